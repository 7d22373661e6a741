/**
 * Bank accounts (rules 7.3, C-15): the one account to which an owner wants money, sealed. An owner is an account of a
 * recommender or a recipient; what an owner may do about it is decided by the owner's feature. Here are sealing and opening,
 * the day an IBAN was given, the hold of a new one, the mail about a change (M36) with the stop behind its link, and what
 * others get to see of it.
 */

import { isIban, maskIban } from '@weitersagen/contract/bank-account/iban';
import type { BankAccount as BankAccountShape } from '@weitersagen/contract/bank-account/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { eventCode } from '@weitersagen/contract/event/events';
import { writtenHolder } from '@weitersagen/contract/payout/sepa-text';
import { findDebtor } from '#mandant/mandant.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import { bankOfIban } from './bank.ts';
import type { GivenBank } from './mails.ts';
import { type BankAccount, hashesOfIban, openBankAccount, sealBankAccount, storedPlace } from './sealed.ts';
import * as sql from './sql.ts';

export { bankOfIban } from './bank.ts';
export { type BankNews, type GivenBank, tellBankChange } from './mails.ts';
export {
  type BankAccount,
  hashesOfIban,
  hashesOfTail,
  openBankAccount,
  type SealedAccount,
  type SealedPlace,
  tailHashOf,
} from './sealed.ts';
export { type BankSnapshot, type EarlierUse, snapshotBankAccount } from './snapshot.ts';
export type { BankAccountOwner } from './sql.ts';
export { hashStoredTails } from './tail.ts';

export interface StoredBankAccount extends BankAccount {
  givenAt: Date;
  /** Its owner had given another one before. */
  replaces: boolean;
  /** When the owner said that it is not theirs: nothing is collected with it. */
  stoppedAt: Date | null;
}

/** People keep an account for later only where the mandant wants it; a recipient gives one for the own reward. */
const isKept = ({ mandant }: Tx, { kind }: sql.BankAccountOwner): boolean =>
  kind !== 'account' || mandant.config.storesBankData;

/** What is stored, opened. */
export async function findBankAccount(tx: Tx, owner: sql.BankAccountOwner): Promise<StoredBankAccount | undefined> {
  const row = isKept(tx, owner) ? await sql.findBankAccount(tx.db, owner) : undefined;
  if (!row) return undefined;
  const { givenAt, replaces, stoppedAt } = row;
  return { ...openBankAccount(tx, row, storedPlace(owner)), givenAt, replaces, stoppedAt };
}

/** What a pickup may go to by itself: one that is stopped is not there. */
export async function findUsableAccount(tx: Tx, owner: sql.BankAccountOwner): Promise<StoredBankAccount | undefined> {
  const found = await findBankAccount(tx, owner);
  return found?.stoppedAt ? undefined : found;
}

/** Refuses an IBAN whose owner said that it is not theirs, however it comes. */
export async function refuseStopped(tx: Tx, owner: sql.BankAccountOwner, iban: string): Promise<void> {
  const row = await sql.findBankAccount(tx.db, owner);
  if (row && row.stoppedAt !== null && hashesOfIban(tx, iban).includes(row.ibanHash)) refuseField();
}

const refuseField = (refusal: 'input.invalid' | 'state.not-allowed' = 'input.invalid'): never =>
  refuse(refusal, { problems: [{ field: 'IBAN', code: 'bank-account-stopped' }] });

/** Which events of an owner say that there was an account before. */
const earlier = {
  account: (['bankStored', 'bankReplaced', 'bankDeleted'] as const).map((name) => eventCode('account', name)),
  recipient: (['giveBankData', 'bankReplaced'] as const).map((name) => eventCode('recipient', name)),
  agency: (['bankStored', 'bankReplaced', 'bankDeleted'] as const).map((name) => eventCode('agency', name)),
};

/**
 * The owner gives one: gives what changed by it, nothing where it is the same. One after another is a replaced one, also
 * where that was deleted in between, and counts its days from the pickup (P4); another holder changes no days. While one is stopped nothing is changed, because two persons decide about it.
 */
export async function giveBankAccount(
  tx: Tx,
  owner: sql.BankAccountOwner,
  { holder, iban }: BankAccount,
): Promise<GivenBank | undefined> {
  const known = await findBankAccount(tx, owner);
  if (known?.stoppedAt) refuseField('state.not-allowed');
  if (known?.iban === iban && known.holder === holder) return undefined;
  const isSame = known?.iban === iban;
  const replaces = isSame ? known.replaces : known !== undefined || (await hadAnother(tx, owner));
  const givenAt = isSame ? known.givenAt : tx.now;
  await putBankAccount(tx, owner, { holder, iban, givenAt, replaces });
  return { change: known || replaces ? 'bankReplaced' : 'bankStored', countsFrom: replaces ? null : givenAt };
}

const hadAnother = (tx: Tx, owner: sql.BankAccountOwner): Promise<boolean> =>
  sql.hasChangedBefore(tx.db, owner, earlier[owner.kind]);

/** A stop, and what ends it: it is right, or it goes. */
const stopSteps = ['bankStopped', 'bankFreed', 'bankDropped'] as const;

/** "Das war ich nicht" (M36): false where there is none, or it is stopped already. */
export const stopBankAccount = (tx: Tx, owner: sql.BankAccountOwner): Promise<boolean> =>
  sql.markStopped(tx.db, owner, tx.now);

/** Whether one is stopped now. */
export async function isBankStopped(tx: Tx, owner: sql.BankAccountOwner): Promise<boolean> {
  return ((await sql.findBankAccount(tx.db, owner))?.stoppedAt ?? null) !== null;
}

