/**
 * Accounts of recommenders (design 3.1), as far as the journey makes, locks and ends them. An account is made by the
 * first recommendation of an e-mail and has no password then; what an anonymous caller typed never changes a known one.
 * K10 holds a person back, K12 and K14 forget one: here is the account's own part, `journey` moves what hangs on it.
 */
import { type AccountEvent, accountMoves, mayAccount } from '@weitersagen/contract/account/rules';
import type { AccountStatus } from '@weitersagen/contract/account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { endLimits } from '#platform/limit.ts';
import { forgetMails } from '#platform/mail.ts';
import { endReplayKeys } from '#platform/once.ts';
import { deleteOldTokens, endTokens } from '#platform/one-time-token.ts';
import { newHash32 } from '#platform/random.ts';
import { announceChange } from '#platform/signals.ts';
import * as sql from './sql.ts';

export interface Account {
  id: number;
  hash: string;
  status: AccountStatus;
  /** Null once the account is deleted, like the rest of the person. */
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  language: string;
  roles: readonly string[];
}

/** Told to every process when recommendations of an account stop or start to count; the value is `mandant:account`. */
export const accountTopic = 'account';
export const accountKey = (mandantId: number, accountId: number): string => `${mandantId}:${accountId}`;

/** The account of an e-mail; one that is unknown is made (K1). A locked one may not recommend (K10). */
export async function findOrCreateAccount(
  tx: Tx,
  person: { firstName: string; lastName: string; email: string; language: string },
): Promise<{ account: Account; isNew: boolean }> {
  const given = { ...person, hash: newHash32() };
  const row = (await sql.findOrInsertAccount(tx, given)) ?? (await sql.findOrInsertAccount(tx, given));
  if (!row) throw new Error('an account that was just made is not there');
  return { account: toAccount(row), isNew: row.is_new };
}

export async function getAccount(tx: Tx, id: number): Promise<Account> {
  return toAccount((await sql.findAccount(tx.db, id)) ?? refuse('unknown'));
}

export const findAccountId = (tx: Tx, hash: string): Promise<number | undefined> => sql.findAccountId(tx.db, hash);

/** Locks the row until the end of the transaction. */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  return toAccount((await sql.lockAccount(tx.db, id)) ?? refuse('unknown'));
}

/** Whether the person is held back: no new recommendation, no open link, no payment (K10). */
export const accountIsLocked = ({ status }: Pick<Account, 'status'>): boolean => status === 'locked';

/** Whether nobody comes through the links of this account any more (3.2). */
export const accountIsGone = ({ status }: Pick<Account, 'status'>): boolean =>
  status === 'locked' || status === 'deleted';

/**
 * Moves an account whose row is locked, with its event; every session ends with K10, K12, K13 and K14, and with the
 * last three the person goes, too.
 */
export async function moveAccount(
  tx: Tx,
  account: Account,
  event: AccountEvent,
  { number, reason }: { number: string; reason?: string },
): Promise<Account> {
  if (!mayAccount(event, account)) refuse('state.not-allowed');
  const { to } = accountMoves[event];
  await sql.markAccount(tx.db, account.id, to, tx.now);
  await recordEvent(tx, { object: 'account', id: account.id, event: number, from: account.status, to, reason });
  if (to === 'locked' || to === 'deleted') await sql.deleteSessions(tx.db, account.id);
  if (to === 'deleted') await forgetPerson(tx, account);
  await announceChange(tx, accountTopic, accountKey(tx.mandant.id, account.id));
  return to === 'deleted'
    ? { ...account, status: to, firstName: null, lastName: null, email: null }
    : { ...account, status: to };
}

async function forgetPerson(tx: Tx, { id, email }: Account): Promise<void> {
  await sql.clearAccount(tx.db, id, email && tx.system.vault.hash(email, 'account-email'));
  await sql.deleteBankAccount(tx.db, id);
  await endTokens(tx, { object: 'account', id });
  await forgetMails(tx, 'account', id);
}

/** Job: what is over and can be used no more: one-time tokens, stored answers, sessions, counters of limits. */
export async function endSpent(ctx: Ctx): Promise<number> {
  const ended = await ctx.write(
    async (tx) =>
      (await deleteOldTokens(tx)) + (await endReplayKeys(tx)) + (await sql.deleteOldSessions(tx.db, tx.now)),
  );
  await endLimits(ctx.system);
  return ended;
}

const toAccount = (row: sql.AccountRow): Account => ({
  id: row.id,
  hash: row.hash,
  status: row.status as AccountStatus,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  language: row.language,
  roles: row.roles,
});
