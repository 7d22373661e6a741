/** Campaigns (E-22): what a mandant tells for some days, and what somebody agrees to who takes part. */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { line, text } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';

/** Whom it is for; who is signed in sees those for everybody, too. */
export const audience = labels({ everybody: 'alle', recommender: 'empfehler', agency: 'agentur' });
export type Audience = Value<typeof audience>;

export const campaignId = integer(1, 2_147_483_647);
export const ByCampaign = wire({ id: ['aktionsId', campaignId] });

const legalTextMax = 20_000;

/** Titles are plain, texts are Markdown. */
const CampaignText = wire({
  language: ['Sprache', line(2, 2)],
  title: ['Titel', otherwise(line(0, 200), '')],
  text: ['Text', otherwise(text(0, 5000), '')],
  legalText: ['RechtsText', otherwise(text(0, legalTextMax), '')],
});
export type CampaignText = Value<typeof CampaignText>;

/** As an editor writes it; what is missing keeps it from being public only. */
export const CampaignEntry = wire({
  audience: ['Zielgruppe', otherwise(audience, 'everybody')],
  from: ['Von', optional(day)],
  until: ['Bis', optional(day)],
  /** Whoever takes part agrees to the legal text. */
  needsAgreement: ['Zustimmung', otherwise(z.boolean(), false)],
  texts: ['Texte', otherwise(z.array(CampaignText).check(z.maxLength(20)), [])],
});
export type CampaignEntry = Value<typeof CampaignEntry>;

/** As whoever asks sees it, in the language of the call. */
export const ActiveCampaign = wire({
  id: ['AktionsId', z.int()],
  title: ['Titel', z.string()],
  text: ['Text', z.string()],
  legalText: ['RechtsText', z.string()],
  /** Whoever asks has agreed to the legal text as it is now. */
  isAgreed: ['abgehakt', z.boolean()],
  needsAgreement: ['Zustimmung', z.boolean()],
});
export type ActiveCampaign = Value<typeof ActiveCampaign>;

export const CampaignAnswer = wire({
  isAgreed: ['Zustimmung', z.boolean()],
  /** What was shown; without it the text of the language of the call counts. */
  legalText: ['RechtsText', optional(text(1, legalTextMax))],
});
