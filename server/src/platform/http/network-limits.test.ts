/** Every limit per address counts the network: whoever owns a /64 of IPv6 has another address for every try, but no more tries. */
import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { hear } from '#testing/database/hearing.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import type { Ctx } from '../context.ts';
import { countAddress, endLimits } from './limit.ts';

const { app, as, anna, ben, nextHour } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(nextHour);
const link = await anna.recommends();
await configure(app, 'spbdevk', {
  loginLimit: { perAddress: 2, minutes: 15 },
  createLimit: { perEmail: 5, perAddress: 2, minutes: 60 },
});

type Headers = Record<string, string>;
let people = 0;
let tested = 0;
const email = () => `somebody${++people}@example.org`;
const unknown = toNumber('recommendation', '0000000000');
const contact = { Vorname: 'A', Nachname: 'B', Betreff: 'C', Nachricht: 'D', DatenschutzAkzeptiert: true };
const post = (path: string, headers: Headers, body: unknown) => app.call('POST', path, { headers, body });

test.each<[what: string, max: number, send: (headers: Headers) => Promise<{ status: number }>]>([
  [
    'a recommendation is made',
    2,
    (headers) => post('/empfehlen/create', headers, wishOf({ as: { ...annaMuster, email: email() } })),
  ],
  ['a recipient registers', 2, (headers) => ben.registers(link, { Email: email() }, { headers })],
  ['somebody signs in', 2, (headers) => post('/account/login', headers, { Email: email(), Password: 'Falsch-2026' })],
  [
    'a password was forgotten',
    2,
    (headers) => app.call('GET', `/account/resetPassword/${encodeURIComponent(email())}`, { headers }),
  ],
  [
    'an operator signs in',
    2,
    (headers) => post('/admin/login', headers, { Email: email(), Password: 'Falsch-2026', Code: '123456' }),
  ],
  [
    'an invitation is accepted',
    20,
    (headers) =>
      app.call('PUT', '/admin/einladung/annehmen', { headers, body: { Token: 'x'.repeat(43), Code: '123456' } }),
  ],
  ['the service is written to', 100, (headers) => post('/kontakt', headers, { ...contact, Email: email() })],
  ['unknown numbers are looked up', 60, (headers) => app.call('GET', `/empfehlen/${unknown}`, { headers })],
  ['entries are counted', 30, (headers) => app.call('PUT', `/empfehlung/${link.number}`, { headers })],
])('%s %d times from one network, then no more', async (_what, max, send) => {
  const from = async (address: string) => (await send({ 'x-forwarded-for': address })).status;
  const site = `2001:db8:${++tested}`;
  const statuses: number[] = [];
  for (let host = 1; host <= max; host++) statuses.push(await from(`${site}:7:${host}::1`));
  expect(statuses).not.toContain(429);
  expect(await from(`${site}:7::ffff`)).toBe(429);
  expect(await from(`${site}:8::1`)).not.toBe(429);
});

const signsIn = (from: string) =>
  post('/account/login', { 'x-forwarded-for': from }, { Email: email(), Password: 'Falsch-2026' });

test('four times as often from a network of 56 bits, sixteen times from one of 48, then no more', async () => {
  const from = async (address: string) => (await signsIn(address)).status;
  for (let host = 1; host <= 8; host++) expect(await from(`2001:db8:100:${host}::1`)).toBe(400);
  expect(await from('2001:db8:100:9::1')).toBe(429);
  for (let site = 1; site <= 23; site++) expect(await from(`2001:db8:100:${site.toString(16)}00::1`)).toBe(400);
  expect(await from('2001:db8:100:ff00::1')).toBe(429);
  expect(await from('2001:db8:101::1')).toBe(400);
});

test('a wider network that asked for too many unknown numbers gets no answer for known ones either, from wherever in it', async () => {
  const asks = (number: string, from: string) =>
    app.call('GET', `/empfehlen/${number}`, { headers: { 'x-forwarded-for': from } });
  for (let host = 1; host <= 4; host++)
    for (let asked = 0; asked < 60; asked++) expect((await asks(unknown, `2001:db8:200:${host}::1`)).status).toBe(404);
  expect((await asks(unknown, '2001:db8:200:5::1')).status).toBe(429);
  expect((await asks(link.number, '2001:db8:200:6::1')).status).toBe(429);
  expect((await asks(link.number, '2001:db8:200:100::1')).status).toBe(200);
});

test('a mandant as a whole takes two hundred times what one address may, from however many networks', async () => {
  const count = (host: number) =>
    countAddress({ ...as(), origin: { ip: `2001:db8:${host.toString(16)}::1` } } as unknown as Ctx, {
      name: 'everybody-test',
      max: 1,
      windowSeconds: 3600,
    });
  for (let host = 1; host <= 200; host++) await count(host);
  await expect(count(201)).rejects.toThrow();
});

test('whoever comes by the named proxy from its own machine is no unknown proxy', async () => {
  await app.call('GET', '/produkt', { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(app.app.http.edge.hasUnknownProxy()).toBe(false);
});

test('windows that are over go by key in parts, and those that are not stay, wherever their keys lie', async () => {
  const { system } = app.app;
  const { database } = system;
  const now = system.clock.now();
  await sql`
    insert into limit_counter (key, window_start, count)
    select 'old:' || g, ${now}::timestamptz - case when g % 4000 = 0 then interval '1 hour' else interval '2 days' end, 1
    from generate_series(1, 12000) as g`.execute(database.kysely);
  const deletes: string[] = [];
  const end = hear(database, ({ text }) => void (text.includes('delete from limit_counter') && deletes.push(text)));
  await endLimits(system).finally(end);
  expect(deletes.length).toBeGreaterThanOrEqual(3);
  const { rows } = await sql<{ key: string }>`
    select key from limit_counter where key like 'old:%' order by key`.execute(database.kysely);
  expect(rows.map(({ key }) => key)).toEqual(['old:12000', 'old:4000', 'old:8000']);
});
