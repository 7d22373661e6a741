/**
 * Holder and IBAN as they lie in a row: sealed, each bound to its column and row, with a keyed hash by which the same IBAN is
 * known again. They lie in `bank_account`, and as a snapshot in whatever is paid.
 */
import type { Ctx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import type { BankAccountOwner } from './sql.ts';

export interface BankAccount {
  holder: string;
  /** Compact, in capitals. */
  iban: string;
}

export interface SealedAccount {
  holderSealed: string;
  ibanSealed: string;
}

/** Keyed hashes of the IBAN, and of its last four digits, which a mandant's hash alike only within it. */
interface KnownAgain {
  ibanHash: string;
  ibanTailHash: string;
}

/** `table.column` of both, without the ending `_sealed`, and the row: a sealed value opens at its own place only. */
export interface SealedPlace {
  holder: string;
  iban: string;
  row: readonly (string | number)[];
}

type WithVault = Pick<Ctx, 'system' | 'mandant'>;

/** Where the account lies that somebody has stored. */
export const storedPlace = ({ kind, id }: BankAccountOwner): SealedPlace => ({
  holder: 'bank_account.holder',
  iban: 'bank_account.iban',
  row: [kind, id],
});

export const sealBankAccount = (
  within: WithVault,
  { holder, iban }: BankAccount,
  place: SealedPlace,
): SealedAccount & KnownAgain => ({
  holderSealed: within.system.vault.seal(holder, placeIn(within, place.holder, ...place.row)),
  ibanSealed: within.system.vault.seal(iban, placeIn(within, place.iban, ...place.row)),
  ibanHash: within.system.vault.hash(iban, 'iban'),
  ibanTailHash: tailHashOf(within, iban),
});

export const openBankAccount = (
  { system: { vault }, mandant }: WithVault,
  { holderSealed, ibanSealed }: SealedAccount,
  place: SealedPlace,
): BankAccount => ({
  holder: vault.open(holderSealed, placeIn({ mandant }, place.holder, ...place.row)),
  iban: vault.open(ibanSealed, placeIn({ mandant }, place.iban, ...place.row)),
});

/** So many digits at its end are told to people and looked for. */
const tailLength = 4;
const tailOf = (mandantId: number, iban: string): string => `${mandantId} ${iban.slice(-tailLength)}`;

export const tailHashOf = ({ system: { vault }, mandant }: WithVault, iban: string): string =>
  vault.hash(tailOf(mandant.id, iban), 'iban-tail');

/**
 * Every hash under which rows of the mandant may hold an IBAN that ends with these four digits, also as it is shown (`** 04 02`);
 * none where they are no end.
 */
export function hashesOfTail({ system: { vault }, mandant }: WithVault, text: string): string[] {
  const tail = text.replaceAll(/.*[*•]|\s/g, '').toUpperCase();
  return /^[0-9A-Z]{4}$/.test(tail) ? vault.hashes(tailOf(mandant.id, tail), 'iban-tail') : [];
}

/** Every hash under which a row may hold this IBAN. */
export const hashesOfIban = ({ system: { vault } }: Pick<Ctx, 'system'>, iban: string): string[] =>
  vault.hashes(iban, 'iban');
