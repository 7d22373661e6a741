/** SQL of the desk's products, for the report role. `mandantId` is the path's; each statement says so. */
import type { DraftState } from '@weitersagen/contract/draft/desk';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { noCommission } from '@weitersagen/contract/product/commission';
import type { DeskProductRow, ProductListQuery } from '@weitersagen/contract/product/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { containing, findsPart } from '#platform/database/part.ts';
import { draftColumns, draftsOf, withDraft, withPlan } from '../draft/sql.ts';
import { and, column, isOneOf, type ListQuery } from '../list/column.ts';
import { search } from '../list/part.ts';
import { findRow } from '../list/row.ts';

const state = sql`case when p.drafted then 'draft' when not p.active then 'off' when d.data is not null then 'changed' else 'published' end`;

const productList: Listed = {
  table: sql`product`,
  alias: sql`p`,
  joins: draftsOf('product', sql`p.mandant_id`, sql`p.id`),
  select: sql`p.id, p.external_id as "externalId", p.name, p.category_id as "categoryId", p.source, p.provider,
    p.monthly_cents as "monthlyCents", p.price_steps as "priceSteps", p.commission, ${state} as state, ${draftColumns}`,
};

const columns = { name: column(sql`p.name`, 'text'), id: column(sql`p.id`, 'int') };

/** As the index has it. */
const words = sql`lower(p.name || ' ' || p.external_id || ' ' || coalesce(p.display_name, ''))`;

const inState = (mandantId: number): Readonly<Record<DraftState, RawBuilder<unknown>>> => ({
  draft: sql`p.drafted`,
  off: sql`not p.active and not p.drafted`,
  published: sql`p.active and not p.drafted`,
  changed: sql`p.active and not p.drafted and ${isOneOf(sql`p.id`, withDraft(mandantId, 'product'))}`,
});

/** By a part of the name or of the client's number, or by the whole id. */
const meantBy = (mandantId: number, text: string) => ({
  part: findsPart(words, text),
  others: /^\d{1,9}$/.test(text)
    ? [sql`select id from product where mandant_id = ${mandantId} and id = ${Number(text)}`]
    : [],
});

/** What stands in `commission`, each once: read from one to the next, however many products have it. */
const commissions = (mandantId: number): RawBuilder<unknown> => sql`(
  with recursive one (commission) as (
    (select p.commission from product p where p.mandant_id = ${mandantId} and p.commission is not null order by p.commission limit 1)
    union all
    select (select p.commission from product p where p.mandant_id = ${mandantId} and p.commission > one.commission order by p.commission limit 1)
    from one where one.commission is not null)
  select commission from one where commission is not null)`;

/** `class;cents|class;cents`. */
const ofClass = (mandantId: number, asked: string): RawBuilder<unknown> =>
  asked === noCommission
    ? sql`p.commission is null`
    : isOneOf(
        sql`p.commission`,
        sql`select c.commission from ${commissions(mandantId)} c where '|' || c.commission like ${containing(`|${asked};`)}`,
      );

export async function pageProducts(
  db: Db,
  mandantId: number,
  { filter, orderBy, categoryId, source, provider, commissionClass, ...page }: ListQuery<typeof ProductListQuery>,
): Promise<Page<DeskProductRow>> {
  const { status, view, text } = filter;
  const within = and([
    sql`p.mandant_id = ${mandantId}`,
    status && inState(mandantId)[status],
    view && isOneOf(sql`p.id`, (view === 'withDraft' ? withDraft : withPlan)(mandantId, 'product')),
    categoryId === null ? null : sql`p.category_id = ${categoryId}`,
    source && sql`p.source = ${source}`,
    provider && sql`p.provider = ${provider}`,
    commissionClass && ofClass(mandantId, commissionClass),
  ]);
  const { where, isMany } = await search(db, { ...productList, mandantId, within }, text && meantBy(mandantId, text));
  return readPage(db, { ...productList, where, column: columns[orderBy ?? 'name'], isMany }, page);
}

export const findProductRow = (db: Db, mandantId: number, id: number): Promise<DeskProductRow | undefined> =>
  findRow(db, productList, mandantId, sql`p.id = ${id}`);

interface OfferRow {
  id: number;
  name: string;
  kind: PremiumKind;
  valueCents: number;
  startsOn: string | null;
  endsOn: string | null;
  shownUntil: string | null;
}

/** The premiums it is offered with, whatever their days. */
export const listOffers = async (db: Db, mandantId: number, productId: number): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    select m.id, m.name, m.kind, m.value_cents as "valueCents", m.starts_on as "startsOn", m.ends_on as "endsOn",
      m.shown_until as "shownUntil"
    from premium_product o join premium m on m.mandant_id = o.mandant_id and m.id = o.premium_id
    where o.mandant_id = ${mandantId} and o.product_id = ${productId} and not m.drafted order by m.id`.execute(db);
  return rows;
};

interface CategoryChoice {
  id: number;
  breadcrumb: string;
  source: 'festnetz' | 'mobilfunk';
}

export const listCategoryChoices = async (db: Db, mandantId: number): Promise<CategoryChoice[]> => {
  const { rows } = await sql<CategoryChoice>`
    select c.id, c.breadcrumb, c.source from category c
    where c.mandant_id = ${mandantId} and c.active and not c.drafted order by c.position, c.id`.execute(db);
  return rows;
};

export const listCommissionClasses = async (db: Db, mandantId: number, max: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct split_part(part, ';', 1) as name
    from ${commissions(mandantId)} c, string_to_table(c.commission, '|') part
    order by name limit ${max}`.execute(db);
  return rows.map(({ name }) => name);
};
