/**
 * What Home shows of the catalogue: by default the first product of each top category, so that everybody finds a beginning; where
 * the mandant wants no categories (E-07), or a form lets choose among all, one product after the other. What has neither a shop nor
 * agents, or earns nothing, cannot be recommended.
 */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { flag, integer } from '../basics/integer.ts';
import { cents } from '../basics/money.ts';
import { optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { PagePicture } from '../media/page-picture.ts';
import { drawing } from './drawing.ts';

const WindowProduct = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  description: ['Beschreibung', z.string()],
  /** Of its category, and its language where it is not that of the request. */
  title: ['Titel', optional(z.string())],
  language: ['Sprache', z.optional(z.string())],
  isAgent: ['Berater', z.boolean()],
  valueCents: ['WertCent', cents],
  picture: ['Bild', optional(PagePicture)],
  drawing: ['Zeichnung', drawing],
  /** These with `ausfuehrlich` only: what is within in a few words, and what the month costs, where that is known: */
  facts: ['Merkmale', z.optional(z.array(z.string()))],
  monthlyCents: ['PreisMonatlich', z.optional(cents)],
  /** for so many months, and more or less after them. */
  months: ['Monate', z.optional(z.int())],
  thenCents: ['PreisDanach', z.optional(cents)],
});
export type WindowProduct = Value<typeof WindowProduct>;

const ShopWindow = wire({
  products: ['Produkte', z.array(WindowProduct)],
  /** For `nach`, with `alle`: behind the last one, and of the selection from the beginning; null where there are no more. */
  next: ['Nach', optional(z.string())],
  /** With `ausfuehrlich` only: the highest premium of today, and what each offered share of it pays (rules 4.1). */
  highestCents: ['WertCentMax', z.optional(cents)],
  splits: [
    'Aufteilungen',
    z.optional(
      z.array(
        wire({
          recommenderShare: ['AnteilEmpfehler', z.int()],
          recommenderCents: ['EmpfehlerCent', cents],
          recipientCents: ['EmpfaengerCent', cents],
        }),
      ),
    ),
  ],
});

const productsMax = 1000;

export const showShopWindow = endpoint({
  method: 'GET',
  path: '/produkt/schaufenster',
  summary: 'The first product of each top category; with `alle` one after the other. Only what can be recommended',
  access: ['anyone'],
  query: wire({
    all: ['alle', flag],
    /** With facts and prices, as a card shows them. */
    isFull: ['ausfuehrlich', flag],
    limit: ['anzahl', otherwise(integer(1, productsMax), 48)],
    /** One that is not there begins at the beginning. */
    after: ['nach', optional(z.string())],
  }),
  reply: ShopWindow,
});
