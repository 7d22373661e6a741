/** Agencies on the wire (rules 3.8, 7.8): who is signed in, how an office registers, what it says of itself. */
import * as z from 'zod/mini';
import { newPassword } from '../account/password.ts';
import { passwordsDiffer } from '../account/rules.ts';
import { iban } from '../bank-account/iban.ts';
import { acceptedTerms, neededBox, ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { email, isRepeated } from '../basics/email.ts';
import { labels } from '../basics/label.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { company, name } from '../basics/name/name.ts';
import { houseNumber, line, opaque, phone, postcode } from '../basics/text.ts';
import { optional, otherwise, ruled, type Value, wire } from '../basics/wire.ts';
import { buyerReference } from '../invoice/buyer-reference.ts';
import { taxId } from '../invoice/tax-id.ts';
import { salutation } from '../recipient/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';
import { changedOffice, shownBank, shownOffice } from './office.ts';
import { agencyRight, agencyRole } from './rights.ts';
import { employeeNumberPattern } from './rules.ts';
import { agencyStatus, agencyUserStatus } from './status.ts';

export const agencyNumber = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'invalid' }));
export const employeeNumber = z.string().check(z.trim(), z.regex(employeeNumberPattern, { error: 'employee-number' }));
/** Of the registration's two office fields and of an employee: what a person says of the own name. */
const personFields = {
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', name],
  lastName: ['Nachname', name],
} as const;

/** Who is signed in, with the token of the session; of somebody no agency is known of everything of it is null. */
export const AgencyUser = wire({
  email: ['Email', z.string()],
  salutation: ['Anrede', optional(z.string())],
  firstName: ['Vorname', z.string()],
  lastName: ['Nachname', z.string()],
  token: ['Token', z.string()],
  roles: ['Rollen', z.array(agencyRole)],
  rights: ['Rechte', z.array(agencyRight)],
  agencyNumber: ['Agenturnummer', optional(z.string())],
  company: ['Firma', optional(z.string())],
  agencyStatus: ['AgenturStatus', optional(agencyStatus)],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  language: ['Language', z.string()],
  /** An operator looks at the area of somebody (P-04). */
  isSupport: ['IstAdminLogin', z.boolean()],
});
export type AgencyUser = Value<typeof AgencyUser>;

export const AgencyLogin = wire({
  email: ['Email', email],
  password: ['Password', opaque(200)],
  remembers: ['AngemeldetBleiben', ticked],
});

/** G1: who wants to take part. */
export const RegisterAgency = ruled(
  wire({
    company: ['Firma', company],
    ...personFields,
    email: ['Email', email],
    emailRepeated: ['EmailWiederholung', email],
    phone: ['Telefon', phone],
    acceptsTerms: ['AgbAkzeptiert', acceptedTerms],
    acceptsPrivacy: ['DatenschutzAkzeptiert', neededBox],
  }),
  ({ Email, EmailWiederholung }: { readonly Email?: unknown; readonly EmailWiederholung?: unknown }) =>
    isRepeated(Email, EmailWiederholung) ? [] : [{ field: 'EmailWiederholung', code: 'email-mismatch' }],
);
export const AgencyRegistered = wire({ isMailed: ['MailVersendet', z.boolean()], mailExpectedAt: mailExpected });

export const AgencyToken = wire({ token: ['Token', opaque(100)] });
/** G2: the address is confirmed, and with this the password is set. */
export const AgencyConfirmed = wire({
  isConfirmed: ['Bestaetigt', z.boolean()],
  token: ['Token', z.string()],
});

const passwordTwice = {
  password: ['Password', newPassword],
  repeatedPassword: ['PasswordWiederholung', opaque(200)],
} as const;
/** G3 and G12. */
export const SetAgencyPassword = ruled(wire({ token: ['Token', opaque(100)], ...passwordTwice }), passwordsDiffer);
export const ChangeAgencyPassword = ruled(
  wire({ current: ['PasswordAktuell', opaque(200)], ...passwordTwice }),
  passwordsDiffer,
);

