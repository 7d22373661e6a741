/** Lists of items. Of a question nothing but its values reaches the database, and those as parameters. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { conditionSql, type Ground, orderSql } from './condition-sql.ts';
import type { ItemQuery } from './query.ts';
import { shortEqual } from './short-equal.ts';

export interface Place {
  app: string;
  schema: string;
}

/** An item as a list has it. */
export interface ItemRow {
  id: string;
  schema: string;
  status: 'draft' | 'published' | 'archived';
  /** What is published; with drafts the working copy where there is one. */
  data: unknown;
  version: number;
  createdAt: Date;
  createdBy: string;
  changedAt: Date;
  changedBy: string;
  /** With drafts: there is a working copy that differs from what is published. */
  isChanged: boolean;
}

/** The same as the text that is sent. */
export interface BodyRow {
  id: string;
  body: string;
}

const published: Ground = {
  data: sql`i.data`,
  changedAt: sql`i.changed_at`,
  changedBy: sql`i.changed_by`,
  version: sql`i.version`,
};
const edited: Ground = {
  data: sql`coalesce(d.data, i.data)`,
  changedAt: sql`greatest(i.changed_at, d.changed_at)`,
  changedBy: sql`case when d.changed_by is not null and d.changed_at > i.changed_at then 'subject:' || d.changed_by else i.changed_by end`,
  version: sql`coalesce(d.revision, i.version)`,
};

const items = sql`cms_item i`;
const withDraft = sql`cms_item i left join draft d on d.object = 'cms-item' and d.object_key = i.id`;
const groundOf = (withDrafts: boolean | undefined): Ground => (withDrafts ? edited : published);
const sourceOf = (withDrafts: boolean | undefined) => (withDrafts ? withDraft : items);

const shown = ({ data, changedAt, changedBy, version }: Ground, withDrafts: boolean | undefined) =>
  sql`i.id, i.schema, i.status, ${version} as version, i.created_at as "createdAt", i.created_by as "createdBy",
    ${changedAt} as "changedAt", ${changedBy} as "changedBy", ${withDrafts ? sql`d.data is not null` : sql`false`} as "isChanged",
    ${data} as data`;

/** Everything a list is cut out of. */
function partOf({ app, schema }: Place, query: ItemQuery) {
  const { withDrafts, withArchived, ids, search } = query;
  const ground = groundOf(withDrafts);
  const short = withDrafts ? undefined : shortEqual(query.filter);
  const filter = short ? short.rest : query.filter;
  const where = [
    sql<boolean>`i.app = ${app} and i.schema = ${schema}`,
    withDrafts ? !withArchived && sql<boolean>`i.status <> 'archived'` : sql<boolean>`i.status = 'published'`,
    short &&
      sql<boolean>`v.app = ${app} and v.schema = ${schema} and v.field = ${short.field} and v.value = ${short.value}`,
    ids && sql<boolean>`i.id = any(${[...ids]}::text[])`,
    filter && conditionSql(filter, ground),
    ...wordsOf(search).map((word) =>
      withDrafts
        ? sql<boolean>`strpos(lower(${ground.data}::text), ${word}) > 0`
        : sql<boolean>`strpos(i.search, ${word}) > 0`,
    ),
  ].filter((part) => part !== undefined && part !== false);
  const source = short ? sql`cms_value v join cms_item i on i.id = v.item_id` : sourceOf(withDrafts);
  return { ground, short, source, where: sql.join(where, sql` and `) };
}

const topMax = 200;

function pageSql(place: Place, query: ItemQuery, columns: (ground: Ground) => RawBuilder<unknown>) {
  const { order = [], ids, skip = 0, top = topMax } = query;
  const { ground, short, source, where } = partOf(place, query);
  // As its index has it: the first ones are read, not all of them.
  const usual = short ? sql`v.changed_at desc, v.item_id` : sql`${ground.changedAt} desc, i.id`;
  const inOrder = ids
    ? sql`array_position(${[...ids]}::text[], i.id)`
    : order.length === 0
      ? usual
      : sql`${sql.join(order.map((one) => orderSql(one, ground)))}, i.id`;
  return sql`select ${columns(ground)} from ${source} where ${where} order by ${inOrder} limit ${top} offset ${skip}`;
}

export const listItems = async (db: Db, place: Place, query: ItemQuery): Promise<ItemRow[]> =>
  (await pageSql(place, query, (ground) => shown(ground, query.withDrafts)).execute(db)).rows as ItemRow[];

/** Of what is published, as it is sent. */
export const listBodies = async (db: Db, place: Place, query: ItemQuery): Promise<BodyRow[]> =>
  (await pageSql(place, query, () => sql`i.id, i.body`).execute(db)).rows as BodyRow[];

export async function countItems(db: Db, place: Place, query: ItemQuery): Promise<number> {
  const { source, where, short } = partOf(place, query);
  const isValueAlone = short && !short.rest && !query.ids && !query.search;
  const { rows } = isValueAlone
    ? await sql<{ count: number }>`select count(*)::int as count from cms_value v
        where v.app = ${place.app} and v.schema = ${place.schema} and v.field = ${short.field} and v.value = ${short.value}`.execute(
        db,
      )
    : await sql<{ count: number }>`select count(*)::int as count from ${source} where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One by its id, in an app; of every schema. */
export async function findItem(db: Db, app: string, id: string, withDrafts: boolean): Promise<ItemRow | undefined> {
  const ground = groundOf(withDrafts);
  const { rows } = await sql<ItemRow>`
    select ${shown(ground, withDrafts)} from ${sourceOf(withDrafts)}
    where i.id = ${id} and i.app = ${app} ${withDrafts ? sql`` : sql`and i.status = 'published'`}`.execute(db);
  return rows[0];
}

/** By what names it; with drafts by the name in its working copy. */
export async function findByKey(
  db: Db,
  { app, schema }: Place,
  key: string,
  withDrafts: boolean,
): Promise<ItemRow | undefined> {
  const ground = groundOf(withDrafts);
  const { rows } = await sql<ItemRow>`
    select ${shown(ground, withDrafts)} from ${sourceOf(withDrafts)}
    where i.app = ${app} and i.schema = ${schema} and ${withDrafts ? sql`i.draft_key` : sql`i.public_key`} = ${key}`.execute(
    db,
  );
  return rows[0];
}

/** Those of these ids in an app that are of one of the schemas, in any order. */
export async function listByIds(
  db: Db,
  app: string,
  { ids, schemas, withDrafts }: { ids: readonly string[]; schemas: readonly string[]; withDrafts: boolean },
): Promise<ItemRow[]> {
  const ground = groundOf(withDrafts);
  const { rows } = await sql<ItemRow>`
    select ${shown(ground, withDrafts)} from ${sourceOf(withDrafts)}
    where i.id = any(${[...ids]}::text[]) and i.app = ${app} and i.schema = any(${[...schemas]}::text[])
      and ${withDrafts ? sql`i.status <> 'archived'` : sql`i.status = 'published'`}`.execute(db);
  return rows;
}

const wordsMax = 10;

/** In small letters, as the column of the search has them. */
const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    // What no database takes is in no text either.
    .replaceAll('\u0000', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsMax);
