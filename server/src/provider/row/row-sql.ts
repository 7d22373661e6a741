/** Rows of a load beside what is offered now. */
import type { Oddity } from '@weitersagen/contract/provider/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { ofProvider } from '#product/product.ts';
import { oddityOf } from './oddity-sql.ts';

/** What becomes of a product. `none`: there is nothing to do for it, and nothing to keep. */
type Outcome = 'none' | 'same' | 'confirmed' | 'kept' | 'added' | 'changed' | 'gone';

export interface JudgedRow {
  line: number;
  externalId: string;
  productId: number | null;
  difference: Outcome;
  oddity: Oddity | null;
  /** It is the first of its id in this load. */
  isPut: boolean;
}

interface Given {
  loadId: number;
  provider: string;
  isFull: boolean;
  pricePercent: number;
  /** `[{ line, external_id, action: put | gone | keep, fingerprint, product }]` */
  rows: string;
}

/**
 * Compares rows with the products that are offered and keeps those that differ. A product of which nothing is new is not
 * written anywhere; its id is told, so that what is missing can be found.
 */
export const judgeRows = async (
  db: Db,
  { loadId, provider, isFull, pricePercent, rows: given }: Given,
): Promise<JudgedRow[]> => {
  const { rows } = await sql<JudgedRow>`
    with given as (
      select *, row_number() over (partition by external_id order by line) as nth
      from jsonb_to_recordset(${given}::jsonb) as g(line int, external_id text, action text, fingerprint text, product jsonb)),
    compared as (
      select g.line, g.nth, g.external_id, g.fingerprint, g.product, p.id as product_id, p.whole as known,
        case
          when g.action <> 'put' and (p.id is null or not p.active) then 'none'
          when g.action = 'keep' then 'kept'
          when g.action = 'gone' then 'gone'
          when p.id is null or not p.active then 'added'
          when p.fingerprint is distinct from g.fingerprint then 'changed'
          when ${isFull} and p.priced_on is not null then 'confirmed'
          else 'same'
        end as difference
      from given g
      left join lateral (select o as whole, o.* from product o where ${ofProvider('o.provider', provider)} and o.external_id = g.external_id limit 1) p on true),
    judged as (
      select c.*, o.oddity from compared c
      left join lateral (${oddityOf(pricePercent)}) o on c.difference in ('added', 'changed')),
    put as (
      insert into provider_row (load_id, external_id, difference, oddity, name, product, before)
      select ${loadId}, external_id, difference, oddity, coalesce(product->>'name', (known).name),
        case when difference in ('added', 'changed') then product || jsonb_build_object('fingerprint', fingerprint) end,
        case when difference in ('added', 'changed', 'gone') and product_id is not null then to_jsonb(known) end
      from judged where difference not in ('same', 'none') and nth = 1 order by line
      on conflict (mandant_id, load_id, external_id) do nothing
      returning external_id)
    select line, external_id as "externalId", product_id as "productId", difference, oddity,
      nth = 1 and (difference in ('same', 'none') or external_id in (select external_id from put)) as "isPut"
    from judged order by line`.execute(db);
  return rows;
};

/** They came a second time. */
export const deleteRepeated = (db: Db, loadId: number, externalIds: readonly string[]) =>
  db
    .deleteFrom('provider_row')
    .where('load_id', '=', loadId)
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** Products that are offered, part by part. */
export const listOffered = async (
  db: Db,
  provider: string,
  { after, max }: { after: number; max: number },
): Promise<{ id: number; isActive: boolean }[]> =>
  db
    .selectFrom('product')
    .select(['id', 'active as isActive'])
    .where('id', '>', after)
    .where('provider', '=', provider)
    .orderBy('id')
    .limit(max)
    .execute();

/** What a full load does not have; gives how many. */
export const insertGone = async (db: Db, loadId: number, productIds: readonly number[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into provider_row (load_id, external_id, difference, name, before)
    select ${loadId}, p.external_id, 'gone', p.name, to_jsonb(p) from product p where p.id = any(${[...productIds]}::int[])
    on conflict (mandant_id, load_id, external_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** Products that a load takes away, part by part. */
export const listGone = async (
  db: Db,
  loadId: number,
  { after, max }: { after: number; max: number },
): Promise<{ id: number; productId: number }[]> =>
  db
    .selectFrom('provider_row')
    .select(['id', sql<number>`(before->>'id')::int`.as('productId')])
    .where('load_id', '=', loadId)
    .where('difference', '=', 'gone')
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

export const markInUse = (db: Db, loadId: number, rowIds: readonly number[]) =>
  db
    .updateTable('provider_row')
    .set({ oddity: 'inUse' })
    .where('load_id', '=', loadId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...rowIds]))))
    .execute();

export interface RowToWrite {
  id: number;
  externalId: string;
  difference: 'confirmed' | 'kept' | 'added' | 'changed' | 'gone';
  /** JSON as text: it goes back into the database as it is. */
  product: string | null;
}

export const listRowsToWrite = (
  db: Db,
  loadId: number,
  { after, max }: { after: number; max: number },
): Promise<RowToWrite[]> =>
  db
    .selectFrom('provider_row')
    .select(['id', 'external_id as externalId', 'difference', sql<string | null>`product::text`.as('product')])
    .where('load_id', '=', loadId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .$castTo<RowToWrite>()
    .execute();

export const deleteRows = async (db: Db, loadId: number, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from provider_row where load_id = ${loadId} and id in (
      select id from provider_row where load_id = ${loadId} order by id limit ${max})`.execute(db);
  return Number(numAffectedRows ?? 0);
};
