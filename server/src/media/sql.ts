import type { FileType } from '@weitersagen/contract/files/rules';
import type { Part, Point } from '@weitersagen/contract/media/rules';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { MediaTable } from '#platform/database/tables.ts';

/** A picture or a file to download. */
export interface Media {
  rowId: number;
  /** What it is asked for by. */
  id: string;
  slug: string;
  name: string;
  fileKey: string;
  type: FileType;
  bytes: number;
  /** Of a picture, as a whole. */
  width: number | null;
  height: number | null;
  focus: Point;
  cut: Part | null;
  alternativeTexts: Readonly<Record<string, string>>;
  version: number;
  createdAt: Date;
  createdBy: number | null;
  changedAt: Date;
  changedBy: number | null;
}

/** As the pages of the desk read it, too. */
export const mediaColumns = (alias: string) => {
  const of = sql.raw(`${alias}.`);
  return sql`${of}id as "rowId", ${of}key as id, ${of}slug, ${of}name, ${of}file_key as "fileKey", ${of}type, ${of}bytes, ${of}width, ${of}height,
    json_build_object('x', ${of}focus_x, 'y', ${of}focus_y) as focus,
    case when ${of}cut_x is not null then
      json_build_object('x', ${of}cut_x, 'y', ${of}cut_y, 'width', ${of}cut_width, 'height', ${of}cut_height) end as cut,
    ${of}alternative_texts as "alternativeTexts", ${of}version, ${of}created_at as "createdAt", ${of}created_by as "createdBy",
    ${of}changed_at as "changedAt", ${of}changed_by as "changedBy"`;
};

const rowsOf = async (db: Db, condition: ReturnType<typeof sql>): Promise<Media[]> =>
  (await sql<Media>`select ${mediaColumns('m')} from media m where ${condition}`.execute(db)).rows;

export const insertMedia = async (db: Db, values: Insertable<MediaTable>): Promise<number> =>
  (await db.insertInto('media').values(values).returning('id').executeTakeFirstOrThrow()).id;

export const updateMedia = (db: Db, id: number, values: Updateable<MediaTable>) =>
  db.updateTable('media').set(values).where('id', '=', id).execute();

export const deleteMedia = (db: Db, id: number) => db.deleteFrom('media').where('id', '=', id).execute();

export const findByKey = async (db: Db, key: string): Promise<Media | undefined> =>
  (await rowsOf(db, sql`m.key = ${key}`))[0];

export const findBySlug = async (db: Db, slug: string): Promise<Media | undefined> =>
  (await rowsOf(db, sql`m.slug = ${slug}`))[0];

export const listPictures = (db: Db): Promise<Media[]> => rowsOf(db, sql`m.is_picture`);

export const listByKeys = (db: Db, keys: readonly string[]): Promise<Media[]> =>
  rowsOf(db, sql`m.key = any(${[...keys]}::text[])`);

export const lockByKey = async (db: Db, key: string): Promise<Media | undefined> =>
  (await rowsOf(db, sql`m.key = ${key} for update`))[0];

interface VariantKey {
  mediaId: number;
  version: number;
  plan: string;
}

export const findVariant = async (db: Db, { mediaId, version, plan }: VariantKey): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('media_variant')
      .select('content')
      .where('media_id', '=', mediaId)
      .where('version', '=', version)
      .where('plan', '=', plan)
      .executeTakeFirst()
  )?.content ?? undefined;

/** Whether who asks draws it: nobody else does, or whoever did has not come to an end in time. */
export async function claimVariant(
  db: Db,
  { mediaId, version, plan }: VariantKey,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ plan: string }>`
    insert into media_variant as v (media_id, version, plan, made_at, drawn_until)
    select m.id, ${version}, ${plan}, ${now}, ${until} from media m where m.id = ${mediaId}
    on conflict (mandant_id, media_id, version, plan) do update set drawn_until = excluded.drawn_until
      where v.content is null and v.drawn_until <= ${now}
    returning v.plan`.execute(db);
  return rows.length > 0;
}

export const keepVariant = (db: Db, { mediaId, version, plan }: VariantKey, content: Buffer, now: Date) =>
  db
    .updateTable('media_variant')
    .set({ content, made_at: now, drawn_until: null })
    .where('media_id', '=', mediaId)
    .where('version', '=', version)
    .where('plan', '=', plan)
    .execute();

export const dropClaim = (db: Db, { mediaId, version, plan }: VariantKey) =>
  db
    .deleteFrom('media_variant')
    .where('media_id', '=', mediaId)
    .where('version', '=', version)
    .where('plan', '=', plan)
    .where('content', 'is', null)
    .execute();

/** Of each picture the newest stay. */
export const deleteOldest = (db: Db, mediaId: number, max: number) =>
  sql`delete from media_variant v where v.media_id = ${mediaId} and v.content is not null and (v.version, v.plan) in (
    select o.version, o.plan from media_variant o where o.media_id = ${mediaId} and o.content is not null
    order by o.version desc, o.made_at desc, o.plan offset ${max})`.execute(db);

/** What showed it as it was. */
export const deleteVariants = (db: Db, mediaId: number) =>
  db.deleteFrom('media_variant').where('media_id', '=', mediaId).execute();
