/**
 * What holds a reward back, as rows with reason, beginning and end (rules 3.5): set here, lifted here. Which of them counts
 * is the contract's; here they are written, always with the event of whoever or whatever it was.
 */
import { eventCode } from '@weitersagen/contract/event/events';
import { type HoldKind, holdKinds } from '@weitersagen/contract/reward/rules';
import { isStopDecided } from '#bank-account/bank-account.ts';
import { plusHours } from '#platform/clock.ts';
import { actorOf, type Tx } from '#platform/context.ts';
import { ownerOf } from '../pickup/bank.ts';
import type { Reward } from '../sql.ts';
import * as sql from './sql.ts';

interface Holding {
  kind: HoldKind;
  /** Now, where nothing else is said. */
  since?: Date;
  until?: Date | null;
  reason?: string | null;
}

/** The rewards as they are with it; one that is held by it already stays so. */
export async function holdRewards<R extends Reward>(
  tx: Tx,
  rewards: readonly R[],
  { kind, since = tx.now, until = null, reason = null }: Holding,
): Promise<R[]> {
  const row = { kind, since, until };
  const isNew = ({ holds }: R): boolean => !holds.some((hold) => hold.kind === kind);
  const fresh = rewards.filter(isNew);
  if (fresh.length > 0)
    await sql.insertHolds(
      tx.db,
      fresh.map(({ id, attempt }) => ({ rewardId: id, attempt, ...row, reason })),
    );
  return rewards.map((reward) => (isNew(reward) ? { ...reward, holds: [...reward.holds, row] } : reward));
}

/** Lifted by whoever acts, all of them or those of some kinds. */
export async function endHolds(
  tx: Tx,
  rewardIds: readonly number[],
  kinds: readonly HoldKind[] = holdKinds,
): Promise<void> {
  await sql.markLifted(tx.db, { rewardIds, kinds }, { at: tx.now, ...actorOf(tx.actor) });
}

/**
 * What held an attempt ends with it, but a stop of the bank account (M36) goes on under the next one until two persons have
 * decided about it. Gives the rewards with what still holds them.
 */
export async function endAttempt(tx: Tx, rewards: readonly Reward[]): Promise<Reward[]> {
  const left: Reward[] = [];
  for (const reward of rewards) {
    const stop = reward.holds.filter(({ kind }) => kind === 'bank');
    const holds = stop.length > 0 && !(await isStopDecided(tx, ownerOf(reward))) ? stop : [];
    await endHolds(tx, [reward.id], holds.length > 0 ? holdKinds.filter((kind) => kind !== 'bank') : holdKinds);
    left.push({ ...reward, holds });
  }
  return left;
}

/** The days of an IBAN, from what its snapshot says and from a change of the address by the desk. */
export async function holdDays(
  tx: Tx,
  reward: Reward,
  { givenAt, newUntil }: { givenAt: Date; newUntil: Date | null },
): Promise<Reward> {
  const held = newUntil
    ? (await holdRewards(tx, [reward], { kind: 'newIban', since: givenAt, until: newUntil }))[0]
    : reward;
  const changedAt = await sql.findAddressChange(tx.db, reward, eventCode('account', 'emailChanged'));
  const until = changedAt && plusHours(changedAt, tx.mandant.config.ibanHoldHours);
  if (!changedAt || !until || until <= tx.now || givenAt < changedAt) return held as Reward;
  const [both] = await holdRewards(tx, [held as Reward], { kind: 'addressChanged', since: changedAt, until });
  return both as Reward;
}
