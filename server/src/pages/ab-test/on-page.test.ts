/** Who sees which version of what is tested, and who counts for it. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAbTests } from '#ab-test/ab-test.ts';
import { annaOf } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { publishBlock } from '#testing/content.ts';
import { products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { createHits } from '#tracking/tracking.ts';

const w = await world();
const { http, system } = w.app.app;
afterAll(() => w.app.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const goes = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const mandantId = w.as().mandant.id;

let token: string;
let block: string;
beforeAll(async () => {
  block = await publishBlock(w.as());
});
beforeEach(async () => {
  token = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const { body } = await w.app.call('GET', '/admin/abtests', { token });
  for (const { Id } of body) await w.app.call('PUT', `/admin/abtests/${Id}/beenden`, { token });
});

let planned = 0;
async function plan(more: object = {}): Promise<number> {
  const { body, status } = await w.app.call('POST', '/admin/abtests', {
    token,
    body: {
      Name: `Test ${planned++}`,
      Gegenstand: 'Baustein',
      Baustein: block,
      WorteB: [
        { Sprache: 'de', Titel: 'Hereinspaziert', Text: 'Andere Worte' },
        { Sprache: 'en', Text: 'Other words' },
      ],
      Aufteilung: 'Tag',
      Ziel: 'Geoeffnet',
      Von: daysOn(0),
      Bis: daysOn(1),
      ...more,
    },
  });
  expect([status, body.Fehler]).toEqual([200, undefined]);
  return body.Id;
}
const daysOn = (days: number): string => plusDays(system.clock.now().toISOString().slice(0, 10), days);

interface Asked {
  ip?: string;
  url?: string;
  cookie?: string;
  headers?: Record<string, string>;
  host?: string;
}
const ask = ({ ip = '192.0.2.1', url = '/de', cookie, headers = {}, host = 'spbdevk.localhost:3000' }: Asked = {}) =>
  http.fastify.inject({
    url,
    remoteAddress: ip,
    headers: { host, 'user-agent': browser, ...goes, ...(cookie && { cookie }), ...headers },
  });
const versionIn = (body: string): string =>
  body.includes('Andere Worte') ? 'B' : body.includes('Schön, dass') ? 'A' : '–';
const version = async (asked: Asked = {}): Promise<string> => versionIn((await ask(asked)).body);

/** Addresses of a visitor of each version today. */
async function oneOfEach(): Promise<{ a: string; b: string }> {
  const found = new Map<string, string>();
  for (let last = 1; found.size < 2 && last < 60; last++)
    found.set(await version({ ip: `192.0.2.${last}` }), `192.0.2.${last}`);
  return { a: found.get('A') ?? expect.fail('nobody sees A'), b: found.get('B') ?? expect.fail('nobody sees B') };
}
let marks = 0;
/** What was counted before is written by now: a hit of its own campaign came after it. */
async function settled(): Promise<void> {
  const channel = `mark-${marks++}`;
  await http.fastify.inject({
    url: `/matomo.php?idsite=128&rec=1&action_name=Home&send_image=0&_rcn=${channel}`,
    headers: { host: 'spbdevk.localhost:3000', 'user-agent': browser },
  });
  const find = () =>
    w.as().read(({ db }) => db.selectFrom('hit_day').select('count').where('channel', '=', channel).execute());
  await vi.waitFor(async () => expect(await find()).toHaveLength(1), 10_000);
}
/** `seen A 2`: people who saw version A. */
async function counted(id: number): Promise<string[]> {
  await settled();
  const rows = await w.as().read(({ db }) =>
    db
      .selectFrom('hit_day')
      .select(['day', 'kind', 'name', 'people'])
      .where('name', 'in', [`${id}A`, `${id}B`])
      .where('people', '>', 0)
      .execute(),
  );
  return rows.map(({ kind, name, people }) => `${kind} ${name.slice(-1)} ${people}`).toSorted();
}
const agreed = (number: string) => `consent_analytical=1; consent_nachweis=${consentList}; _pk_id=${number}.1700000000`;
const numberOf = (nth: number): string => nth.toString(16).padStart(16, '0');
const product = `/de/empfehlen/${products.home}`;

test('without a test pages are as they were, and are kept as they were', async () => {
  const { body, headers } = await ask();
  expect(versionIn(body)).toBe('A');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).not.toContain('isTested');
});

