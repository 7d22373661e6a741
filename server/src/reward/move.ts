/** The one place where the status of a reward changes, with its event and what the move writes, and its books. The rows are locked. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventName } from '@weitersagen/contract/event/events';
import type { PostingName } from '@weitersagen/contract/ledger/ledger';
import {
  collectUntil,
  mayReward,
  type RewardEvent,
  rewardMoves,
  secondPeriodDays,
} from '@weitersagen/contract/reward/rules';
import { post, reverse } from '#ledger/ledger.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import { endAttempt } from './hold/hold.ts';
import type { Reward } from './sql.ts';
import { type RewardChange, updateRewards } from './write-sql.ts';

export interface Move {
  /** What the log calls it where it is not the move itself. */
  as?: EventName<'reward'>;
  reason?: string | undefined;
  change?: RewardChange;
}

/** Moves all of them or none: one that may not be moved refuses. */
export async function moveRewards(
  tx: Tx,
  rewards: readonly Reward[],
  event: RewardEvent,
  { as = event, reason, change = {} }: Move = {},
): Promise<Reward[]> {
  if (rewards.length === 0) return [];
  if (!rewards.every((reward) => mayReward(event, reward))) refuse('state.not-allowed');
  const { to } = rewardMoves[event];
  const ids = rewards.map(({ id }) => id);
  await updateRewards(tx.db, ids, { ...change, status: to, at: tx.now });
  const moved = change.attempt === undefined ? rewards : await endAttempt(tx, rewards);
  await recordEvents(
    tx,
    rewards.map(({ id, status }) => ({ object: 'reward', id, event: as, from: status, to, reason })),
  );
  return moved.map((reward) => ({ ...changed(reward, change), status: to }));
}

/** Writes something about a reward that changes no status, with its event. */
export async function recordRewardEvent(
  tx: Tx,
  reward: Reward,
  event: EventName<'reward'>,
  { reason, change = {} }: Pick<Move, 'reason' | 'change'>,
): Promise<Reward> {
  const { id, status } = reward;
  await updateRewards(tx.db, [id], { ...change, at: tx.now });
  await recordEvent(tx, { object: 'reward', id, event, from: status, to: status, reason });
  return changed(reward, change);
}

/** The row as it is now; a new attempt is in no run yet. */
const changed = (reward: Reward, change: RewardChange): Reward => {
  const now = { ...reward, ...change };
  return now.attempt === reward.attempt ? now : { ...now, run: 'none', runId: null };
};

/** Ready once more (P9, P12, P14): a new attempt with 60 days, and nothing of the last pickup but the chosen premium. */
export const newAttemptOf = ({ now }: Tx, { attempt }: Reward): RewardChange => ({
  attempt: attempt + 1,
  readyAt: now,
  collectUntil: collectUntil(today(now), secondPeriodDays),
  collectedAt: null,
  paidAt: null,
  remindedOn: null,
  lastMailAt: now,
  // Bound to the attempt before; what tells the IBAN again stays.
  holderSealed: null,
  ibanSealed: null,
});

/** Books each under its attempt, over what it is worth now. */
export const book = (tx: Tx, rewards: readonly Reward[], kind: PostingName): Promise<void> =>
  post(
    tx,
    rewards.map(({ id, attempt, amountCents }) => ({
      subject: { kind: 'reward', id },
      kind,
      attempt,
      cents: amountCents,
    })),
  );

/** Takes back what stands of these kinds. */
export const takeBack = (tx: Tx, rewards: readonly Reward[], kinds: readonly PostingName[]): Promise<void> =>
  reverse(tx, { kind: 'reward', ids: rewards.map(({ id }) => id) }, kinds);
