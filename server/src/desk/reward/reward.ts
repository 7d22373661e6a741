/** Rewards at the desk: the list, its file, and what an operator decides about one. */

import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  grantGoodwill as grantCall,
  type RewardFileQuery,
  type RewardQuery,
  RewardRow,
  reviveReward as reviveCall,
} from '@weitersagen/contract/reward/desk';
import type { Ctx, Tx } from '#platform/context.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import * as settlement from '#settlement/settlement.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { presentPage } from '../list/page.ts';
import { listRewardRows, pageRewards, type RewardListRow } from './sql.ts';

export async function listRewards(ctx: Ctx, query: ListQuery<typeof RewardQuery>) {
  return presentPage(await ctx.report((tx) => pageRewards(tx.db, ctx.mandant.id, query, ctx.now)), presentReward);
}

export const presentReward = (row: RewardListRow) => ({ ...row, amount: euro(row.amountCents) });

export const downloadRewards = listFile<Value<typeof RewardFileQuery>, typeof RewardRow>(
  'praemierungen',
  RewardRow,
  listRewards,
);

type Row = Value<typeof RewardRow>;

/** The row of a reward as it is inside the transaction that decides. */
const rowOf = async (tx: Tx, number: string): Promise<Row> =>
  presentReward((await listRewardRows(tx.db, tx.mandant.id, { number }))[0] ?? refuse('unknown'));

const decide =
  <G = string>(verb: (tx: Tx, number: string, given: G) => Promise<{ number: string }>) =>
  (ctx: Ctx, number: string, given: G): Promise<Row> =>
    ctx.write(async (tx) => rowOf(tx, (await verb(tx, number, given)).number));

/** P9, E20. */
export const returnReward = decide(settlement.returnReward);
/** P14. */
export const setBackReward = decide(settlement.setBackReward);
/** P10 of one reward. */
export const cancelReward = decide(settlement.cancelReward);
/** P11. */
export const clawBackReward = decide(settlement.clawBackReward);
/** Lifts a stop and the hold of a new IBAN (P4). */
export const freeReward = decide(settlement.freeReward);

/** P12, E17; the same Idempotency-Key once. */
export const reviveReward = (ctx: Ctx, number: string, reason: string): Promise<Row> =>
  writeOnce(ctx, reviveCall, { number, reason }, async (tx) =>
    rowOf(tx, (await settlement.reviveReward(tx, number, reason)).number),
  );

/** P13, E17; the same Idempotency-Key once. */
export const grantGoodwill = (ctx: Ctx, number: string, goodwill: settlement.Goodwill): Promise<Row> =>
  writeOnce(ctx, grantCall, { number, ...goodwill }, async (tx) =>
    rowOf(tx, (await settlement.grantGoodwill(tx, number, goodwill)).number),
  );
