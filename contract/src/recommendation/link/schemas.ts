/** The link of a recommendation on the wire (rules 7.4): its page for whoever shares it, and what following it tells. */
import * as z from 'zod/mini';
import { Agent } from '../../agent/schemas.ts';
import { day } from '../../basics/day.ts';
import { cents } from '../../basics/money.ts';
import { hash16, recipientNumber, recommendationNumber } from '../../basics/number.ts';
import { optional, wire } from '../../basics/wire.ts';
import { Quote } from '../../product/quote.ts';
import { campaignChannel } from '../campaign.ts';
import { entrySource } from '../entry.ts';
import { linkType, ProductName, recommenderShare } from '../fields.ts';
import { recommendationStatus } from '../status.ts';

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
