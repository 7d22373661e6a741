import type { AgencyDocument } from '@weitersagen/contract/invoice/schemas';
import type { InvoiceKind } from '@weitersagen/contract/invoice/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { InvoiceDocument, StatementDocument } from '../document/document.ts';

const invoiceRows = sql`
  select i.number, i.kind, i.month, i.issued_on as "issuedOn", i.due_on as "dueOn", i.status, i.net_cents as "netCents",
    i.vat_cents as "vatCents", i.gross_cents as "grossCents", i.statement_number as "statementNumber", s.sum_cents as "statementCents",
    (case when i.kind = 'creditNote' then -i.gross_cents else i.gross_cents end) + coalesce(s.sum_cents, 0) as "payableCents",
    i.pdf is not null and (s.id is null or s.pdf is not null) as "hasFiles", i.paid_on as "paidOn",
    (i.cancelled_at at time zone 'Europe/Berlin')::date as "cancelledOn",
    i.created_at as "createdAt"
  from invoice i left join agency_statement s on s.mandant_id = i.mandant_id and s.number = i.statement_number`;

/** Of a month without a fee, or whose invoice was cancelled. */
const statementRows = sql`
  select s.number, 'statement' as kind, s.month, s.issued_on as "issuedOn", s.due_on as "dueOn",
    case when s.paid_on is null then 'open' else 'paid' end as status, 0::bigint as "netCents", 0::bigint as "vatCents", 0::bigint as "grossCents",
    s.number as "statementNumber", s.sum_cents as "statementCents", s.sum_cents as "payableCents", s.pdf is not null as "hasFiles",
    s.paid_on as "paidOn", null::date as "cancelledOn", s.created_at as "createdAt"
  from agency_statement s`;

async function readDocuments(db: Db, invoices: RawBuilder<unknown>, statements: RawBuilder<unknown>, max: number) {
  const { rows } = await sql<AgencyDocument & { createdAt: Date }>`
    select * from (${invoiceRows} where i.ended_on is null and ${invoices} union all ${statementRows} where s.ended_on is null and ${statements}) d
    order by "createdAt" desc, number desc limit ${max}`.execute(db);
  return rows.map(({ createdAt: _, ...row }) => row);
}

/** Of an agency, the latest first. */
export const listDocumentsOf = (db: Db, agencyNumber: string, max: number): Promise<AgencyDocument[]> =>
  readDocuments(
    db,
    sql`i.agency_number = ${agencyNumber}`,
    sql`s.agency_number = ${agencyNumber} and s.stands_alone`,
    max,
  );

export const findDocumentRow = async (db: Db, number: string): Promise<AgencyDocument | undefined> =>
  (await readDocuments(db, sql`i.number = ${number}`, sql`s.number = ${number}`, 1))[0];

/** By the id of each order that stands on one: the last invoice that bills it, where it was corrected. */
export async function findInvoiceNumbers(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; number: string }>`
    select distinct on (p.order_id) p.order_id as id, i.number
    from invoice_position p join invoice i on i.mandant_id = p.mandant_id and i.id = p.invoice_id
    where p.order_id = any(${[...orderIds]}::bigint[]) and not p.is_credit and i.ended_on is null
    order by p.order_id, p.invoice_id desc`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** As it was composed; the one moment in it is a text here. */
export interface KeptInvoice {
  id: number;
  agencyNumber: string;
  document: Omit<InvoiceDocument, 'madeAt'>;
}
export interface KeptStatement {
  id: number;
  agencyNumber: string;
  paidOn: string | null;
  document: Omit<StatementDocument, 'madeAt'>;
}

export const findKeptInvoice = (db: Db, number: string): Promise<KeptInvoice | undefined> =>
  db
    .selectFrom('invoice')
    .select(['id', 'agency_number as agencyNumber', 'document'])
    .where('number', '=', number)
    .$castTo<KeptInvoice>()
    .executeTakeFirst();

export const findKeptStatement = (db: Db, number: string): Promise<KeptStatement | undefined> =>
  db
    .selectFrom('agency_statement')
    .select(['id', 'agency_number as agencyNumber', 'paid_on as paidOn', 'document'])
    .where('number', '=', number)
    .$castTo<KeptStatement>()
    .executeTakeFirst();

/** By what an invoice was taken back, and what came in its place. */
export async function findFollowers(
  db: Db,
  id: number,
): Promise<{ creditNote: string | null; correctedInvoice: string | null }> {
  const rows = await db.selectFrom('invoice').select(['number', 'kind']).where('corrects_id', '=', id).execute();
  const numberOf = (kind: InvoiceKind) => rows.find((one) => one.kind === kind)?.number ?? null;
  return { creditNote: numberOf('creditNote'), correctedInvoice: numberOf('correctedInvoice') };
}
