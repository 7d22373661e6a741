/**
 * Situations that a rule of the contract judges, written as rows: where a statement says the rule again for a list, a test
 * compares the two over whatever can be. Nothing of it stays: `undone(ctx, async (tx) => …)`.
 */
import { type AccountStatus, accountStatus } from '@weitersagen/contract/account/status';
import { codesOf, type Labels } from '@weitersagen/contract/basics/label';
import { isCancellationOpen, type ReleaseFacts } from '@weitersagen/contract/order/rules';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { PremiumKind } from '@weitersagen/contract/premium/kind';
import { type RecipientStatus, recipientStatus } from '@weitersagen/contract/recipient/schemas';
import { recommendationStatus } from '@weitersagen/contract/recommendation/status';
import { type HoldFacts, holdKinds, type OpenHold, type RewardState } from '@weitersagen/contract/reward/rules';
import type { RewardRole } from '@weitersagen/contract/reward/schemas';
import { type RewardStatus, rewardStatus } from '@weitersagen/contract/reward/status';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { today, yesterday } from '../mandant-files.ts';
import { withoutGuards } from './without-guards.ts';

export interface OrderSituation extends ReleaseFacts {
  isAgencyOrder: boolean;
  cancelReportedAt: Date | null;
}

const tomorrow = '2026-03-03';
export const moments = {
  past: new Date(`${yesterday}T09:00:00Z`),
  now: new Date(`${today}T09:00:00Z`),
  later: new Date(`${tomorrow}T09:00:00Z`),
} as const;

/** Any, but mostly the one with which the rule says yes: where all were as likely, hardly a row would be listed. */
const mostly = <T>(usual: T, any: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 3 }, { arbitrary: any, weight: 2 });
const anyOf = <L extends Record<string, string>>(schema: Labels<L>) => fc.constantFrom(...codesOf(schema));

/** The day of the release is there from the confirmation on (A2), and may be missing before. */
export const orderSituation: fc.Arbitrary<OrderSituation> = fc
  .record({
    status: mostly('confirmed', anyOf(orderStatus)),
    releasableOn: fc.constantFrom(yesterday, today, tomorrow),
    recipientStatus: mostly<RecipientStatus | null>('confirmed', fc.option(anyOf(recipientStatus))),
    recommendationStatus: mostly('ok', anyOf(recommendationStatus)),
    isAgencyOrder: fc.boolean(),
    cancelReportedAt: fc.constantFrom(null, moments.past),
  })
  .map((one) => (one.status === 'received' ? { ...one, releasableOn: null } : one));

/** Which one it is decides nothing. */
const someProduct = sql`(select min(id) from product)`;

