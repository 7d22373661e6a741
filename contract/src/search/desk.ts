/**
 * One text looked for in all that the desk keeps of people and money: a part of a name or of a company, an e-mail, a number, the
 * last four digits of an IBAN, the number a visitor has of a decision about cookies. Of each list the newest few, as rows of that list, and
 * whether there are more.
 */
import * as z from 'zod/mini';
import { AgencyRow } from '../agency/desk/schemas.ts';
import { byClerk, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { text } from '../basics/text.ts';
import { type Value, wire } from '../basics/wire.ts';
import { CaseRow } from '../case/desk.ts';
import { ClaimRow } from '../claim/desk.ts';
import { ConsentRow } from '../consent/desk.ts';
import { OrderRow } from '../order/desk.ts';
import { PayoutRow } from '../payout/desk.ts';
import { RecommendationRow } from '../recommendation/desk.ts';
import { RecommenderRow } from '../recommender/desk.ts';
import { RewardRow } from '../reward/desk.ts';

/** Fewer letters are the beginning of half of all names. */
export const searchMin = 2;
/** So many of each list. */
export const searchFew = 5;

const few = <R extends z.core.$ZodType>(row: R) =>
  wire({ rows: ['Content', z.array(row)], hasMore: ['HasMore', z.boolean()] });

export const Search = wire({ text: ['Text', text(searchMin, 100)] });

export const SearchFound = wire({
  recommenders: ['Empfehler', few(RecommenderRow)],
  recommendations: ['Empfehlungen', few(RecommendationRow)],
  orders: ['Auftraege', few(OrderRow)],
  rewards: ['Praemierungen', few(RewardRow)],
  payouts: ['Auszahlungslaeufe', few(PayoutRow)],
  claims: ['Nachbuchungen', few(ClaimRow)],
  cases: ['Prueffaelle', few(CaseRow)],
  agencies: ['Agenturen', few(AgencyRow)],
  consents: ['Einwilligungen', few(ConsentRow)],
});
export type SearchFound = Value<typeof SearchFound>;

export const searchAll = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/suche',
  summary: 'Looks for one text in all lists about people and money, and gives the newest few of each',
  refusals: listRefusals,
  body: Search,
  reply: SearchFound,
  mayLag: true,
});
