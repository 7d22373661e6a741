/** The account itself: found or made, locked, moved (K1 to K14), and what goes with the person. */

import { type AccountEvent, accountMoves, mayAccount } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventName } from '@weitersagen/contract/event/events';
import { forgetBankAccount } from '#bank-account/bank-account.ts';
import { deleteOldSolutions, overSolutionRow } from '#captcha/captcha.ts';
import { deleteOldCopies, overCopyRow } from '#contact/contact.ts';
import {
  deleteOldSessions,
  deleteOldTokens,
  endSessions,
  endTokens,
  overTokenRow as identityTokenRow,
  overSessionRow,
} from '#identity/identity.ts';
import { endPermissions } from '#mandant/mandant.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { forgetReasons, recordEvent } from '#platform/event.ts';
import { endReplayKeys, oldReplayRow } from '#platform/http/idempotency.ts';
import { countTries } from '#platform/http/limit.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import { forgetMails } from '#platform/mail/object-mails.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { newHash32 } from '#platform/random.ts';
import { forgetSecuritySubject } from '#platform/security/forget.ts';
import { announceChange } from '#platform/signals.ts';
import { pageAddress } from '#site/site.ts';
import { clearSignatures } from './code/sql.ts';
import { forgetFormerAddresses } from './own/former-address.ts';
import { farewellMail } from './own/mails.ts';
import * as newsletter from './own/newsletter.ts';
import { clearEmailHashes, oldHashRow } from './own/sql.ts';
import { deleteUsedTokens, overTokenRow } from './person-sql.ts';
import * as sql from './sql.ts';
import { personKind } from './user-kind.ts';

export type Account = sql.Account;

/** Told to every process when recommendations of an account stop or start to count; the value is `mandant:account`. */
export const accountTopic = 'account';
export const accountKey = (mandantId: number, accountId: number): string => `${mandantId}:${accountId}`;

/**
 * The account of an e-mail; one that is unknown is made (K1, K2, K7). A locked one may not recommend (K10). `update` is
 * for who changes the account later in the transaction.
 */
export async function findOrCreateAccount(
  tx: Tx,
  person: Omit<sql.NewAccount, 'hash'>,
  event: 'create' | 'register' | 'acceptInvitation' | 'enterFromPortal' = 'create',
  lock: 'share' | 'update' = 'share',
): Promise<{ account: Account; isNew: boolean }> {
  const given = { ...person, hash: newHash32() };
  const find = () => sql.findOrInsertAccount(tx, given, event, lock);
  const row = (await find()) ?? (await find());
  if (!row) throw new Error('an account that was just made is not there');
  const { isNew, ...account } = row;
  return { account, isNew };
}

export async function getAccount(tx: Tx, id: number): Promise<Account> {
  return (await sql.findAccount(tx.db, id)) ?? refuse('unknown');
}

/** Locks the row until the end of the transaction. */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  return (await sql.lockAccount(tx.db, id)) ?? refuse('unknown');
}

export const lockAccountByHash = async (tx: Tx, hash: string): Promise<Account> =>
  lockAccount(tx, (await sql.findAccountId(tx, hash)) ?? refuse('unknown'));

/** Whether the person is held back: no new recommendation, no open link, no payment (K10). */
export const accountIsLocked = ({ status }: Pick<Account, 'status'>): boolean => status === 'locked';

/** Whether nobody comes through the links of this account any more (rules 3.2). */
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
  { as = event, reason }: { as?: EventName<'account'>; reason?: string } = {},
): Promise<Account> {
  if (!mayAccount(event, account)) refuse('state.not-allowed');
  const { to } = accountMoves[event];
  await sql.markAccount(tx.db, account.id, to, tx.now);
  await recordEvent(tx, { object: 'account', id: account.id, event: as, from: account.status, to, reason });
  if (to === 'locked' || to === 'deleted') await endSessions(personKind, tx, account.id);
  if (to === 'deleted') await forgetPerson(tx, account);
  await announceChange(tx, accountTopic, accountKey(tx.mandant.id, account.id));
  return to === 'deleted'
    ? { ...account, status: to, firstName: null, lastName: null, email: null }
    : { ...account, status: to };
}

async function forgetPerson(tx: Tx, { id, email }: Account): Promise<void> {
  await newsletter.leaveNewsletter(tx, id, 'Kontolöschung', 'endNewsletter');
  if (email) await endPermissions(tx, email, ['terms', 'campaign']);
  if (email) await forgetSecuritySubject(tx, email);
  await sql.clearAccount(tx.db, id, email && tx.system.vault.hash(email, 'account-email'));
  await clearSignatures(tx.db, id);
  await forgetBankAccount(tx, { kind: 'account', id });
  await forgetFormerAddresses(tx, id);
  await endTokens(tx, { object: 'account', id });
  await forgetMails(tx, 'account', [id]);
  await forgetReasons(tx, 'account', [{ id }]);
}

/** CreateGrenze (rules 1.9): what an e-mail and an address may make, a recommendation or only an account. */
export const countCreation = (ctx: Ctx, email: string): Promise<void> =>
  countTries(ctx, { name: 'create', email, ...ctx.mandant.config.createLimit });

/** Where the first password is set (K5): the link of M01, and of M02 where it made the account. */
export const registrationAddress = (ctx: Ctx, language: string, token: string): Promise<string> =>
  pageAddress(ctx, { page: 'registration', language, query: { token } });

/** The mail that tells the person that the account is gone (M21); it holds nothing but the address, and that until it is sent. */
export const queueFarewell = (tx: Tx, { email, language }: Pick<Account, 'email' | 'language'>): Promise<boolean> =>
  email === null
    ? Promise.resolve(false)
    : queueMail(tx, farewellMail, { to: email, language, object: null, objectId: null, parameters: {} });

const hashYears = 3;

const hashesBefore = (now: Date): Date => {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - hashYears);
  return before;
};

/** Job: what is left of the address of a deleted account, its keyed hash, goes after three years (C-16). */
export const forgetEmailHashes = pass(
  (ctx) => ctx.write(({ db, now }) => clearEmailHashes(db, hashesBefore(now))),
  whoHas(({ now }) => oldHashRow(hashesBefore(now))),
);

/** Job: what is over and can be used no more: one-time tokens, stored answers, sessions. */
export const endSpent = pass(
  (ctx) =>
    ctx.write(
      async (tx) =>
        (await deleteOldTokens(tx)) +
        (await deleteOldCopies(tx)) +
        (await deleteOldSolutions(tx)) +
        (await deleteUsedTokens(tx.db, tx.now)) +
        (await endReplayKeys(tx)) +
        (await deleteOldSessions(tx.db, tx.now)),
    ),
  anyOf(
    ...[identityTokenRow, overCopyRow, overSolutionRow, overTokenRow, oldReplayRow, overSessionRow].map((row) =>
      whoHas(({ now }) => row(now)),
    ),
  ),
);
