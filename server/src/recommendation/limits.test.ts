import { toNumber } from '@weitersagen/contract/basics/number';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { world } from '../testing/world.ts';

const { app, as, anna, days, nextHour } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(nextHour);
let addresses = 0;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const nextAddress = (): string => `192.0.2.${++addresses}`;
const create = (email: string, address: string) =>
  app.call('POST', '/empfehlen/create', { body: wishOf({ as: { ...annaMuster, email } }), ...from(address) });

test('an e-mail makes twenty recommendations an hour, then 429 until the hour is over (CreateGrenze)', async () => {
  const address = nextAddress();
  for (let made = 0; made < 20; made++) expect((await create('many@example.org', address)).status).toBe(200);
  const { status, body, headers } = await create('many@example.org', nextAddress());
  expect([status, body.PsoErrorCode]).toEqual([429, 'PSOF0104']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await create('other@example.org', address)).status).toBe(200);
});

test('a mailbox is one e-mail, however it is written', async () => {
  const written = (made: number) => `m.any+${made}@${made % 2 === 0 ? 'gmail.com' : 'googlemail.com'}`;
  for (let made = 0; made < 20; made++) expect((await create(written(made), nextAddress())).status).toBe(200);
  expect((await create('many@gmail.com', nextAddress())).status).toBe(429);
  expect((await create('m.any+1@firma.example', nextAddress())).status).toBe(200);
});

test('an address gets three mails a day that nobody has confirmed; the recommendation is made all the same', async () => {
  await app.post();
  for (let made = 0; made < 5; made++) expect((await create('mails@example.org', nextAddress())).status).toBe(200);
  expect((await app.post()).filter(({ to }) => to === 'mails@example.org')).toHaveLength(3);
});

test('sixty unknown numbers a minute are looked up, then nothing is answered to that address', async () => {
  const address = nextAddress();
  const { number } = await anna.recommends();
  const unknown = toNumber('recommendation', '0000000000');
  const paths = [
    `/empfehlen/${unknown}`,
    `/empfehlen/${unknown}/0123456789abcdef`,
    `/empfehlung/${unknown}/produkt/produktlink`,
  ];
  for (let asked = 0; asked < 60; asked++)
    expect((await app.call('GET', paths[asked % 3] ?? '', from(address))).status).toBe(404);
  expect((await app.call('GET', `/empfehlen/${unknown}`, from(address))).status).toBe(429);
  expect((await app.call('GET', `/empfehlen/${number}`, from(address))).status).toBe(429);
  expect((await app.call('GET', `/empfehlen/${number}`, from(nextAddress()))).status).toBe(200);
});

test('an address that was silenced while the clock was ahead is answered when it has gone back', async () => {
  const address = nextAddress();
  const { number } = await anna.recommends();
  const unknown = toNumber('recommendation', '0000000000');
  await days(1);
  for (let asked = 0; asked < 61; asked++) await app.call('GET', `/empfehlen/${unknown}`, from(address));
  expect((await app.call('GET', `/empfehlen/${number}`, from(address))).status).toBe(429);
  await days(-1);
  expect((await app.call('GET', `/empfehlen/${number}`, from(address))).status).toBe(200);
});

test('who tries codes gets no answer after sixty', async () => {
  const { headers } = from(nextAddress());
  const { short } = await anna.recommends();
  const open = (url: string) => app.app.http.fastify.inject({ url, headers });
  for (let tried = 0; tried < 60; tried++) expect((await open('/k/1111111')).statusCode).toBe(302);
  expect((await open('/k/1111111')).statusCode).toBe(429);
  expect((await open(short)).statusCode).toBe(429);
});

test('an address counts thirty entries a minute', async () => {
  const { number } = await anna.recommends();
  const address = nextAddress();
  for (let counted = 0; counted < 30; counted++)
    expect((await app.call('PUT', `/empfehlung/${number}`, from(address))).status).toBe(200);
  expect((await app.call('PUT', `/empfehlung/${number}`, from(address))).status).toBe(429);
});

test('three hundred clicks an hour of one network leave a row; every link it opens counts all the same', async () => {
  const [first, second] = [await anna.recommends(), await anna.recommends()];
  const open = (path: string, network: number, host = 1) =>
    app.app.http.fastify.inject({
      url: path,
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': `2001:db8:9:${network}::${host}` },
    });
  const counted = () =>
    as().read(async ({ db }) => {
      const clicks = await db.selectFrom('click').select('id').execute();
      const entries = await db.selectFrom('click_total').select('entries').orderBy('recommendation_id').execute();
      return [clicks.length, ...entries.map((row) => row.entries).slice(-2)];
    });
  for (let host = 1; host <= 310; host++) await open(first.short, 1, host);
  await open(second.short, 1);
  await open(second.short, 1);
  await rollUpAll(as());
  expect(await counted()).toEqual([300, 1, 1]);
  // Its 56 bits leave four times as many rows; what comes above from them is one visitor more, from however many networks.
  for (let host = 1; host <= 900; host++) await open(first.short, 2 + (host % 3), host);
  for (let network = 10; network < 30; network++) await open(first.short, network);
  await rollUpAll(as());
  expect(await counted()).toEqual([1200, 5, 1]);
});
