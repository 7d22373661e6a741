/** Drafts of one kind as a file or a publication writes them: one or thousands in the same few statements. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Adopted, Change, DraftRow, Thing } from './sql.ts';

type Key = Thing['key'];
type Data = DraftRow['data'];

/** Rows as the database reads them: a value of `data` that is null is none there. */
const given = (rows: readonly object[], columns: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(${columns})`;

const found = (db: Db, object: string, keys: readonly Key[]) =>
  db
    .selectFrom('draft')
    .select(['id', 'data', 'revision', 'version', 'changed_by as changedBy', 'changed_at as changedAt'])
    .select('object_key as key')
    .where('object', '=', object)
    .where((eb) => eb('object_key', '=', eb.fn.any(eb.val([...keys]))))
    .orderBy('object_key');

const byKey = <R extends { key: Key }>(rows: readonly R[]): Map<Key, R> => new Map(rows.map((row) => [row.key, row]));

export const findDrafts = async (db: Db, object: string, keys: readonly Key[]): Promise<Map<Key, DraftRow>> =>
  byKey(await found(db, object, keys).execute());

export const lockDrafts = async (db: Db, object: string, keys: readonly Key[]): Promise<Map<Key, DraftRow>> =>
  byKey(await found(db, object, keys).forUpdate().execute());

/** Working copies, whatever was written before. */
export async function putDrafts(
  db: Db,
  object: string,
  rows: readonly { key: Key; data: Data }[],
  { by, now }: Change,
): Promise<{ id: number; revision: number }[]> {
  const { rows: put } = await sql<{ id: number; revision: number }>`
    insert into draft (object, object_key, data, revision, changed_by, changed_at)
    select ${object}, g.key, g.data, 1, ${by}::bigint, ${now}::timestamptz from ${given(rows, sql`key text, data jsonb`)} order by g.key
    on conflict (mandant_id, object, object_key) do update
      set data = excluded.data, revision = draft.revision + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    returning id, revision`.execute(db);
  return put;
}

/** Drafts of what is or was public without one. */
export const insertAdopted = (
  db: Db,
  object: string,
  rows: readonly ({ key: Key } & Adopted)[],
  now: Date,
): Promise<unknown> =>
  sql`
    insert into draft (object, object_key, data, version, revision, changed_by, changed_at)
    select ${object}, g.key, g.data, g.version, 1, null, ${now}::timestamptz
    from ${given(rows, sql`key text, data jsonb, version int`)} order by g.key`.execute(db);

/** What is public has changed without them. */
export const markAdopted = (db: Db, rows: readonly ({ id: number } & Adopted)[]): Promise<unknown> =>
  sql`
    update draft set data = g.data, version = g.version
    from ${given(rows, sql`id bigint, data jsonb, version int`)} where draft.id = g.id`.execute(db);

/** The working copy is what is public; one that was changed since `data` was set aside stays. */
export const markPublished = (
  db: Db,
  rows: readonly { id: number; version: number; data: Data }[],
  { by, now }: Change,
): Promise<unknown> =>
  sql`
    update draft set data = case when draft.data = g.data then null else draft.data end, revision = draft.revision + 1,
      version = g.version, changed_by = ${by}::bigint, changed_at = ${now}::timestamptz
    from ${given(rows, sql`id bigint, data jsonb, version int`)} where draft.id = g.id`.execute(db);

/** The next version of each; gives their numbers. */
export async function insertVersions(
  db: Db,
  object: string,
  rows: readonly { key: Key; data: Data }[],
  { by, now, note }: Change & { note: string | null },
): Promise<Map<Key, number>> {
  const { rows: made } = await sql<{ key: Key; version: number }>`
    insert into draft_version (object, object_key, version, data, published_at, published_by, note)
    select ${object}, g.key,
      coalesce((select max(v.version) from draft_version v where v.object = ${object} and v.object_key = g.key), 0) + 1,
      g.data, ${now}::timestamptz, ${by}::bigint, ${note}
    from ${given(rows, sql`key text, data jsonb`)} order by g.key
    returning object_key as key, version`.execute(db);
  return new Map(made.map(({ key, version }) => [key, version]));
}

/** What was public with a version of each. */
export async function listVersionData(
  db: Db,
  object: string,
  wanted: readonly { key: Key; version: number }[],
): Promise<Map<Key, Data>> {
  const { rows } = await sql<{ key: Key; data: Data }>`
    select v.object_key as key, v.data from ${given(wanted, sql`key text, version int`)}
    join draft_version v on v.object = ${object} and v.object_key = g.key and v.version = g.version`.execute(db);
  return new Map(rows.map(({ key, data }) => [key, data]));
}
