/**
 * The secrets that sign the tokens of the client's portal: sealed like the payout account, two at a time so that the
 * client's side can change over, and opened for a sign-in alone.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { globally, type System, type Tx } from '#platform/context.ts';
import type { Place } from '#platform/vault.ts';
import * as sql from './sql.ts';

interface PortalSecrets {
  current: string;
  former: string | null;
}

const placeOf = (mandantId: number): Place => ({ column: 'mandant_config.autologin', mandantId, row: [] });

/** The one to sign with first; none where nobody comes from a portal. */
export async function listPortalSecrets({
  db,
  mandant,
  system: { vault },
}: Pick<Tx, 'db' | 'mandant' | 'system'>): Promise<string[]> {
  const row = await sql.findPortalSecrets(db);
  if (!row?.autologinSealed) return [];
  const { current, former } = JSON.parse(vault.open(row.autologinSealed, placeOf(mandant.id))) as PortalSecrets;
  return former === null ? [current] : [current, former];
}

/** What a file says; gives whether it was something else before. */
export async function putPortalSecrets(
  tx: Pick<Tx, 'db' | 'mandant' | 'system'>,
  { autologinSecret: current, autologinSecretFormer: former }: MandantFile['config'],
): Promise<boolean> {
  const given = [current, former].filter((one) => one !== null);
  const known = await listPortalSecrets(tx);
  if (given.length === known.length && given.every((one, nth) => one === known[nth])) return false;
  await sql.putPortalSecrets(tx.db, current === null ? null : seal(tx.system, tx.mandant.id, { current, former }));
  return true;
}

const seal = ({ vault }: System, mandantId: number, secrets: PortalSecrets): string =>
  vault.seal(JSON.stringify(secrets), placeOf(mandantId));

/** Step of every start: what an earlier version left in the clear is sealed. It goes on signing, weak or not. */
export async function sealPlainSecrets(system: System): Promise<void> {
  for (const id of await globally(system, sql.listMandantIds))
    await system.database.transaction({ mandantId: id, role: 'app', readOnly: false }, async (db) => {
      const current = await sql.takePlainSecret(db);
      if (current === undefined) return;
      await sql.putPortalSecrets(db, seal(system, id, { current, former: null }));
      system.log.warn(
        { mandantId: id },
        'AutologinSecret is sealed now; draw another one, because backups hold it in the clear',
      );
    });
}
