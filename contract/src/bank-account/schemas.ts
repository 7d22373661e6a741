/**
 * The bank account a person has stored for the next rewards (rules 7.3); apart, because only the page that asks for one
 * needs the rules of an IBAN.
 */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { opaque } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { iban } from './iban.ts';

/** Asked for where the sign-in is older than 15 minutes (PSOF0206). */
const current = ['PasswordAktuell', optional(opaque(200))] as const;

export const BankAccount = wire({
  holder: ['Kontoinhaber', optional(z.string())],
  /** How the transfer writes the holder, where it cannot write every letter. */
  written: ['Schreibweise', z.optional(z.string())],
  /** In full only for whoever signed in within 15 minutes; else `DE02 **** **** **** **20 51`. */
  iban: ['IBAN', optional(z.string())],
  /** Both by the IBAN, where its bank is known. */
  bic: ['BIC', optional(z.string())],
  bank: ['Bankname', optional(z.string())],
  /** Who transfers, as it stands on the statement of an account. */
  payer: ['Zahler', optional(z.string())],
  isStored: ['Gespeichert', z.boolean()],
  /** From when a new IBAN that is given now is paid; one that takes the place of another waits as long after each pickup. */
  newIbanAt: ['NeueIbanAb', moment],
});
export const StoreBankAccount = wire({
  holder: ['Kontoinhaber', accountHolder],
  iban: ['IBAN', iban],
  current,
});
export const DeleteBankAccount = wire({ current });
export const DeletedBankAccount = wire({ isStored: ['Gespeichert', z.boolean()] });
