import { toNumber } from '@weitersagen/contract/basics/number';
import { afterAll, expect, test } from 'vitest';
import { lockAccount, moveAccount } from '#account/account.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { configure } from '../testing/mandant.ts';
import { products, type Slug } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';
import { getRecommendation, lockFamily, makeFollowUp, moveRecommendation } from './recommendation.ts';

const { app, as, anna, days } = await world();
afterAll(() => app.close());
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.http.fastify.inject({ method, url, headers: { 'user-agent': browser, ...headers } });
const clicksOf = (number: string, slug: Slug = 'spbdevk') =>
  as(slug).read(async (tx) => {
    const { id } = await getRecommendation(tx, { number });
    return tx.db.selectFrom('click').selectAll().where('recommendation_id', '=', id).orderBy('id').execute();
  });
test("the short link leads to the recipient's page and is counted before its answer [S3-E094]", async () => {
  const { number, hash, short } = await anna.recommends({ linkType: 'KurzURL' });
  const { statusCode, headers } = await open(`${short}?c=WA`);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(
    `http://spbdevk.localhost:3000/de/empfaengerdaten/${number}?h=${hash}&channel=wa&einsprungsquelle=KurzURL`,
  );
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const [click] = await clicksOf(number);
  expect(click).toMatchObject({
    channel: 'wa',
    entry_source: 'shortLink',
    target: 'landing',
    recipient_number: null,
    kind: 'person',
    is_entry: true,
  });
  const [visit] = await as().read(({ db }) => db.selectFrom('visit').select('visitor_hash').execute());
  expect(visit?.visitor_hash).toMatch(/^[\w-]{43}$/);
});

test('a link leads to the page in the language of the browser, where the mandant speaks it', async () => {
  const { short, long } = await anna.recommends({});
  const landsOn = async (path: string, accepted: string): Promise<string | undefined> =>
    /localhost:3000\/(\w\w)\//.exec(String((await open(path, { 'accept-language': accepted })).headers.location))?.[1];
  expect(await landsOn(short, 'en-GB,en;q=0.9,de;q=0.5')).toBe('en');
  expect(await landsOn(long, 'de-AT,en;q=0.9')).toBe('de');
  expect(await landsOn(short, 'fr-FR')).toBe('de');
  expect(await landsOn('/k/2222222', 'en')).toBe('en');
});

test('the recommendation link leads to the same page [S3-E095]', async () => {
  const { number, hash, long } = await anna.recommends({ linkType: 'Empfehlungslink' });
  const { statusCode, headers } = await open(long);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(
    `http://spbdevk.localhost:3000/de/empfaengerdaten/${number}?h=${hash}&einsprungsquelle=Einsprungslink`,
  );
  expect(await clicksOf(number)).toMatchObject([{ channel: null, entry_source: 'recommendationLink' }]);
});

test('a link needs no mandant in its address, and its click belongs to the mandant alone', async () => {
  const { number, short } = await anna.recommends({ mandant: 'versicherung' });
  expect((await open(short)).headers.location).toContain(
    `http://versicherung.localhost:3000/de/empfaengerdaten/${number}`,
  );
  expect(await clicksOf(number, 'versicherung')).toHaveLength(1);
  const foreign = await as().read(({ db }) => db.selectFrom('click').select('mandant_id').execute());
  expect(new Set(foreign.map(({ mandant_id }) => mandant_id))).toEqual(new Set([as().mandant.id]));
});

test('the path is found in any case and with a slash; code and hash keep theirs', async () => {
  const { number, short, long } = await anna.recommends();
  expect((await open(`${short.replace('/k/', '/K/')}/`)).headers.location).toContain(number);
  const swapped = short.replace(/[a-zA-Z]/g, (sign) =>
    sign === 'k' ? sign : sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  );
  if (swapped !== short) expect((await open(swapped)).headers.location).toContain('/404');
  if (/[a-f]/.test(long.slice(-16)))
    expect((await open(long.slice(0, -16) + long.slice(-16).toUpperCase())).headers.location).toContain('/404');
});

test.each([
  ['an unknown code', '/k/1111111'],
  ['something that is no code', '/k/..%2F..'],
  ['a number instead of a code', `/k/${toNumber('recommendation', '0000000000')}`],
  ['an unknown number', `/e/${toNumber('recommendation', '0000000000')}/0123456789abcdef`],
  ['a wrong check digit', '/e/100000000001/0123456789abcdef'],
])('%s leads to the page of the default mandant that says so', async (_what, url) => {
  const { statusCode, headers } = await open(url);
  expect([statusCode, headers.location]).toEqual([302, 'http://spbdevk.localhost:3000/de/404']);
});

test('the number of a recommendation opens nothing as a code, and with a wrong hash leads to the 404 page of its mandant', async () => {
  const { number, long } = await anna.recommends({ mandant: 'versicherung' });
  expect((await open(`/k/${number}`)).headers.location).toBe('http://spbdevk.localhost:3000/de/404');
  expect((await open(long.slice(0, -16) + '0'.repeat(16))).headers.location).toBe(
    'http://versicherung.localhost:3000/de/404',
  );
  expect(await clicksOf(number, 'versicherung')).toEqual([]);
});

