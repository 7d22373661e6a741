/** A check (Pruefung) of little money is one person's to end; of more, or beside another hold, it takes two (rules 3.12). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectInto } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { configure } from '#testing/mandant.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

/** Anna's collected reward of 70 euros, held by these and by nothing else. */
async function heldBy(...kinds: readonly ('review' | 'stopped')[]): Promise<string> {
  const walk = await walkToReady(w.app, { share: 100 });
  const number = walk.recommender!.number;
  expect((await collectInto(w, walk.recommender!.token)).status).toBe(200);
  await w.days(4);
  await w.as().write(async ({ db, now }) => {
    for (const kind of kinds)
      await sql`insert into reward_hold (reward_id, attempt, kind, since)
        select id, attempt, ${kind}, ${now} from reward where number = ${number}`.execute(db);
  });
  return number;
}
const frees = async (number: string) => {
  const body = { Grund: 'Angerufen, stimmt' };
  const { status } = await w.app.call('PUT', `/admin/praemierungen/${number}/freigeben`, {
    token: await eva.token(),
    body,
  });
  const shown = await w.app.call('GET', `/admin/praemierungen/${number}`, { token: await eva.token() });
  return [status, shown.body.Sperren];
};

test('below the limit of the mandant one person ends it, from the limit on it waits for another one', async () => {
  await configure(w.app, 'spbdevk', { reviewLimitCents: 7001 });
  expect(await frees(await heldBy('review'))).toEqual([200, []]);
  await configure(w.app, 'spbdevk', { reviewLimitCents: 7000 });
  expect(await frees(await heldBy('review'))).toEqual([202, ['Pruefung']]);
});

test('a stop of the owner beside it takes two, however little it is', async () => {
  await configure(w.app, 'spbdevk', { reviewLimitCents: 7001 });
  const [status, holds] = await frees(await heldBy('review', 'stopped'));
  expect([status, (holds as string[]).toSorted()]).toEqual([202, ['Gestoppt', 'Pruefung']]);
});
