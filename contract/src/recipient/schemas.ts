/** Recipients on the wire (rules 7.5): who followed a link, what they give, what they agree to. */
import * as z from 'zod/mini';
import { iban } from '../bank-account/iban.ts';
import { acceptedTerms, termsText, ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { email, isRepeated } from '../basics/email.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { company, name } from '../basics/name/name.ts';
import {
  hash16,
  hash32,
  orderNumber,
  recipientNumber,
  recipientOrRecommendationNumber,
  recommendationNumber,
} from '../basics/number.ts';
import { houseNumber, line, opaque, phone, postcode } from '../basics/text.ts';
import { optional, ruled, type Value, wire } from '../basics/wire.ts';
import { orderStatus } from '../order/status.ts';
import { premiumKind } from '../premium/kind.ts';
import { campaignChannel } from '../recommendation/campaign.ts';
import { entrySource } from '../recommendation/entry.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { rewardStatus } from '../reward/status.ts';
import { pageAmong } from '../site/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';

export const recipientStatus = labels({ unconfirmed: 'Unbestaetigt', confirmed: 'Bestaetigt', deleted: 'Geloescht' });
export type RecipientStatus = Value<typeof recipientStatus>;

/** May be left out, "Keine Angabe"; a company only where the mandant recommends companies (E-10). */
export const salutation = labels({ mr: 'Herr', ms: 'Frau', other: 'Divers', company: 'Firma' });
export type Salutation = Value<typeof salutation>;

const journeyStep = labels({
  ordered: 'Neukundenvertrag abgeschlossen',
  confirmed: 'Daten bestätigt',
  orderConfirmed: 'Auftrag vom Auftraggeber bestätigt',
  rewarded: 'Prämie erhalten',
});
const JourneyStep = wire({
  step: ['Schritt', journeyStep],
  isReached: ['Erreicht', z.boolean()],
  on: ['Am', optional(day)],
});

export const NewRecipient = ruled(
  wire({
    salutation: ['Anrede', optional(salutation)],
    firstName: ['Vorname', name],
    lastName: ['Nachname', name],
    company: ['Firma', optional(company)],
    email: ['Email', email],
    emailRepeated: ['EmailWiederholung', email],
    phone: ['Telefon', optional(phone)],
    wantsAdvertising: ['Werbeeinwilligung', ticked],
    termsText: ['AgbText', termsText],
    /** Needed unless the mandant's form accepts by sending (AgbCheckBoxAutoAccept); `termsProblems` decides. */
    acceptsTerms: ['AgbAkzeptiert', ticked],
  }),
  ({ Email, EmailWiederholung }) =>
    isRepeated(Email, EmailWiederholung) ? [] : [{ field: 'EmailWiederholung', code: 'email-mismatch' }],
);

export const NewRecipientQuery = wire({
  hash: ['h', hash16],
  channel: ['channel', campaignChannel],
  source: ['einsprungsquelle', entrySource],
  captcha: ['captcha', optional(opaque(5000))],
  /** Of somebody who came by a code (C-24). */
  reservation: ['reservierung', optional(opaque(2000))],
});

export const CreatedRecipient = wire({
  number: ['Empfaengernummer', recipientNumber],
  hash: ['Empfaengerhash', hash32],
  /** The number of a follow-up when the link already had somebody. */
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  status: ['Status', recipientStatus],
  deletionOn: ['LoeschungAm', optional(day)],
  productLink: ['Produktlink', optional(z.string())],
  mailExpectedAt: mailExpected,
  nextPage: ['NaechsteSeite', pageAmong({ recipientThanks: 'EmpfaengerBestaetigung' })],
});

export const ByRecipientNumber = wire({ number: ['nr', recipientNumber] });
export const ByRecipientHash = wire({ hash: ['hex', hash32] });
export const ByEitherNumber = wire({ number: ['nr', recipientOrRecommendationNumber] });
export const ExistsQuery = wire({ recommendationNumber: ['empfehlungsnummer', optional(recommendationNumber)] });
export const RecipientExists = wire({ exists: ['Existiert', z.boolean()] });

/** What the own browser may see again: no full name, no full address. */
export const ShownRecipient = wire({
  number: ['Empfaengernummer', recipientNumber],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  firstName: ['Vorname', optional(z.string())],
  lastInitial: ['NachnameKurz', optional(z.string())],
  maskedEmail: ['EmailMaskiert', z.string()],
  status: ['Status', recipientStatus],
  deletionOn: ['LoeschungAm', optional(day)],
  hasBankData: ['BankdatenVorhanden', z.boolean()],
  amountCents: ['PraemieCent', cents],
  amount: ['Praemie', z.string()],
  steps: ['Schritte', z.array(JourneyStep)],
});

export const RecipientOrder = wire({
  number: ['Empfaengernummer', recipientNumber],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  orderNumber: ['Auftragsnummer', optional(orderNumber)],
  externalOrderNumber: ['ExterneAuftragsnummer', optional(z.string())],
  orderedOn: ['Auftragsdatum', optional(day)],
  orderStatus: ['AuftragStatus', optional(orderStatus)],
  product: ['Produkt', wire({ id: ['Id', z.int()], name: ['Name', z.string()] })],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(z.string())],
  lastName: ['Nachname', optional(z.string())],
  /** Only the e-mail is known: the agreement has to bring the names (R13). */
  needsNames: ['NamenErforderlich', z.boolean()],
  email: ['Email', z.string()],
  termsText: ['AgbText', z.string()],
  termsVersion: ['AgbVersion', z.string()],
  /** What was agreed to with the form, in the words that were shown there; null where that is not in force any more. */
  agreedTerms: ['AgbZugestimmt', optional(wire({ text: ['Text', z.string()], at: ['Am', moment] }))],
  hasAgreed: ['ZustimmungErteilt', z.boolean()],
  agreedAt: ['ZustimmungErteiltAm', optional(moment)],
  deletionOn: ['LoeschungAm', optional(day)],
  /** A form asked to be told of offers; it counts once this person says so by the token of a mail. */
  asksToAdvertise: ['WerbeeinwilligungOffen', z.boolean()],
  needsBankData: ['BankdatenErforderlich', z.boolean()],
  hasBankData: ['BankdatenVorhanden', z.boolean()],
  /** Masked, and its bank where that is known: where the money goes, once it was said. */
  maskedIban: ['IBAN', optional(z.string())],
  bank: ['Bankname', optional(z.string())],
  /** Who transfers, as it stands on the statement of an account. */
  payer: ['Zahler', optional(z.string())],
  /** From when a new IBAN that is given now is paid. */
  newIbanAt: ['NeueIbanAb', moment],
  /** Where the product is ordered, by the address that counts; null once an order is there, and where there is no shop. */
  shopUrl: ['ShopUrl', optional(z.string())],
  /** The day by which the money is expected on the account; null before the reward is ready. */
  onAccountBy: ['AufKontoBis', optional(day)],
  /** Who recommended, as the recipient may know it. */
  recommender: ['Empfehler', wire({ firstName: ['Vorname', z.string()], lastInitial: ['NachnameKurz', z.string()] })],
  amountCents: ['PraemieCent', cents],
  amount: ['Praemie', z.string()],
  /** Of the own reward; null as long as there is none. */
  rewardStatus: ['PraemierungStatus', optional(rewardStatus)],
  collectUntil: ['AbholbarBis', optional(day)],
  /** The day the claim period of the order is over. */
  releasableOn: ['FreigebbarAb', optional(day)],
  recommendationStatus: ['EmpfehlungStatus', recommendationStatus],
  /** The day the order was rejected or cancelled, or the link ended without one. */
  endedOn: ['BeendetAm', optional(day)],
  steps: ['Schritte', z.array(JourneyStep)],
});

