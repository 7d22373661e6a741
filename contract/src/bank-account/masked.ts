/** A bank account as somebody sees it who may not see the IBAN; apart, because it needs no rules of one. */
import * as z from 'zod/mini';
import { optional, wire } from '../basics/wire.ts';

export const MaskedBankData = wire({
  holder: ['Kontoinhaber', z.string()],
  iban: ['IBAN', z.string()],
  /** Of a German IBAN whose bank is known. */
  bank: ['Bankname', optional(z.string())],
});
