/**
 * The bank account a recommender has stored for later pickups (rules 7.3, C-15). Who has just signed in sees it in full
 * and changes it; later the password is asked for, because a browser left open must not redirect money. The person is
 * told of every change by mail (M36), of a replaced or deleted account at the addresses of the last weeks, too.
 */
import type { BankAccount } from '@weitersagen/contract/bank-account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type BankAccountOwner,
  type BankNews,
  checkIban,
  findBankAccount,
  forgetBankAccount,
  giveBankAccount,
  showBankAccount,
  tellBankChange,
} from '#bank-account/bank-account.ts';
import { isFreshSignIn, proveByPassword } from '#identity/identity.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { noteTrace } from '#signal/signal.ts';
import { recordAccountEvent } from '../account-event.ts';
import { personKind } from '../user-kind.ts';
import { listFormerAddresses } from './former-address.ts';
import { lockSelf } from './lock-self.ts';
import type { OwnRow } from './sql.ts';

type Shown = Value<typeof BankAccount>;

/** Stores or replaces it, and says so by mail (M36). */
export async function storeBankAccount(
  ctx: Ctx,
  { holder, iban, current }: { holder: string; iban: string; current: string | null },
): Promise<Shown> {
  const owner = ownerOf(ctx);
  checkIban(ctx, iban);
  await proveSelf(ctx, current);
  return ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const given = await giveBankAccount(tx, owner, { holder, iban });
    if (given) await tellGiven(tx, row, given, iban);
    return showBankAccount(tx, { holder, iban }, true);
  });
}

async function tellGiven(tx: Tx, row: OwnRow, given: BankNews['given'], iban: string): Promise<void> {
  await tell(tx, row, given, iban);
  const act = given.change === 'bankReplaced' ? 'replaceIban' : 'giveIban';
  await noteTrace(tx, act, { recommendationId: null, accountId: row.id }, row);
}

export async function deleteBankAccount(ctx: Ctx, current: string | null): Promise<{ isStored: boolean }> {
  const owner = ownerOf(ctx);
  await proveSelf(ctx, current);
  await ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const known = await findBankAccount(tx, owner);
    if (!known) return;
    if (known.stoppedAt) refuse('state.not-allowed', { problems: [{ field: 'IBAN', code: 'bank-account-stopped' }] });
    await forgetBankAccount(tx, owner);
    await tell(tx, row, { change: 'bankDeleted', countsFrom: null }, known.iban);
  });
  return { isStored: false };
}

/** Whose token it is; only where the mandant stores bank data. */
function ownerOf(ctx: Ctx): BankAccountOwner {
  const { accountId } = selfOf(ctx);
  return ctx.mandant.config.storesBankData ? { kind: 'account', id: accountId } : refuse('module.off');
}

/** Whether the one who asks gave the password within the last 15 minutes; an operator who looks never did. */
export const hasJustSignedIn = ({ actor, now }: Pick<Ctx, 'actor' | 'now'>): boolean =>
  actor.kind === 'recommender' && isFreshSignIn(now, actor);

/** A fresh sign-in or the password; a wrong one counts as a failed sign-in does. */
async function proveSelf(ctx: Ctx, current: string | null): Promise<void> {
  if (hasJustSignedIn(ctx)) return;
  await proveByPassword(personKind, ctx, current ?? refuse('bank-data.password-needed'));
}

async function tell(tx: Tx, row: OwnRow, given: BankNews['given'], iban: string): Promise<void> {
  const { change } = given;
  await recordAccountEvent(tx, row, change);
  const { id, email, language, firstName } = row;
  if (email === null) return;
  const before = change === 'bankStored' ? [] : await listFormerAddresses(tx, id);
  const to = [{ email, firstName }, ...before.map((old) => ({ email: old, firstName: null }))];
  await tellBankChange(tx, { owner: { kind: 'account', id }, given, iban, language, to });
}
