/** A few random lives of a link with every run of the tests; many in the proof (`server/src/proof/link-life.test.ts`). */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { linkLives, littleBudgets } from '#testing/life/lives.ts';
import { lifeSteps } from '#testing/life/steps.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());

test('whatever comes in whatever order, states are reached by their moves and the books balance', async () => {
  const lives = linkLives(w, await littleBudgets(w));
  await fc.assert(
    fc.asyncProperty(lifeSteps, async (steps) => {
      await lives.begin();
      for (const step of steps) {
        await lives.take(step);
        expect([step, await lives.listWrong()]).toEqual([step, []]);
      }
    }),
    { endOnFailure: true, numRuns: 5 },
  );
}, 1_200_000);
