/** Products at the desk: the list of each source, one with its working copy, what makes it public and what came before. */
import * as z from 'zod/mini';
import { byEditor, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { cents } from '../basics/money.ts';
import { line } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { draftCalls, draftState, standingFields, workedFields } from '../draft/desk.ts';
import { productProvider } from '../mandant/schemas.ts';
import { premiumKind } from '../premium/kind.ts';
import { askedClass } from './commission.ts';
import { source } from './entry.ts';

const columns = { name: 'Name', id: 'Id' } as const;
/** Something of it is seen by nobody yet, or is to go live or off at a moment. */
export const draftView = labels({ withDraft: 'MitEntwurf', planned: 'Geplant' });

const narrowed = {
  categoryId: ['KategorieId', optional(id)],
  source: ['Quelle', optional(source)],
  /** The mandant itself, or a provider of whom its products are copies. */
  provider: ['Anbieter', optional(productProvider)],
  commissionClass: ['Provisionsklasse', optional(askedClass)],
} as const;

export const ProductListQuery = extend(listQuery(columns, draftState, draftView), narrowed);

const DeskProductRow = wire({
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  categoryId: ['KategorieId', optional(z.int())],
  source: ['Quelle', source],
  provider: ['Anbieter', productProvider],
  monthlyCents: ['PreisMonatlich', optional(cents)],
  priceSteps: ['Preisaufteilung', optional(z.string())],
  commission: ['Provision', optional(z.string())],
  ...standingFields,
});
export type DeskProductRow = Value<typeof DeskProductRow>;

/** A premium it is offered with, whatever its days. */
const Offer = wire({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  kind: ['Art', premiumKind],
  valueCents: ['WertCent', cents],
  /** Valid today. */
  isValid: ['Gueltig', z.boolean()],
});

export const ProductDetail = extend(DeskProductRow, {
  ...workedFields,
  /** Its page, below the language. */
  path: ['Pfad', z.string()],
  offers: ['Praemien', z.array(Offer)],
});
export type ProductDetail = Value<typeof ProductDetail>;

/** What products can be narrowed by and put into: the categories of the mandant, in their order. */
const CategoryChoice = wire({
  id: ['Id', z.int()],
  breadcrumb: ['Breadcrumb', z.string()],
  source: ['Quelle', source],
});

export const listDeskProducts = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/produkte',
  summary: 'Products of the mandant and of its providers, by name, paged by key',
  refusals: listRefusals,
  body: ProductListQuery,
  reply: pageOf(DeskProductRow),
  mayLag: true,
});

export const listCategoryChoices = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/produkte/kategorien',
  summary: 'The categories a product can be in',
  refusals: listRefusals,
  reply: z.array(CategoryChoice),
});

export const listCommissionClasses = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/produkte/provisionsklassen',
  summary: 'The classes of sales partners that any product pays a commission to; at most 100',
  refusals: listRefusals,
  reply: z.array(z.string()),
});

export const createProduct = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/produkte',
  summary: 'Begins a new product with the next free id; nothing is public by that',
  refusals: listRefusals,
  body: wire({
    name: ['Name', line(1, 100)],
    externalId: ['ExterneId', line(1, 60)],
    source: ['Quelle', otherwise(source, 'festnetz')],
  }),
  reply: ProductDetail,
});

export const productCalls = draftCalls({
  by: byEditor,
  path: '/admin/produkte',
  one: 'a product',
  detail: ProductDetail,
});

export const {
  show: showDeskProduct,
  save: saveProduct,
  discard: discardProduct,
  publish: publishProduct,
  unpublish: unpublishProduct,
  unplan: unplanProduct,
  remove: removeProduct,
  versions: listProductVersions,
  restore: restoreProduct,
} = productCalls;
