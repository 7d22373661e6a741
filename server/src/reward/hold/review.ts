/** Held for a person who looks (Pruefung, rules 3.14), and let go by the decision about the case. */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { checks, isChecked } from '@weitersagen/contract/reward/rules';
import type { Tx } from '#platform/context.ts';
import { collectForRecipient } from '../pickup/pickup.ts';
import type { Reward } from '../sql.ts';
import { goOn } from './decision.ts';
import { endHolds } from './hold.ts';
import { leaveDraft } from './leave-draft.ts';
import { allowPairs, check } from './same-iban.ts';

/** Gives how many were not held by a review before; the person is told once, whatever else checks it (M39). */
export async function holdForReview(tx: Tx, rewards: readonly Reward[]): Promise<number> {
  let held = 0;
  for (const reward of rewards) {
    if (reward.holds.some(({ kind }) => kind === 'review')) continue;
    await leaveDraft(tx, [reward]);
    await check(tx, reward, 'review');
    held += 1;
  }
  return held;
}

/** Ends every check and nothing else: what two people share they may share from now on; a recipient's waits for nothing more (P5). */
export async function freeChecked(tx: Tx, reward: Reward, reason: string): Promise<void> {
  if (!isChecked(reward)) refuse('state.not-allowed');
  await allowPairs(tx, reward);
  await endHolds(tx, [reward.id], checks);
  const left = reward.holds.filter(({ kind }) => !checks.some((one) => one === kind));
  await goOn(tx, { ...reward, holds: left }, reason);
  if (reward.recipientId !== null && reward.status === 'ready')
    await collectForRecipient(tx, { id: reward.recipientId });
}
