/** What an office says of itself, as it is told and as it is changed: the same fields wherever they stand. */
import * as z from 'zod/mini';
import { houseNumber, line, phone, postcode } from '../basics/text.ts';
import { optional } from '../basics/wire.ts';
import { agencyStatus } from './status.ts';

export const shownOffice = {
  status: ['AgenturStatus', agencyStatus],
  company: ['Firma', z.string()],
  legalForm: ['Rechtsform', optional(z.string())],
  street: ['Strasse', optional(z.string())],
  houseNumber: ['Hausnummer', optional(z.string())],
  postcode: ['Plz', optional(z.string())],
  city: ['Ort', optional(z.string())],
  phone: ['Telefon', optional(z.string())],
  email: ['Email', z.string()],
} as const;

export const shownBank = {
  holder: ['Kontoinhaber', optional(z.string())],
  /** In full only for whoever signed in within 15 minutes. */
  iban: ['IBAN', optional(z.string())],
} as const;

export const changedOffice = {
  legalForm: ['Rechtsform', optional(line(1, 60))],
  street: ['Strasse', optional(line(1, 100))],
  houseNumber: ['Hausnummer', optional(houseNumber)],
  postcode: ['Plz', optional(postcode)],
  city: ['Ort', optional(line(1, 100))],
  phone: ['Telefon', optional(phone)],
} as const;