test('by the day a visitor sees one version all day, another sees the other, and no cache keeps either', async () => {
  await plan();
  const { a, b } = await oneOfEach();
  for (const _again of [1, 2, 3]) expect([await version({ ip: a }), await version({ ip: b })]).toEqual(['A', 'B']);
  const { headers, body } = await ask({ ip: b });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('Hereinspaziert');
  expect((await ask({ ip: b, url: '/en' })).body).toContain('Other words');
  expect(await version({ ip: b, host: 'versicherung.localhost:3000' })).toBe('–');
  // About half of those who come.
  const versions = await Promise.all(Array.from({ length: 200 }, (_, nth) => version({ ip: `198.51.100.${nth}` })));
  const ofB = versions.filter((one) => one === 'B').length;
  expect(ofB).toBeGreaterThan(60);
  expect(ofB).toBeLessThan(140);
});

test('whoever sees it and then reaches the aim counts once a day, by whichever process, and who never saw it not at all', async () => {
  const id = await plan();
  // Reached before it was seen, and never seen.
  for (const ip of ['203.0.113.1', '203.0.113.2']) await ask({ ip, url: product });
  expect(await counted(id)).toEqual([]);
  const found = await oneOfEach();
  const before = await counted(id);
  for (const _again of [1, 2]) for (const url of ['/de', product]) await ask({ ip: found.b, url });
  expect(await counted(id)).toEqual(['reached B 1', ...before]);
  const hits = createHits(system, { everyMs: 20 });
  const other = createAbTests(system, hits);
  const [tested] = await other.on(mandantId, {
    origin: { ip: found.b, userAgent: browser, ahead: undefined },
    number: undefined,
  });
  if (!tested) throw new Error('nothing is tested');
  expect(tested.version).toBe('B');
  other.seen(mandantId, tested);
  other.reached(mandantId, tested);
  await hits.stop();
  expect(await counted(id)).toEqual(['reached B 1', ...before]);
  await ask({ ip: '203.0.113.1' });
  await ask({ ip: '203.0.113.1', url: product });
  const after = await counted(id);
  expect(after.join()).not.toEqual(['reached B 1', ...before].join());
  expect(
    JSON.stringify(await w.as().read(({ db }) => db.selectFrom('hit_visitor').selectAll().execute())),
  ).not.toContain(found.b);
});

test('on another day somebody may see the other version and counts anew, and after the last day everybody sees A', async () => {
  const id = await plan();
  const addresses = Array.from({ length: 30 }, (_, nth) => `192.0.2.${nth + 1}`);
  const all = async (): Promise<string> => (await Promise.all(addresses.map((ip) => version({ ip })))).join('');
  const first = await all();
  await w.days(1);
  const second = await all();
  expect(second).not.toBe(first);
  expect(new Set(first + second)).toEqual(new Set(['A', 'B']));
  const sum = (rows: string[]) => rows.reduce((all, row) => all + Number(row.split(' ')[2]), 0);
  expect(sum(await counted(id))).toBe(60);
  await w.days(1);
  expect(await all()).toBe('A'.repeat(30));
  expect(sum(await counted(id))).toBe(60);
});

test('one that is ended early is over with the next page', async () => {
  const id = await plan({ Bis: daysOn(20) });
  const { b } = await oneOfEach();
  expect((await w.app.call('PUT', `/admin/abtests/${id}/beenden`, { token })).status).toBe(200);
  expect(await version({ ip: b })).toBe('A');
});

test('programs see A and count for nothing, and what no person goes to is seen and not counted', async () => {
  const id = await plan();
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const preview = { 'user-agent': 'WhatsApp/2.24.9 A' };
  for (let nth = 1; nth < 20; nth++)
    for (const headers of [robot, preview]) expect(await version({ ip: `192.0.2.${nth}`, headers })).toBe('A');
  const ahead = { 'sec-purpose': 'prefetch' };
  const byScript = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  for (let nth = 1; nth < 20; nth++)
    for (const headers of [ahead, byScript]) await ask({ ip: `192.0.2.${nth}`, headers });
  expect(await counted(id)).toEqual([]);
});

test('the desk sees what is published while it looks at drafts', async () => {
  await plan();
  const { b } = await oneOfEach();
  const { body } = await w.app.call('POST', '/admin/inhalte/vorschau', { token, body: { Pfad: '', Sprache: 'de' } });
  const { pathname, search } = new URL(body.Adresse);
  expect(await version({ ip: b, url: pathname + search })).toBe('A');
});

