/**
 * Cases (rules 3.14): rewards are weighed when they become ready, after their pickup, and by the night; what looks wrong is
 * held and put into the one case of its person or household. Nothing is taken away here: a decision is a person's, at the desk,
 * and moves the states of this feature (F1 to F8) with the holds of `reward`.
 *
 * Locks: recommendation and rewards first, the case after them.
 */

import { mayCase } from '@weitersagen/contract/case/rules';
import { isChecked } from '@weitersagen/contract/reward/rules';
import { notCleared, scoreOf, signalsOf } from '@weitersagen/contract/signal/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { recordEvent } from '#platform/event.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import { lockRecommendation, type Recommendation } from '#recommendation/recommendation.ts';
import { holdForReview, listRewardsOf, lockRewards, type Reward } from '#reward/reward.ts';
import * as signal from '#signal/signal.ts';
import { lockCase, moveCase } from './decision.ts';
import { gatherFacts, type Weighed } from './facts.ts';
import { isHoldable } from './holdable.ts';
import * as sql from './sql.ts';

export { freedByRelease, mayFreeAlone, mayReleaseAlone } from './alone.ts';
export {
  assignCase,
  lockCase,
  moveCase,
  noteCase,
  releaseCase,
  reopenCase,
  type SeenCase,
  seeCase,
} from './decision.ts';

type CaseRow = sql.CaseRow;

/**
 * Weighs rewards of one recommendation, all locked: notes what is seen, and from the threshold on holds them and puts them into
 * a case. Gives how many are held by it now and were not before.
 */
export async function weighRewards(
  tx: Tx,
  recommendation: Recommendation,
  rewards: readonly Reward[],
): Promise<number> {
  const holdable = rewards.filter(isHoldable);
  if (holdable.length === 0) return 0;
  const { score, household, weighed } = await weigh(tx, recommendation, holdable);
  const isSuspicious = score >= tx.mandant.config.signalThreshold;
  const isSameIban = holdable.some(isChecked);
  const known = household.people.length > 0 ? await sql.lockUndecidedOf(tx.db, household) : undefined;
  if (!isSuspicious && !isSameIban && !known) return 0;
  const found = known ?? (await openCase(tx, household, score));
  return join(tx, found, { recommendation, rewards: holdable, score, weighed });
}

async function weigh(tx: Tx, recommendation: Recommendation, rewards: readonly Reward[]) {
  const weighed = await gatherFacts(tx, recommendation, rewards);
  const { recommender, recipient, facts } = weighed;
  const around = { recommendationId: recommendation.id, accountId: recommendation.accountId, recommender, recipient };
  const { signalWeights: weights, recommenderLimits: limits } = tx.mandant.config;
  const seen = signalsOf(facts, { weights, limits });
  const counted = seen.length > 0 ? notCleared(seen, await signal.listClearances(tx, around)) : seen;
  await signal.keepSignals(tx, around, counted);
  const score = scoreOf(counted);
  const people = [recommender, recipient].filter((one) => one !== null);
  return { score, household: { people, recommender, accountId: recommendation.accountId }, weighed };
}

/** F1; two of one person at the same time open one. */
async function openCase(tx: Tx, household: sql.Household, score: number): Promise<CaseRow> {
  const { people, accountId } = household;
  await sql.lockPeople(tx.db, people);
  const other = people.length > 0 ? await sql.lockUndecidedOf(tx.db, household) : undefined;
  if (other) return other;
  const opened = await sql.insertCase(tx.db, { accountId, score, at: tx.now });
  await recordEvent(tx, { object: 'case', id: opened.id, event: 'open', from: null, to: opened.status });
  return opened;
}

interface Joining {
  recommendation: Recommendation;
  rewards: readonly Reward[];
  score: number;
  weighed: Weighed;
}

