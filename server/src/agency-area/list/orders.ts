import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import { sql } from 'kysely';
import type { Kind } from './kind.ts';
import { column, employeeName, fullName, isOf, releaserName } from './rows.ts';

/** A row of the list as it is read: what the recommendation says of it comes beside (facts.ts). */
export interface OrderRow {
  id: number;
  number: string;
  externalNumber: string;
  orderedOn: string;
  product: string;
  recommender: string;
  recipient: string;
  recipientStatus: RecipientStatus | null;
  employeeNumber: string | null;
  employee: string | null;
  status: OrderStatus;
  releasableOn: string | null;
  releasedAt: Date | null;
  releasedBy: string | null;
  endedAt: Date | null;
  rejection: string | null;
  recommendationId: number;
}

const o = sql`o`;

export const orders: Kind = {
  name: 'auftraege',
  table: sql`orders`,
  counted: 'orders',
  alias: o,
  select: (who) => sql`o.id, o.number, o.external_number as "externalNumber", o.ordered_on as "orderedOn", o.status,
    o.releasable_on as "releasableOn", o.released_at as "releasedAt", ${releaserName(o, who)} as "releasedBy",
    coalesce(o.cancelled_at, case o.status when 'rejected' then o.changed_at end) as "endedAt", o.rejection, o.recommendation_id as "recommendationId",
    (select p.name from product p where p.id = o.product_id) as product,
    ${fullName(sql`a`)} as recommender, ${fullName(sql`c`)} as recipient, c.status as "recipientStatus",
    o.employee_number as "employeeNumber", ${employeeName(o, who)} as employee`,
  joins: sql`left join recommendation n on n.id = o.recommendation_id left join account a on a.id = n.account_id
    left join recipient c on c.id = o.recipient_id`,
  columns: { orderedOn: column(sql`o.ordered_on`, 'date') },
  chosenBy: sql`o.number`,
  part: (alias) => sql`${alias}.external_number`,
  known: (place, text) => [
    sql`select o.id from orders o where o.mandant_id = ${place.mandantId} and ${isOf(o, place)} and o.number = ${text}`,
    sql`select o.id from recommendation n join orders o on o.mandant_id = n.mandant_id and o.recommendation_id = n.id
      where n.mandant_id = ${place.mandantId} and n.number = ${text} and ${isOf(o, place)}`,
  ],
  ofAccounts: (
    place,
    ids,
  ) => sql`select o.id from recommendation n join orders o on o.mandant_id = n.mandant_id and o.recommendation_id = n.id
    where n.mandant_id = ${place.mandantId} and n.account_id = any(${ids}) and ${isOf(o, place)}`,
  ofRecipients: (place, ids) =>
    sql`select o.id from orders o where o.mandant_id = ${place.mandantId} and o.recipient_id = any(${ids}) and ${isOf(o, place)}`,
  account: (tell) =>
    sql`select ${tell(sql`p`)} from recommendation r join account p on p.id = r.account_id where r.id = o.recommendation_id`,
  recipient: (tell) => sql`select ${tell(sql`p`)} from recipient p where p.id = o.recipient_id`,
};
