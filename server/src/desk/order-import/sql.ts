/** SQL of the desk's imports and their rows, for the report role. `mandantId` is the path's; each statement says so. */
import type { ReportedStatus } from '@weitersagen/contract/order/schemas';
import type { ImportListQuery } from '@weitersagen/contract/order-import/desk';
import { sql } from 'kysely';
import type { RowRefusal } from '#order-import/order-import.ts';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';
import { findRow } from '../list/row.ts';

interface ImportListRow {
  id: number;
  status: 'running' | 'done' | 'stopped';
  isProbe: boolean;
  read: number;
  done: number;
  failed: number;
  createdBy: string;
  createdAt: Date;
  finishedAt: Date | null;
}

const importFields = sql`i.id, i.status, i.probe as "isProbe", i.lines_read as read, i.lines_done as done, i.lines_failed as failed,
  i.created_by as "createdBy", i.created_at as "createdAt", i.finished_at as "finishedAt"`;

const importList: Listed = { table: sql`order_import`, alias: sql`i`, joins: sql``, select: importFields };

export function pageImports(
  db: Db,
  mandantId: number,
  { filter, orderBy: _only, ...page }: ListQuery<typeof ImportListQuery>,
): Promise<Page<ImportListRow>> {
  const { status, view, from, to, text } = filter;
  const where = and([
    sql`i.mandant_id = ${mandantId}`,
    status && sql`i.status = ${status}`,
    view === 'failed' ? sql`i.lines_failed > 0` : null,
    sinceDay(sql`i.created_at`, from),
    untilDay(sql`i.created_at`, to),
    text && sql`(i.id::text = ${text} or lower(i.created_by) = ${text.toLowerCase()})`,
  ]);
  const createdAt = column(sql`i.created_at`, 'timestamptz');
  return readPage(db, { ...importList, where, column: createdAt }, page);
}

export const findImport = (db: Db, mandantId: number, id: number): Promise<ImportListRow | undefined> =>
  findRow(db, importList, mandantId, sql`i.id = ${id}`);

/** Whether the file is still kept. */
export async function hasFile(db: Db, mandantId: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ hasFile: boolean }>`
    select exists (select from order_import_part p where p.mandant_id = ${mandantId} and p.import_id = ${id}) as "hasFile"`.execute(
    db,
  );
  return rows[0]?.hasFile === true;
}

interface ResultRow {
  line: number;
  externalNumber: string | null;
  number: string | null;
  status: ReportedStatus | null;
  refusal: RowRefusal | null;
}

/** Forward after a line, or backwards before one; before none it is backwards from the end. */
type Range = { after: number } | { before: number | null };

export async function listResults(
  db: Db,
  mandantId: number,
  { importId, failedOnly, limit, ...range }: Range & { importId: number; failedOnly: boolean; limit: number },
): Promise<ResultRow[]> {
  const where = and([
    sql`l.mandant_id = ${mandantId}`,
    sql`l.import_id = ${importId}`,
    failedOnly ? sql`l.failed` : null,
    'after' in range ? sql`l.line > ${range.after}` : null,
    'before' in range && range.before !== null ? sql`l.line < ${range.before}` : null,
  ]);
  const direction = 'after' in range ? sql`asc` : sql`desc`;
  const { rows } = await sql<ResultRow>`
    select l.line, l.external_number as "externalNumber", l.order_number as number, l.status, l.refusal
    from order_import_line l where ${where} order by l.line ${direction} limit ${limit}`.execute(db);
  return rows;
}
