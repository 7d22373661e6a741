/** Who gets how much of a premium of 7000 cents, seen from outside once the order is released (rules 4.1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpMandant } from '#setup/setup.ts';
import { files, type Slug, today } from '#testing/mandant-files.ts';
import { confirm, desk, recommendAndRegister, release, report } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let here: World;
beforeAll(async () => {
  here = await world();
  for (const slug of ['spbdevk', 'versicherung'] as const) {
    await setUpMandant(here.app.app.system, { ...files[slug], config: { ...files[slug].config, claimPeriodDays: 0 } });
  }
});
afterAll(() => here.app.close());

/** Role and cents of every reward of a released recommendation. */
async function rewardsOf(share: 0 | 50 | 100, mandant: Slug = 'spbdevk'): Promise<[string, number][]> {
  const { eva } = await desk(here.app);
  const walk = await recommendAndRegister(here.app, { share, mandant });
  await confirm(here.app, walk);
  await report(here.app, walk, 'bestaetigt', today);
  await release(here.app, walk, eva);
  const { body } = await here.app.call('PUT', '/admin/praemierungen', {
    mandant,
    token: eva,
    body: { Filter: `Text:${walk.number}` },
  });
  return body.Content.map((row: { Rolle: string; BetragCent: number }) => [row.Rolle, row.BetragCent]).sort();
}

test('with 100 percent the recommender gets everything, in one reward [S1-F022]', async () => {
  expect(await rewardsOf(100)).toEqual([['Empfehler', 7000]]);
});

test('with 0 percent the contact gets everything, in one reward [S1-F023]', async () => {
  expect(await rewardsOf(0)).toEqual([['Empfaenger', 7000]]);
});

test('with 50 percent both get half [S1-F024]', async () => {
  expect(await rewardsOf(50)).toEqual([
    ['Empfaenger', 3500],
    ['Empfehler', 3500],
  ]);
});

test('what a cap takes from the contact falls to the recommender [S3-E010]', async () => {
  const { body } = await here.app.call('GET', '', { mandant: 'versicherung' });
  expect(body.MaxEmpfaengerPraemieCent).toBe(1500);
  expect(await rewardsOf(50, 'versicherung')).toEqual([
    ['Empfaenger', 1500],
    ['Empfehler', 5500],
  ]);
});