test('by consent only who agreed is split, sees the same every day, and counts', async () => {
  const id = await plan({ Aufteilung: 'Einwilligung' });
  const addresses = Array.from({ length: 30 }, (_, nth) => `192.0.2.${nth + 1}`);
  for (const ip of addresses) expect(await version({ ip })).toBe('A');
  // Without consent a number counts for nothing.
  for (let nth = 0; nth < 20; nth++) expect(await version({ cookie: `_pk_id=${numberOf(nth)}.1` })).toBe('A');
  expect(await counted(id)).toEqual([]);
  const all = async () => Promise.all(addresses.map((ip, nth) => version({ ip, cookie: agreed(numberOf(nth)) })));
  const first = await all();
  expect(new Set(first)).toEqual(new Set(['A', 'B']));
  expect(await all()).toEqual(first);
  const ofB = first.filter((one) => one === 'B').length;
  const expected = [`seen A ${30 - ofB}`, `seen B ${ofB}`];
  expect(await counted(id)).toEqual(expected);
  await w.days(1);
  expect(await all()).toEqual(first);
});

test('the ways to share stand in another order for B, and of those who may be told of it counts who shares', async () => {
  const { Teilwege } = (await w.app.call('GET', '/admin/abtests/vorgaben', { token })).body;
  const reversed: string[] = Teilwege.toReversed();
  const id = await plan({
    Gegenstand: 'Teilwege',
    Ziel: 'Geteilt',
    Baustein: null,
    WorteB: [],
    ReihenfolgeB: reversed,
  });
  const { number, hash } = await annaOf(w.app).recommends();
  const url = `/de/empfehlung/${number}?h=${hash}`;
  const orderIn = (body: string) =>
    [...body.matchAll(/<li><(?:a|button)[^>]* data-goal="(\w+)"/g)].map(([, name]) => name);
  const told = (names: readonly string[]) => names.filter((name) => name !== 'instagram');
  const shown = new Map<string, string>();
  for (let nth = 1; nth < 30; nth++) {
    const ip = `192.0.2.${nth}`;
    shown.set(orderIn((await ask({ ip, url })).body).join(), ip);
  }
  expect([...shown.keys()].toSorted()).toEqual([told(Teilwege).join(), told(reversed).join()].toSorted());
  // Of none of them a browser may tell.
  expect(await counted(id)).toEqual([]);
  const share = (ip: string, goal: string) =>
    http.fastify.inject({
      url: `/matomo.php?idsite=128&rec=1&idgoal=${goal}&send_image=0`,
      remoteAddress: ip,
      headers: { host: 'spbdevk.localhost:3000', 'user-agent': browser },
    });
  const ofB = shown.get(told(reversed).join()) ?? '';
  await ask({ ip: ofB, url, cookie: agreed(numberOf(7)) });
  expect(await counted(id)).toEqual(['seen B 1']);
  await share(ofB, '2');
  await share('203.0.113.7', '8');
  expect(await counted(id)).toEqual(['seen B 1']);
  for (const _again of [1, 2]) await share(ofB, '8');
  expect(await counted(id)).toEqual(['reached B 1', 'seen B 1']);
});

test('by consent a browser is known by its number, at the page and where it tells of a goal', async () => {
  const id = await plan({ Aufteilung: 'Einwilligung', Ziel: 'Geteilt' });
  await ask({ cookie: agreed(numberOf(3)) });
  const [seen] = await counted(id);
  await http.fastify.inject({
    url: `/matomo.php?idsite=128&rec=1&idgoal=8&send_image=0&_id=${numberOf(3)}`,
    remoteAddress: '203.0.113.44',
    headers: { host: 'spbdevk.localhost:3000', 'user-agent': browser },
  });
  expect(await counted(id)).toEqual([seen?.replace('seen', 'reached'), seen]);
});

test('whoever comes to the own link from a page of ours has recommended', async () => {
  const id = await plan({ Ziel: 'Empfohlen' });
  const { a } = await oneOfEach();
  const before = await counted(id);
  const { number, hash } = await annaOf(w.app).recommends();
  const url = `/de/empfehlung/${number}?h=${hash}`;
  await ask({ ip: a, url, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await counted(id)).toEqual(before);
  await ask({ ip: a, url });
  expect(await counted(id)).toEqual(['reached A 1', ...before]);
});
