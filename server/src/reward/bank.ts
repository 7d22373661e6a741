/**
 * Where the money of a reward goes: a sealed snapshot of holder and IBAN with a keyed hash. An IBAN that no paid reward
 * of the person had keeps the reward out of runs for IbanSperreStunden from when it was given first (P4), so that
 * somebody whose mailbox was taken over has time to say so.
 */

import { isIban } from '@weitersagen/contract/basics/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { dropBankAccount, findBankAccount, keepBankAccount } from '#account/account.ts';
import { plusHours } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { dropBankData } from '#recipient/recipient.ts';
import * as sql from './pickup-sql.ts';
import type { Reward } from './sql.ts';
import type { Change } from './write-sql.ts';

export interface Bank {
  holder: string;
  /** Compact, in capitals. */
  iban: string;
}

type Person = Pick<Reward, 'accountId' | 'recipientId'>;

/** What goes into the row with the pickup. */
export async function snapshotBank(tx: Tx, person: Person, { holder, iban }: Bank): Promise<Change> {
  const { vault } = tx.system;
  const hashes = vault.hashes(iban, 'iban');
  const firstAt = await sql.findFirstGiven(tx.db, person, hashes);
  const givenAt = firstAt !== null && firstAt < tx.now ? firstAt : tx.now;
  const payableAt = (await sql.wasPaidTo(tx.db, person, hashes))
    ? null
    : plusHours(givenAt, tx.mandant.config.ibanHoldHours);
  return {
    holderSealed: vault.seal(holder, 'reward.holder'),
    ibanSealed: vault.seal(iban, 'reward.iban'),
    ibanHash: vault.hash(iban, 'iban'),
    ibanLast4: iban.slice(-4),
    ibanGivenAt: givenAt,
    payableAt: payableAt !== null && payableAt > tx.now ? payableAt : null,
  };
}

export function openBank(
  { system: { vault } }: Pick<Tx, 'system'>,
  { holderSealed, ibanSealed }: Pick<Reward, 'holderSealed' | 'ibanSealed'>,
): Bank | undefined {
  if (holderSealed === null || ibanSealed === null) return undefined;
  return { holder: vault.open(holderSealed, 'reward.holder'), iban: vault.open(ibanSealed, 'reward.iban') };
}

/** The bank data a recommender has stored; recipients' are the recipient feature's. */
export const findStoredBank = async (tx: Tx, { accountId }: Person): Promise<Bank | undefined> =>
  accountId === null ? undefined : findBankAccount(tx, accountId);

/** Keeps bank data of a recommender for the next pickup; the moment is this one's. */
export async function storeBank(tx: Tx, { accountId }: Person, bank: Bank): Promise<void> {
  if (accountId !== null) await keepBankAccount(tx, accountId, bank);
}

/** A voucher has no account, and a pickup that was stopped leaves none. */
export const noBank: Change = {
  holderSealed: null,
  ibanSealed: null,
  ibanHash: null,
  ibanLast4: null,
  ibanGivenAt: null,
  payableAt: null,
};

/** Forgets outside of the reward what its pickup stored, and what a recipient gave for it. */
export async function dropBank(tx: Tx, reward: Reward): Promise<void> {
  const { accountId, recipientId, collectedAt } = reward;
  if (accountId !== null && collectedAt !== null) await dropBankAccount(tx, accountId, collectedAt);
  const bank = openBank(tx, reward);
  if (recipientId !== null && bank) await dropBankData(tx, recipientId, bank.iban);
}

/** Holder and IBAN as they were typed, both or (with stored ones) none; ModuleIBANNurDE lets in German ones only. */
export function checkedBank(
  { mandant: { config } }: Tx,
  given: { holder: string | null; iban: string | null },
  stored: Bank | undefined,
): Bank {
  if (given.holder === null && given.iban === null && stored) return stored;
  const problems: Problem[] = [];
  if (given.holder === null) problems.push({ field: 'Kontoinhaber', code: 'required' });
  if (given.iban === null) problems.push({ field: 'IBAN', code: 'required' });
  else if (!isIban(given.iban, config.germanIbanOnly)) problems.push({ field: 'IBAN', code: 'invalid' });
  if (given.holder === null || given.iban === null || problems.length > 0) refuse('input.invalid', { problems });
  return { holder: given.holder, iban: given.iban };
}
