/** What belongs to the person who is signed in (rules 7.3): customer number, newsletter, leaving. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { flag } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { recommendationNumber } from '../basics/number.ts';
import { line, opaque } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';

/** What the client's list says about a customer number (C-14). */
export const customerNumberResult = labels({
  missing: 'Fehlt',
  unchecked: 'NichtGeprueft',
  valid: 'Gueltig',
  invalid: 'Ungueltig',
});
export type CustomerNumberResult = Value<typeof customerNumberResult>;

export const CustomerNumber = wire({
  number: ['Kundennummer', optional(z.string())],
  result: ['Ergebnis', customerNumberResult],
  text: ['Text', z.string()],
  checkedAt: ['GeprueftAm', optional(moment)],
});
/** `token` is the one of the mail that asks for the number (M34), where nobody is signed in. */
export const CustomerNumberQuery = wire({
  number: ['kundennummer', optional(line(1, 60))],
  token: ['token', optional(opaque(100))],
});
export const ByCustomerNumber = wire({ number: ['kundennummer', line(1, 60)] });
/** As a person types it; on the wire it stands in the path. */
export const TypedCustomerNumber = wire({ number: ['Kundennummer', line(1, 60)] });
export const SetCustomerNumberQuery = wire({
  token: ['token', optional(opaque(100))],
  /**
   * Clients may send it (rules 7.3); the number is the account's, so nothing hangs on which recommendation it was asked
   * for.
   */
  recommendationNumber: ['empfehlungsnummer', optional(recommendationNumber)],
});

/** One row of the list of the client (partner/kundennummern). */
export const KnownCustomerNumber = wire({ number: ['Kundennummer', line(1, 60)], isValid: ['Gueltig', z.boolean()] });
export const KnownCustomerNumbers = z.array(KnownCustomerNumber).check(z.minLength(1), z.maxLength(5000));
export const CustomerNumbersRead = wire({ count: ['Verarbeitet', z.int()] });

export const NewsletterChoice = wire({ wants: ['NewsletterPermission', z.boolean()] });
export const NewsletterState = wire({
  hasNewsletter: ['NewsletterOptinGegeben', z.boolean()],
  mailAt: ['NewsletterOptinVersendetAm', optional(moment)],
  isMailed: ['OptinMailVersendet', z.boolean()],
  wasSet: ['OptinBereitsGesetzt', z.boolean()],
});
export const NewsletterToken = wire({ token: ['Token', opaque(2000)] });
/** The token in the address that every newsletter carries for mail programs. */
export const NewsletterQuery = wire({ token: ['token', opaque(2000)] });
/** §4: the three states, under these very names. */
export const newsletterStatus = z.enum(['optedIn', 'pending', 'optedOut']);
export type NewsletterStatus = Value<typeof newsletterStatus>;
export const NewsletterAnswer = wire({ status: ['Status', newsletterStatus] });

/** Without it the answer is 409 and names what would be lost. */
export const DeleteAccountQuery = wire({ isConfirmed: ['bestaetigt', flag] });
export const DeletedAccount = wire({ isDeleted: ['Geloescht', z.boolean()] });
