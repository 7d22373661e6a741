/** Categories at the desk: the tree, one with its working copy, what makes it public, and where it stands. */
import * as z from 'zod/mini';
import { byEditor, listRefusals, moveRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { line } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { draftCalls, standingFields, workedFields } from '../draft/desk.ts';
import { categorySlug, ownId, source } from './entry.ts';

export const DeskCategoryRow = wire({
  id: ['Id', z.int()],
  slug: ['Slug', z.string()],
  /** As it is public, or of one that never was as it began. */
  title: ['Titel', z.string()],
  breadcrumb: ['Breadcrumb', z.string()],
  source: ['Quelle', source],
  category: ['Kategorie', z.string()],
  /** Of the mandant's own. */
  products: ['AnzahlProdukte', z.int()],
  ...standingFields,
});
export type DeskCategoryRow = Value<typeof DeskCategoryRow>;

const Tree = wire({
  /** In the order of the catalogue, from the top. */
  categories: ['Kategorien', z.array(DeskCategoryRow)],
});

export const CategoryDetail = extend(DeskCategoryRow, {
  ...workedFields,
  /** What stands above it, by language; nothing at the top. */
  above: ['Darueber', z.array(wire({ language: ['Sprache', z.string()], breadcrumb: ['Breadcrumb', z.string()] }))],
});
export type CategoryDetail = Value<typeof CategoryDetail>;

/** The breadcrumb of what it stands below; null at the top. */
const above = optional(line(1, 150));

export const showCategoryTree = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/kategorien',
  summary: 'All categories in the order of the catalogue, with those that are being written or were taken off',
  refusals: listRefusals,
  reply: Tree,
});

export const createCategory = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/kategorien',
  summary: 'Begins a new category with the next free id; nothing is public by that',
  refusals: listRefusals,
  body: wire({
    title: ['Titel', line(1, 100)],
    slug: ['Slug', categorySlug],
    source: ['Quelle', otherwise(source, 'festnetz')],
    category: ['Kategorie', line(1, 60)],
    above: ['Unter', above],
  }),
  reply: CategoryDetail,
});

export const moveCategory = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/kategorien/:id/verschieben',
  summary: 'Puts a category somewhere else in the tree, with everything below it and in every language, at once',
  refusals: moveRefusals,
  params: wire({ id: ['id', id] }),
  body: wire({
    above: ['Unter', above],
    /** The sibling it then stands before; null: behind the last one. */
    beforeId: ['Vor', optional(ownId)],
  }),
  reply: Tree,
});

export const categoryCalls = draftCalls({
  by: byEditor,
  path: '/admin/kategorien',
  one: 'a category',
  detail: CategoryDetail,
});

export const {
  show: showDeskCategory,
  save: saveCategory,
  discard: discardCategory,
  publish: publishCategory,
  unpublish: unpublishCategory,
  unplan: unplanCategory,
  remove: removeCategory,
  versions: listCategoryVersions,
  restore: restoreCategory,
} = categoryCalls;
