import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { sql } from 'kysely';
import type { Kind } from './kind.ts';
import { column, fullName, isOf } from './rows.ts';

export interface RewardRow {
  id: number;
  number: string;
  recommendationId: number;
  role: 'recommender' | 'recipient';
  name: string;
  amountCents: number;
  status: RewardStatus;
  paidAt: Date | null;
}

const w = sql`w`;

export const rewards: Kind = {
  name: 'praemien',
  table: sql`reward`,
  counted: 'reward',
  alias: w,
  select:
    () => sql`w.id, w.number, w.recommendation_id as "recommendationId", w.role, w.amount_cents as "amountCents", w.status,
    case when w.status = 'paidOut' then w.paid_at end as "paidAt",
    case when w.role = 'recipient' then ${fullName(sql`c`)} else ${fullName(sql`a`)} end as name`,
  joins: sql`left join account a on a.id = w.account_id left join recipient c on c.id = w.recipient_id`,
  columns: { createdAt: column(sql`w.created_at`, 'timestamptz') },
  chosenBy: sql`w.number`,
  known: (place, text) => [
    sql`select w.id from reward w where w.mandant_id = ${place.mandantId} and ${isOf(w, place)} and w.number = ${text}`,
    sql`select w.id from recommendation n join reward w on w.mandant_id = n.mandant_id and w.recommendation_id = n.id
      where n.mandant_id = ${place.mandantId} and n.number = ${text} and ${isOf(w, place)}`,
  ],
  ofAccounts: (place, ids) =>
    sql`select w.id from reward w where w.mandant_id = ${place.mandantId} and w.account_id = any(${ids}) and ${isOf(w, place)}`,
  ofRecipients: (place, ids) =>
    sql`select w.id from reward w where w.mandant_id = ${place.mandantId} and w.recipient_id = any(${ids}) and ${isOf(w, place)}`,
  account: (tell) => sql`select ${tell(sql`p`)} from account p where p.id = w.account_id`,
  recipient: (tell) => sql`select ${tell(sql`p`)} from recipient p where p.id = w.recipient_id`,
};
