/**
 * A server that slept: 7 to 365 days later, over the change to summer time, the nights that were missed are made up for in
 * one. What everything has become is what night after night would have made of it, the same night again changes nothing, and
 * nobody loses the time to collect that a night has not given yet. Each night runs as the schedule has it, which asks who has
 * something to do. `npm test` sleeps some of them on each database, and is awake for the shortest alone; EVERY_CASE=1, as
 * `npm run proof` has it, sleeps all of them, and is awake for each.
 */
import { expect, test } from 'vitest';
import { testDatabaseKind } from '../testing/database/database.ts';
import { today } from '../testing/mandant-files.ts';
import { confirm, desk, recommendAndRegister, release, report, type Walk } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

/** recommendation · recipient · order · rewards of recommender and recipient */
type Life = 'unshared' | 'unconfirmed' | 'confirmed' | 'received' | 'waiting' | 'ready';
type States = Partial<Record<Life, string>>;

/** One of each kind of waiting on the same day, a Monday in March, 27 days before the clocks go forward. */
async function lives(): Promise<{ here: World; walks: Record<Life, Walk | { number: string }> }> {
  const here = await world();
  const { app } = here;
  const person = (tag: string) => recommendAndRegister(app, { tag });
  const ready = await person('ready');
  await confirm(app, ready);
  await report(app, ready, 'bestaetigt', today);
  await here.days(15);
  await release(app, ready, (await desk(app)).eva);
  const unconfirmed = await person('unconfirmed');
  const [confirmed, received, waiting] = [await person('confirmed'), await person('received'), await person('waiting')];
  for (const walk of [confirmed, received, waiting]) await confirm(app, walk);
  const on = here.app.app.system.clock.now().toISOString().slice(0, 10);
  await report(app, received, 'eingegangen', on);
  await report(app, waiting, 'bestaetigt', on);
  const unshared = await here.anna.recommends();
  return { here, walks: { unshared, unconfirmed, confirmed, received, waiting, ready } };
}

async function statesOf({ here, walks }: Awaited<ReturnType<typeof lives>>): Promise<Record<string, string>> {
  return here.as().read(async ({ db }) => {
    const states: Record<string, string> = {};
    for (const [life, { number }] of Object.entries(walks)) {
      const found = await db
        .selectFrom('recommendation')
        .leftJoin('recipient', 'recipient.recommendation_id', 'recommendation.id')
        .leftJoin('orders', 'orders.recommendation_id', 'recommendation.id')
        .select([
          'recommendation.id',
          'recommendation.status',
          'recipient.status as recipient',
          'orders.status as order',
        ])
        .where('recommendation.number', '=', number)
        .executeTakeFirstOrThrow();
      const rewards = await db
        .selectFrom('reward')
        .select('status')
        .where('recommendation_id', '=', found.id)
        .orderBy('id')
        .execute();
      states[life] = [found.status, found.recipient, found.order, ...rewards.map(({ status }) => status)]
        .map((one) => one ?? '–')
        .join(' · ');
    }
    return states;
  });
}

const start = {
  unshared: 'open · – · –',
  unconfirmed: 'open · unconfirmed · –',
  confirmed: 'ok · confirmed · –',
  received: 'ok · confirmed · received · open · open',
  waiting: 'ok · confirmed · confirmed · open · open',
  ready: 'released · confirmed · released · ready · ready',
};
const released = 'released · confirmed · released · ready · ready';
const over = 'expired · confirmed · released · expired · expired';

const forgotten = 'expired · deleted · –';

/** What changes, and what is otherwise where nobody slept. */
const after: readonly { days: number; woken: States; awake?: States }[] = [
  { days: 7, woken: {} },
  { days: 28, woken: { waiting: released } },
  { days: 70, woken: { waiting: released } },
  { days: 84, woken: { waiting: released } },
  { days: 85, woken: { waiting: released, unconfirmed: forgotten } },
  { days: 180, woken: { waiting: released, unconfirmed: forgotten } },
  {
    days: 365,
    woken: {
      unshared: 'expired · – · –',
      unconfirmed: forgotten,
      confirmed: 'expired · confirmed · –',
      waiting: released,
      ready: over,
    },
    // Whoever waited for the release has the whole time to collect from the night that made up for it.
    awake: { waiting: over },
  },
];

const slept = testDatabaseKind === 'postgres' ? [28, 70, 365] : [28, 84, 85];
const watched = slept.slice(0, 1);
const every = process.env.EVERY_CASE === '1';
const of = (chosen: readonly number[]) => after.filter(({ days }) => every || chosen.includes(days));

test.each(of(slept))('after a sleep of $days days nobody has lost anything', async ({ days, woken }) => {
  const sleeper = await lives();
  expect(await statesOf(sleeper)).toEqual(start);
  await sleeper.here.nights(days);
  expect(await statesOf(sleeper)).toEqual({ ...start, ...woken });
  await sleeper.here.nights(0);
  expect(await statesOf(sleeper), 'the same night once more').toEqual({ ...start, ...woken });
  await sleeper.here.app.close();
});

test.each(of(watched))(
  'what a sleep of $days days has made is what its nights make, one after the other',
  async ({ days, woken, awake }) => {
    const watch = await lives();
    await watch.here.everyNight(days);
    expect(await statesOf(watch)).toEqual({ ...start, ...woken, ...awake });
    await watch.here.app.close();
  },
  900_000,
);
