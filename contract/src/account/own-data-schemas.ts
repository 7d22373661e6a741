/** Everything known about a person on the wire (GDPR art. 15 and 20). */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { claimOutcome, claimStatus, toldRefusal } from '../claim/status.ts';
import { invitationStatus, talkKind } from '../invitation/status.ts';
import { premiumKind } from '../premium/kind.ts';
import { Quote } from '../product/quote.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { rewardStatus } from '../reward/status.ts';
import { signalRule } from '../signal/rules.ts';
import { newsletterStatus } from './own-schemas.ts';

/** What somebody permitted or agreed to, as it is kept apart from the person. */
const permissionKind = labels({
  advertising: 'Werbung',
  campaign: 'Aktion',
  invitation: 'Einladung',
  newsletter: 'Newsletter',
  'newsletter-request': 'Newsletter, noch nicht bestätigt',
  terms: 'Teilnahmebedingungen',
});
export type PermissionKind = Value<typeof permissionKind>;

/** What happened: in the words of the books, and its name, by which a page in another language finds its words. */
export const Step = wire({ event: ['Ereignis', z.string()], at: ['Am', moment], name: ['EreignisName', z.string()] });

export const OwnSession = wire({ browser: ['Browser', z.string()], signedInAt: ['AngemeldetAm', moment] });
export const OwnMail = wire({ template: ['Vorlage', z.string()], at: ['VersendetAm', optional(moment)] });
export const OwnPermission = wire({
  kind: ['Art', permissionKind],
  /** Which campaign, by number, version and title. */
  campaign: ['Aktion', optional(z.string())],
  isGiven: ['Gegeben', z.boolean()],
  text: ['Text', z.string()],
  at: ['Am', moment],
});

export const OwnData = wire({
  madeAt: ['ErstelltAm', moment],
  mandant: ['Mandant', z.string()],
  person: [
    'Person',
    wire({
      salutation: ['Anrede', optional(z.string())],
      firstName: ['Vorname', z.string()],
      lastName: ['Nachname', z.string()],
      email: ['Email', z.string()],
      language: ['Language', z.string()],
      since: ['AngelegtAm', moment],
      lastLoginAt: ['LetzterLoginAm', optional(moment)],
      hash: ['Empfehlerhash', z.string()],
      roles: ['Rollen', z.array(z.string())],
      agencyNumber: ['Agenturnummer', optional(z.string())],
      customerNumber: ['Kundennummer', optional(z.string())],
      employeeNumber: ['Mitarbeiternummer', optional(z.string())],
      newsletter: ['Newsletter', newsletterStatus],
      events: ['Verlauf', z.array(Step)],
    }),
  ],
  bankAccount: [
    'Bankverbindung',
    optional(
      wire({ holder: ['Kontoinhaber', z.string()], iban: ['IBAN', z.string()], givenAt: ['GegebenAm', moment] }),
    ),
  ],
  sessions: ['Sitzungen', z.array(OwnSession)],
  codes: [
    'Empfehlungscodes',
    z.array(
      wire({
        code: ['Empfehlungscode', z.string()],
        createdAt: ['ErstelltAm', moment],
        /** How the person signed it, which may be another name than that of the account. */
        signedAs: ['Absender', optional(z.string())],
      }),
    ),
  ],
  permissions: ['Einwilligungen', z.array(OwnPermission)],
  recommendations: [
    'Empfehlungen',
    z.array(
      wire({
        number: ['Empfehlungsnummer', z.string()],
        product: ['Produkt', z.string()],
        createdAt: ['ErstelltAm', moment],
        status: ['Status', recommendationStatus],
        validUntil: ['GueltigBis', day],
        /** How the person signed it, which may be another name than that of the account. */
        signedAs: ['Absender', optional(z.string())],
        share: ['AnteilEmpfehler', z.int()],
        /** What was chosen and what it was said to cost. */
        quote: ['Angebot', optional(Quote)],
        entries: ['AnzahlEinspruenge', z.int()],
        terms: ['AgbText', z.string()],
        company: ['Firma', optional(z.string())],
        target: ['Empfehlungslink', optional(z.string())],
        /** What the person told about the contact, as long as it is kept (E-17). */
        contact: ['Kontakt', optional(z.string())],
        events: ['Verlauf', z.array(Step)],
      }),
    ),
  ],
  rewards: [
    'Praemien',
    z.array(
      wire({
        number: ['Id', z.string()],
        recommendationNumber: ['Empfehlungsnummer', z.string()],
        status: ['Status', rewardStatus],
        amountCents: ['BetragCent', z.int()],
        amount: ['Betrag', z.string()],
        /** What was chosen at the pickup, and the code of a voucher. */
        premium: ['Praemie', optional(z.string())],
        kind: ['Art', optional(premiumKind)],
        code: ['Gutscheincode', optional(z.string())],
        holder: ['Kontoinhaber', optional(z.string())],
        iban: ['IBAN', optional(z.string())],
        events: ['Verlauf', z.array(Step)],
      }),
    ),
  ],
  /** Signs that are about the person alone; not what would tell of somebody else (rules 3.14). */
  signals: ['Anzeichen', z.array(wire({ rule: ['Regel', signalRule], at: ['Am', moment] }))],
  claims: [
    'Nachbuchungen',
    z.array(
      wire({
        number: ['Nachbuchungsnummer', z.string()],
        filedAt: ['EingereichtAm', moment],
        recommendationNumber: ['Empfehlungsnummer', optional(z.string())],
        externalNumber: ['ExterneAuftragsnummer', optional(z.string())],
        contractOn: ['Abschlussdatum', day],
        words: ['Nachricht', z.string()],
        files: ['Dateien', z.array(wire({ name: ['Name', z.string()], bytes: ['Bytes', z.int()] }))],
        status: ['Status', claimStatus],
        outcome: ['Ergebnis', optional(claimOutcome)],
        reason: ['Ablehnungsgrund', optional(toldRefusal)],
        appealWords: ['Widerspruch', optional(z.string())],
        events: ['Verlauf', z.array(Step)],
      }),
    ),
  ],
  /** By which an agency brought the person here. */
  invitations: [
    'Einladungen',
    z.array(
      wire({
        company: ['Agentur', z.string()],
        agencyNumber: ['Agenturnummer', z.string()],
        employeeNumber: ['Mitarbeiternummer', optional(z.string())],
        firstName: ['Vorname', optional(z.string())],
        lastName: ['Nachname', optional(z.string())],
        email: ['Email', optional(z.string())],
        status: ['Status', invitationStatus],
        talk: ['Art', talkKind],
        talkedAt: ['GespraechAm', optional(moment)],
        evidence: ['Nachweis', optional(z.string())],
        sentAt: ['VersendetAm', optional(moment)],
        openedAt: ['GeoeffnetAm', optional(moment)],
        endedAt: ['BeendetAm', optional(moment)],
      }),
    ),
  ],
  mails: ['Mails', z.array(OwnMail)],
});
export type OwnData = Value<typeof OwnData>;
