/** SQL of the desk's list of invoices, for the report role. `mandantId` is the path's; each statement says so. */

import type { Value } from '@weitersagen/contract/basics/wire';
import type { InvoiceQuery, InvoiceRow } from '@weitersagen/contract/invoice/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, type ListQuery, sinceDay, untilDay } from '../list/column.ts';

type Row = Value<typeof InvoiceRow>;
type Query = ListQuery<typeof InvoiceQuery>;

/** Whom it belongs to now. */
const joinsAgency = (alias: RawBuilder<unknown>) =>
  sql`join agency a on a.mandant_id = ${alias}.mandant_id and a.agency_number = ${alias}.agency_number`;

const invoices: Listed = {
  table: sql`invoice`,
  alias: sql`i`,
  joins: sql`${joinsAgency(sql`i`)} left join agency_statement s on s.mandant_id = i.mandant_id and s.number = i.statement_number`,
  select: sql`i.number, i.kind, i.month, i.issued_on as "issuedOn", i.due_on as "dueOn", i.status, i.net_cents as "netCents", i.vat_cents as "vatCents",
    i.gross_cents as "grossCents", i.statement_number as "statementNumber", s.sum_cents as "statementCents",
    (case when i.kind = 'creditNote' then -i.gross_cents else i.gross_cents end) + coalesce(s.sum_cents, 0) as "payableCents",
    i.pdf is not null and (s.id is null or s.pdf is not null) as "hasFiles", i.paid_on as "paidOn",
    (i.cancelled_at at time zone 'Europe/Berlin')::date as "cancelledOn", i.agency_number as "agencyNumber", a.company`,
};

/** Of months without a fee, or whose invoice was cancelled. */
const statements: Listed = {
  table: sql`agency_statement`,
  alias: sql`s`,
  joins: joinsAgency(sql`s`),
  select: sql`s.number, 'statement' as kind, s.month, s.issued_on as "issuedOn", s.due_on as "dueOn",
    case when s.paid_on is null then 'open' else 'paid' end as status, 0::bigint as "netCents", 0::bigint as "vatCents", 0::bigint as "grossCents",
    s.number as "statementNumber", s.sum_cents as "statementCents", s.sum_cents as "payableCents", s.pdf is not null as "hasFiles",
    s.paid_on as "paidOn", null::date as "cancelledOn", s.agency_number as "agencyNumber", a.company`,
};

/** So many agencies are looked up; of what more are called, the list is read in its order. */
const agenciesMax = 200;

interface Found {
  /** Null where it says nothing of them. */
  where: RawBuilder<unknown> | null;
  /** They are more than anybody counts. */
  isMany: boolean;
}

/** By number, month, or a part of what the agency is called to which it belongs, or to which it was issued. */
async function find(db: Db, { table, alias }: Listed, mandantId: number, text: string | null): Promise<Found> {
  if (!text) return { where: null, isMany: false };
  const isCalledSo = findsPart(sql`a.search_key`, text.toLowerCase());
  const { rows } = await sql<{ id: number; number: string }>`
    select a.id, a.agency_number as number from agency a where a.mandant_id = ${mandantId} and ${isCalledSo}
    limit ${agenciesMax + 1}`.execute(db);
  const byItself = (of: RawBuilder<unknown>) => [sql`${of}.number = ${text.toUpperCase()}`, sql`${of}.month = ${text}`];
  if (rows.length > agenciesMax) {
    const its = sql`(a.agency_number = ${alias}.agency_number or a.id = ${alias}.agency_id)`;
    const byAgency = sql`exists (select from agency a where a.mandant_id = ${mandantId} and ${its} and ${isCalledSo})`;
    return { where: sql`(${sql.join([...byItself(alias), byAgency], sql` or `)})`, isMany: true };
  }
  const x = sql`x`;
  const byAll = [
    ...byItself(x),
    sql`x.agency_number = any(${rows.map(({ number }) => number)}::text[])`,
    sql`x.agency_id = any(${rows.map(({ id }) => id)}::bigint[])`,
  ].map((by) => sql`select x.id from ${table} x where x.mandant_id = ${mandantId} and ${by}`);
  return { where: sql`${alias}.id = any(array(${sql.join(byAll, sql` union `)}))`, isMany: false };
}

const createdAt = (alias: RawBuilder<unknown>) => column(sql`${alias}.created_at`, 'timestamptz');

export async function pageInvoices(
  db: Db,
  mandantId: number,
  { filter, orderBy: _, chosen: __, ...page }: Query,
  today: string,
): Promise<Page<Row>> {
  const { status, view, from, to, isWaiting, text } = filter;
  if (view === 'statements') return pageStatements(db, mandantId, { filter, today }, page);
  const found = await find(db, invoices, mandantId, text);
  const where = and([
    sql`i.mandant_id = ${mandantId} and i.ended_on is null`,
    status && sql`i.status = ${status}`,
    view === 'overdue' || isWaiting ? sql`i.status = 'open' and i.due_on < ${today}::date` : null,
    view === 'corrections' ? sql`i.kind <> 'invoice'` : null,
    sinceDay(sql`i.created_at`, from),
    untilDay(sql`i.created_at`, to),
    found.where,
  ]);
  return readPage(db, { ...invoices, where, column: createdAt(sql`i`), isMany: found.isMany }, page);
}

async function pageStatements(
  db: Db,
  mandantId: number,
  { filter: { status, from, to, isWaiting, text }, today }: Pick<Query, 'filter'> & { today: string },
  page: Omit<Query, 'filter' | 'orderBy'>,
): Promise<Page<Row>> {
  const found = await find(db, statements, mandantId, text);
  const where = and([
    sql`s.mandant_id = ${mandantId} and s.stands_alone and s.ended_on is null`,
    isWaiting ? sql`s.paid_on is null and s.sum_cents > 0 and s.due_on < ${today}::date` : null,
    status === 'cancelled' ? sql`false` : status && sql`(s.paid_on is not null) = ${status === 'paid'}`,
    sinceDay(sql`s.created_at`, from),
    untilDay(sql`s.created_at`, to),
    found.where,
  ]);
  return readPage(db, { ...statements, where, column: createdAt(sql`s`), isMany: found.isMany }, page);
}