/** The account is right. */
export const freeBankAccount = (tx: Tx, owner: sql.BankAccountOwner): Promise<unknown> =>
  sql.markStopped(tx.db, owner, null);

/** Whether the last stop was decided about, by two persons; it waits for them also where the account has gone meanwhile. */
export async function isStopDecided(tx: Tx, owner: sql.BankAccountOwner): Promise<boolean> {
  const codes = stopSteps.map((name) => eventCode(owner.kind, name));
  const last = await sql.findLastChange(tx.db, owner, codes);
  return last !== undefined && last !== eventCode(owner.kind, 'bankStopped');
}

/** In the place of whatever was there; refuses the account that the mandant pays from. */
export async function putBankAccount(
  tx: Tx,
  owner: sql.BankAccountOwner,
  { givenAt, replaces = false, ...account }: BankAccount & { givenAt: Date; replaces?: boolean },
): Promise<void> {
  await refusePayoutAccount(tx, account.iban);
  await sql.putBankAccount(tx.db, owner, { ...sealBankAccount(tx, account, storedPlace(owner)), givenAt, replaces });
}

/** What a pickup brought, where none is stored yet: replacing one takes more than the link of a mail. */
export async function keepBankAccount(tx: Tx, owner: sql.BankAccountOwner, account: BankAccount): Promise<void> {
  if (!isKept(tx, owner)) return;
  const replaces = await hadAnother(tx, owner);
  await sql.insertBankAccount(tx.db, owner, {
    ...sealBankAccount(tx, account, storedPlace(owner)),
    givenAt: tx.now,
    replaces,
  });
}

/**
 * Whichever is stored, or only the one given at that moment, or of that IBAN: another one stays, and so does one that is
 * stopped, because two persons decide about it.
 */
export async function forgetBankAccount(
  tx: Tx,
  owner: sql.BankAccountOwner,
  only: { givenAt?: Date; iban?: string } = {},
): Promise<void> {
  const { givenAt, iban } = only;
  const ibanHashes = iban === undefined ? undefined : hashesOfIban(tx, iban);
  await sql.deleteBankAccount(tx.db, owner, { givenAt, ibanHashes });
}

const nothing = { holder: null, iban: null, bic: null, bank: null, isStored: false };

/** From when a new IBAN that is given now is paid. */
export const newIbanAt = ({ now, mandant }: Pick<Ctx, 'now' | 'mandant'>): Date =>
  plusHours(now, mandant.config.ibanHoldHours);

/** Who transfers, as a bank names it to whoever gets the money; nobody while there is no account to pay from. */
export const findPayer = async (tx: Tx): Promise<string | null> => (await findDebtor(tx))?.holder ?? null;

/** As its owner sees it: the IBAN in full only for whoever has just signed in. */
export async function showBankAccount(
  tx: Tx,
  account: BankAccount | undefined,
  isFull: boolean,
): Promise<Value<typeof BankAccountShape>> {
  const always = { payer: await findPayer(tx), newIbanAt: newIbanAt(tx) };
  if (!account) return { ...nothing, ...always };
  const { holder, iban } = account;
  return {
    ...always,
    ...(await bankOfIban(iban, tx.now)),
    holder,
    written: writtenHolder(holder),
    iban: isFull ? iban : maskIban(iban),
    isStored: true,
  };
}

/** As somebody sees it who may not see the IBAN. */
export const maskBankAccount = async ({ now }: Pick<Ctx, 'now'>, { holder, iban }: BankAccount) => ({
  holder,
  iban: maskIban(iban),
  bank: (await bankOfIban(iban, now)).bank,
});

/** The masked IBAN of a stored account's row, for lists that read rows. */
export function maskStoredIban(
  { system: { vault }, mandant }: Pick<Ctx, 'system' | 'mandant'>,
  owner: sql.BankAccountOwner,
  ibanSealed: string,
): string {
  const { iban, row } = storedPlace(owner);
  return maskIban(vault.open(ibanSealed, placeIn({ mandant }, iban, ...row)));
}

/** ModuleIBANNurDE lets in German ones only, which a schema cannot know. */
export const problemsOfIban = ({ mandant: { config } }: Pick<Ctx, 'mandant'>, iban: string): Problem[] =>
  isIban(iban, config.germanIbanOnly) ? [] : [{ field: 'IBAN', code: 'invalid' }];

/** The mandant pays nobody on the account it pays from. */
export async function isPayoutAccount(tx: Tx, iban: string): Promise<boolean> {
  return (await findDebtor(tx))?.iban === iban;
}

async function refusePayoutAccount(tx: Tx, iban: string): Promise<void> {
  if (await isPayoutAccount(tx, iban)) refuse('input.invalid', { problems: [{ field: 'IBAN', code: 'own-account' }] });
}

export function checkIban(ctx: Pick<Ctx, 'mandant'>, iban: string): void {
  const problems = problemsOfIban(ctx, iban);
  if (problems.length > 0) refuse('input.invalid', { problems });
}

/** Holder and IBAN as they were typed, both or (with stored ones) none. */
export function chooseBankAccount(
  ctx: Pick<Ctx, 'mandant'>,
  { holder, iban }: { holder: string | null; iban: string | null },
  stored: BankAccount | undefined,
): BankAccount {
  if (holder === null && iban === null && stored) return stored;
  const problems: Problem[] = [
    ...(holder === null ? [{ field: 'Kontoinhaber', code: 'required' } as const] : []),
    ...(iban === null ? [{ field: 'IBAN', code: 'required' } as const] : problemsOfIban(ctx, iban)),
  ];
  return holder === null || iban === null || problems.length > 0
    ? refuse('input.invalid', { problems })
    : { holder, iban };
}
