/** Random lives of a link, and every deed in them goes well somewhere: the prepared ones and a few more, or half of `LIVES`, for each is long. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { countedFigures, keptFigures } from '#testing/life/figures.ts';
import { linkLives, littleBudgets } from '#testing/life/lives.ts';
import { ahead, lifeSteps } from '#testing/life/steps.ts';
import { world } from '#testing/world.ts';

const { LIVES } = process.env;
const numRuns = LIVES === undefined ? ahead.length + 5 : Math.max(ahead.length, Math.ceil(Number(LIVES) / 2));

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
    { endOnFailure: true, numRuns, examples: ahead.map((steps) => [[...steps]]) },
  );
  expect([...lives.missing]).toEqual([]);
  await w.as().read(async ({ db }) => expect(await keptFigures(db)).toEqual(await countedFigures(db)));
}, 1_200_000);
