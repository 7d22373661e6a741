/** What an operator does for somebody who cannot get in, or has left a browser open: a fresh mail, and every session ended. */
import { mayAccount } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { endSessions } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import { recordAccountEvent } from '../account-event.ts';
import { passwordTemplate, queuePasswordMail } from '../password/mail-queue.ts';
import { findPerson } from '../person-sql.ts';
import { type Account, lockAccountByHash } from '../state.ts';
import { personKind } from '../user-kind.ts';

/** The sessions of support end, too. */
export const signOutEverywhere = (ctx: Ctx, hash: string, reason: string): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    if (!mayAccount('signOut', account)) refuse('state.not-allowed');
    await endSessions(personKind, tx, account.id);
    await recordAccountEvent(tx, account, 'endSessions', reason);
    return account;
  });

/** M01 to who never set a password, else M18; an operator does not wait for the gap between two of them. */
export const mailPassword = (ctx: Ctx, hash: string, reason: string | undefined): Promise<Account> =>
  ctx.write(async (tx) => {
    const account = await lockAccountByHash(tx, hash);
    const person = await findPerson(tx.db, { id: account.id });
    const template = passwordTemplate(account.status);
    if (!person || !template || tx.mandant.config.autologin) return refuse('state.not-allowed');
    await queuePasswordMail(tx, person, { template, redirect: null });
    await recordAccountEvent(tx, account, 'passwordMail', reason);
    return account;
  });
