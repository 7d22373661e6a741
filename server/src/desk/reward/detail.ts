/** One reward with its payments and books, what keeps it back, and what happened to it. */

import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { sides } from '@weitersagen/contract/ledger/ledger';
import type { RewardDetail } from '@weitersagen/contract/reward/desk';
import type { Ctx } from '#platform/context.ts';
import { bankOf } from '#reward/reward.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import { presentReward } from './reward.ts';
import * as sql from './sql.ts';
import { listRewardRows } from './sql.ts';

export async function showReward(ctx: Ctx, number: string): Promise<Value<typeof RewardDetail>> {
  const mandantId = ctx.mandant.id;
  return ctx.report(async (tx) => {
    const row = (await listRewardRows(tx.db, mandantId, { number }))[0] ?? refuse('unknown');
    const more = (await sql.findRewardDetail(tx.db, mandantId, number)) ?? refuse('unknown');
    const bank = bankOf(tx, more);
    return {
      ...presentReward(tx.now)(row),
      recommenderHash: more.recommenderHash,
      product: more.product,
      premium: more.premium,
      holder: bank?.holder ?? null,
      maskedIban: bank ? maskIban(bank.iban) : null,
      recommendationStatus: more.recommendationStatus,
      orderStatus: more.orderStatus,
      approvals: await listOpenOf(tx.db, mandantId, 'reward', more.id),
      holdHistory: await sql.listHolds(tx.db, mandantId, more.id),
      attempts: await sql.listAttempts(tx.db, mandantId, more.id),
      postings: (await sql.listPostings(tx.db, mandantId, more.id)).map(presentPosting),
      events: await eventsOf(tx, 'reward', more.id),
    };
  });
}

const presentPosting = (posting: sql.PostingRow) => ({
  ...posting,
  label: sides(posting.kind).label,
  amount: euro(posting.amountCents),
});
