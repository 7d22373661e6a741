/** SQL of the desk's orders, for the report role. `mandantId` is the path's; each statement says so. */

import type { AccountStatus } from '@weitersagen/contract/account/status';
import { partMin } from '@weitersagen/contract/basics/list';
import type { OrderQuery } from '@weitersagen/contract/order/desk';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type Listed, type Page, readPage } from '#platform/database/paging.ts';
import { findsPart } from '#platform/database/part.ts';
import { and, column, fullName, isChosen, isOneOf, type PeopleQuery, recommendationsOf } from '../list/column.ts';
import { type Entered, enteredOf } from '../list/entered.ts';
import { type NarrowedColumns, narrowedTo, ofRecommendation } from '../list/narrowed.ts';
import { search } from '../list/part.ts';
import { searchPeople, type Whose } from '../list/people.ts';
import { findRow } from '../list/row.ts';

export interface OrderListRow extends Entered {
  id: number;
  number: string;
  externalNumber: string;
  orderedOn: string;
  createdAt: Date;
  status: OrderStatus;
  releasableOn: string | null;
  releasedAt: Date | null;
  rejection: string | null;
  cancelReportedAt: Date | null;
  cancelReason: string | null;
  product: string;
  premiumCents: number;
  recommender: string;
  recipient: string;
  recommendationNumber: string;
  recommendationStatus: RecommendationStatus;
  recipientStatus: RecipientStatus | null;
}

const orderColumns = {
  orderedOn: column(sql`o.ordered_on`, 'date'),
  createdAt: column(sql`o.created_at`, 'timestamptz'),
  status: column(sql`o.status`, 'text'),
  number: column(sql`o.number`, 'text'),
};

const orderFields = sql`o.id, o.number, o.external_number as "externalNumber", o.ordered_on as "orderedOn", o.created_at as "createdAt", o.status,
  o.releasable_on as "releasableOn", o.released_at as "releasedAt", o.rejection, o.cancel_reported_at as "cancelReportedAt", o.cancel_reason as "cancelReason",
  (select p.name from product p where p.mandant_id = o.mandant_id and p.id = o.product_id) as product, n.premium_cents as "premiumCents",
  ${fullName(sql`a.first_name`, sql`a.last_name`)} as recommender, ${fullName(sql`c.first_name`, sql`c.last_name`)} as recipient,
  n.number as "recommendationNumber", n.status as "recommendationStatus", c.status as "recipientStatus", ${enteredOf(sql`c`)}`;

/** The people and the recommendation of an order; joined to the rows of a page only. */
const orderJoins = sql`join recommendation n on n.mandant_id = o.mandant_id and n.id = o.recommendation_id
  join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
  left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id`;

/** `isCancellationOpen` of the contract (A8). */
export const isCancelReported = sql`o.cancel_reported_at is not null and o.status in ('released', 'billed')`;

/** No `obstacleToRelease` of the contract (A5). */
export const isReleasable = (
  today: string,
): RawBuilder<unknown> => sql`o.status = 'confirmed' and o.releasable_on <= ${today}::date
  and exists (select 1 from recommendation r where r.mandant_id = o.mandant_id and r.id = o.recommendation_id and r.status = 'ok')
  and exists (select 1 from recipient r where r.mandant_id = o.mandant_id and r.id = o.recipient_id and r.status = 'confirmed')`;

const orderList: Listed = { table: sql`orders`, alias: sql`o`, joins: orderJoins, select: orderFields };

const whose = (mandantId: number): Whose => ({
  ofAccounts: (ids) => [
    sql`select o.id from recommendation n join orders o on o.mandant_id = n.mandant_id and o.recommendation_id = n.id
      where n.mandant_id = ${mandantId} and n.account_id = any(${ids})`,
  ],
  ofRecipients: (ids) => [sql`select id from orders where mandant_id = ${mandantId} and recipient_id = any(${ids})`],
  account: sql`select true from recommendation r join account p on p.mandant_id = r.mandant_id and p.id = r.account_id
    where r.mandant_id = ${mandantId} and r.id = o.recommendation_id`,
  recipient: sql`select true from recipient p where p.mandant_id = ${mandantId} and p.id = o.recipient_id`,
});

