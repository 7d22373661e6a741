import { toNumber } from '@weitersagen/contract/basics/number';
import { afterAll, expect, test } from 'vitest';
import { rollUpAll } from '../testing/roll-up.ts';
import { world } from '../testing/world.ts';
import { anonymiseClicks, endClickTimes } from './entries.ts';
import { getRecommendation, lockFamily, makeFollowUp, moveRecommendation } from './recommendation.ts';

const { app, as, anna, days } = await world();
afterAll(() => app.close());
const start = app.app.system.clock.now();
const visitor = (who: string) => ({ 'user-agent': `Mozilla/5.0 ${who} Firefox/140.0` });
const homes: Readonly<Record<string, string>> = { Ben: '192.0.2.1', Carla: '192.0.2.2', Dora: '192.0.2.3' };
const open = (url: string, who: string, headers: Record<string, string> = {}) =>
  app.app.http.fastify.inject({
    url,
    remoteAddress: homes[who] ?? '192.0.2.9',
    headers: { ...visitor(who), ...headers },
  });
const entriesOf = (number: string) =>
  as().read(async (tx) => {
    const { id } = await getRecommendation(tx, { number });
    return (
      (await tx.db.selectFrom('click_total').select('entries').where('recommendation_id', '=', id).executeTakeFirst())
        ?.entries ?? 0
    );
  });

test('two calls raise the entry count by two, at once [S7-C042]', async () => {
  const { number } = await anna.recommends();
  const first = await app.call('PUT', `/empfehlung/${number}`);
  expect(first.body).toEqual({ Empfehlungsnummer: number, AnzahlEinspruenge: 1 });
  expect((await app.call('PUT', `/empfehlung/${number}`)).body.AnzahlEinspruenge).toBe(2);
});

test('two calls at the same time both count', async () => {
  const { number } = await anna.recommends();
  await Promise.all([app.call('PUT', `/empfehlung/${number}`), app.call('PUT', `/empfehlung/${number}`)]);
  expect(await entriesOf(number)).toBe(2);
});

test('nobody counts an unknown number, nor a link that is over', async () => {
  expect((await app.call('PUT', `/empfehlung/${toNumber('recommendation', '0000000000')}`)).status).toBe(404);
  const { number } = await anna.recommends();
  await as().write(async (tx) => moveRecommendation(tx, (await lockFamily(tx, number)).root, 'cancel'));
  const { status, body } = await app.call('PUT', `/empfehlung/${number}`);
  expect([status, body.PsoErrorCode]).toEqual([410, 'PSOF0304']);
  expect(await entriesOf(number)).toBe(0);
});

test('a person counts once per link and day, a program never, whatever is clicked and rolled up again', async () => {
  const { number, short, long } = await anna.recommends();
  const { short: other, number: otherNumber } = await anna.recommends();
  for (const url of [short, short, long, `/api/v1/spbdevk/empfehlen/click/${number}`]) await open(url, 'Ben');
  await open(short, 'Carla');
  await open(other, 'Ben');
  await open(short, 'Googlebot/2.1');
  await open(short, 'Dora', { 'sec-purpose': 'prefetch' });
  await rollUpAll(as());
  expect([await entriesOf(number), await entriesOf(otherNumber)]).toEqual([2, 1]);
  await open(short, 'Ben');
  await rollUpAll(as());
  expect(await rollUpAll(as())).toBe(0);
  expect(await entriesOf(number)).toBe(2);
  await days(1);
  await open(short, 'Ben');
  await rollUpAll(as());
  expect(await entriesOf(number)).toBe(3);
  expect((await app.call('PUT', `/empfehlung/${number}`)).body.AnzahlEinspruenge).toBe(4);
});

test('clicks and calls of a follow-up count on its root', async () => {
  const { number } = await anna.recommends();
  const followUp = await as().write(async (tx) => makeFollowUp(tx, (await lockFamily(tx, number)).root));
  await open(`/k/${followUp.shortCode}`, 'Ben');
  await rollUpAll(as());
  expect((await app.call('PUT', `/empfehlung/${followUp.number}`)).body).toEqual({
    Empfehlungsnummer: followUp.number,
    AnzahlEinspruenge: 2,
  });
  expect(await entriesOf(number)).toBe(2);
});

test('two roll-ups at once count every click once', async () => {
  const { number, short } = await anna.recommends();
  for (const who of ['Ben', 'Carla', 'Dora']) await open(short, who);
  await Promise.all([rollUpAll(as()), rollUpAll(as())]);
  expect(await entriesOf(number)).toBe(3);
});

test('each mandant rolls up its own clicks', async () => {
  const { number, short } = await anna.recommends({ mandant: 'versicherung' });
  await open(short, 'Ben');
  await rollUpAll(as());
  const entries = () =>
    as('versicherung').read(async (tx) =>
      tx.db
        .selectFrom('click_total')
        .selectAll()
        .where('recommendation_id', '=', (await getRecommendation(tx, { number })).id)
        .execute(),
    );
  expect(await entries()).toEqual([]);
  expect(await rollUpAll(as('versicherung'))).toBe(1);
  expect(await entries()).toMatchObject([{ entries: 1 }]);
});

test('hashes of visitors go after a week, salts with their day; clicks and totals stay', async () => {
  const { number, short } = await anna.recommends();
  await open(short, 'Ben');
  await rollUpAll(as());
  const left = () =>
    as().read(async (tx) => {
      const { id } = await getRecommendation(tx, { number });
      const clicks = await tx.db.selectFrom('click').selectAll().where('recommendation_id', '=', id).execute();
      const visits = await tx.db.selectFrom('visit').selectAll().where('recommendation_id', '=', id).execute();
      return {
        clicks: clicks.map((click) => click.is_entry),
        told: visits.filter(({ visitor_hash }) => JSON.stringify(clicks).includes(visitor_hash)).length,
        visits: visits.length,
        salts: (await tx.home((db) => db.selectFrom('visitor_salt').select('day').execute())).map(({ day }) => day),
      };
    });
  expect(await left()).toMatchObject({ clicks: [true], told: 0, visits: 1 });
  await days(1);
  await anonymiseClicks(as());
  await endClickTimes(app.app.system);
  expect(await left()).toEqual({ clicks: [true], told: 0, visits: 1, salts: [] });
  await days(6);
  await anonymiseClicks(as());
  await days(1);
  expect(await anonymiseClicks(as())).toBeGreaterThanOrEqual(1);
  expect(await left()).toEqual({ clicks: [true], told: 0, visits: 0, salts: [] });
  expect(await anonymiseClicks(as())).toBe(0);
  expect(await entriesOf(number)).toBe(1);
  app.app.system.clock.set(start);
});

test('made-up browsers and addresses of one network are one visitor', async () => {
  const { number, short } = await anna.recommends();
  for (const [place, name] of ['One', 'Two', 'Three', 'Four'].entries())
    await app.app.http.fastify.inject({
      url: short,
      remoteAddress: `2001:db8:1:2::${place + 1}`,
      headers: { 'user-agent': `Mozilla/5.0 (${name}) Firefox/14${place}.0` },
    });
  await rollUpAll(as());
  expect(await entriesOf(number)).toBe(1);
});