/** Gives the situations by the number of their order. */
export async function writeOrders(db: Db, situations: readonly OrderSituation[]): Promise<Map<string, OrderSituation>> {
  const keyed = new Map(situations.map((one, index) => [`situation-${index}`, one]));
  const given = JSON.stringify([...keyed].map(([key, one]) => ({ key, ...one })));
  await sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as g(key text, status text, "releasableOn" date, "recipientStatus" text,
        "recommendationStatus" text, "isAgencyOrder" boolean, "cancelReportedAt" timestamptz)),
    person as (insert into account (hash, status, language, created_at, changed_at) values ('situation', 'active', 'de', now(), now()) returning id),
    link as (
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
      select key, key, key, person.id, ${someProduct}, 1, 7000, 100, 'shortLink', "recommendationStatus", '2030-01-01', 'portal', now(), now() from given, person returning id, number),
    comer as (
      insert into recipient (number, hash, recommendation_id, status, language, created_at, changed_at)
      select key, key, link.id, "recipientStatus", 'de', now(), now() from given join link on link.number = key where "recipientStatus" is not null returning id, number)
    insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, releasable_on, agency_number, cancel_reported_at, created_at, changed_at)
    select key, key, 'partner', link.id, comer.id, ${someProduct}, ${yesterday}, status, "releasableOn", case when "isAgencyOrder" then 'A-1' end, "cancelReportedAt", now(), now()
    from given join link on link.number = key left join comer on comer.number = key`.execute(db);
  return keyed;
}

/** A transfer of a reward: in a run, in one that was discarded, or of the attempt before. */
const transfers = ['draft', 'exported', 'confirmed', 'discarded', 'earlier'] as const;

export interface RewardSituation {
  role: RewardRole;
  status: RewardStatus;
  kind: PremiumKind | null;
  transfer: (typeof transfers)[number] | null;
  accountStatus: AccountStatus;
  /** None for goodwill (P13). */
  order: Pick<OrderSituation, 'status' | 'cancelReportedAt'> | null;
  holds: readonly (OpenHold & { isLifted: boolean })[];
}

const days: readonly string[] = ['newIban', 'addressChanged'];
const hold = fc
  .record({
    kind: fc.constantFrom(...holdKinds),
    moment: fc.constantFrom(...Object.values(moments)),
    isLifted: fc.boolean(),
  })
  .map(({ kind, moment, isLifted }) => ({
    kind,
    since: moments.past,
    until: days.includes(kind) ? moment : null,
    isLifted,
  }));

export const rewardSituation: fc.Arbitrary<RewardSituation> = fc.record({
  role: fc.constantFrom('recommender', 'recipient'),
  status: mostly('collected', anyOf(rewardStatus)),
  kind: mostly('money', fc.constantFrom('voucher', null)),
  transfer: mostly(null, fc.constantFrom(...transfers)),
  accountStatus: mostly('active', anyOf(accountStatus)),
  order: fc.option(
    fc.record({
      status: mostly('released', anyOf(orderStatus)),
      cancelReportedAt: mostly(null, fc.constant(moments.past)),
    }),
  ),
  holds: mostly([], fc.uniqueArray(hold, { selector: ({ kind }) => kind, maxLength: 3 })),
});

/** What the rules ask of a reward, said by the situation. */
export const factsOf = (one: RewardSituation): RewardState & HoldFacts => ({
  status: one.status,
  kind: one.kind,
  run: one.transfer === null || one.transfer === 'discarded' || one.transfer === 'earlier' ? 'none' : one.transfer,
  accountLocked: one.role === 'recommender' && one.accountStatus === 'locked',
  cancellationReported: one.order !== null && isCancellationOpen(one.order),
  holds: one.holds.filter(({ isLifted }) => !isLifted).map(({ kind, since, until }) => ({ kind, since, until })),
});

/** Gives the situations by the number of their reward; the account of each has that number for its hash. */
export async function writeRewards(
  db: Db,
  situations: readonly RewardSituation[],
): Promise<Map<string, RewardSituation>> {
  const keyed = new Map(situations.map((one, index) => [`situation-${index}`, one]));
  const given = JSON.stringify(
    [...keyed].map(([key, { order, ...one }]) => ({
      key,
      ...one,
      orderStatus: order?.status ?? null,
      reportedAt: order?.cancelReportedAt ?? null,
    })),
  );
  const write = sql`
    with given as (select * from jsonb_to_recordset(${given}::jsonb) as g(key text, role text, status text, kind text, transfer text, "accountStatus" text,
        "orderStatus" text, "reportedAt" timestamptz, holds jsonb)),
    person as (
      insert into account (hash, status, language, created_at, changed_at) select key, "accountStatus", 'de', now(), now() from given returning id, hash),
    link as (
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
      select hash, hash, hash, id, ${someProduct}, 1, 7000, 100, 'shortLink', 'released', '2030-01-01', 'portal', now(), now() from person returning id, number),
    sale as (
      insert into orders (number, external_number, source, recommendation_id, product_id, ordered_on, status, cancel_reported_at, created_at, changed_at)
      select key, key, 'partner', link.id, ${someProduct}, ${yesterday}, "orderStatus", "reportedAt", now(), now()
      from given join link on link.number = key where "orderStatus" is not null returning id, number),
    made as (
      insert into reward (number, recommendation_id, order_id, role, account_id, recipient_id, product_id, status, amount_cents, premium_kind, attempt, created_at, changed_at)
      select key, link.id, sale.id, role, case when role = 'recommender' then person.id end, case when role = 'recipient' then 1 end, ${someProduct}, given.status, 7000, kind,
        case when transfer = 'earlier' then 2 else 1 end, now(), now()
      from given join link on link.number = key join person on person.hash = key left join sale on sale.number = key returning id, number),
    holding as (
      insert into reward_hold (reward_id, attempt, kind, since, until, lifted_at)
      select made.id, 1, h.kind, h.since, h.until, case when h."isLifted" then now() end
      from given join made on made.number = key cross join jsonb_to_recordset(given.holds) as h(kind text, since timestamptz, until timestamptz, "isLifted" boolean)),
    run as (
      insert into payout_run (status, created_at, created_by)
      select status, now(), 1 from unnest(array['draft', 'exported', 'confirmed', 'discarded']) as s(status) returning id, status)
    insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id, discarded)
    select run.id, 'reward', made.id, 1, 7000, key, transfer = 'discarded'
    from given join made on made.number = key join run on run.status = case when transfer = 'earlier' then 'confirmed' else transfer end`;
  // Every state at once, without the way that leads there.
  await withoutGuards(db, ['payout_run', 'payout_item'], () => write.execute(db));
  return keyed;
}

/** Ends a transaction of which nothing is to stay. */
class Undo extends Error {}

export async function undone(ctx: Ctx, steps: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await ctx.write(async (tx) => {
      await steps(tx);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}
