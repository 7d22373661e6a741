import type { Numbered } from '@weitersagen/contract/invoice/number';
import type { InvoiceKind, InvoiceStatus } from '@weitersagen/contract/invoice/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';
import type { AgencyStatementTable, InvoiceTable } from '#platform/database/tables.ts';
import type { InvoiceDocument } from './document/document.ts';

export const findSellerData = async (db: Db): Promise<unknown> =>
  (await db.selectFrom('invoice_seller').select('data').executeTakeFirst())?.data;

/** What it says since when, held until the end: nobody changes it beside. */
export const lockSeller = (db: Db) =>
  db.selectFrom('invoice_seller').select(['data', 'changed_at as changedAt']).forUpdate().executeTakeFirst();

export const writeSellerData = (db: Db, data: unknown, at: Date) =>
  sql`
    insert into invoice_seller (data, changed_at) values (${JSON.stringify(data)}::jsonb, ${at})
    on conflict (mandant_id) do update set data = excluded.data, changed_at = excluded.changed_at`.execute(db);

/** The next number of the year; the row is held until the end, and gives the place back where that comes to nothing. */
export const takePlace = async (db: Db, kind: Numbered, year: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_place (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (mandant_id, kind, year) do update set last = invoice_place.last + 1 returning last`.execute(db);
  return rows[0]?.last ?? 0;
};

/** Agencies in turn, by id after the last one. */
export const listAgencyIds = (db: Db, { after, max }: BatchKey) =>
  db.selectFrom('agency').select('id').where('id', '>', after).orderBy('id').limit(max).execute();

/** In which language its owner reads. */
export const findOwnerLanguage = async (db: Db, agencyId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('agency_user')
      .select('language')
      .where('agency_id', '=', agencyId)
      .where(sql<boolean>`'owner' = any(roles)`)
      .where('removed_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.language;

export interface Due {
  id: number;
  attempt: number;
  orderNumber: string;
  day: string;
  product: string;
  cents: number;
}

export interface DueCredit extends Due {
  /** The invoice it stood on. */
  number: string;
  issuedOn: string;
}

interface Range {
  agencyNumber: string;
  /** The first day of what comes later. */
  before: string;
  max: number;
}

/** A day begins in Berlin. */
const beginOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Berlin')`;
const berlinDay = (moment: string) => sql.raw(`(${moment} at time zone 'Europe/Berlin')::date`);

/** Orders that were released and not billed yet. */
export const listDueOrders = async (db: Db, { agencyNumber, before, max }: Range): Promise<Omit<Due, 'cents'>[]> => {
  const { rows } = await sql<Omit<Due, 'cents'>>`
    select o.id, 1 as attempt, o.number as "orderNumber", ${berlinDay('o.released_at')} as day, p.name as product
    from orders o join product p on p.id = o.product_id
    where o.agency_number = ${agencyNumber} and o.status = 'released' and o.released_at < ${beginOf(before)}
    order by o.id limit ${max}`.execute(db);
  return rows;
};

/** Whether a document takes back the fee of an order; one that was cancelled itself takes back nothing. */
const isCredited = (orderId: string) => sql`
  exists (select from invoice_position c join invoice ci on ci.id = c.invoice_id
    where c.order_id = ${sql.ref(orderId)} and c.is_credit and ci.status <> 'cancelled')`;

/** Orders that were billed and are cancelled, and are not taken back. */
export const listDueOrderCredits = async (db: Db, { agencyNumber, before, max }: Range): Promise<DueCredit[]> => {
  const { rows } = await sql<DueCredit>`
    select o.id, 1 as attempt, o.number as "orderNumber", ${berlinDay('o.released_at')} as day, p.name as product,
      b.fee_cents as cents, i.number, i.issued_on as "issuedOn"
    from invoice_position b join orders o on o.id = b.order_id join product p on p.id = o.product_id join invoice i on i.id = b.invoice_id
    where b.agency_number = ${agencyNumber} and not b.is_credit and o.status = 'cancelled' and o.cancelled_at < ${beginOf(before)} and i.status <> 'cancelled'
      and not ${isCredited('b.order_id')}
    order by o.id limit ${max}`.execute(db);
  return rows;
};

/** A voucher is paid when it is handed over. */
const isPaid = sql.raw(`(w.status = 'paidOut' or (w.status = 'collected' and w.premium_kind = 'voucher'))`);
const paidAt = 'coalesce(w.paid_at, w.collected_at)';

/** Rewards of its orders that were paid and stand on no statement yet; what was given as goodwill is the mandant's own. */
export const listDueRewards = async (db: Db, { agencyNumber, before, max }: Range): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select w.id, w.attempt, o.number as "orderNumber", ${berlinDay(paidAt)} as day, p.name as product, w.amount_cents as cents
    from reward w join product p on p.id = w.product_id join orders o on o.id = w.order_id
    where w.agency_number = ${agencyNumber} and ${isPaid} and ${sql.raw(paidAt)} < ${beginOf(before)} and w.amount_cents > 0
      and not exists (select from agency_statement_position s where s.reward_id = w.id and s.attempt = w.attempt)
    order by w.id limit ${max}`.execute(db);
  return rows;
};

/** Rewards on a statement that came back: by the bank, or because the order was cancelled. */
export const listDueRewardCredits = async (db: Db, { agencyNumber, max }: Range): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select w.id, s.attempt, o.number as "orderNumber", ${berlinDay('w.changed_at')} as day, p.name as product, s.reward_cents as cents
    from agency_statement_position s join reward w on w.id = s.reward_id join product p on p.id = w.product_id
      join orders o on o.id = w.order_id
    where s.agency_number = ${agencyNumber} and not s.is_credit and not (${isPaid} and w.attempt = s.attempt)
      and not exists (select from agency_statement_position c where c.reward_id = s.reward_id and c.attempt = s.attempt and c.is_credit)
    order by w.id limit ${max}`.execute(db);
  return rows;
};

/** Whether a month of an agency was billed. */
export const isBilled = async (db: Db, agencyId: number, month: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from invoice where agency_id = ${agencyId} and month = ${month} and is_monthly)
      or exists (select from agency_statement where agency_id = ${agencyId} and month = ${month}) as there`.execute(db);
  return rows[0]?.there ?? false;
};

export const insertInvoice = async (db: Db, values: Insertable<InvoiceTable>): Promise<number> =>
  (await db.insertInto('invoice').values(values).returning('id').executeTakeFirstOrThrow()).id;

export const insertStatement = async (db: Db, values: Insertable<AgencyStatementTable>): Promise<number> =>
  (await db.insertInto('agency_statement').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** What stands on an invoice, in its order. */
export const listPositions = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_position')
    .select(['order_id as id', 'is_credit as isCredit', 'place', 'fee_cents as cents'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('place')
    .execute();

/** The orders on an invoice which another document takes back, by number. */
export const listCreditedElsewhere = async (db: Db, invoiceId: number): Promise<Set<string>> => {
  const { rows } = await sql<{ number: string }>`
    select o.number from invoice_position b join orders o on o.id = b.order_id
    where b.invoice_id = ${invoiceId} and ${isCredited('b.order_id')}`.execute(db);
  return new Set(rows.map(({ number }) => number));
};

export interface StandingFee {
  cents: number;
  /** Of the invoice. */
  number: string;
  issuedOn: string;
}

/** The fees of orders, by the order's id, as far as they stand on an invoice that was not taken back, and is not before the end. */
export const findStandingFees = async (db: Db, orderIds: readonly number[]): Promise<Map<number, StandingFee>> => {
  const { rows } = await sql<StandingFee & { id: number }>`
    select b.order_id as id, b.fee_cents as cents, i.number, i.issued_on as "issuedOn"
    from invoice_position b join invoice i on i.id = b.invoice_id
    where b.order_id = any(${[...orderIds]}::bigint[]) and not b.is_credit and i.status <> 'cancelled' order by b.order_id, i.id for share of i`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...fee }) => [id, fee]));
};

export interface PositionRow {
  id: number;
  attempt: number;
  is_credit: boolean;
  cents: number;
}

/** `isAgain`: in place of an invoice on which they stood already. What one that was cancelled took back is taken back again. */
export const insertInvoicePositions = (
  db: Db,
  { invoiceId, agencyNumber, isAgain }: { invoiceId: number; agencyNumber: string; isAgain: boolean },
  rows: readonly Omit<PositionRow, 'attempt'>[],
) =>
  sql`
    insert into invoice_position (order_id, is_credit, invoice_id, agency_number, place, fee_cents, is_again)
    select p.id, p.is_credit, ${invoiceId}, ${agencyNumber}, p.place, p.cents,
      ${isAgain} or (p.is_credit and exists (select from invoice_position c where c.order_id = p.id and c.is_credit))
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id bigint, is_credit boolean, cents bigint)) with ordinality
      as p(id, is_credit, cents, place)`.execute(db);

export const insertStatementPositions = (
  db: Db,
  statementId: number,
  agencyNumber: string,
  rows: readonly PositionRow[],
) =>
  sql`
    insert into agency_statement_position (reward_id, attempt, is_credit, statement_id, agency_number, place, reward_cents)
    select p.id, p.attempt, p.is_credit, ${statementId}, ${agencyNumber}, p.place, p.cents
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id bigint, attempt int, is_credit boolean, cents bigint)) with ordinality
      as p(id, attempt, is_credit, cents, place)`.execute(db);

const columns = [
  'id',
  'number',
  'kind',
  'agency_id as agencyId',
  'agency_number as agencyNumber',
  'month',
  'status',
  'issued_on as issuedOn',
  'due_on as dueOn',
  'net_cents as netCents',
  'vat_cents as vatCents',
  'gross_cents as grossCents',
  'statement_number as statementNumber',
  'paid_on as paidOn',
] as const;

const invoices = (db: Db) =>
  db.selectFrom('invoice').select(columns).$narrowType<{ kind: InvoiceKind; status: InvoiceStatus }>();

export type InvoiceOfAgency = NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;

export const lockInvoice = (db: Db, number: string) =>
  invoices(db).where('number', '=', number).forUpdate().executeTakeFirst();

/** The latest first. */
export const listInvoicesOf = (db: Db, agencyNumber: string, max: number) =>
  invoices(db).where('agency_number', '=', agencyNumber).orderBy('id', 'desc').limit(max).execute();

export const findDocument = async (db: Db, id: number): Promise<Omit<InvoiceDocument, 'madeAt'>> => {
  const found = db.selectFrom('invoice').select('document').where('id', '=', id);
  return (await found.$castTo<{ document: Omit<InvoiceDocument, 'madeAt'> }>().executeTakeFirstOrThrow()).document;
};

export const lockStatement = (db: Db, number: string) =>
  db
    .selectFrom('agency_statement')
    .select(['id', 'stands_alone as standsAlone', 'paid_on as paidOn'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export const markStatementPaid = (db: Db, number: string, day: string | null) =>
  db.updateTable('agency_statement').set({ paid_on: day }).where('number', '=', number).execute();

/** Its invoice was cancelled: it is paid by itself from now on. */
export const letStatementStand = (db: Db, number: string) =>
  db.updateTable('agency_statement').set({ stands_alone: true }).where('number', '=', number).execute();

export const updateInvoice = (db: Db, id: number, values: Updateable<InvoiceTable>) =>
  db.updateTable('invoice').set(values).where('id', '=', id).execute();

/**
 * Agencies with something that was due before this day and stands on no document: an order, or a reward that was paid since the last
 * month that was billed.
 */
export const listUnbilled = async (db: Db, before: string, max: number): Promise<{ id: number; since: string }[]> => {
  const paid = sql.raw(paidAt);
  const { rows } = await sql<{ id: number; since: string }>`
    select a.id, min(d.day) as since
    from (
        select o.agency_number, ${berlinDay('o.released_at')} as day from orders o
          where o.agency_number is not null and o.status = 'released' and o.released_at < ${beginOf(before)}
        union all select b.agency_number, first.day from agency b cross join lateral (
          select ${berlinDay(paidAt)} as day from reward w
          where w.agency_number = b.agency_number and w.order_id is not null and ${isPaid} and w.amount_cents > 0 and ${paid} < ${beginOf(before)} and ${paid} >= ${billedUntil}
            and not exists (select from agency_statement_position s where s.reward_id = w.id and s.attempt = w.attempt)
          order by ${paid} limit 1) first) d
      join agency a on a.agency_number = d.agency_number
    group by a.id order by since, a.id limit ${max}`.execute(db);
  return rows;
};

/** When the month after the last one of agency `b` that was billed began. */
const billedUntil = sql`(((coalesce(greatest(
  (select max(i.month) from invoice i where i.agency_id = b.id and i.is_monthly),
  (select max(s.month) from agency_statement s where s.agency_id = b.id)), '1970-01') || '-01')::date
  + interval '1 month') at time zone 'Europe/Berlin')`;

/** A mandant with an agency may have something to bill. */
export const agencyRow = sql`select true from agency a where a.mandant_id = m.id`;
