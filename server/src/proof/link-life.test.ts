/** Many random lives of a link, and every deed in them goes well somewhere. `LIVES` is how many. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { linkLives, littleBudgets } from '#testing/life/lives.ts';
import { ahead, lifeSteps } from '#testing/life/steps.ts';
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
    { endOnFailure: true, numRuns: Number(process.env.LIVES ?? 100), examples: ahead.map((steps) => [[...steps]]) },
  );
  expect([...lives.missing]).toEqual([]);
}, 1_200_000);
