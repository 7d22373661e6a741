/**
 * A reward becomes ready once more (P9, P12, P14): under a new attempt, for sixty days, with a fresh token by mail; what
 * the last attempt booked is taken back under its own number.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { isStopped, mayReward, type RewardEvent } from '@weitersagen/contract/reward/rules';
import { leaveDrafts } from '#payout-run/payout-run.ts';
import type { Tx } from '#platform/context.ts';
import { stopWithAccount } from './hold/decision.ts';
import { goodwillMail, returnedMail } from './mail/mails.ts';
import { book, moveRewards, newAttemptOf, takeBack } from './move.ts';
import { mailCollectors } from './notice.ts';
import { forgetStoredBank, noBank } from './pickup/bank.ts';
import type { Reward } from './sql.ts';
import type { RewardChange } from './write-sql.ts';

/**
 * P9 with L5 and L4 taken back: the bank sent the money back, or never sent it. M17, unless the order was cancelled
 * meanwhile. Of a pickup that was stopped nothing is left, as after P14.
 */
export async function returnReward(tx: Tx, reward: Reward, reason: string): Promise<Reward> {
  if (isStopped(reward)) await forgetStoredBank(tx, reward);
  return makeReadyAgain(tx, reward, 'return', {
    reason,
    kinds: ['payout', 'collection'],
    mail: reward.cancelNotedAt === null,
    ...(isStopped(reward) && { change: noBank }),
  });
}

/**
 * P14 with L4 taken back and M17: what this pickup brought goes, the stored bank data too, because somebody else may have
 * given them; only what the person stopped with M36 stays until two persons decide about it.
 */
export async function setBackReward(tx: Tx, reward: Reward, reason: string): Promise<Reward> {
  await forgetStoredBank(tx, reward);
  return makeReadyAgain(tx, reward, 'setBack', {
    reason,
    kinds: ['collection'],
    mail: true,
    change: noBank,
  });
}

async function makeReadyAgain(
  tx: Tx,
  reward: Reward,
  event: RewardEvent,
  {
    reason,
    kinds,
    mail,
    change,
  }: { reason: string; kinds: ('payout' | 'collection')[]; mail: boolean; change?: RewardChange },
): Promise<Reward> {
  if (!mayReward(event, reward)) refuse('state.not-allowed');
  await leaveDrafts(tx, { kind: 'reward', ids: [reward.id] });
  const [ready] = await moveRewards(tx, [reward], event, {
    reason,
    change: { ...newAttemptOf(tx, reward), ...change },
  });
  await takeBack(tx, [reward], kinds);
  const [again] = (await stopWithAccount(tx, [ready as Reward])) as [Reward];
  // Whoever cannot collect yet hears of it when it is decided (`goOn`).
  if (mail && !isStopped(again)) await mailCollectors(tx, returnedMail, [again], { reason });
  return again;
}

/** P12 and L2 with M15: an expired reward lives again with the same amount. */
export async function reviveReward(tx: Tx, reward: Reward, reason: string): Promise<Reward> {
  if (reward.email === null || reward.accountLocked) refuse('state.not-allowed');
  const [revived] = await moveRewards(tx, [reward], 'revive', {
    reason,
    change: { ...newAttemptOf(tx, reward), isGoodwill: true },
  });
  const [ready] = (await stopWithAccount(tx, [revived as Reward])) as [Reward];
  await book(tx, [ready], 'provision');
  if (!isStopped(ready)) await mailCollectors(tx, goodwillMail, [ready]);
  return ready;
}
