/** The person of an agency who calls, locked: what let that person in may be over when it is their turn. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import { agencyKind, agencyOf } from '../user-kind.ts';
import { type AgencyUserRow, lockUser } from '../user-sql.ts';

export async function lockAgencySelf(tx: Tx): Promise<AgencyUserRow> {
  const { userId, sessionId } = agencyOf(tx);
  const row = await lockUser(tx.db, userId);
  const session = await agencyKind.sessions.find(tx.db, sessionId, { userId, now: tx.now });
  return row?.status === 'active' && !row.removedAt && session ? row : refuse('token.invalid');
}
