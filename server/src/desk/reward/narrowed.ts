/** Rewards narrowed to what a figure of a report counts. */
import { sql } from 'kysely';
import { and, sinceDay, untilDay } from '../list/column.ts';
import { type NarrowedColumns, ofRecommendation } from '../list/narrowed.ts';

/** On some days, for one reason. */
export const beganToBeHeld = (
  mandantId: number,
  kind: string,
  { from, to }: { from: string | null; to: string | null },
) =>
  sql`w.id = any(array(select k.reward_id from reward_hold k where ${and([
    sql`k.mandant_id = ${mandantId} and k.kind = ${kind}`,
    sinceDay(sql`k.since`, from),
    untilDay(sql`k.since`, to),
  ])}))`;

export const narrowedColumns = (mandantId: number): NarrowedColumns => ({
  product: sql`w.product_id`,
  campaign: ofRecommendation('campaign', mandantId, sql`w.recommendation_id`),
  kind: ofRecommendation('origin', mandantId, sql`w.recommendation_id`),
  channel: sql`(select came.entry_channel from orders made join recipient came on came.mandant_id = made.mandant_id and came.id = made.recipient_id
    where made.mandant_id = ${mandantId} and made.id = w.order_id)`,
});
