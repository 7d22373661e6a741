/** A recommendation on the wire (rules 7.4): its making, its link, and what the person behind the link sees. */
import * as z from 'zod/mini';
import { Agent } from '../agent/schemas.ts';
import { termsText, ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { flag, id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { company, name } from '../basics/name/name.ts';
import { hash16, recipientNumber, recommendationNumber } from '../basics/number.ts';
import { line, opaque } from '../basics/text.ts';
import { optional, optionalWithout, type Value, wire } from '../basics/wire.ts';
import { CaptchaQuestion, captchaCommand, captchaSolution } from '../captcha/schemas.ts';
import { Quote } from '../product/quote.ts';
import { pageAmong } from '../site/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';
import { campaignChannel, entrySource } from './entry.ts';
import { ProductName, recommenderShare } from './shown/schemas.ts';
import { recommendationStatus } from './status.ts';

/** Which link the recommender wants to share; both lead to the same page (E-15). */
export const linkType = labels({ shortLink: 'KurzURL', recommendationLink: 'Empfehlungslink' });
export type LinkType = Value<typeof linkType>;

/** A product by its id, or by its external id as text (E-15). */
const productReference = z.codec(
  z.union([z.int().check(z.positive()), line(1, 60)], { error: 'product-unknown' }),
  z.string(),
  { decode: (value) => String(value), encode: (value) => value },
);

export const NewRecommendation = wire({
  recommendation: [
    'Empfehlung',
    wire({
      product: ['Produkt', productReference],
      /** Of a mobile tariff, if one is wanted with it. */
      deviceId: ['HandyId', optional(id)],
      linkType: ['Channel', optional(linkType)],
      share: ['AnteilEmpfehler', optional(recommenderShare)],
      termsText: ['AgbText', termsText],
      /** External id of the agent who shall serve the recipient. */
      agentNumber: ['AgentNumber', optional(line(1, 60))],
      /** Agency, or agency and employee, of the recommender (E-14). */
      agencyNumber: ['Agentennummer', optional(line(1, 20))],
      /** Page of the client on which the recipient shall land. */
      target: ['Empfehlungslink', optional(opaque(2000))],
    }),
  ],
  recommender: [
    'Empfehler',
    wire({
      firstName: ['Vorname', name],
      lastName: ['Nachname', name],
      email: ['Email', email],
      wantsNewsletter: ['NewsletterPermission', ticked],
    }),
  ],
  /** What the recommender knows of the contact; kept apart and only for a while (E-17). */
  contact: [
    'Empfaenger',
    optional(
      wire({
        firstName: ['Vorname', optional(name)],
        lastName: ['Nachname', optional(name)],
        email: ['Email', optional(email)],
        company: ['Firma', optional(company)],
      }),
    ),
  ],
});

/** Null is the question whether a captcha is needed (C-25). */
export const CreateBody = optionalWithout('Empfehlung', NewRecommendation);

export const CreateQuery = wire({
  command: ['cmd', captchaCommand],
  channel: ['channel', campaignChannel],
  captcha: ['captcha', captchaSolution],
  isEmployee: ['mitarbeiter', flag],
  isWidget: ['widget', flag],
});

export const CreatedRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  hash: ['Hash', hash16],
  recommendationLink: ['Empfehlungslink', z.string()],
  shortLink: ['KurzURL', z.string()],
  linkType: ['Channel', linkType],
  status: ['Status', recommendationStatus],
  validUntil: ['GueltigBis', day],
  product: ['Produkt', wire(ProductName)],
  share: ['AnteilEmpfehler', recommenderShare],
  recommenderCents: ['PraemieEmpfehlerCent', cents],
  recipientCents: ['PraemieEmpfaengerCent', cents],
  valueCents: ['WertCent', cents],
  value: ['Wert', z.string()],
  code: ['Empfehlungscode', optional(z.string())],
  mailExpectedAt: mailExpected,
  recommender: [
    'Empfehler',
    wire({
      firstName: ['Vorname', z.string()],
      /** From here on only for the owner: an anonymous answer tells nothing about an account. */
      isNew: ['IstNeu', z.optional(z.boolean())],
      hasNewsletter: ['NewsletterOptinGegeben', z.optional(z.boolean())],
      newsletterMailAt: ['NewsletterOptinVersendetAm', z.optional(z.nullable(moment))],
    }),
  ],
  nextPage: ['NaechsteSeite', pageAmong({ share: 'EmpfehlungTeilen', recommendationThanks: 'EmpfehlungBestaetigung' })],
});

export const CreateAnswer = z.union([CaptchaQuestion, CreatedRecommendation]);

/** The share page after a reload: links only for the owner and for whoever has the hash (C-26); a name for the owner alone. */
export const SharedRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  status: ['Status', recommendationStatus],
  product: ['Produkt', wire(ProductName)],
  validUntil: ['GueltigBis', day],
  /** The link is over for newcomers. */
  isOver: ['Abgelaufen', z.boolean()],
  hash: ['Hash', z.optional(hash16)],
  /** Of the recommender, and only who is signed in as that person. */
  firstName: ['Vorname', z.optional(z.string())],
  recommendationLink: ['Empfehlungslink', z.optional(z.string())],
  shortLink: ['KurzURL', z.optional(z.string())],
  linkType: ['Channel', z.optional(linkType)],
  share: ['AnteilEmpfehler', z.optional(recommenderShare)],
  value: ['Wert', z.optional(z.string())],
  valueCents: ['WertCent', z.optional(cents)],
  /** What was chosen and what it was said to cost; null where nothing was said. */
  quote: ['Angebot', z.optional(z.nullable(Quote))],
  /** Who advises the contact, as long as that agent is known. */
  agent: ['Berater', z.optional(Agent)],
});

export const HashQuery = wire({ hash: ['h', optional(hash16)] });

export const EntryQuery = wire({
  channel: ['channel', campaignChannel],
  recipientNumber: ['empfaengernummer', optional(recipientNumber)],
  source: ['einsprungsquelle', entrySource],
});

export const ProductLink = wire({
  /** Null for a product without shop. */
  link: ['Link', optional(z.string())],
  productName: ['ProduktName', z.string()],
  clickUrl: ['ClickUrl', z.string()],
});

export const EntryCount = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  entries: ['AnzahlEinspruenge', z.int().check(z.nonnegative())],
});
