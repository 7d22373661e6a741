/**
 * Who writes an invoice and who gets it, as EN 16931 and XRechnung want to know them: without either no invoice is made. The
 * seller is the mandant, the buyer an agency; both are in Germany, because a fee for one elsewhere is taxed in another way.
 */
import * as z from 'zod/mini';
import { iban } from '../bank-account/iban.ts';
import { email } from '../basics/email.ts';
import { integer } from '../basics/integer.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { houseNumber, line, phone, postcode } from '../basics/text.ts';
import { optional, otherwise, type Problem, ruled, type Value, wire } from '../basics/wire.ts';
import { buyerReference } from './buyer-reference.ts';
import { taxNumber, vatId } from './tax-id.ts';

const address = {
  street: ['Strasse', line(1, 100)],
  houseNumber: ['Hausnummer', houseNumber],
  postcode: ['Plz', postcode],
  city: ['Ort', line(1, 100)],
} as const;

const taxIds = {
  vatId: ['UStIdNr', optional(vatId)],
  taxNumber: ['Steuernummer', optional(taxNumber)],
} as const;

/** Where an invoice can be sent to by machines; an e-mail address is scheme EM, any other is of the list EAS. */
const electronicAddress = {
  electronicAddress: ['ElektronischeAdresse', optional(line(1, 100))],
  electronicScheme: [
    'ElektronischeAdresseSchema',
    otherwise(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^(?:EM|\d{4})$/, { error: 'invalid' })), 'EM'),
  ],
} as const;

interface SentParty {
  readonly UStIdNr?: unknown;
  readonly Steuernummer?: unknown;
  readonly Handelsregister?: unknown;
  readonly Registergericht?: unknown;
  readonly ElektronischeAdresse?: unknown;
  readonly ElektronischeAdresseSchema?: unknown;
}

const isThere = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function ofRegister(sent: SentParty): Problem[] {
  const [register, court] = [isThere(sent.Handelsregister), isThere(sent.Registergericht)];
  if (register === court) return [];
  return [{ field: register ? 'Registergericht' : 'Handelsregister', code: 'required' }];
}

/** One of a scheme other than e-mail has to be said; of an e-mail address it may be the one for people. */
function ofElectronicAddress(sent: SentParty): Problem[] {
  const scheme = isThere(sent.ElektronischeAdresseSchema) ? String(sent.ElektronischeAdresseSchema).trim() : 'EM';
  const given = sent.ElektronischeAdresse;
  if (!isThere(given)) return /^EM$/i.test(scheme) ? [] : [{ field: 'ElektronischeAdresse', code: 'required' }];
  const isWrong = /^EM$/i.test(scheme) && !z.safeDecode(email, String(given)).success;
  return isWrong ? [{ field: 'ElektronischeAdresse', code: 'invalid' }] : [];
}

const ofTax = (sent: SentParty): Problem[] =>
  isThere(sent.UStIdNr) || isThere(sent.Steuernummer) ? [] : [{ field: 'UStIdNr', code: 'tax-id' }];

/** What has to fit together in what a seller says. */
export function ofSeller(sent: SentParty): Problem[] {
  return [...ofTax(sent), ...ofRegister(sent), ...ofElectronicAddress(sent)];
}

/** What a mandant says of itself to bill its agencies. */
export const SellerData = ruled(
  wire({
    name: ['Name', line(1, 100)],
    ...address,
    ...taxIds,
    /** `HRB 12345`, with the court that keeps the register; whoever is in none leaves both out. */
    register: ['Handelsregister', optional(line(1, 60))],
    registerCourt: ['Registergericht', optional(line(1, 60))],
    /** As §35a GmbHG and §80 AktG want them on letters. */
    directors: ['Geschaeftsfuehrung', optional(line(1, 200))],
    contactName: ['Ansprechpartner', line(1, 100)],
    // BR-DE-27
    phone: ['Telefon', phone.check(z.regex(/(?:\d\D*){3}/, { error: 'invalid' }))],
    email: ['Email', email],
    ...electronicAddress,
    holder: ['Kontoinhaber', accountHolder],
    iban: ['IBAN', iban],
    paymentDays: ['ZahlungszielTage', otherwise(integer(0, 90), 14)],
  }),
  ofSeller,
);
export type SellerData = Value<typeof SellerData>;

/** What an agency says of itself to be billed. */
export const BuyerData = ruled(
  wire({
    company: ['Firma', line(1, 150)],
    legalForm: ['Rechtsform', optional(line(1, 60))],
    ...address,
    country: ['Land', otherwise(z.enum(['DE'], { error: 'invalid' }), 'DE')],
    ...taxIds,
    /** BT-10: the Leitweg-ID of an authority, or what else the buyer wants to read; without it the number of the agency. */
    reference: ['Kaeuferreferenz', optional(buyerReference)],
    contactName: ['Ansprechpartner', optional(line(1, 100))],
    email: ['Email', email],
    ...electronicAddress,
  }),
  ofElectronicAddress,
);
export type BuyerData = Value<typeof BuyerData>;

/** BT-34 and BT-49: as given, else the e-mail address. */
export const electronicAddressOf = (party: {
  email: string;
  electronicAddress: string | null;
  electronicScheme: string;
}): { address: string; scheme: string } =>
  party.electronicAddress === null
    ? { address: party.email, scheme: 'EM' }
    : { address: party.electronicAddress, scheme: party.electronicScheme };
