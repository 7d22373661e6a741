/** Views and sums of the desk are statements; over whatever can be they show what the contract's rules say of each row. */
import { isCancellationOpen, obstacleToRelease } from '@weitersagen/contract/order/rules';
import { type Hold, holdsOf, obstacleToPayout } from '@weitersagen/contract/reward/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import {
  factsOf,
  moments,
  orderSituation,
  type RewardSituation,
  rewardSituation,
  undone,
  writeOrders,
  writeRewards,
} from '#testing/database/situations.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { presentOrder } from '../order/order.ts';
import { pageOrders } from '../order/sql.ts';
import { findRecommenderRow, getRecommenderDetail } from '../recommender/sql.ts';
import { presentReward } from '../reward/reward.ts';
import { listRewardRows, pageRewards } from '../reward/sql.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const now = moments.now;
const everything = { pageSize: 100, descending: false, after: null, before: null, fromEnd: false, isUncounted: true };
const unfiltered = { status: null, from: null, to: null, isWaiting: false, text: null };
const numbersOf = (rows: readonly { number: string }[]) => new Set(rows.map(({ number }) => number));

/** Those of the written ones that a rule picks. */
const where = <S>(written: ReadonlyMap<string, S>, rule: (one: S) => boolean) =>
  new Set([...written].filter(([, one]) => rule(one)).map(([number]) => number));

async function listOrders({ db, mandant }: Tx, view: 'releasable' | 'cancelReported' | null) {
  const filter = { ...unfiltered, view };
  const { rows } = await pageOrders(db, mandant.id, { ...everything, orderBy: null, filter }, today);
  return rows.map((row) => presentOrder(row, today));
}

test('an order is shown as releasable, or with its reported cancellation, exactly where the rule says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(orderSituation, { minLength: 20, maxLength: 60 }), (situations) =>
      undone(w.as(), async (tx) => {
        const written = await writeOrders(tx.db, situations);
        const releasable = where(written, (order) => obstacleToRelease(order, today) === undefined);
        const reported = where(written, isCancellationOpen);
        expect(numbersOf(await listOrders(tx, 'releasable'))).toEqual(releasable);
        expect(numbersOf(await listOrders(tx, 'cancelReported'))).toEqual(reported);
        const all = await listOrders(tx, null);
        expect(numbersOf(all.filter(({ isReleasable }) => isReleasable))).toEqual(releasable);
        expect(numbersOf(all.filter(({ cancelReportedAt }) => cancelReportedAt !== null))).toEqual(reported);
      }),
    ),
    { numRuns: 15 },
  );
});

async function listRewards({ db, mandant }: Tx, view: 'payable' | 'held' | 'stopped' | 'checked') {
  const filter = { ...unfiltered, view };
  return numbersOf((await pageRewards(db, mandant.id, { ...everything, orderBy: null, filter }, now)).rows);
}

const holdsIn = (one: RewardSituation): Hold[] => holdsOf(factsOf(one), now);
const isStoppedIn = (one: RewardSituation) => holdsIn(one).some((hold) => hold === 'stopped' || hold === 'bank');
/** Money that waits for a run, held or not. */
const isUnpaid = (one: RewardSituation) => {
  const { status, kind, run } = factsOf(one);
  return status === 'collected' && kind === 'money' && run === 'none';
};

test('a reward is shown as payable, held or stopped exactly where the rule says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rewardSituation, { minLength: 20, maxLength: 60 }), (situations) =>
      undone(w.as(), async (tx) => {
        const written = await writeRewards(tx.db, situations);
        expect(await listRewards(tx, 'payable')).toEqual(
          where(written, (one) => obstacleToPayout(factsOf(one), now) === undefined),
        );
        // Who stopped it decides first: such a one waits for an operator, whatever else holds it.
        expect(await listRewards(tx, 'held')).toEqual(
          where(written, (one) => isUnpaid(one) && holdsIn(one).length > 0 && !isStoppedIn(one)),
        );
        expect(await listRewards(tx, 'stopped')).toEqual(where(written, isStoppedIn));
        expect(await listRewards(tx, 'checked')).toEqual(
          where(
            written,
            (one) =>
              !isStoppedIn(one) &&
              (isUnpaid(one)
                ? holdsIn(one).some((hold) => hold === 'sameIban' || hold === 'review')
                : // What is not collected is in no run.
                  factsOf(one).status !== 'collected' &&
                  factsOf(one).run === 'none' &&
                  holdsIn(one).includes('review')),
          ),
        );
      }),
    ),
    { numRuns: 15 },
  );
});

test('what holds a reward, or any reward of a recommender, is read from the rows as the rule says it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rewardSituation, { minLength: 3, maxLength: 8 }), (situations) =>
      undone(w.as(), async ({ db, mandant }) => {
        for (const [number, one] of await writeRewards(db, situations)) {
          const [row] = await listRewardRows(db, mandant.id, { number });
          expect(presentReward(now)(row!).holds).toEqual(holdsIn(one));
          const { id } = (await findRecommenderRow(db, mandant.id, number))!;
          const held = one.role === 'recommender' ? holdsIn(one) : [];
          expect(await getRecommenderDetail(db, mandant.id, id, now)).toMatchObject({
            rewardHolds: held.filter((hold) => hold !== 'accountLocked').toSorted(),
          });
        }
      }),
    ),
    { numRuns: 10 },
  );
});
