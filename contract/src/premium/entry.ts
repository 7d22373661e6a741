/** A premium as whoever keeps premiums writes it: in the mandant's file, at the desk, in a list of premiums. */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { cents } from '../basics/money.ts';
import { line, text } from '../basics/text.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { locale } from '../mandant/schemas.ts';
import { ownId } from '../product/entry.ts';
import { premiumKind } from './kind.ts';

/** What a premium says in a language beside the mandant's own; what is left out is said in that one. */
const PremiumTexts = wire({
  language: ['Sprache', locale],
  name: ['Name', optional(line(1, 100))],
  description: ['Beschreibung', optional(text(1, 2000))],
});
export type PremiumTexts = Value<typeof PremiumTexts>;

export const PremiumEntry = wire({
  id: ['Id', ownId],
  externalId: ['ExterneId', line(1, 60)],
  name: ['Name', line(1, 100)],
  description: ['Beschreibung', otherwise(text(0, 2000), '')],
  translations: ['Uebersetzungen', otherwise(z.array(PremiumTexts), [])],
  kind: ['Art', otherwise(premiumKind, 'money')],
  valueCents: ['WertCent', cents.check(z.minimum(1, { error: 'invalid' }))],
  startsOn: ['Startdatum', optional(day)],
  endsOn: ['Enddatum', optional(day)],
  /** The last day it is shown; it may lie before or after the other one (E-13). */
  shownUntil: ['EnddatumAnzeige', optional(day)],
  productIds: ['Produkte', otherwise(z.array(ownId), [])],
});
export type PremiumEntry = Value<typeof PremiumEntry>;
