import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { type RewardStates, rewardStates, runJob } from '#testing/cast/reward-states.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let ways: RewardStates;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  ways = rewardStates(w, eva);
});
afterAll(() => w.app.close());

const email = (name: string): string => `${name}@betreiber.example`;
/** Who is told by M45 when the job runs, and what of; the walk's own clerk aside. */
const told = async (): Promise<Record<string, string>> => {
  await w.app.post();
  await runJob(w, eva, 'antraege-ablauf');
  const mails = (await w.app.post()).filter(({ subject }) => subject === 'Entscheidungen warten auf Sie');
  expect(mails.length).toBe(new Set(mails.map(({ to }) => to)).size);
  return Object.fromEntries(
    mails.map(({ to, text }) => [to, /(?:Ein|\d+) A\S+ (?:wartet|warten)[^.]*/.exec(text)?.[0] ?? '']),
  );
};

test('whoever may decide hears of it once a day, whoever asked alone and whoever works elsewhere does not', async () => {
  await operator(w.app, { email: email('nora') });
  await operator(w.app, { email: email('edit'), role: 'BetreiberRedaktion' });
  await operator(w.app, { email: email('elsewhere'), mandants: ['versicherung'] });
  const { reward } = await ways.paidOut();
  await w.days(1);
  expect(await told()).toEqual({});

  const ask = async (as: 'eva' | 'otto', of: string) =>
    w.app.call('PUT', `/admin/praemierungen/${of}/ruecklaeufer`, {
      token: await eva.token(as),
      body: { Grund: 'R-Nachricht' },
    });
  expect((await ask('eva', reward)).status).toBe(202);
  const one = 'Ein Antrag wartet auf eine weitere Person';
  // Rita released the order by hand.
  expect(await told()).toEqual({ [email('otto')]: one, [email('nora')]: one });
  expect(await told()).toEqual({});

  const other = (await ways.paidOut()).reward;
  await w.days(1);
  expect((await ask('otto', other)).status).toBe(202);
  const two = '2 Anträge warten auf eine weitere Person';
  expect(await told()).toEqual({ [email('eva')]: one, [email('otto')]: one, [email('nora')]: two });
  expect(await told()).toEqual({});
});