const narrowedColumns = (mandantId: number): NarrowedColumns => ({
  product: sql`o.product_id`,
  campaign: ofRecommendation('campaign', mandantId, sql`o.recommendation_id`),
  kind: ofRecommendation('origin', mandantId, sql`o.recommendation_id`),
  channel: sql`(select came.entry_channel from recipient came where came.mandant_id = ${mandantId} and came.id = o.recipient_id)`,
});

export async function pageOrders(
  db: Db,
  mandantId: number,
  { filter, orderBy, agencyNumber, chosen, tails = [], people: known, ...page }: PeopleQuery<typeof OrderQuery>,
  today: string,
): Promise<Page<OrderListRow>> {
  const { status, view, from, to, isWaiting, text } = filter;
  const own = sql`select id from orders where mandant_id = ${mandantId} and`;
  const within = and([
    sql`o.mandant_id = ${mandantId}`,
    isChosen(sql`o.number`, chosen),
    status && sql`o.status = ${status}`,
    agencyNumber ? sql`o.agency_number = ${agencyNumber}` : null,
    from && sql`o.ordered_on >= ${from}::date`,
    to && sql`o.ordered_on <= ${to}::date`,
    ...narrowedTo(mandantId, page, narrowedColumns(mandantId)),
    page.reason ? sql`o.rejection = ${page.reason}` : null,
    view === 'cancelReported' || isWaiting ? isCancelReported : null,
    view === 'releasable' ? isReleasable(today) : null,
  ]);
  const people = text && (await searchPeople(db, mandantId, { text, tails, people: known }, whose(mandantId)));
  const { where, isMany } = await search(
    db,
    { ...orderList, mandantId, within, isUncounted: page.isUncounted },
    text &&
      people && {
        // Numbers begin alike, so the beginning of one says nothing: two characters are a whole number.
        part: text.length < partMin ? sql`o.external_number = ${text}` : findsPart(sql`o.external_number`, text),
        others: [
          sql`${own} number = ${text}`,
          sql`${own} ${isOneOf(sql`recommendation_id`, recommendationsOf(mandantId, text))}`,
          ...people.others,
        ],
        named: people.named,
      },
  );
  return readPage(db, { ...orderList, where, column: orderColumns[orderBy ?? 'orderedOn'], isMany }, page);
}

export const findOrderRow = (db: Db, mandantId: number, number: string): Promise<OrderListRow | undefined> =>
  findRow(db, orderList, mandantId, sql`o.number = ${number}`);

/** Orders of a recommendation, the oldest first. */
export async function listOrdersOf(db: Db, mandantId: number, recommendationNumber: string): Promise<OrderListRow[]> {
  const { rows } =
    await sql<OrderListRow>`select ${orderFields} from orders o ${orderJoins} where o.mandant_id = ${mandantId} and n.number = ${recommendationNumber} order by o.id`.execute(
      db,
    );
  return rows;
}

interface OrderDetailRow {
  recipientNumber: string | null;
  recipientEmail: string | null;
  recommenderHash: string;
  recommenderEmail: string | null;
  recommenderStatus: AccountStatus;
  /** By the client's list; null where it is not there. */
  isNumberValid: boolean | null;
  isAgencyOrder: boolean;
  source: string;
}

export async function getOrderDetail(db: Db, mandantId: number, orderId: number): Promise<OrderDetailRow> {
  const { rows } = await sql<OrderDetailRow>`
    select c.number as "recipientNumber", c.email as "recipientEmail", a.hash as "recommenderHash",
      a.email as "recommenderEmail", a.status as "recommenderStatus", l.valid as "isNumberValid",
      o.agency_number is not null as "isAgencyOrder", o.source
    from orders o join recommendation n on n.mandant_id = o.mandant_id and n.id = o.recommendation_id
      join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
      left join customer_number l on l.mandant_id = a.mandant_id and l.number = a.customer_number
      left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
    where o.mandant_id = ${mandantId} and o.id = ${orderId}`.execute(db);
  return rows[0] as OrderDetailRow;
}
