/**
 * The bank account a person has stored for later pickups (7.3, C-15), sealed. Who has just signed in sees it in full and
 * changes it; later the password is asked for, because a browser left open must not redirect money. The person is told
 * of every change by mail, and another IBAN counts its hold from when it was given (P4).
 */
import type { BankAccount } from '@weitersagen/contract/account/bank-account-schemas';
import { isIban, maskIban } from '@weitersagen/contract/basics/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { noteAccount } from '../note.ts';
import { proveByPassword } from '../sign-in/login-limit.ts';
import { isFreshSignIn } from '../sign-in/signed-in.ts';
import { deleteBankAccount as deleteStored } from '../sql.ts';
import { lockSelf } from './lock-self.ts';
import * as sql from './sql.ts';

type Shown = Value<typeof BankAccount>;

export interface StoredBank {
  holder: string;
  /** Compact, in capitals. */
  iban: string;
  givenAt: Date;
}

/** What happened to the account; the name of its event, too. */
export type BankChange = 'bankStored' | 'bankReplaced' | 'bankDeleted';

/** Parameters of M36. */
export interface BankMail {
  change: BankChange;
  firstName: string | null;
  last4: string;
}

const nothing: Shown = { holder: null, iban: null, bic: null, bank: null, isStored: false };

/** What is stored for an account; nothing where the mandant stores none. */
export async function findBankAccount(tx: Tx, accountId: number): Promise<StoredBank | undefined> {
  const { mandant, system, db } = tx;
  const row = mandant.config.storesBankData ? await sql.findBankAccount(db, accountId) : undefined;
  return (
    row && {
      holder: system.vault.open(row.holder_sealed, 'bank_account.holder'),
      iban: system.vault.open(row.iban_sealed, 'bank_account.iban'),
      givenAt: row.given_at,
    }
  );
}

/** In full for whoever has just signed in, masked for everybody else: a reward token, support, an older sign-in. */
export async function showBankAccount(tx: Tx, accountId: number | null): Promise<Shown> {
  const stored = accountId === null ? undefined : await findBankAccount(tx, accountId);
  return stored ? shown(stored, hasJustSignedIn(tx)) : nothing;
}

/** Stores or replaces it, and says so by mail (M36). */
export async function storeBankAccount(
  ctx: Ctx,
  { holder, iban, current }: { holder: string; iban: string; current: string | null },
): Promise<Shown> {
  const accountId = ownerId(ctx);
  if (!isIban(iban, ctx.mandant.config.germanIbanOnly))
    refuse('input.invalid', { problems: [{ field: 'IBAN', code: 'invalid' }] });
  await proveSelf(ctx, current);
  await ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const known = await findBankAccount(tx, accountId);
    if (known?.iban === iban && known.holder === holder) return;
    const givenAt = known?.iban === iban ? known.givenAt : tx.now;
    await sql.putBankAccount(tx.db, accountId, sealed(tx, { holder, iban, givenAt }));
    await tell(tx, row, known ? 'bankReplaced' : 'bankStored', iban);
  });
  return shown({ holder, iban }, true);
}

/** What the pickup of a moment brought. */
export async function dropBankAccount({ db }: Tx, accountId: number, givenAt: Date): Promise<void> {
  await deleteStored(db, accountId, givenAt);
}

export async function deleteBankAccount(ctx: Ctx, current: string | null): Promise<{ isStored: boolean }> {
  const accountId = ownerId(ctx);
  await proveSelf(ctx, current);
  await ctx.write(async (tx) => {
    const row = await lockSelf(tx);
    const known = await findBankAccount(tx, accountId);
    if (!known) return;
    await deleteStored(tx.db, accountId);
    await tell(tx, row, 'bankDeleted', known.iban);
  });
  return { isStored: false };
}

/** What a pickup brought, where the mandant stores bank data and none are stored yet: replacing one takes a fresh sign-in. */
export async function keepBankAccount(
  tx: Tx,
  accountId: number,
  { holder, iban }: Omit<StoredBank, 'givenAt'>,
): Promise<void> {
  if (!tx.mandant.config.storesBankData) return;
  await sql.insertBankAccount(tx.db, accountId, sealed(tx, { holder, iban, givenAt: tx.now }));
}

const sealed = ({ system: { vault } }: Tx, { holder, iban, givenAt }: StoredBank) => ({
  holder_sealed: vault.seal(holder, 'bank_account.holder'),
  iban_sealed: vault.seal(iban, 'bank_account.iban'),
  iban_hash: vault.hash(iban, 'iban'),
  given_at: givenAt,
});

/** Whose token it is; only where the mandant stores bank data. */
function ownerId(ctx: Ctx): number {
  const { accountId } = selfOf(ctx);
  return ctx.mandant.config.storesBankData ? accountId : refuse('module.off');
}

/** Whether the one who asks gave the password within the last 15 minutes; an operator who looks never did. */
export const hasJustSignedIn = ({ actor, now }: Pick<Ctx, 'actor' | 'now'>): boolean =>
  actor.kind === 'recommender' && isFreshSignIn(now, { authAt: actor.authAt, isSupport: actor.support !== null });

/** A fresh sign-in or the password; a wrong one counts as a failed sign-in does. */
async function proveSelf(ctx: Ctx, current: string | null): Promise<void> {
  if (hasJustSignedIn(ctx)) return;
  await proveByPassword(ctx, current ?? refuse('bank-data.password-needed'));
}

async function tell(tx: Tx, row: sql.OwnRow, change: BankChange, iban: string): Promise<void> {
  await noteAccount(tx, row, change);
  const { id, email, language, first_name } = row;
  if (email === null) return;
  const parameters: BankMail = { change, firstName: first_name, last4: iban.slice(-4) };
  const whose = { object: 'account', objectId: id } as const;
  await queueMail(tx, { template: 'M36', to: email, language, ...whose, parameters: { ...parameters } });
}

const shown = ({ holder, iban }: Pick<StoredBank, 'holder' | 'iban'>, isFull: boolean): Shown => ({
  ...nothing,
  holder,
  iban: isFull ? iban : maskIban(iban),
  isStored: true,
});
