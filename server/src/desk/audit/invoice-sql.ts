/** Invoices and statements of agencies for an auditor, by number; as what the mandant sees of itself. */
import type { DocumentKind, InvoiceStatus } from '@weitersagen/contract/invoice/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Days, within } from './sql.ts';

export interface DocumentRow {
  number: string;
  kind: DocumentKind;
  /** Of whom it was issued to, as the company: also of one that went into another agency since. */
  agencyNumber: string;
  company: string;
  month: string;
  issuedAt: Date;
  netCents: number | null;
  vatCents: number | null;
  grossCents: number;
  status: InvoiceStatus;
  paidOn: string | null;
  /** The statement of an invoice, the invoice of a statement. */
  together: string | null;
  corrects: string | null;
  hasFile: boolean;
}

/** What was issued on these days. */
export async function listDocuments(db: Db, days: Days, after: string, max: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.*, a.agency_number as "agencyNumber", a.company from (
        (select i.number, i.kind, i.agency_id, i.month, i.created_at as "issuedAt", i.net_cents as "netCents",
          i.vat_cents as "vatCents", i.gross_cents as "grossCents", i.status, i.paid_on as "paidOn", i.statement_number as together,
          (select k.number from invoice k where k.id = i.corrects_id) as corrects, i.pdf is not null as "hasFile"
        from invoice i where ${within('i.created_at', days)} and i.number > ${after} order by i.number limit ${max})
        union all
        (select s.number, 'statement', s.agency_id, s.month, s.created_at, null, null, s.sum_cents,
          case when s.paid_on is null then 'open' else 'paid' end, s.paid_on, s.invoice_number, null, s.pdf is not null
        from agency_statement s where ${within('s.created_at', days)} and s.number > ${after} order by s.number limit ${max})) d
      join agency a on a.id = d.agency_id
    order by d.number limit ${max}`.execute(db);
  return rows;
}

export interface DocumentPositionRow {
  number: string;
  place: number;
  orderNumber: string | null;
  rewardNumber: string | null;
  isCredit: boolean;
  cents: number;
}

/** Of some documents. */
export async function listDocumentPositions(db: Db, numbers: readonly string[]): Promise<DocumentPositionRow[]> {
  const { rows } = await sql<DocumentPositionRow>`
    select i.number, p.place, o.number as "orderNumber", null as "rewardNumber", p.is_credit as "isCredit", p.fee_cents as cents
      from invoice i join invoice_position p on p.invoice_id = i.id join orders o on o.id = p.order_id
      where i.number = any(${[...numbers]})
    union all select s.number, p.place, o.number, w.number, p.is_credit, p.reward_cents
      from agency_statement s join agency_statement_position p on p.statement_id = s.id join reward w on w.id = p.reward_id
        left join orders o on o.id = w.order_id
      where s.number = any(${[...numbers]})
    order by 1, 2`.execute(db);
  return rows;
}
