/** What one operator frees alone (rules 3.14, F4): little money, however it is cut into rewards, cases and days of work. */
import { isLittle } from '@weitersagen/contract/case/rules';
import { isChecked, isRunning } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { listRewardsOf, type Reward } from '#reward/reward.ts';
import { sumFreedAlone } from './alone-sql.ts';
import { isHoldable } from './holdable.ts';
import { listRewardIds } from './sql.ts';

/**
 * Of one case, or a single reward: what is held by nothing but a review, and little with all that was freed alone before. A
 * case with nothing at stake is no one's: its release only lets pass what comes later.
 */
export async function mayFreeAlone(tx: Tx, rewards: readonly Reward[], operatorId: number): Promise<boolean> {
  const cents = rewards.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const ids = rewards.map(({ id }) => id);
  const before = await sumFreedAlone(tx.db, { ids, operatorId, day: today(tx.now) });
  const isReviewed = rewards.length > 0 && rewards.every((reward) => isReviewOnly(reward, tx.now));
  return isReviewed && isLittle(cents, before, tx.mandant.config);
}

function isReviewOnly({ holds }: Reward, now: Date): boolean {
  const running = holds.filter((hold) => isRunning(hold, now));
  return running.length > 0 && running.every(({ kind }) => kind === 'review');
}

/** What a release of the case would free. */
export const freedByRelease = (rewards: readonly Reward[]): Reward[] =>
  rewards.filter((reward) => isHoldable(reward) && isChecked(reward));

/** As the case stands now, without waiting for anybody. */
export async function mayReleaseAlone(tx: Tx, caseId: number, operatorId: number): Promise<boolean> {
  const ids = await listRewardIds(tx.db, caseId);
  return mayFreeAlone(tx, ids.length > 0 ? freedByRelease(await listRewardsOf(tx, { ids })) : [], operatorId);
}
