import { toNumber } from '@weitersagen/contract/basics/number';
import { CompiledQuery } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { annaMuster } from '../testing/cast/anna.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { type Asked, hear } from '../testing/database/hearing.ts';
import type { Slug } from '../testing/mandant-files.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { world } from '../testing/world.ts';
import { anonymiseClicks } from './entries.ts';
import { countClicks, countVisit, lockProgress } from './entry-sql.ts';
import { getRecommendation, lockFamily, makeFollowUp } from './recommendation.ts';

const small = await world();
const { app, as, anna, days } = small;
afterAll(() => app.close());
const start = app.app.system.clock.now();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const open = (url: string, place: number, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.http.fastify.inject({
    method,
    url,
    remoteAddress: `192.0.2.${place}`,
    headers: { 'user-agent': firefox, ...headers },
  });
const ask = async (
  number: string,
  { query = '', email = annaMuster.email, mandant }: { query?: string; email?: string; mandant?: Slug } = {},
) =>
  app.call('GET', `/empfehlung/${number}/einspruenge${query}`, {
    token: await personToken(small, email, mandant),
    ...(mandant && { mandant }),
  });
const none = {
  Einspruenge: 0,
  Gemeldet: 0,
  Wiederholungen: 0,
  Vorschauen: 0,
  Programme: 0,
  Vorausgeladen: 0,
  NurKopf: 0,
};

test('the recommender sees people by day and channel, and apart from them what was none', async () => {
  const { number, short } = await anna.recommends();
  await open(`${short}?c=wa`, 1);
  await open(`${short}?c=wa`, 2);
  await open(`${short}?c=wa`, 2);
  await open(`${short}?c=qr`, 2);
  await open(`${short}?c=qr`, 3);
  await open(short, 4);
  await open(`${short}?c=wa`, 5, { 'user-agent': 'WhatsApp/2.24.9 A' });
  await open(`${short}?c=fb`, 6, { 'user-agent': 'Googlebot/2.1' });
  await open(`${short}?c=wa`, 7, { 'sec-purpose': 'prefetch' });
  await open(`${short}?c=wa`, 8, {}, 'HEAD');
  await app.call('PUT', `/empfehlung/${number}`);
  await rollUpAll(as());
  expect(await rollUpAll(as())).toBe(0);
  const { status, body } = await ask(number);
  expect([status, body.AnzahlEinspruenge, body.Von, body.Bis]).toEqual([200, 5, '2026-02-01', '2026-03-02']);
  const day = { ...none, Tag: '2026-03-02' };
  expect(body.JeTagUndKanal).toEqual([
    { ...day, Kanal: null, Einspruenge: 1, Gemeldet: 1 },
    { ...day, Kanal: 'fb', Programme: 1 },
    { ...day, Kanal: 'qr', Einspruenge: 1, Wiederholungen: 1 },
    { ...day, Kanal: 'wa', Einspruenge: 2, Wiederholungen: 1, Vorschauen: 1, Vorausgeladen: 1, NurKopf: 1 },
  ]);
});

test('whoever opens two links the same day is counted once for each, however often', async () => {
  const [one, other] = [await anna.recommends(), await anna.recommends()];
  for (const { short, long } of [one, other, one]) {
    await open(`${short}?c=wa`, 1);
    await open(`${long}?c=ml`, 1);
    await rollUpAll(as());
  }
  for (const { number } of [one, other]) expect((await ask(number)).body.AnzahlEinspruenge).toBe(1);
});

test('a day is one of Berlin, the newest comes first, and older ones only when they are asked for', async () => {
  const { number, short } = await anna.recommends();
  await open(short, 1);
  await days(40);
  await open(short, 1);
  await rollUpAll(as());
  const daysOf = async (query = '') =>
    (await ask(number, { query })).body.JeTagUndKanal.map(({ Tag }: { Tag: string }) => Tag);
  expect(await daysOf()).toEqual(['2026-04-11']);
  expect(await daysOf('?tage=41')).toEqual(['2026-04-11', '2026-03-02']);
  expect(await daysOf('?tage=1')).toEqual(['2026-04-11']);
  for (const query of ['?tage=0', '?tage=401', '?tage=x']) expect((await ask(number, { query })).status).toBe(400);
  app.app.system.clock.set(start);
});

test('batches and two jobs at once count the same, whoever comes in which', async () => {
  const { number, short } = await anna.recommends();
  await open(`${short}?c=wa`, 1);
  await rollUpAll(as());
  await open(`${short}?c=fb`, 1);
  await open(`${short}?c=fb`, 2);
  await Promise.all([rollUpAll(as()), rollUpAll(as())]);
  const day = { ...none, Tag: '2026-03-02' };
  expect((await ask(number)).body.JeTagUndKanal).toEqual([
    { ...day, Kanal: 'fb', Einspruenge: 1, Wiederholungen: 1 },
    { ...day, Kanal: 'wa', Einspruenge: 1 },
  ]);
});

test('however few clicks the database believes there are, none is compared with each', async () => {
  const asked: Asked[] = [];
  const end = hear(app.app.system.database, (one) => asked.push(one));
  const plan = await as().write(async ({ db }) => {
    await countClicks(db, await lockProgress(db), 1);
    const { text, values } = asked.find((one) => one.text.includes('insert into referrer_day')) as Asked;
    return (await db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...values]))).rows;
  });
  end();
  expect(JSON.stringify(plan)).toMatch(/(?:Hash|Merge) .*Join/);
  expect(JSON.stringify(plan)).not.toContain('Nested Loop');
});

