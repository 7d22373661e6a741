/** A person stops what is to be paid ("Das war ich nicht"), and an operator decides that a reward may go on. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import {
  collectUntil,
  type HoldKind,
  holdsOf,
  isFinal,
  isLiftable,
  secondPeriodDays,
} from '@weitersagen/contract/reward/rules';
import { isBankStopped } from '#bank-account/bank-account.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { recordRewardEvent } from '../move.ts';
import { ownerOf } from '../pickup/bank.ts';
import { mailReady } from '../remind.ts';
import type { Reward } from '../sql.ts';
import { endHolds, holdRewards } from './hold.ts';
import { leaveDraft } from './leave-draft.ts';
import { allowPairs } from './same-iban.ts';

const isStoppedBy = ({ holds }: Reward, kind: 'stopped' | 'bank'): boolean => holds.some((hold) => hold.kind === kind);

/** M13: this pickup goes into no run until somebody has decided; at the bank it blocks the confirmation (rules 3.11). */
export async function stopReward(tx: Tx, reward: Reward): Promise<Reward> {
  if (reward.status !== 'collected' || reward.kind !== 'money') refuse('state.not-allowed');
  return isStoppedBy(reward, 'stopped') ? reward : stop(tx, reward, 'stopped');
}

/** M36: everything of a person that is not received, whether it is collected or not. */
export async function stopRewards(tx: Tx, rewards: readonly Reward[]): Promise<void> {
  for (const reward of rewards) if (!isFinal(reward) && !isStoppedBy(reward, 'bank')) await stop(tx, reward, 'bank');
}

/** The same for what comes about, or becomes ready again, while the account is stopped: it waits for the same decision. */
export async function stopWithAccount(tx: Tx, rewards: readonly Reward[]): Promise<Reward[]> {
  const all: Reward[] = [];
  for (const reward of rewards) {
    const isNew = !isStoppedBy(reward, 'bank') && (await isBankStopped(tx, ownerOf(reward)));
    all.push(isNew ? await stop(tx, reward, 'bank') : reward);
  }
  return all;
}

/**
 * The mandant pays nobody on the account it pays from: these wait, as stopped ones, until an operator has decided. They may
 * have been collected before it became that account.
 */
export async function stopOwnAccount(tx: Tx, rewards: readonly Reward[]): Promise<void> {
  const reason = reasonOf('ownAccount');
  for (const reward of await holdRewards(tx, rewards, { kind: 'stopped', reason }))
    await recordRewardEvent(tx, reward, 'stopOwnAccount', {});
}

async function stop(tx: Tx, reward: Reward, kind: 'stopped' | 'bank'): Promise<Reward> {
  const reason = reasonOf('notMe');
  await leaveDraft(tx, [reward]);
  const [stopped] = await holdRewards(tx, [reward], { kind, reason });
  return recordRewardEvent(tx, stopped as Reward, kind === 'stopped' ? 'stop' : 'stopBank', {});
}

/** What somebody has seen who asks that a reward may go: its attempt, and each hold by the moment it began. */
export interface SeenHolds {
  attempt: number;
  holds: readonly { kind: HoldKind; since: string }[];
}

export const seenHolds = ({ attempt, holds }: Reward): SeenHolds => ({
  attempt,
  holds: holds.map(({ kind, since }) => ({ kind, since: since.toISOString() })),
});

const isSeen = (reward: Reward, seen: SeenHolds): boolean =>
  reward.attempt === seen.attempt &&
  seenHolds(reward).holds.every((hold) =>
    seen.holds.some(({ kind, since }) => kind === hold.kind && since === hold.since),
  );

/**
 * The money may go: ends a stop, the days of a new IBAN and every check that whoever asked has seen; what has come since is
 * decided anew. What two people share they may share from now on.
 */
export async function freeReward(tx: Tx, reward: Reward, reason: string, seen: SeenHolds): Promise<Reward> {
  if (!isSeen(reward, seen) || !holdsOf(reward, tx.now).some(isLiftable)) refuse('state.not-allowed');
  await allowPairs(tx, reward);
  await endHolds(tx, [reward.id]);
  return goOn(tx, { ...reward, holds: [] }, reason);
}

/** What a bank account stopped that turned out to be right, or is gone; whatever else holds these of a person stays. */
export async function freeRewardsOf(tx: Tx, rewards: readonly Reward[], reason: string): Promise<void> {
  for (const reward of rewards) {
    if (!isStoppedBy(reward, 'bank')) continue;
    await endHolds(tx, [reward.id], ['bank']);
    await goOn(tx, { ...reward, holds: reward.holds.filter(({ kind }) => kind !== 'bank') }, reason);
  }
}

/** Whoever could not collect meanwhile has time to do it now. */
export async function goOn(tx: Tx, reward: Reward, reason: string): Promise<Reward> {
  const until = collectUntil(today(tx.now), secondPeriodDays);
  const isShort = reward.status === 'ready' && reward.collectUntil !== null && reward.collectUntil < until;
  const change = isShort ? { collectUntil: until } : {};
  const freed = await recordRewardEvent(tx, reward, 'free', { reason, change });
  await mailReady(tx, [freed]);
  return freed;
}