const agencyTokenKind = labels({
  confirmation: 'AgenturBestaetigung',
  invitation: 'MitarbeiterEinladung',
  reset: 'AgenturPasswortReset',
});
export const AgencyTokenQuery = wire({ token: ['t', opaque(100)] });
/** Of a token that is not valid nothing but that. */
export const CheckedAgencyToken = wire({
  isValid: ['Gueltig', z.boolean()],
  kind: ['Art', z.optional(agencyTokenKind)],
  email: ['Email', z.optional(z.string())],
  firstName: ['Vorname', z.optional(z.nullable(z.string()))],
  lastName: ['Nachname', z.optional(z.nullable(z.string()))],
  agencyNumber: ['Agenturnummer', z.optional(z.nullable(z.string()))],
  company: ['Firma', z.optional(z.nullable(z.string()))],
  validUntil: ['GueltigBis', z.optional(moment)],
});

const addressFields = {
  legalForm: ['Rechtsform', optional(line(1, 60))],
  street: ['Strasse', line(1, 100)],
  houseNumber: ['Hausnummer', houseNumber],
  postcode: ['Plz', postcode],
  city: ['Ort', line(1, 100)],
} as const;

/** G4: everything an operator wants to see before an agency is approved. `SteuerId` is what its invoices need: either of both. */
export const CompleteAgency = wire({
  ...addressFields,
  taxId: ['SteuerId', taxId],
  holder: ['Kontoinhaber', accountHolder],
  iban: ['IBAN', iban],
});
export const AgencyCompleted = wire({ status: ['AgenturStatus', agencyStatus] });

/** The master data as their owner reads them; an employee reads and changes only the own name, phone and language. */
export const MasterData = wire({
  agencyNumber: ['Agenturnummer', z.string()],
  ...shownOffice,
  taxId: ['SteuerId', optional(z.string())],
  buyerReference: ['Kaeuferreferenz', optional(z.string())],
  ...shownBank,
  bank: ['Bankname', optional(z.string())],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', z.string()],
  lastName: ['Nachname', z.string()],
  ownPhone: ['EigenesTelefon', optional(z.string())],
  ownEmail: ['EigeneEmail', z.string()],
  language: ['Language', z.string()],
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  mayChangeAgency: ['AgenturAenderbar', z.boolean()],
  mayRename: ['FirmaAenderbar', z.boolean()],
});

/** What may be taken away: without everything else an agency cannot be billed, or a person not be told apart. */
const clearable = labels({
  legalForm: 'Rechtsform',
  buyerReference: 'Kaeuferreferenz',
  salutation: 'Anrede',
  ownPhone: 'EigenesTelefon',
});

/** What is left out stays; the agency's part is the owner's. */
export const ChangeMasterData = wire({
  clears: ['Leeren', otherwise(z.array(clearable).check(z.maxLength(4)), []), 'Fields that are known no more'],
  company: ['Firma', optional(company)],
  ...changedOffice,
  taxId: ['SteuerId', optional(taxId)],
  buyerReference: ['Kaeuferreferenz', optional(buyerReference)],
  holder: ['Kontoinhaber', optional(accountHolder)],
  iban: ['IBAN', optional(iban)],
  /** For another bank account, where the sign-in is older than 15 minutes (PSOF0206). */
  current: ['PasswordAktuell', optional(opaque(200))],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(name)],
  lastName: ['Nachname', optional(name)],
  ownPhone: ['EigenesTelefon', optional(phone)],
  language: ['Language', optional(line(2, 10))],
});

/** G9: somebody who works there. */
export const NewEmployee = wire({
  ...personFields,
  email: ['Email', email],
  employeeNumber: ['Mitarbeiternummer', employeeNumber],
});
export const ChangeEmployee = wire({ ...personFields, phone: ['Telefon', optional(phone)] });
export const Employee = wire({
  employeeNumber: ['Mitarbeiternummer', optional(z.string())],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  email: ['Email', z.string()],
  phone: ['Telefon', optional(z.string())],
  role: ['Rolle', optional(agencyRole)],
  status: ['Status', agencyUserStatus],
  lastLoginAt: ['LetzterLoginAm', optional(moment)],
  /** Left: what was done stays under the name. */
  removedAt: ['EntferntAm', optional(moment)],
  isSelf: ['Selbst', z.boolean()],
});
export const ByEmployee = wire({ employeeNumber: ['mitarbeiternummer', employeeNumber] });
