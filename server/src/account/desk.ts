/** What an operator does for somebody who cannot get in, or has left a browser open: a fresh mail, and every session ended. */
import type { AccountStatus } from '@weitersagen/contract/account/status';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { type Account, findAccountId, lockAccount } from './account.ts';
import { type PasswordTemplate, queuePasswordMail } from './mail-queue.ts';
import { findPerson } from './person-sql.ts';
import { deleteSessions } from './sql.ts';

/** The sessions of support end, too. */
export const endSessions = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockByHash(tx, hash);
    if (account.status !== 'active') refuse('state.not-allowed');
    await deleteSessions(tx.db, account.id);
    await note(tx, account, { event: 'end-sessions', reason });
    return account;
  });

const templates: Readonly<Partial<Record<AccountStatus, PasswordTemplate>>> = { created: 'M01', active: 'M18' };

/** M01 to who never set a password, else M18; an operator does not wait for the gap between two of them. */
export const mailPassword = (ctx: Ctx, hash: string, reason: string | undefined): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockByHash(tx, hash);
    const person = await findPerson(tx.db, { id: account.id });
    const template = templates[account.status];
    if (!person || !template || tx.mandant.config.autologin) return refuse('state.not-allowed');
    await queuePasswordMail(tx, person, { template, redirect: null });
    await note(tx, account, { event: 'passwordMail', reason });
    return account;
  });

const lockByHash = async (tx: Tx, hash: string): Promise<Account> =>
  lockAccount(tx, (await findAccountId(tx, hash)) ?? refuse('unknown'));

/** The account stays in its state. */
const note = (tx: Tx, { id, status }: Account, what: { event: string; reason: string | undefined }): Promise<void> =>
  recordEvent(tx, { object: 'account', id, from: status, to: status, ...what });
