/**
 * The bank account a recommender has stored for later pickups (rules 7.3, C-15). Who has just signed in sees it in full
 * and changes it; later the password is asked for, because a browser left open must not redirect money. The person is
 * told of every change by mail, and another IBAN counts its hold from when it was given (P4).
 */
import type { BankAccount } from '@weitersagen/contract/bank-account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type BankAccountOwner,
  checkIban,
  findBankAccount,
  forgetBankAccount,
  putBankAccount,
  showBankAccount,
} from '#bank-account/bank-account.ts';
import { isFreshSignIn, proveByPassword } from '#identity/identity.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { recordAccountEvent } from '../account-event.ts';
import { personKind } from '../user-kind.ts';
import { lockSelf } from './lock-self.ts';
import { bankMail } from './mails.ts';
import type { OwnRow } from './sql.ts';

type Shown = Value<typeof BankAccount>;

/** What happened to the account; the name of its event, too. */
export type BankChange = 'bankStored' | 'bankReplaced' | 'bankDeleted';

/** Stores or replaces it, and says so by mail (M36). */
export async function storeBankAccount(
  ctx: Ctx,
  { holder, iban, current }: { holder: string; iban: string; current: string | null },
): Promise<Shown> {
  const owner = ownerOf(ctx);
  checkIban(ctx, iban);
  await proveSelf(ctx, current);
  await ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const known = await findBankAccount(tx, owner);
    if (known?.iban === iban && known.holder === holder) return;
    const givenAt = known?.iban === iban ? known.givenAt : tx.now;
    await putBankAccount(tx, owner, { holder, iban, givenAt });
    await tell(tx, row, known ? 'bankReplaced' : 'bankStored', iban);
  });
  return showBankAccount({ holder, iban }, true);
}

export async function deleteBankAccount(ctx: Ctx, current: string | null): Promise<{ isStored: boolean }> {
  const owner = ownerOf(ctx);
  await proveSelf(ctx, current);
  await ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const known = await findBankAccount(tx, owner);
    if (!known) return;
    await forgetBankAccount(tx, owner);
    await tell(tx, row, 'bankDeleted', known.iban);
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

async function tell(tx: Tx, row: OwnRow, change: BankChange, iban: string): Promise<void> {
  await recordAccountEvent(tx, row, change);
  const { id, email, language, firstName } = row;
  if (email === null) return;
  const parameters = { change, firstName, last4: iban.slice(-4) };
  const whose = { object: 'account', objectId: id } as const;
  await queueMail(tx, bankMail, { to: email, language, ...whose, parameters });
}
