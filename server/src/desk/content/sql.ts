/** SQL of the desk's content, for the report role. `mandantId` is the path's; each statement says so. */
import type { Schema } from '@weitersagen/contract/cms/schema';
import type { ContentListQuery } from '@weitersagen/contract/content/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { containing } from '#platform/database/part.ts';
import { and, column, isOneOf, type ListQuery, sinceDay, untilDay } from '../list/column.ts';

export interface Place {
  mandantId: number;
  app: string;
}

export interface ContentListRow {
  draftId: number;
  id: string;
  schema: string;
  status: 'draft' | 'published' | 'archived';
  key: string | null;
  /** The working copy, or what is public. */
  data: unknown;
  published: unknown;
  hasDraft: boolean;
  revision: number;
  plannedAt: Date | null;
  /** Why what was planned could not be done. */
  failure: string | null;
  changedAt: Date;
  changedBy: string | null;
}

/** Data as it is worked on. */
const worked = sql`coalesce(d.data, i.data)`;

const contentList: Listed = {
  table: sql`draft`,
  alias: sql`d`,
  joins: sql`join cms_item i on i.mandant_id = d.mandant_id and i.id = d.object_key
    left join operator by on by.id = d.changed_by`,
  select: sql`d.id as "draftId", i.id, i.schema, i.status, coalesce(i.draft_key, i.public_key) as key, ${worked} as data,
    i.data as published, d.data is not null as "hasDraft", d.revision, d.changed_at as "changedAt", by.email as "changedBy",
    (select min(s.at) from draft_schedule s where s.mandant_id = d.mandant_id and s.object = d.object and s.object_key = d.object_key
      and s.failure is null) as "plannedAt",
    (select min(s.failure) from draft_schedule s
      where s.mandant_id = d.mandant_id and s.object = d.object and s.object_key = d.object_key) as failure`,
};

/** As a key of a page has room for it. */
const titleMax = 100;

/** What it is called in the first language that has a name for it, else by its key. */
function titleOf({ title, key }: Schema, languages: readonly string[]): RawBuilder<unknown> {
  const named = [...languages, 'iv'].map((part) => sql`nullif(${worked} #>> ${[title, part]}::text[], '')`);
  const keyed = key ? sql`${worked} #>> ${[key, 'iv']}::text[]` : sql`null`;
  return sql`coalesce((select left(lower(coalesce(${sql.join(named)}, ${keyed}, '')), ${titleMax}::int)
    from cms_item i where i.mandant_id = d.mandant_id and i.id = d.object_key), '')`;
}