/** F2, and the hold with M39 where the reward, or the case, has the points for it. */
async function join(tx: Tx, found: CaseRow, { recommendation, rewards, score, weighed }: Joining): Promise<number> {
  const { recommender, recipient } = weighed;
  await sql.insertPeople(
    tx.db,
    found.id,
    [recommender, recipient].filter((one) => one !== null),
  );
  await sql.markScore(tx.db, found.id, score, tx.now);
  await signal.joinSignals(tx, found.id, [recommendation.id]);
  const fresh = await sql.insertRewards(
    tx.db,
    found.id,
    rewards.map(({ id }) => id),
    tx.now,
  );
  if (fresh.length > 0 && found.score > 0 && fresh.length < (await sql.listRewardIds(tx.db, found.id)).length)
    await recordEvent(tx, { object: 'case', id: found.id, event: 'join', from: found.status, to: found.status });
  if (Math.max(score, found.score) < tx.mandant.config.signalThreshold) return 0;
  return holdForReview(tx, rewards);
}

/** The rewards of a recommendation that are there now, locked with it and weighed. */
const weighAnew = (ctx: Ctx, recommendationId: number): Promise<number> =>
  ctx.write(async (tx) => {
    const recommendation = await lockRecommendation(tx, { id: recommendationId });
    return weighRewards(tx, recommendation, await lockRewards(tx, { recommendationId }));
  });

const losersMs = 2 * 86_400_000;
const losersSince = (now: Date): Date => new Date(now.getTime() - losersMs);

/**
 * Job: weighs what waits for its pickup or for a run, because much is seen only when more has come; and opens a case of whoever lost
 * so many contracts that the next one will be held. Gives how many rewards it has held.
 */
export const weighWaiting = pass(
  async (ctx) => {
    const held = await walkRows(
      (key) => ctx.read(({ db }) => sql.listWeighable(db, key)),
      ({ id }) => weighAnew(ctx, id),
    );
    const since = losersSince(ctx.now);
    await walkRows(
      (key) => ctx.read(({ db }) => sql.listLosers(db, { since, ...key })),
      ({ recommendationId }) => weighLoser(ctx, recommendationId),
    );
    return held;
  },
  anyOf(
    whoHas(sql.weighableRow),
    whoHas(({ now }) => sql.loserRow(losersSince(now))),
  ),
);

const weighLoser = (ctx: Ctx, recommendationId: number): Promise<boolean> =>
  ctx.write(async (tx) => {
    const recommendation = await lockRecommendation(tx, { id: recommendationId });
    const { score, household, weighed } = await weigh(tx, recommendation, []);
    if (score < tx.mandant.config.signalThreshold || household.people.length === 0) return false;
    if (await sql.lockUndecidedOf(tx.db, household)) return false;
    const opened = await openCase(tx, household, score);
    await join(tx, opened, { recommendation, rewards: [], score, weighed });
    return true;
  });

export const markCarriedOut = async (tx: Tx, { id, status }: CaseRow): Promise<void> => {
  await sql.markCarriedOut(tx.db, id, tx.now);
  await recordEvent(tx, { object: 'case', id, event: 'carryOut', from: status, to: status });
};

export const whoHasRejected = whoHas(sql.rejectedRow);

export const listRejected = (ctx: Ctx, today: string, key: { after: number; max: number }): Promise<{ id: number }[]> =>
  ctx.read(({ db }) => sql.listRejected(db, { today, ...key }));

/** Job: F8, what has nothing left that is held, where somebody has looked. */
export const closeIdle = pass(
  (ctx) =>
    walkRows(
      (key) => ctx.read(({ db }) => sql.listIdle(db, key)),
      ({ id }) =>
        ctx.write(async (tx) => {
          const { found } = await lockCase(tx, id);
          if (!mayCase('close', found)) return false;
          await moveCase(tx, found, 'close', { by: null });
          return true;
        }),
    ),
  whoHas(sql.idleRow),
);

/** Job: signs after their days. */
export const forgetSigns = pass((ctx) => signal.forgetOldSigns(ctx, sql.isNeeded), signal.whoHasOldSigns);

/** Of somebody who goes: signs, and what operators wrote about the person. */
export async function forgetPerson(
  tx: Tx,
  email: string | null,
  of: { accountId: number } | { recommendationId: number },
): Promise<void> {
  const people = email === null ? [] : [signal.personHash(tx, email)];
  const by =
    'accountId' in of
      ? of
      : { rewardIds: (await listRewardsOf(tx, of)).filter(({ role }) => role === 'recipient').map(({ id }) => id) };
  await sql.forgetWritten(tx.db, by, people);
  await signal.forgetSigns(tx, email, of);
}
