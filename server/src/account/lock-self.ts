/**
 * Writing to the own account: a call may wait, for the hash of a password or for its turn, and what let it in may be
 * over when it writes. So it is asked again where the row is locked: by everything that ends a right to it.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import { findToken } from '#platform/one-time-token.ts';
import * as sql from './own-sql.ts';

/** The row of who is signed in. A new password, a lock and a deletion end the session in their own transaction. */
export async function lockSelf(tx: Tx): Promise<sql.OwnRow> {
  const { actor } = tx;
  if (actor.kind !== 'recommender') return refuse('token.invalid');
  const row = await sql.lockOwn(tx.db, actor.accountId);
  const lives = await sql.hasSession(tx.db, { id: actor.sessionId, accountId: actor.accountId, now: tx.now });
  return row?.status === 'active' && lives ? row : refuse('token.invalid');
}

/** The row of the bearer of the link of M34, who needs no password; a locked one comes through no link. */
export async function lockByLink(tx: Tx, token: string): Promise<sql.OwnRow> {
  const found = await findToken(tx, token, ['Kundennummer']);
  const row = found && (await sql.lockOwn(tx.db, found.id));
  return row?.status === 'active' || row?.status === 'created' ? row : refuse('one-time-token.invalid');
}
