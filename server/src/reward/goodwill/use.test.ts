import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { type RewardStates, rewardStates } from '#testing/cast/reward-states.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { recommendAndRegister } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';
import { findGoodwillUse } from '../reward.ts';

let w: World;
let eva: Eva;
let ways: RewardStates;
let operatorId: number;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  ways = rewardStates(w, eva);
  await eva.token();
  const { rows } = await sql<{ id: number }>`select id from operator where email = 'eva@betreiber.example'`.execute(
    w.app.app.system.database.kysely,
  );
  operatorId = rows[0]!.id;
});
afterAll(() => w.app.close());

const useOf = async (number: string, role: 'recommender' | 'recipient', operatorId: number, at?: string) => {
  const { id, account_id } = await rowsOf(w.as()).recommendation(number);
  return w
    .as()
    .read((tx) =>
      findGoodwillUse(
        { ...tx, now: at === undefined ? tx.now : new Date(at) },
        { id: id as number, accountId: account_id as number },
        { role, operatorId },
      ),
    );
};

test('goodwill counts for the operator and the mandant on its day in Berlin, and for the person in the year', async () => {
  const none = { hadOrder: true, operatorDayCents: 0, mandantDayCents: 0, personYearCents: 0 };
  const first = await ways.cancelled();
  const second = await ways.expired();
  expect(await useOf(first.number, 'recommender', operatorId)).toEqual(none);
  await eva.grants(first.number, { BetragCent: 4321 });
  await eva.decides(second.reward, 'kulanz');
  const given = { operatorDayCents: 11_321, mandantDayCents: 11_321 };
  expect(await useOf(first.number, 'recommender', operatorId)).toMatchObject({ ...given, personYearCents: 4321 });
  expect(await useOf(second.number, 'recommender', operatorId)).toMatchObject({ ...given, personYearCents: 7000 });
  expect(await useOf(first.number, 'recipient', operatorId)).toMatchObject({ ...given, personYearCents: 0 });
  expect(await useOf(first.number, 'recommender', operatorId + 99)).toMatchObject({
    operatorDayCents: 0,
    mandantDayCents: 11_321,
  });

  const lastOfDay = w.app.app.system.clock.now().toISOString().replace(/T.*/, 'T22:59:59Z');
  const [year] = lastOfDay.split('-');
  expect(await useOf(first.number, 'recommender', operatorId, lastOfDay)).toMatchObject(given);
  expect(await useOf(first.number, 'recommender', operatorId, lastOfDay.replace('22:59:59', '23:00:00'))).toEqual({
    ...none,
    personYearCents: 4321,
  });
  expect(await useOf(first.number, 'recommender', operatorId, `${year}-12-31T22:59:00Z`)).toMatchObject({
    personYearCents: 4321,
  });
  expect(await useOf(first.number, 'recommender', operatorId, `${year}-12-31T23:00:00Z`)).toEqual(none);
});

test('a recommendation without any order is told apart from one whose order was cancelled', async () => {
  const { number } = await recommendAndRegister(w.app, {});
  expect(await useOf(number, 'recommender', 1)).toMatchObject({ hadOrder: false });
  expect(await useOf((await ways.cancelled()).number, 'recommender', 1)).toMatchObject({ hadOrder: true });
});
