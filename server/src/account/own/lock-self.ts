/**
 * Changing what the account keeps (bank data, password, customer number, newsletter) or ending it: a call may wait, for
 * the hash of a password or for its turn, and what let it in may be over when it writes. So it is asked again where the
 * row is locked.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { findToken } from '#identity/identity.ts';
import { selfOf, type Tx } from '#platform/context.ts';
import { personKind } from '../user-kind.ts';
import * as sql from './sql.ts';

/** The row and the session of who is signed in; what ends that (identity/session/session.ts) may have come between. */
export async function lockSelf(tx: Tx): Promise<sql.OwnRow & { remembered: boolean }> {
  const { accountId, sessionId } = selfOf(tx);
  const row = await sql.lockOwn(tx.db, accountId);
  const session = await personKind.sessions.find(tx.db, sessionId, { userId: accountId, now: tx.now });
  return row?.status === 'active' && session ? { ...row, remembered: session.remembered } : refuse('token.invalid');
}

/** The row of the bearer of the link of M34, who needs no password; a locked one comes through no link, not even to look. */
export const ownerByLink = (tx: Tx, token: string): Promise<sql.OwnRow> => byLink(tx, token, sql.findOwn);
export const lockByLink = (tx: Tx, token: string): Promise<sql.OwnRow> => byLink(tx, token, sql.lockOwn);

async function byLink(tx: Tx, token: string, read: typeof sql.findOwn): Promise<sql.OwnRow> {
  const found = await findToken(tx, token, ['Kundennummer']);
  const row = found && (await read(tx.db, found.id));
  return row?.status === 'active' || row?.status === 'created' ? row : refuse('one-time-token.invalid');
}