/** Items of an app, by what is said of the item itself. */
const among = ({ mandantId, app }: Place, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  isOneOf(
    sql`d.object_key`,
    sql`select i.id from cms_item i join draft d on d.mandant_id = i.mandant_id and d.object = 'cms-item' and d.object_key = i.id
      where i.mandant_id = ${mandantId} and i.app = ${app} and ${condition}`,
  );

const ofApp = (place: Place, condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  and([sql`d.mandant_id = ${place.mandantId}`, sql`d.object = 'cms-item'`, among(place, condition)]);

const states = {
  draft: sql`i.status = 'draft'`,
  published: sql`i.status = 'published' and d.data is null`,
  changed: sql`i.status = 'published' and d.data is not null`,
  archived: sql`i.status = 'archived'`,
} as const;

/** A required field has no text in one of the languages, and none for all. */
const untranslated = ({ fields }: Schema, languages: readonly string[]): RawBuilder<boolean> => {
  const lacks = fields
    .filter(({ isLocalized, isRequired }) => isLocalized && isRequired)
    .flatMap(({ name }) =>
      languages.map(
        (language) =>
          sql`(${worked} #>> ${[name, language]}::text[] is null and ${worked} #>> ${[name, 'iv']}::text[] is null)`,
      ),
    );
  return lacks.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(lacks, sql` or `)})`;
};

export function pageContent(
  db: Db,
  place: Place,
  { schema, languages }: { schema: Schema; languages: readonly string[] },
  { filter, orderBy, ...page }: ListQuery<typeof ContentListQuery>,
): Promise<Page<ContentListRow>> {
  const { status, view, from, to, text } = filter;
  const where = and([
    ofApp(
      place,
      and([
        sql`i.schema = ${schema.name}`,
        status ? states[status] : sql`i.status <> 'archived'`,
        view === 'untranslated' ? untranslated(schema, languages) : null,
        view === 'planned'
          ? sql`exists (select from draft_schedule s where s.mandant_id = d.mandant_id and s.object = d.object and s.object_key = d.object_key)`
          : null,
        view === 'draft' ? sql`(i.status = 'draft' or d.data is not null)` : null,
        text && sql`lower(${worked}::text) like ${containing(text.toLowerCase())}`,
      ]),
    ),
    sinceDay(sql`d.changed_at`, from),
    untilDay(sql`d.changed_at`, to),
  ]);
  const sorted =
    orderBy === 'title' ? column(titleOf(schema, languages), 'text') : column(sql`d.changed_at`, 'timestamptz');
  return readPage(db, { ...contentList, where, column: sorted }, page);
}

const rowsWhere = async (db: Db, where: RawBuilder<unknown>, max: number): Promise<ContentListRow[]> => {
  const { select, joins } = contentList;
  const { rows } = await sql<ContentListRow>`
    select ${select} from draft d ${joins} where ${where} order by d.changed_at desc, d.id limit ${max}`.execute(db);
  return rows;
};

export const findContentRow = async (db: Db, place: Place, id: string): Promise<ContentListRow | undefined> =>
  (await rowsWhere(db, ofApp(place, sql`i.id = ${id}`), 1))[0];

export const listContentRows = (db: Db, place: Place, ids: readonly string[]): Promise<ContentListRow[]> =>
  rowsWhere(db, ofApp(place, sql`i.id = any(${[...ids]}::text[])`), ids.length);

/** Every item but those in the archive: for what looks through all of them. */
export const listAllContent = (db: Db, place: Place, max: number): Promise<ContentListRow[]> =>
  rowsWhere(db, ofApp(place, sql`i.status <> 'archived'`), max);

/** What there is of a schema, in the archive as well. */
export const listContentOf = (db: Db, place: Place, schema: string, max: number): Promise<ContentListRow[]> =>
  rowsWhere(db, ofApp(place, sql`i.schema = ${schema}`), max);

/** Which of some items wait for another person. */
export const listWaiting = async (
  db: Db,
  { mandantId }: Place,
  draftIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select a.object_id as id from approval a where a.mandant_id = ${mandantId} and a.object = 'content'
      and a.object_id = any(${[...draftIds]}::bigint[]) and a.status = 'open'`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** All words have to be in it. */
export const searchContentRows = (
  db: Db,
  place: Place,
  words: readonly string[],
  max: number,
): Promise<ContentListRow[]> =>
  rowsWhere(
    db,
    ofApp(
      place,
      and([
        sql`i.status <> 'archived'`,
        ...words.map(
          (word) => sql`lower(${worked}::text) like ${containing(JSON.stringify(word.toLowerCase()).slice(1, -1))}`,
        ),
      ]),
    ),
    max,
  );

export interface Count {
  schema: string;
  count: number;
  drafts: number;
}

export const countContent = async (db: Db, { mandantId, app }: Place): Promise<Count[]> => {
  const { rows } = await sql<Count>`
    select i.schema, count(*)::int as count, count(*) filter (where i.status = 'draft' or d.data is not null)::int as drafts
    from cms_item i join draft d on d.mandant_id = i.mandant_id and d.object = 'cms-item' and d.object_key = i.id
    where i.mandant_id = ${mandantId} and i.app = ${app} and i.status <> 'archived' group by i.schema`.execute(db);
  return rows;
};

export async function countUntranslated(
  db: Db,
  { mandantId, app }: Place,
  schema: Schema,
  languages: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from cms_item i join draft d on d.mandant_id = i.mandant_id and d.object = 'cms-item' and d.object_key = i.id
    where i.mandant_id = ${mandantId} and i.app = ${app} and i.schema = ${schema.name} and i.status <> 'archived'
      and ${untranslated(schema, languages)}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface PlanRow {
  deed: 'publish' | 'unpublish';
  at: Date;
  askedBy: string | null;
  failure: string | null;
}

export const listPlans = async (db: Db, mandantId: number, id: string): Promise<PlanRow[]> => {
  const { rows } = await sql<PlanRow>`
    select s.deed, s.at, by.email as "askedBy", s.failure
    from draft_schedule s left join operator by on by.id = s.asked_by
    where s.mandant_id = ${mandantId} and s.object = 'cms-item' and s.object_key = ${id} order by s.at`.execute(db);
  return rows;
};

export interface VersionListRow {
  version: number;
  at: Date;
  by: string | null;
  note: string | null;
  data: unknown;
}

/** The newest first. */
export const listVersionRows = async (
  db: Db,
  mandantId: number,
  id: string,
  max: number,
): Promise<VersionListRow[]> => {
  const { rows } = await sql<VersionListRow>`
    select v.version, v.published_at as at, by.email as by, v.note, v.data
    from draft_version v left join operator by on by.id = v.published_by
    where v.mandant_id = ${mandantId} and v.object = 'cms-item' and v.object_key = ${id}
    order by v.version desc limit ${max}`.execute(db);
  return rows;
};

/** Those made after the one of this number, the oldest first. */
export const listPictureKeys = async (
  db: Db,
  mandantId: number,
  after: number,
  max: number,
): Promise<{ id: number; key: string }[]> => {
  const { rows } = await sql<{ id: number; key: string }>`
    select m.id, m.key from media m where m.mandant_id = ${mandantId} and m.id > ${after} order by m.id limit ${max}`.execute(
    db,
  );
  return rows;
};
