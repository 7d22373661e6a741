/** The making of a recommendation on the wire (rules 7.4). */
import * as z from 'zod/mini';
import { termsText, ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { flag, id } from '../basics/integer.ts';
import { cents } from '../basics/money.ts';
import { company, name } from '../basics/name/name.ts';
import { hash16, recommendationNumber } from '../basics/number.ts';
import { line, opaque } from '../basics/text.ts';
import { optional, optionalWithout, wire } from '../basics/wire.ts';
import { CaptchaQuestion, captchaCommand, captchaSolution } from '../captcha/schemas.ts';
import { pageAmong } from '../site/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';
import { campaignChannel } from './campaign.ts';
import { linkType, ProductName, recommenderShare } from './fields.ts';
import { recommendationStatus } from './status.ts';

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
