/** What a person decides about a case (rules 3.14, F3 to F7): states, holds and what is remembered, with everything locked. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { type CaseEvent, caseMoves, isUndecided, mayCase } from '@weitersagen/contract/case/rules';
import type { CaseReason } from '@weitersagen/contract/case/status';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { freeChecked, holdForReview, listRewardsOf, lockRewards, type Reward } from '#reward/reward.ts';
import * as signal from '#signal/signal.ts';
import { freedByRelease } from './alone.ts';
import { isHoldable } from './holdable.ts';
import type { CaseRow } from './sql.ts';
import * as sql from './sql.ts';

/** A case with its rewards, all locked: recommendations, rewards, case. One that joins meanwhile is there, too. */
interface LockedCase {
  found: CaseRow;
  rewards: Reward[];
  recommendations: ReadonlyMap<number, Recommendation>;
}

export async function lockCase(tx: Tx, id: number): Promise<LockedCase> {
  (await sql.findCase(tx.db, id)) ?? refuse('unknown');
  const ids = await sql.listRewardIds(tx.db, id);
  const listed = ids.length > 0 ? await listRewardsOf(tx, { ids }) : [];
  const recommendations = new Map<number, Recommendation>();
  for (const one of [...new Set(listed.map(({ recommendationId }) => recommendationId))].toSorted((a, b) => a - b))
    recommendations.set(one, await lockRecommendation(tx, { id: one }));
  const rewards = ids.length > 0 ? await lockRewards(tx, { ids }) : [];
  const found = (await sql.lockCase(tx.db, id)) ?? refuse('unknown');
  // Somebody else has put one in between: whoever decides looks once more.
  if ((await sql.listRewardIds(tx.db, id)).length !== ids.length) refuse('state.not-allowed');
  return { found, rewards, recommendations };
}

interface Decision {
  reason?: string | null;
  reasonCode?: CaseReason | null;
  by: number | null;
}

/** Moves the state of a locked case, with its event. */
export async function moveCase(tx: Tx, found: CaseRow, event: CaseEvent, given: Decision): Promise<CaseRow> {
  if (!mayCase(event, found)) refuse('state.not-allowed');
  const { to } = caseMoves[event];
  const isDecided = !isUndecided({ status: to });
  await sql.markStatus(tx.db, found.id, {
    status: to,
    at: tx.now,
    decidedBy: isDecided ? given.by : null,
    decidedAt: isDecided ? tx.now : null,
    reasonCode: given.reasonCode ?? null,
    reason: isDecided ? (given.reason ?? null) : null,
  });
  const { id, status: from } = found;
  await recordEvent(tx, { object: 'case', id, event, from, to, reason: given.reason ?? null });
  return { ...found, status: to, decidedAt: isDecided ? tx.now : null };
}

/** What somebody has seen who asks that a case be released: its rewards by attempt, the last sign and the last note. */
export interface SeenCase {
  id: number;
  rewards: readonly (readonly [id: number, attempt: number])[];
  lastSignAt: string | null;
  lastNoteId: number;
}

export async function seeCase(tx: Tx, id: number): Promise<SeenCase> {
  const ids = await sql.listRewardIds(tx.db, id);
  const rewards = ids.length > 0 ? await listRewardsOf(tx, { ids }) : [];
  return {
    id,
    rewards: rewards.map((one) => [one.id, one.attempt] as const),
    lastSignAt: (await sql.findLastSign(tx.db, id))?.toISOString() ?? null,
    lastNoteId: await sql.findLastNote(tx.db, id),
  };
}

/** F4: lifts the checks of all its rewards and nothing else, and remembers that these signs were right for these people. */
export async function releaseCase(tx: Tx, locked: LockedCase, seen: SeenCase, given: Decision): Promise<CaseRow> {
  const now = { ...(await seeCase(tx, seen.id)), lastNoteId: seen.lastNoteId };
  if (JSON.stringify(now) !== JSON.stringify(seen)) refuse('state.not-allowed');
  if (await sql.isNotedSince(tx.db, seen, given.by)) refuse('state.not-allowed');
  const released = await moveCase(tx, locked.found, 'release', given);
  await signal.clearSignals(tx, released.id);
  const freed: number[] = [];
  for (const reward of freedByRelease(locked.rewards)) {
    await freeChecked(tx, reward, given.reason ?? '');
    freed.push(reward.id);
  }
  await sql.markFreed(tx.db, released.id, freed, true);
  return released;
}

/** F7: what the release had freed is held again; a rejection had done nothing yet. */
export async function reopenCase(tx: Tx, { found, rewards }: LockedCase, given: Decision): Promise<CaseRow> {
  const reopened = await moveCase(tx, found, 'reopen', given);
  if (found.status !== 'released') return reopened;
  await signal.forgetClearances(tx, found.id);
  const freed = new Set(await sql.listRewardIds(tx.db, found.id, true));
  const again = rewards.filter((reward) => freed.has(reward.id) && isHoldable(reward));
  await holdForReview(tx, again);
  await sql.markFreed(tx.db, found.id, [...freed], false);
  return reopened;
}

export const assignCase = async (tx: Tx, found: CaseRow, operatorId: number | null): Promise<void> => {
  if (!isUndecided(found)) refuse('state.not-allowed');
  await sql.markAssigned(tx.db, found.id, operatorId, tx.now);
  await look(tx, found, 'assign');
};

export const noteCase = async (tx: Tx, found: CaseRow, text: string, by: number): Promise<void> => {
  await sql.insertNote(tx.db, found.id, text, by, tx.now);
  await look(tx, found, 'note');
};

/** F3 where nobody has looked yet. */
async function look(tx: Tx, found: CaseRow, event: 'assign' | 'note'): Promise<void> {
  const { id, status } = found;
  await recordEvent(tx, { object: 'case', id, event, from: status, to: status });
  if (mayCase('take', found)) await moveCase(tx, found, 'take', { by: null });
}
