/** SQL of what one order, recommendation or reward shows beside its row; report role, every statement names the mandant. */
import type { AccountStatus } from '@weitersagen/contract/account/status';
import type { OrderStatus } from '@weitersagen/contract/order/status';
import type { PayoutStatus } from '@weitersagen/contract/payout/schemas';
import type { RecipientStatus } from '@weitersagen/contract/recipient/schemas';
import type { RecommendationStatus } from '@weitersagen/contract/recommendation/status';
import type { PostingKind } from '@weitersagen/contract/reward/ledger';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { isCancelReported } from './order-sql.ts';

export interface OrderDetailRow {
  recipientNumber: string | null;
  recipientEmail: string | null;
  recipientStatus: RecipientStatus | null;
  recommenderHash: string;
  recommenderEmail: string | null;
  recommenderStatus: AccountStatus;
  /** By the client's list; null where it is not there. */
  isNumberValid: boolean | null;
  isAgencyOrder: boolean;
  recommendationStatus: RecommendationStatus;
  source: string;
}

export async function getOrderDetail(db: Db, mandantId: number, orderId: number): Promise<OrderDetailRow> {
  const { rows } = await sql<OrderDetailRow>`
    select c.number as "recipientNumber", c.email as "recipientEmail", c.status as "recipientStatus", a.hash as "recommenderHash",
      a.email as "recommenderEmail", a.status as "recommenderStatus", l.valid as "isNumberValid",
      o.agency_number is not null as "isAgencyOrder", n.status as "recommendationStatus", o.source
    from orders o join recommendation n on n.mandant_id = o.mandant_id and n.id = o.recommendation_id
      join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
      left join customer_number l on l.mandant_id = a.mandant_id and l.number = a.customer_number
      left join recipient c on c.mandant_id = o.mandant_id and c.id = o.recipient_id
    where o.mandant_id = ${mandantId} and o.id = ${orderId}`.execute(db);
  return rows[0] as OrderDetailRow;
}

export interface RecommendationDetailRow {
  id: number;
  recommenderEmail: string | null;
  recommenderStatus: AccountStatus;
  recipientNumber: string | null;
  recipientEmail: string | null;
  recipientStatus: RecipientStatus | null;
  premiumCents: number;
  acceptedAt: Date | null;
}

export async function findRecommendationDetail(
  db: Db,
  mandantId: number,
  number: string,
): Promise<RecommendationDetailRow | undefined> {
  const { rows } = await sql<RecommendationDetailRow>`
    select n.id, a.email as "recommenderEmail", a.status as "recommenderStatus", c.number as "recipientNumber",
      c.email as "recipientEmail", c.status as "recipientStatus", n.premium_cents as "premiumCents", n.accepted_at as "acceptedAt"
    from recommendation n join account a on a.mandant_id = n.mandant_id and a.id = n.account_id
      left join recipient c on c.mandant_id = n.mandant_id and c.recommendation_id = n.id
    where n.mandant_id = ${mandantId} and n.number = ${number}`.execute(db);
  return rows[0];
}

export interface RewardDetailRow {
  id: number;
  recommenderHash: string | null;
  product: string;
  premium: string | null;
  holderSealed: string | null;
  ibanSealed: string | null;
  recommendationStatus: RecommendationStatus;
  orderStatus: OrderStatus | null;
  accountLocked: boolean;
  cancellationReported: boolean;
}

export async function findRewardDetail(
  db: Db,
  mandantId: number,
  number: string,
): Promise<RewardDetailRow | undefined> {
  const { rows } = await sql<RewardDetailRow>`
    select w.id, a.hash as "recommenderHash", p.name as product,
      (select m.name from premium m where m.mandant_id = w.mandant_id and m.id = w.premium_id) as premium,
      w.holder_sealed as "holderSealed", w.iban_sealed as "ibanSealed", n.status as "recommendationStatus", o.status as "orderStatus",
      a.status is not distinct from 'locked' as "accountLocked",
      coalesce(${isCancelReported}, false) as "cancellationReported"
    from reward w join recommendation n on n.mandant_id = w.mandant_id and n.id = w.recommendation_id
      join product p on p.mandant_id = w.mandant_id and p.id = w.product_id
      left join orders o on o.mandant_id = w.mandant_id and o.id = w.order_id
      left join account a on a.mandant_id = w.mandant_id and a.id = w.account_id
    where w.mandant_id = ${mandantId} and w.number = ${number}`.execute(db);
  return rows[0];
}

export interface PostingRow {
  kind: PostingKind;
  attempt: number;
  debit: string;
  credit: string;
  amountCents: number;
  bookedAt: Date;
}

/** In the order in which they were booked: nothing else tells two of one moment apart but the attempt. */
export async function listPostings(db: Db, mandantId: number, rewardId: number): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select kind, attempt, debit, credit, amount_cents as "amountCents", booked_at as "bookedAt"
    from posting where mandant_id = ${mandantId} and reward_id = ${rewardId} order by booked_at, attempt, kind`.execute(
    db,
  );
  return rows;
}

export interface AttemptRow {
  attempt: number;
  payoutId: number;
  payoutStatus: PayoutStatus;
  endToEndId: string;
  amountCents: number;
}

export async function listAttempts(db: Db, mandantId: number, rewardId: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    select i.attempt, i.run_id as "payoutId", r.status as "payoutStatus", i.end_to_end_id as "endToEndId", i.amount_cents as "amountCents"
    from payout_item i join payout_run r on r.mandant_id = i.mandant_id and r.id = i.run_id
    where i.mandant_id = ${mandantId} and i.reward_id = ${rewardId} order by i.attempt, i.run_id`.execute(db);
  return rows;
}
