import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import type { RewardStatus } from '@weitersagen/contract/reward/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

interface NewReward {
  number: string;
  recommendationId: number;
  orderId: number | null;
  role: RewardRole;
  accountId: number | null;
  recipientId: number | null;
  productId: number;
  status: 'open' | 'ready';
  amountCents: number;
  expectedPremiumId: number | null;
  expectedCents: number | null;
  planCents: number;
  isGoodwill: boolean;
  readyAt: Date | null;
  collectUntil: string | null;
  at: Date;
}

/** Undefined when the number is taken. */
export async function insertReward(db: Db, row: NewReward): Promise<number | undefined> {
  const made = await db
    .insertInto('reward')
    .values({
      number: row.number,
      recommendation_id: row.recommendationId,
      order_id: row.orderId,
      role: row.role,
      account_id: row.accountId,
      recipient_id: row.recipientId,
      product_id: row.productId,
      status: row.status,
      amount_cents: row.amountCents,
      expected_premium_id: row.expectedPremiumId,
      expected_cents: row.expectedCents,
      plan_cents: row.planCents,
      goodwill: row.isGoodwill,
      ready_at: row.readyAt,
      collect_until: row.collectUntil,
      created_at: row.at,
      changed_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** What may be written with a move, or without one. */
export interface RewardChange {
  amountCents?: number;
  premiumId?: number | null;
  kind?: PremiumKind | null;
  isGoodwill?: boolean;
  attempt?: number;
  readyAt?: Date;
  collectUntil?: string;
  collectedAt?: Date | null;
  paidAt?: Date | null;
  cancelNotedAt?: Date;
  cancelReason?: string;
  holderSealed?: string | null;
  ibanSealed?: string | null;
  ibanHash?: string | null;
  ibanTailHash?: string | null;
  ibanLast4?: string | null;
  ibanGivenAt?: Date | null;
  termsTextId?: number;
  lastMailAt?: Date;
  remindedOn?: string | null;
}

const columnOf = {
  amountCents: 'amount_cents',
  premiumId: 'premium_id',
  kind: 'premium_kind',
  isGoodwill: 'goodwill',
  attempt: 'attempt',
  readyAt: 'ready_at',
  collectUntil: 'collect_until',
  collectedAt: 'collected_at',
  paidAt: 'paid_at',
  cancelNotedAt: 'cancel_noted_at',
  cancelReason: 'cancel_reason',
  holderSealed: 'holder_sealed',
  ibanSealed: 'iban_sealed',
  ibanHash: 'iban_hash',
  ibanTailHash: 'iban_tail_hash',
  ibanLast4: 'iban_last4',
  ibanGivenAt: 'iban_given_at',
  termsTextId: 'terms_text_id',
  lastMailAt: 'last_mail_at',
  remindedOn: 'reminded_on',
} as const satisfies Record<keyof RewardChange, string>;

export async function updateRewards(
  db: Db,
  ids: readonly number[],
  { status, at, ...change }: RewardChange & { status?: RewardStatus; at: Date },
): Promise<void> {
  const values = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [columnOf[name as keyof RewardChange], value]);
  await db
    .updateTable('reward')
    .set({ ...Object.fromEntries(values), ...(status ? { status } : {}), changed_at: at })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute();
}

/** Of what ended before a moment; the keyed hash stays with the person. */
export async function clearSnapshots(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update reward set holder_sealed = null, iban_sealed = null, iban_tail_hash = null where iban_sealed is not null and ended_at < ${before}`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

interface Tailless {
  id: number;
  attempt: number;
  holderSealed: string | null;
  ibanSealed: string | null;
}

/** Collected before the end of an IBAN was kept as a hash of its own; whoever was forgotten gets none. */
const isTailless = sql<boolean>`iban_tail_hash is null and iban_hash is not null and iban_sealed is not null`;

export async function listTailless(db: Db, max: number): Promise<Tailless[]> {
  const { rows } = await sql<Tailless>`
    select id, attempt, holder_sealed as "holderSealed", iban_sealed as "ibanSealed"
    from reward where ${isTailless} order by id limit ${max}`.execute(db);
  return rows;
}

export const taillessRow = sql`select true from reward w where w.mandant_id = m.id and ${isTailless}`;

export const markTail = (db: Db, id: number, hash: string) =>
  db.updateTable('reward').set({ iban_tail_hash: hash }).where('id', '=', id).where(isTailless).execute();

/** Who has some to clear, for a question of `whoHas`. */
export const oldSnapshotRow = (before: Date) => sql`
  select true from reward w where w.mandant_id = m.id and w.iban_sealed is not null and w.ended_at < ${before}`;
