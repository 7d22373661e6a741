/**
 * Holder and IBAN as they lie in a row: sealed, each bound to its column, with a keyed hash by which the same IBAN is
 * known again. They lie in `bank_account`, and as a snapshot in whatever is paid.
 */
import type { Ctx } from '#platform/context.ts';

export interface BankAccount {
  holder: string;
  /** Compact, in capitals. */
  iban: string;
}

export interface SealedAccount {
  holderSealed: string;
  ibanSealed: string;
}

/** `table.column` of both, without the ending `_sealed`: a sealed value opens at its own place only. */
export interface SealedPlace {
  holder: string;
  iban: string;
}

type WithVault = Pick<Ctx, 'system'>;

/** Where the accounts lie that people have stored. */
export const storedPlace: SealedPlace = { holder: 'bank_account.holder', iban: 'bank_account.iban' };

export const sealBankAccount = (
  { system: { vault } }: WithVault,
  { holder, iban }: BankAccount,
  place: SealedPlace,
): SealedAccount & { ibanHash: string } => ({
  holderSealed: vault.seal(holder, place.holder),
  ibanSealed: vault.seal(iban, place.iban),
  ibanHash: vault.hash(iban, 'iban'),
});

export const openBankAccount = (
  { system: { vault } }: WithVault,
  { holderSealed, ibanSealed }: SealedAccount,
  place: SealedPlace,
): BankAccount => ({ holder: vault.open(holderSealed, place.holder), iban: vault.open(ibanSealed, place.iban) });

/** Every hash under which a row may hold this IBAN. */
export const hashesOfIban = ({ system: { vault } }: WithVault, iban: string): string[] => vault.hashes(iban, 'iban');
