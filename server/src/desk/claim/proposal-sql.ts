/** Which orders a claim may be about, for the report role; every statement names the mandant. */
import type { OrderStatus } from '@weitersagen/contract/order/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { fullName } from '../list/column.ts';

export interface Looked {
  /** The own recommendation that was named. */
  recommendationId: number | null;
  /** How the number that was named may be written. */
  spellings: readonly string[];
  /** The address the recommender typed about the contact. */
  contactEmail: string | null;
}

export interface MatchRow {
  id: number;
  number: string;
  externalNumber: string;
  orderedOn: string;
  status: OrderStatus;
  rejection: string | null;
  product: string;
  recommendationNumber: string;
  recommender: string;
  accountId: number;
  recipient: string;
  bySpelling: boolean;
  byFamily: boolean;
  byRecipient: boolean;
  byContact: boolean;
  /** A reward of it has been paid, or is with the bank. */
  isPaid: boolean;
}

const matchesMax = 20;

export async function listMatches(
  db: Db,
  mandantId: number,
  { recommendationId, spellings, contactEmail }: Looked,
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    with family as materialized (
      select m.id from recommendation n join recommendation m on m.mandant_id = n.mandant_id
        and m.root_id = n.root_id
      where n.mandant_id = ${mandantId} and n.id = ${recommendationId}),
    found as materialized (
      select o.id, true as spelling, false as family, false as recipient, false as contact from orders o
        where o.mandant_id = ${mandantId} and o.external_number = any(${[...spellings]}::text[])
      union all select o.id, false, true, false, false from orders o
        where o.mandant_id = ${mandantId} and o.recommendation_id = any(array(select id from family))
      union all select o.id, false, false, true, false from orders o
        where o.mandant_id = ${mandantId} and o.recipient_id = any(array(
          select c.id from recipient c where c.mandant_id = ${mandantId} and c.email = any(array(
            select r.email from recipient r where r.mandant_id = ${mandantId} and r.recommendation_id = any(array(select id from family)) and r.email is not null))))
      union all select o.id, false, false, false, true from orders o
        where o.mandant_id = ${mandantId} and o.recipient_id = any(array(
          select c.id from recipient c where c.mandant_id = ${mandantId} and c.email = ${contactEmail}::text))),
    matched as (
      select id, bool_or(spelling) as spelling, bool_or(family) as family, bool_or(recipient) as recipient, bool_or(contact) as contact
      from found group by id order by bool_or(spelling) desc, id desc limit ${matchesMax})
    select o.id, o.number, o.external_number as "externalNumber", o.ordered_on as "orderedOn", o.status, o.rejection,
      (select p.name from product p where p.mandant_id = o.mandant_id and p.id = o.product_id) as product,
      n.number as "recommendationNumber", n.account_id as "accountId",
      ${fullName(sql`a.first_name`, sql`a.last_name`)} as recommender, ${fullName(sql`c.first_name`, sql`c.last_name`)} as recipient,
      m.spelling as "bySpelling", m.family as "byFamily", m.recipient as "byRecipient", m.contact as "byContact",
      exists (select from reward w left join payout_item i on i.mandant_id = w.mandant_id and i.subject_kind = 'reward'
          and i.subject_id = w.id and i.attempt = w.attempt and not i.discarded
        left join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id
        where w.mandant_id = o.mandant_id and w.order_id = o.id
          and (w.status = 'paidOut' or w.status = 'collected' and (w.premium_kind = 'voucher' or r.status in ('exported', 'confirmed')))) as "isPaid"
    from matched m join orders o on o.mandant_id = ${mandantId} and o.id = m.id
      join recommendation n on n.mandant_id = o.mandant_id and n.id = o.recommendation_id
      join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
      left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
    order by m.spelling desc, o.id desc`.execute(db);
  return rows;
}

export interface FailedRow {
  importId: number;
  line: number;
  externalNumber: string;
}

const rowsMax = 5;

/** Rows of files that came to no order, the latest first: they named no recommendation, or one that is not there. */
export async function listFailedRows(db: Db, mandantId: number, spellings: readonly string[]): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select l.import_id as "importId", l.line, l.external_number as "externalNumber" from order_import_line l
      join order_import i on i.mandant_id = l.mandant_id and i.id = l.import_id
    where l.mandant_id = ${mandantId} and l.failed and l.external_number = any(${[...spellings]}::text[]) and not i.probe
    order by l.import_id desc, l.line limit ${rowsMax}`.execute(db);
  return rows;
}
