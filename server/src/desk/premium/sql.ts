/** SQL of the desk's premiums, for the report role. `mandantId` is the path's; each statement says so. */
import {
  type DeskPremiumRow,
  type PremiumListQuery,
  type PremiumView,
  stockLow,
} from '@weitersagen/contract/premium/desk';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { containing } from '#platform/database/part.ts';
import { draftColumns, draftsOf, withDraft } from '../draft/sql.ts';
import { and, column, isOneOf, type ListQuery } from '../list/column.ts';
import { findRow } from '../list/row.ts';

/** The days of S-10, as contract/premium/rules has them. */
const valid = (today: string): RawBuilder<unknown> => sql`(m.starts_on is null or m.starts_on <= ${today}::date)
  and ((m.ends_on is null and m.shown_until is null) or m.ends_on >= ${today}::date or m.shown_until >= ${today}::date)`;
const coming = (today: string): RawBuilder<unknown> => sql`m.starts_on > ${today}::date`;

/** Of one that never was public what is typed so far. */
const value = sql`case when not m.drafted then m.value_cents when d.data->>'WertCent' ~ '^[0-9]{1,9}$' then (d.data->>'WertCent')::bigint
  else 0 end`;

const premiumList = (today: string): Listed => ({
  table: sql`premium`,
  alias: sql`m`,
  joins: draftsOf('premium', sql`m.mandant_id`, sql`m.id`),
  select: sql`m.id, m.external_id as "externalId", m.name, m.kind, ${value} as "valueCents", m.starts_on as "startsOn",
    m.ends_on as "endsOn", m.shown_until as "shownUntil", coalesce(not m.drafted and ${valid(today)}, false) as "isValid",
    (select count(*)::int from premium_product o where o.mandant_id = m.mandant_id and o.premium_id = m.id) as products,
    case when m.kind = 'voucher' then (select count(*)::int from voucher_code c
      where c.mandant_id = m.mandant_id and c.premium_id = m.id and c.reward_id is null) end as "freeCodes",
    case when m.drafted then 'draft' when d.data is not null then 'changed' else 'published' end as state, ${draftColumns},
    exists (select from approval a where a.mandant_id = m.mandant_id and a.object = 'content' and a.object_id = d.id
      and a.status = 'open') as "isWaiting"`,
});

const columns = {
  id: column(sql`m.id`, 'int'),
  name: column(sql`m.name`, 'text'),
  value: column(sql`m.value_cents`, 'int'),
};

const views = (mandantId: number, today: string): Readonly<Record<PremiumView, RawBuilder<unknown>>> => ({
  valid: sql`not m.drafted and ${valid(today)}`,
  coming: sql`not m.drafted and ${coming(today)}`,
  over: sql`not m.drafted and not (${valid(today)}) and not coalesce(${coming(today)}, false)`,
  low: sql`m.kind = 'voucher' and (select count(*) from voucher_code c where c.mandant_id = ${mandantId} and c.premium_id = m.id
    and c.reward_id is null) < ${stockLow}`,
  withDraft: isOneOf(sql`m.id`, withDraft(mandantId, 'premium')),
});

const states = (mandantId: number) =>
  ({
    draft: sql`m.drafted`,
    off: sql`false`,
    published: sql`not m.drafted`,
    changed: sql`not m.drafted and ${isOneOf(sql`m.id`, withDraft(mandantId, 'premium'))}`,
  }) as const;

export function pagePremiums(
  db: Db,
  { mandantId, today }: { mandantId: number; today: string },
  { filter, orderBy, ...page }: ListQuery<typeof PremiumListQuery>,
): Promise<Page<DeskPremiumRow>> {
  const { status, view, text } = filter;
  const where = and([
    sql`m.mandant_id = ${mandantId}`,
    status && states(mandantId)[status],
    view && views(mandantId, today)[view],
    text && sql`(lower(m.name || ' ' || m.external_id) like ${containing(text.toLowerCase())} or m.id::text = ${text})`,
  ]);
  return readPage(db, { ...premiumList(today), where, column: columns[orderBy ?? 'id'] }, page);
}

export const findPremiumRow = (
  db: Db,
  { mandantId, today }: { mandantId: number; today: string },
  id: number,
): Promise<DeskPremiumRow | undefined> => findRow(db, premiumList(today), mandantId, sql`m.id = ${id}`);

interface OfferRow {
  productId: number;
  productName: string;
  /** Null where nothing is offered with the product. */
  id: number | null;
  name: string;
  kind: PremiumKind;
  valueCents: number;
  startsOn: string | null;
  endsOn: string | null;
  shownUntil: string | null;
}

/** These products with all that is public for each. */
export const listOffersOf = async (db: Db, mandantId: number, productIds: readonly number[]): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    select p.id as "productId", p.name as "productName", m.id, m.name, m.kind, m.value_cents as "valueCents", m.starts_on as "startsOn",
      m.ends_on as "endsOn", m.shown_until as "shownUntil"
    from product p
    left join premium_product o on o.mandant_id = p.mandant_id and o.product_id = p.id
    left join premium m on m.mandant_id = o.mandant_id and m.id = o.premium_id and not m.drafted
    where p.mandant_id = ${mandantId} and p.id = any(${[...productIds]}::int[]) order by p.id, m.starts_on nulls first, m.id`.execute(
    db,
  );
  return rows;
};

interface StockRow {
  valueCents: number;
  free: number;
  taken: number;
}

export const listStock = async (db: Db, mandantId: number, premiumId: number): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select c.value_cents as "valueCents", count(*) filter (where c.reward_id is null)::int as free,
      count(*) filter (where c.reward_id is not null)::int as taken
    from voucher_code c where c.mandant_id = ${mandantId} and c.premium_id = ${premiumId}
    group by c.value_cents order by c.value_cents`.execute(db);
  return rows;
};

/** Of those that came last, as far as it is known. */
export const listCodeEnds = async (db: Db, mandantId: number, premiumId: number, max: number): Promise<string[]> => {
  const { rows } = await sql<{ end: string }>`
    select c.code_end as end from voucher_code c where c.mandant_id = ${mandantId} and c.premium_id = ${premiumId}
      and c.code_end is not null order by c.id desc limit ${max}`.execute(db);
  return rows.map(({ end }) => end);
};

interface NamedProduct {
  id: number;
  name: string;
}

export const listProductNames = async (db: Db, mandantId: number, ids: readonly number[]): Promise<NamedProduct[]> => {
  const { rows } = await sql<NamedProduct>`
    select p.id, p.name from product p where p.mandant_id = ${mandantId} and p.id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return rows;
};

/** As the index of the products' words has it. */
export const findProducts = async (db: Db, mandantId: number, text: string, max: number): Promise<NamedProduct[]> => {
  const isId = /^\d{1,9}$/.test(text);
  const { rows } = await sql<NamedProduct>`
    select p.id, p.name from product p where p.mandant_id = ${mandantId}
      and (lower(p.name || ' ' || p.external_id || ' ' || coalesce(p.display_name, '')) like ${containing(text.toLowerCase())}
        or p.id = ${isId ? Number(text) : 0})
    order by p.name, p.id limit ${max}`.execute(db);
  return rows;
};
