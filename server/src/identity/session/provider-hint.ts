/** What the provider that vouched for somebody wants to hear when the session ends (C-47): it goes with the row, sealed. */
import { placeIn } from '#platform/vault.ts';
import type { InSession } from '../user-kind.ts';

const placeOf = (at: Pick<InSession, 'mandant'>, id: string) => placeIn(at, 'session.provider_hint', id);

export const sealHint = (at: Pick<InSession, 'mandant' | 'system'>, id: string, hint: string): string =>
  at.system.vault.seal(hint, placeOf(at, id));

/** Null where nobody vouched for the person of this session. */
export async function findProviderHint(
  tx: Pick<InSession, 'db' | 'mandant' | 'system'>,
  id: string,
): Promise<string | null> {
  const row = await tx.db
    .selectFrom('session')
    .select('provider_hint_sealed as hintSealed')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hintSealed ? tx.system.vault.open(row.hintSealed, placeOf(tx, id)) : null;
}