export const Agreement = wire({
  termsText: ['AgbText', termsText],
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', optional(name)],
  lastName: ['Nachname', optional(name)],
});

export const GivenAgreement = wire({
  hasAgreed: ['ZustimmungErteilt', z.boolean()],
  agreedAt: ['ZustimmungErteiltAm', moment],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  needsBankData: ['BankdatenErforderlich', z.boolean()],
});

export const BankData = wire({
  holder: ['Kontoinhaber', accountHolder],
  iban: ['IBAN', iban],
  acceptsTerms: ['AgbAkzeptiert', acceptedTerms],
});

export const StoredBankData = wire({
  isStored: ['Gespeichert', z.boolean()],
  /** Of the own reward; null when there is none (yet). */
  rewardStatus: ['PraemierungStatus', optional(rewardStatus)],
});

export const Deleted = wire({ isDeleted: ['Geloescht', z.boolean()] });

/** The completion of a recommendation without a shop; its names are lower-case (E-21). */
export const Completion = wire({
  recommendationNumber: ['empfehlungsnummer', recommendationNumber],
  /** The recipient of an earlier form, who now gives the rest (R4). */
  recipientNumber: ['empfaengernummer', optional(recipientNumber)],
  recipient: [
    'empfaengerdaten',
    wire({
      salutation: ['anrede', optional(salutation)],
      firstName: ['vorname', name],
      lastName: ['name', name],
      birthDate: ['geburtsdatum', optional(day)],
      email: ['email', email],
      phone: ['telefon', optional(phone)],
      wantsAdvertising: ['werbeeinwilligung', ticked],
      address: [
        'adresse',
        optional(
          wire({
            city: ['ort', optional(line(1, 100))],
            postcode: ['plz', optional(postcode)],
            street: ['strasse', optional(line(1, 100))],
            houseNumber: ['hausnummer', optional(houseNumber)],
          }),
        ),
      ],
    }),
  ],
  hash: ['h', optional(hash16)],
  termsText: ['agbText', termsText],
  acceptsTerms: ['agbakzeptiert', ticked],
});

export const CompletionQuery = wire({
  channel: ['channel', campaignChannel],
  source: ['einsprungsquelle', entrySource],
});

export const CompletedRecommendation = wire({
  isDone: ['Erfolgreich', z.boolean()],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  recipientNumber: ['Empfaengernummer', recipientNumber],
  /** Opens the steps of the way, as after the first form. */
  recipientHash: ['Empfaengerhash', hash32],
  orderNumber: ['Auftragsnummer', optional(orderNumber)],
  shopLink: ['Weiterleitung', optional(z.string())],
  mailExpectedAt: mailExpected,
  nextPage: ['NaechsteSeite', pageAmong({ recipientThanks: 'EmpfaengerBestaetigung' })],
});

/** What the recipient would get of each premium: amounts only. */
export const RecipientPremium = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  kind: ['Art', premiumKind],
  value: ['Wert', z.string()],
  valueCents: ['WertCent', cents],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
});
