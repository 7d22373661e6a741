/** The reward plan on the wire (rules 4.5, 7.8). */
import * as z from 'zod/mini';
import { day, moment } from '../../basics/day.ts';
import { id, integer } from '../../basics/integer.ts';
import { cents } from '../../basics/money.ts';
import { optional, type Value, wire } from '../../basics/wire.ts';
import { extraCentsMax } from './rules.ts';
import { planState } from './state.ts';

export const PremiumPlan = wire({
  id: ['Id', z.int()],
  productId: ['ProduktId', z.int()],
  product: ['Produkt', z.string()],
  extraCents: ['ZusatzCent', cents],
  extra: ['Zusatz', z.string()],
  validFrom: ['GueltigVon', day],
  validTo: ['GueltigBis', optional(day)],
  status: ['Status', planState],
  /** What somebody gets now who recommends the product for the agency, before the split: with the addition while it counts. */
  valueCents: ['WertCent', cents],
  value: ['Wert', z.string()],
  createdAt: ['AngelegtAm', moment],
  endedAt: ['BeendetAm', optional(moment)],
});
export type PremiumPlan = Value<typeof PremiumPlan>;

export const NewPremiumPlan = wire({
  productId: ['ProduktId', id],
  extraCents: ['ZusatzCent', integer(1, extraCentsMax)],
  validFrom: ['GueltigVon', day],
  /** Without one it counts until it is ended. */
  validTo: ['GueltigBis', optional(day)],
});

export const ByPremiumPlan = wire({ id: ['id', id] });

/** What is added to a product's premium for whoever asks. */
export const OwnAddition = wire({ productId: ['ProduktId', z.int()], extraCents: ['ZusatzCent', cents] });

export const OwnAdditionQuery = wire({
  /** Of this agency, as a link of it names it, where who is signed in belongs to none (E-14). */
  agencyNumber: ['agentur', optional(z.string().check(z.trim(), z.maxLength(20)))],
});
