/** Rewards at the desk: the list, its file, and what an operator decides about one. */

import type { Asked } from '@weitersagen/contract/approval/schemas';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  grantGoodwill as grantCall,
  type ReturnReward,
  type RewardFileQuery,
  type RewardQuery,
  RewardRow,
  reviveReward as reviveCall,
} from '@weitersagen/contract/reward/desk';
import { holdsOf, isStopped } from '@weitersagen/contract/reward/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { findReward, seenHolds } from '#reward/reward.ts';
import * as settlement from '#settlement/settlement.ts';
import { askOr, askOrRow } from '../approval/ask-or.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { withDays } from '../list/narrowed.ts';
import { presentPage } from '../list/page.ts';
import { withTails } from '../list/people.ts';
import { listRewardRows, pageRewards, type RewardListRow } from './sql.ts';

export async function listRewards(ctx: Ctx, query: ListQuery<typeof RewardQuery>) {
  return presentPage(
    await ctx.report((tx) => pageRewards(tx.db, ctx.mandant.id, withTails(ctx, withDays(ctx, query)), ctx.now)),
    presentReward(ctx.now),
  );
}

/** With what holds it at a moment. */
export const presentReward =
  (now: Date) =>
  ({ openHolds, ...row }: RewardListRow) => {
    const holds = openHolds.map(({ since, until, ...hold }) => ({
      ...hold,
      since: new Date(since),
      until: until === null ? null : new Date(until),
    }));
    const stopped = holds.find((hold) => isStopped({ holds: [hold] }));
    return {
      ...row,
      amount: euro(row.amountCents),
      holds: holdsOf({ ...row, holds }, now),
      payableAt: holds.reduce<Date | null>(
        (last, { until }) => (last && until && until < last ? last : (until ?? last)),
        null,
      ),
      stoppedAt: stopped?.since ?? null,
      stopReason: stopped?.reason ?? null,
    };
  };

export const downloadRewards = listFile<Value<typeof RewardFileQuery>, typeof RewardRow>(
  'praemierungen',
  RewardRow,
  listRewards,
);

type Row = Value<typeof RewardRow>;
type Waits = Value<typeof Asked>;

/** The row of a reward as it is inside the transaction that decides. */
const rowOf = async (tx: Tx, number: string): Promise<Row> =>
  presentReward(tx.now)((await listRewardRows(tx.db, tx.mandant.id, { number }))[0] ?? refuse('unknown'));

const decide =
  <G = string>(verb: (tx: Tx, number: string, given: G) => Promise<{ number: string }>) =>
  (ctx: Ctx, number: string, given: G): Promise<Row> =>
    ctx.write(async (tx) => rowOf(tx, (await verb(tx, number, given)).number));

const ask = askOrRow(rowOf);

/** P9, E20: from whichever run; another person agrees. */
export const returnReward = (
  ctx: Ctx,
  number: string,
  { reason, ...transfer }: Value<typeof ReturnReward>,
  answer: Answer,
): Promise<Row | Waits> => ask(ctx, answer, number, { kind: 'returnReward', given: { number, ...transfer }, reason });

/** P14. */
export const setBackReward = decide(settlement.setBackReward);
/** P10 of one reward. */
export const cancelReward = decide(settlement.cancelReward);
/** P11. */
export const clawBackReward = decide(settlement.clawBackReward);

/** Lifts a stop and holds (P4); another person agrees. */
export const freeReward = (ctx: Ctx, number: string, reason: string, answer: Answer): Promise<Row | Waits> =>
  ask(ctx, answer, number, async (tx) => {
    const reward = (await findReward(tx, { number })) ?? refuse('unknown');
    return { kind: 'freeReward', given: { number, ...seenHolds(reward) }, reason };
  });

/** P12, E17; the same Idempotency-Key once. */
export const reviveReward = (ctx: Ctx, number: string, reason: string, answer: Answer): Promise<Row | Waits> =>
  askOr(
    ctx,
    answer,
    (tx) => rowOf(tx, number),
    { kind: 'reviveReward', given: { number }, reason },
    (steps) => writeOnce(ctx, reviveCall, { number, reason }, steps),
  );

/** P13, E17; the same Idempotency-Key once. */
export const grantGoodwill = (
  ctx: Ctx,
  number: string,
  { reason, ...goodwill }: settlement.Goodwill,
  answer: Answer,
): Promise<Row | Waits> =>
  askOr(
    ctx,
    answer,
    (tx) => latestOf(tx, number),
    { kind: 'grantGoodwill', given: { number, ...goodwill }, reason },
    (steps) => writeOnce(ctx, grantCall, { number, reason, ...goodwill }, steps),
  );

/** The reward that was just made for a recommendation. */
const latestOf = async (tx: Tx, recommendationNumber: string): Promise<Row> =>
  presentReward(tx.now)(
    (await listRewardRows(tx.db, tx.mandant.id, { recommendationNumber })).at(-1) ?? refuse('unknown'),
  );