test('a link that is over leads on, because its page says so, and is not counted', async () => {
  const { number, short } = await anna.recommends();
  const now = app.app.system.clock.now();
  await days(181);
  const { statusCode, headers } = await open(short);
  app.app.system.clock.set(now);
  expect([statusCode, headers.location]).toEqual([302, expect.stringContaining(`/de/empfaengerdaten/${number}`)]);
  expect(await clicksOf(number)).toEqual([]);
});

test('HEAD answers the same and is kept apart', async () => {
  const { number, short } = await anna.recommends();
  const { statusCode, headers } = await open(short, {}, 'HEAD');
  expect([statusCode, headers.location]).toEqual([302, expect.stringContaining(number)]);
  const shop = await open(`/api/v1/spbdevk/empfehlen/click/${number}`, {}, 'HEAD');
  expect(shop.statusCode).toBe(302);
  expect((await clicksOf(number)).map(({ kind }) => kind)).toEqual(['head', 'head']);
});

const openers: [what: string, headers: Record<string, string>, kind: string][] = [
  ['Firefox', {}, 'person'],
  ['the preview of a messenger', { 'user-agent': 'WhatsApp/2.24.9 A' }, 'preview'],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    'robot',
  ],
  ['a browser that looks ahead', { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
  ['a browser that asks with Purpose', { purpose: 'prefetch' }, 'prefetch'],
  ['an older browser that looks ahead', { 'x-moz': 'prefetch' }, 'prefetch'],
];
test.each(openers)('%s is led on and counted as what it is', async (_what, headers, kind) => {
  const { number, short } = await anna.recommends();
  expect((await open(short, headers)).statusCode).toBe(302);
  expect(await clicksOf(number)).toMatchObject([{ kind, is_entry: kind === 'person' }]);
});

test('the link of a follow-up acts as the link of its root, and its clicks count there', async () => {
  const { number, hash } = await anna.recommends();
  const followUp = await as().write(async (tx) => makeFollowUp(tx, (await lockFamily(tx, number)).root));
  const { headers } = await open(`/k/${followUp.shortCode}`);
  expect(headers.location).toContain(`/de/empfaengerdaten/${number}?h=${hash}`);
  expect(await clicksOf(number)).toHaveLength(1);
  expect(await clicksOf(followUp.number)).toEqual([]);
  expect((await open(`/e/${followUp.number}/${hash}`)).headers.location).toContain('/404');
});

test('a link in the cache is over as soon as it is cancelled by hand or its recommender is locked, and counts again after', async () => {
  const person = { ...annaMuster, email: 'cached@example.org' };
  const [one, other] = [await anna.recommends({ as: person }), await anna.recommends({ as: person })];
  for (const { short } of [one, other]) await open(short);
  await as().write(async (tx) => moveRecommendation(tx, (await lockFamily(tx, one.number)).root, 'cancel'));
  for (const { short } of [one, other]) await open(short);
  expect([(await clicksOf(one.number)).length, (await clicksOf(other.number)).length]).toEqual([1, 2]);
  const { accountId } = await as().read((tx) => getRecommendation(tx, { number: one.number }));
  const move = (event: 'activate' | 'lock' | 'unlock') =>
    as().write(async (tx) => moveAccount(tx, await lockAccount(tx, accountId), event));
  await move('activate');
  await move('lock');
  await open(other.short);
  expect(await clicksOf(other.number)).toHaveLength(2);
  await move('unlock');
  await open(other.short);
  expect(await clicksOf(other.number)).toHaveLength(3);
});

test('a mandant that embeds the portal gets its visitors on its own page (E-02)', async () => {
  const { number, hash, short } = await anna.recommends();
  await open(short);
  await configure(app, 'spbdevk', { integratedFrame: true, recommendWebPage: 'https://bank.example/empfehlen' });
  expect((await open(short)).headers.location).toBe(
    `https://bank.example/empfehlen?nr=${number}&h=${hash}&einsprungsquelle=KurzURL`,
  );
  await configure(app, 'spbdevk');
  expect((await open(short)).headers.location).toContain('http://spbdevk.localhost:3000/de/');
});

test('a recommender may let the visitors land on an allowed page of the client (E-15)', async () => {
  const target = 'http://spbdevk.localhost:3000/de/aktion?a=1';
  const { body } = await app.call('POST', '/empfehlen/create', {
    body: wishOf({}, { 'Empfehlung.Empfehlungslink': target }),
  });
  const { headers } = await open(new URL(body.KurzURL).pathname);
  expect(headers.location).toBe(`${target}&nr=${body.Empfehlungsnummer}&h=${body.Hash}&einsprungsquelle=KurzURL`);
});

test('a campaign travels in the channel, cleaned; nothing else of the query does', async () => {
  const { number, short } = await anna.recommends();
  const { headers } = await open(`${short}?c=Fr%C3%BChling%20%3Cb%3E2026&h=x&evil=1`);
  expect(headers.location).toMatch(/&channel=Frhlingb2026&einsprungsquelle=KurzURL$/);
  await open(`${short}?c=a&c=b`);
  expect((await clicksOf(number)).map(({ channel }) => channel)).toEqual(['Frhlingb2026', null]);
});

test('of the four names of a campaign the first that says something counts, cut to 64 signs', async () => {
  const { number, short } = await anna.recommends();
  await open(`${short}?mtm_campaign=m&pk_campaign=p&c=WA&channel=Fr%C3%BChling`);
  await open(`${short}?mtm_campaign=m&pk_campaign=p&c=%20%21&channel=`);
  await open(`${short}?mtm_campaign=${'m'.repeat(70)}`);
  expect((await clicksOf(number)).map(({ channel }) => channel)).toEqual(['Frhling', 'p', 'm'.repeat(64)]);
});

test('a place on the page of the client stays behind what the link brings along', async () => {
  const target = 'http://spbdevk.localhost:3000/de/aktion?a=1#rahmen';
  const { body } = await app.call('POST', '/empfehlen/create', {
    body: wishOf({}, { 'Empfehlung.Empfehlungslink': target }),
  });
  expect((await open(`${new URL(body.KurzURL).pathname}?c=wa`)).headers.location).toBe(
    `http://spbdevk.localhost:3000/de/aktion?a=1&nr=${body.Empfehlungsnummer}&h=${body.Hash}&channel=wa&einsprungsquelle=KurzURL#rahmen`,
  );
});

test.each([
  ['a slash behind it', (path: string) => `${path}/`],
  ['two slashes before it', (path: string) => path.replace('/k/', '/k//')],
  ['two slashes at the start', (path: string) => `/${path}`],
  ['more in its query', (path: string) => `${path}?utm_source=x&next=//evil.example&url=https%3A%2F%2Fevil.example`],
  ['an address of others as its channel', (path: string) => `${path}?c=//evil.example/%0d%0aLocation:x`],
  ['an address of others as its prefill', (path: string) => `${path}?p=https://evil.example/%0d%0a`],
])('a link with %s leads to its own page and nowhere else', async (_what, changed) => {
  const { number, short } = await anna.recommends();
  const { statusCode, headers } = await open(changed(short));
  expect(statusCode).toBe(302);
  const to = new URL(String(headers.location));
  expect([to.origin, to.pathname]).toEqual(['http://spbdevk.localhost:3000', `/de/empfaengerdaten/${number}`]);
});

test('of the page that was left for the link its host is kept, of our own pages and of what is no page nothing', async () => {
  const { number, short } = await anna.recommends();
  for (const referer of [
    'https://www.Gutscheine.example/deal?id=7&mail=x@example.org',
    'http://spbdevk.localhost:3000/de',
    'android-app://org.telegram.messenger/',
    'https://',
    'nonsense',
  ])
    await open(short, { referer });
  expect((await clicksOf(number)).map(({ referrer_host }) => referrer_host)).toEqual([
    'www.gutscheine.example',
    null,
    null,
    null,
    null,
  ]);
});

test('the click into the shop is counted and leads there with number, recipient and channel [S7-C040]', async () => {
  const { number } = await anna.recommends();
  const recipient = toNumber('recipient', '0000000000');
  const { statusCode, headers } = await open(
    `/api/v1/spbdevk/empfehlen/click/${number}?channel=wa&empfaengernummer=${recipient}&einsprungsquelle=QRCode`,
  );
  expect([statusCode, headers.location]).toEqual([
    302,
    `https://shop.example/order?pid=${number}&sub=${recipient}&ch=wa`,
  ]);
  expect(await clicksOf(number)).toMatchObject([
    { target: 'shop', entry_source: 'qrCode', channel: 'wa', recipient_number: recipient, kind: 'person' },
  ]);
});

test('without a shop the click leads home, with a link that is over or unknown to the page that helps', async () => {
  const path = '/api/v1/spbdevk/empfehlen/click';
  const { number } = await anna.recommends({ product: products.hidden });
  expect((await open(`${path}/${number}`)).headers.location).toBe('http://spbdevk.localhost:3000/de');
  const over = 'http://spbdevk.localhost:3000/de/empfehlungabgelaufen';
  for (const unknown of [toNumber('recommendation', '0000000000'), 'abc']) {
    const { statusCode, headers } = await open(`${path}/${unknown}`);
    expect([statusCode, headers.location]).toEqual([302, over]);
  }
  const foreign = await anna.recommends({ mandant: 'versicherung' });
  expect((await open(`${path}/${foreign.number}`)).headers.location).toBe(over);
  const now = app.app.system.clock.now();
  await days(181);
  expect((await open(`${path}/${number}`)).headers.location).toBe(over);
  app.app.system.clock.set(now);
});
