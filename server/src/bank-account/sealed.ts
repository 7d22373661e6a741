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
  { system: { vault }, mandant }: WithVault,
  { holder, iban }: BankAccount,
  place: SealedPlace,
): SealedAccount & { ibanHash: string } => ({
  holderSealed: vault.seal(holder, placeIn({ mandant }, place.holder, ...place.row)),
  ibanSealed: vault.seal(iban, placeIn({ mandant }, place.iban, ...place.row)),
  ibanHash: vault.hash(iban, 'iban'),
});

export const openBankAccount = (
  { system: { vault }, mandant }: WithVault,
  { holderSealed, ibanSealed }: SealedAccount,
  place: SealedPlace,
): BankAccount => ({
  holder: vault.open(holderSealed, placeIn({ mandant }, place.holder, ...place.row)),
  iban: vault.open(ibanSealed, placeIn({ mandant }, place.iban, ...place.row)),
});

/** Every hash under which a row may hold this IBAN. */
export const hashesOfIban = ({ system: { vault } }: Pick<Ctx, 'system'>, iban: string): string[] =>
  vault.hashes(iban, 'iban');
