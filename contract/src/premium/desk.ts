/** Premiums at the desk: the list, one with its days and products, what makes it hold, and the stock of its vouchers. */
import * as z from 'zod/mini';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { day } from '../basics/day.ts';
import { byClerk, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { line } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { draftCalls, draftState, standingFields, workedFields } from '../draft/desk.ts';
import { premiumKind } from './kind.ts';

const columns = { id: 'Id', name: 'Name', value: 'WertCent' } as const;
/** By its days, by what nobody sees yet, and where codes run out. */
export const premiumView = labels({
  valid: 'Gueltig',
  coming: 'Kommend',
  over: 'Vorbei',
  low: 'WenigCodes',
  withDraft: 'MitEntwurf',
});
export type PremiumView = Value<typeof premiumView>;

export const PremiumListQuery = listQuery(columns, draftState, premiumView);

/** Below so many free codes of a denomination somebody should add some. */
export const stockLow = 20;

const days = {
  startsOn: ['Startdatum', optional(day)],
  endsOn: ['Enddatum', optional(day)],
  shownUntil: ['EnddatumAnzeige', optional(day)],
} as const;

export const DeskPremiumRow = wire({
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  kind: ['Art', premiumKind],
  valueCents: ['WertCent', cents],
  ...days,
  /** Counts today. */
  isValid: ['Gueltig', z.boolean()],
  products: ['AnzahlProdukte', z.int()],
  /** Codes that nobody has; null for money. */
  freeCodes: ['FreieCodes', optional(z.int())],
  ...standingFields,
  /** Its publication was asked for and waits for another person. */
  isWaiting: ['Wartet', z.boolean()],
});
export type DeskPremiumRow = Value<typeof DeskPremiumRow>;

/** Another premium on the time line of a product. */
const Beside = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  kind: ['Art', premiumKind],
  valueCents: ['WertCent', cents],
  ...days,
});

const OfferedProduct = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  /** All premiums that are public for it, this one as it is public, too. */
  premiums: ['Praemien', z.array(Beside)],
});
export type OfferedProduct = Value<typeof OfferedProduct>;

/** Of one denomination. */
const Stock = wire({
  valueCents: ['WertCent', cents],
  free: ['Frei', z.int()],
  taken: ['Vergeben', z.int()],
  isLow: ['Wenig', z.boolean()],
});

export const PremiumDetail = extend(DeskPremiumRow, {
  ...workedFields,
  /** A voucher: it goes public by the press of another person (rules 3.12). */
  needsAnother: ['WeiterePerson', z.boolean()],
  /** What was asked for and waits for that person. */
  approvals: ['Antraege', z.array(OpenApproval)],
  /** Those that the working copy names; at most 200. */
  offered: ['Angeboten', z.array(OfferedProduct)],
  stock: ['Bestand', z.array(Stock)],
  /** The last four signs of the free codes that came last; whole ones are never shown. */
  lastCodes: ['LetzteCodes', z.array(z.string())],
});
export type PremiumDetail = Value<typeof PremiumDetail>;

export const listDeskPremiums = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/praemien',
  summary: 'Premiums that are or were offered, paged by key',
  refusals: listRefusals,
  body: PremiumListQuery,
  reply: pageOf(DeskPremiumRow),
  mayLag: true,
});

const NamedProduct = wire({ id: ['Id', z.int()], name: ['Name', z.string()] });

/** What a premium can be offered with, by a part of the name or the number. */
export const findPremiumProducts = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/praemien/produkte',
  summary: 'Products a premium can be offered with, by words; at most 20',
  refusals: listRefusals,
  query: wire({ text: ['text', otherwise(line(0, 100), '')] }),
  reply: z.array(NamedProduct),
});

/** What those are called that a premium is, was or is to be offered with. */
export const namePremiumProducts = endpoint({
  ...byClerk,
  method: 'PUT',
  path: '/admin/praemien/produkte',
  summary: 'Names of products by their ids; of those that are there',
  refusals: listRefusals,
  body: wire({ ids: ['Ids', z.array(id).check(z.maxLength(5000, { error: 'too-long' }))] }),
  reply: z.array(NamedProduct),
});

export const createPremium = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/praemien',
  summary: 'Begins a new premium with the next free id; nothing is promised by that',
  refusals: listRefusals,
  body: wire({
    name: ['Name', line(1, 100)],
    externalId: ['ExterneId', line(1, 60)],
    kind: ['Art', otherwise(premiumKind, 'money')],
    /** The first product it is to be offered with. */
    productId: ['ProduktId', optional(id)],
  }),
  reply: PremiumDetail,
});

/** Codes at once. */
export const codesMax = 5000;

export const addVoucherCodes = endpoint({
  ...byClerk,
  method: 'POST',
  path: '/admin/praemien/:id/codes',
  summary:
    'Adds codes to the pool of a voucher; a code that is there stays as it is, and none is ever shown whole again',
  refusals: ['access.denied', 'unknown'],
  params: wire({ id: ['id', id] }),
  body: wire({
    /** One a line. */
    codes: ['Codes', z.string().check(z.maxLength(1_000_000, { error: 'too-long' }))],
    /** What one of them is worth. */
    valueCents: ['WertCent', cents.check(z.minimum(1, { error: 'invalid' }))],
  }),
  reply: wire({ added: ['Neu', z.int()], known: ['Bekannt', z.int()] }),
});

const calls = draftCalls({
  by: byClerk,
  path: '/admin/praemien',
  one: 'a premium',
  detail: PremiumDetail,
});

export const premiumCalls = {
  ...calls,
  publish: endpoint({
    ...calls.publish,
    summary: 'Makes the working copy of a premium public, now or at a moment; a voucher waits for another person',
    refusals: [...calls.publish.refusals, 'approval.waits'],
    mayWait: true,
    reply: z.union([PremiumDetail, Asked]),
  }),
};

/** None is taken off: it ends by its days, or is offered with nothing any more. */
export const {
  show: showDeskPremium,
  save: savePremium,
  discard: discardPremium,
  publish: publishPremium,
  unplan: unplanPremium,
  remove: removePremium,
  versions: listPremiumVersions,
  restore: restorePremium,
} = premiumCalls;