test('names of campaigns that nobody needs are one', async () => {
  const { number, short } = await anna.recommends();
  for (let name = 0; name < 25; name++) await open(`${short}?c=kampagne-${name}`, name + 1);
  await rollUpAll(as());
  for (let name = 20; name < 30; name++) await open(`${short}?c=kampagne-${name}`, name + 1);
  await open(`${short}?c=wa`, 40);
  await rollUpAll(as());
  const rows: { Kanal: string; Einspruenge: number }[] = (await ask(number)).body.JeTagUndKanal;
  expect(rows).toHaveLength(22);
  expect(rows.find(({ Kanal }) => Kanal === '*')).toMatchObject({ Einspruenge: 10, Wiederholungen: 5 });
  expect(rows.reduce((sum, { Einspruenge }) => sum + Einspruenge, 0)).toBe(31);
});

test('a visit that left no row of a click stands in its day once', async () => {
  const { number } = await anna.recommends();
  const { id: recommendationId } = await as().read((tx) => getRecommendation(tx, { number }));
  const visit = { recommendationId, day: '2026-03-02', visitorHash: 'a', channel: 'wa' };
  for (const one of [visit, visit, { ...visit, visitorHash: 'b' }, { ...visit, visitorHash: 'c', channel: 'made-up' }])
    await as().write(({ db }) => countVisit(db, one));
  expect((await ask(number)).body).toMatchObject({
    AnzahlEinspruenge: 3,
    JeTagUndKanal: [
      { Kanal: '*', Einspruenge: 1 },
      { Kanal: 'wa', Einspruenge: 2 },
    ],
  });
});

test('the numbers of a follow-up are those of its root', async () => {
  const { number, short } = await anna.recommends();
  const followUp = await as().write(async (tx) => makeFollowUp(tx, (await lockFamily(tx, number)).root));
  await open(short, 1);
  await open(`/k/${followUp.shortCode}`, 2);
  await rollUpAll(as());
  for (const one of [number, followUp.number])
    expect((await ask(one)).body).toMatchObject({ Empfehlungsnummer: one, AnzahlEinspruenge: 2 });
});

test('nobody else sees them, neither by an unknown number nor from another mandant', async () => {
  const { number } = await anna.recommends();
  await anna.recommends({ as: { ...annaMuster, email: 'zoe@example.org' } });
  await anna.recommends({ mandant: 'versicherung' });
  expect((await app.call('GET', `/empfehlung/${number}/einspruenge`)).status).toBe(401);
  expect((await ask(number, { email: 'zoe@example.org' })).status).toBe(404);
  expect((await ask(number, { mandant: 'versicherung' })).status).toBe(404);
  expect((await ask(toNumber('recommendation', '0000000000'))).status).toBe(404);
});

test('hosts that people came from are kept by day, twenty at most, and none of programs', async () => {
  const { number, short } = await anna.recommends();
  for (let place = 0; place < 25; place++)
    await open(short, place + 1, { referer: `https://seite-${String(place).padStart(2, '0')}.example/x` });
  await open(short, 30, { referer: 'https://robot.example/', 'user-agent': 'Googlebot/2.1' });
  await rollUpAll(as());
  const hosts = await as().read(async (tx) => {
    const { id } = await getRecommendation(tx, { number });
    return tx.db
      .selectFrom('referrer_day')
      .select(['day', 'host', 'people'])
      .where('recommendation_id', '=', id)
      .orderBy('host')
      .execute();
  });
  expect(hosts).toHaveLength(20);
  expect(hosts[0]).toEqual({ day: '2026-03-02', host: 'seite-00.example', people: 1 });
});

const left = () =>
  as().read(async ({ db }) => ({
    days: (await db.selectFrom('entry_day').select('day').execute()).length,
    hosts: (await db.selectFrom('referrer_day').select('day').execute()).length,
  }));

test('numbers go with the person who shared the link', async () => {
  const person = { ...annaMuster, email: 'geht@example.org' };
  const before = await left();
  const { short } = await anna.recommends({ as: person });
  await open(short, 1, { referer: 'https://seite.example/' });
  await rollUpAll(as());
  expect(await left()).toEqual({ days: before.days + 1, hosts: before.hosts + 1 });
  const token = await personToken(small, person.email);
  expect((await app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })).status).toBe(200);
  expect(await left()).toEqual(before);
});

test('hosts end after 180 days, numbers of a day after 400', async () => {
  const at = (count: number) => app.app.system.clock.set(new Date(start.getTime() + count * 86_400_000));
  at(180);
  await anonymiseClicks(as());
  expect((await left()).hosts).toBeGreaterThan(0);
  at(181);
  await anonymiseClicks(as());
  expect((await left()).hosts).toBe(0);
  at(400);
  await anonymiseClicks(as());
  expect((await left()).days).toBeGreaterThan(0);
  at(441);
  await anonymiseClicks(as());
  expect((await left()).days).toBe(0);
  app.app.system.clock.set(start);
});
