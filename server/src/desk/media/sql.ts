/** SQL of the desk's pictures, for the report role. `mandantId` is the path's; each statement says so. */
import type { MediaListQuery } from '@weitersagen/contract/media/desk';
import { sql } from 'kysely';
import { type Media, mediaColumns } from '#media/media.ts';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { search } from '../list/part.ts';
import { findRow } from '../list/row.ts';

/** With the people, by their addresses. */
export type MediaListRow = Omit<Media, 'createdBy' | 'changedBy'> & {
  createdBy: string | null;
  changedBy: string | null;
};

const columns = {
  createdAt: column(sql`m.created_at`, 'timestamptz'),
  changedAt: column(sql`m.changed_at`, 'timestamptz'),
  name: column(sql`m.name`, 'text'),
};

const mediaList: Listed = {
  table: sql`media`,
  alias: sql`m`,
  joins: sql`left join operator made on made.id = m.created_by left join operator last on last.id = m.changed_by`,
  select: sql`${mediaColumns('m')}, made.email as "createdBy", last.email as "changedBy"`,
};

export async function pageMedia(
  db: Db,
  mandantId: number,
  { filter, orderBy, ...page }: ListQuery<typeof MediaListQuery>,
): Promise<Page<MediaListRow>> {
  const { status, from, to, text } = filter;
  const within = and([
    sql`m.mandant_id = ${mandantId}`,
    status && sql`m.is_picture = ${status === 'picture'}`,
    sinceDay(sql`m.created_at`, from),
    untilDay(sql`m.created_at`, to),
  ]);
  const { where, isMany } = await search(
    db,
    { ...mediaList, mandantId, within },
    text && { part: findsPart(sql`m.search_key`, text), others: [] },
  );
  return readPage(db, { ...mediaList, where, column: columns[orderBy ?? 'createdAt'], isMany }, page);
}

export const findMediaRow = (db: Db, mandantId: number, id: string): Promise<MediaListRow | undefined> =>
  findRow(db, mediaList, mandantId, sql`m.key = ${id}`);
