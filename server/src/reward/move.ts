/** The one place where the status of a reward changes, with its event and what the move writes. The rows are locked. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { collectUntil, mayReward, type RewardEvent, rewardMoves, secondPeriodDays } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import * as sql from './sql.ts';

export interface Move {
  /** Of design 3.5: `P4`. */
  number: string;
  reason?: string | undefined;
  change?: sql.Change;
}

/** Moves all of them or none: one that may not be moved refuses. */
export async function moveRewards(tx: Tx, rewards: readonly sql.Reward[], event: RewardEvent, { number, reason, change = {} }: Move): Promise<sql.Reward[]> {
  if (rewards.length === 0) return [];
  if (!rewards.every((reward) => mayReward(event, reward))) refuse('state.not-allowed');
  const { to } = rewardMoves[event];
  const ids = rewards.map(({ id }) => id);
  await sql.updateRewards(tx.db, ids, { ...change, status: to, at: tx.now });
  await recordEvents(tx, rewards.map(({ id, status }) => ({ object: 'reward', id, event: number, from: status, to, reason })));
  return rewards.map((reward) => ({ ...changed(reward, change), status: to }));
}

/** Writes something about a reward that changes no status, with its event. */
export async function noteReward(tx: Tx, reward: sql.Reward, { number, reason, change = {} }: Move): Promise<sql.Reward> {
  const { id, status } = reward;
  await sql.updateRewards(tx.db, [id], { ...change, at: tx.now });
  await recordEvent(tx, { object: 'reward', id, event: number, from: status, to: status, reason });
  return changed(reward, change);
}

/** The row as it is now; a new attempt is in no run yet. */
const changed = (reward: sql.Reward, change: sql.Change): sql.Reward => {
  const now = { ...reward, ...change };
  return { ...now, stopped: now.stoppedAt !== null, ...(now.attempt === reward.attempt ? {} : { run: 'none', runId: null }) };
};

/** Ready once more (P9, P12, P14): a new attempt with 60 days, and nothing of the last pickup but the chosen premium. */
export const readyAgain = ({ now }: Tx, { attempt }: sql.Reward): sql.Change => ({
  attempt: attempt + 1,
  readyAt: now,
  collectUntil: collectUntil(today(now), secondPeriodDays),
  collectedAt: null,
  paidAt: null,
  payableAt: null,
  stoppedAt: null,
  stopReason: null,
  remindedOn: null,
  lastMailAt: now,
});
