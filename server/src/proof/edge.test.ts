/** Headers that anybody can write: whose mandant it is, who asks, and what a cookie is decide others. */
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { findOperator, updateOperator } from '#operator/sql.ts';
import { globally } from '#platform/context.ts';
import { setUpMandant } from '#setup/setup.ts';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { files } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const said: string[] = [];
let people = 0;
const { app, as, anna } = await world(
  { LOG_LEVEL: 'error' },
  { logTo: { write: (line: string) => void said.push(line) } },
);
afterAll(() => app.close());
const { config } = app.app.system;
const inject = (options: InjectOptions) => app.app.http.fastify.inject(options);
const email = 'dora@betreiber.example';
const password = 'Rundreise-2026-Lissabon';
const ownPage = { 'sec-fetch-site': 'same-origin', host: 'spbdevk.localhost:3000' };

beforeAll(async () => {
  await operator(app, { email });
  const passwordHash = await hashPassword(password);
  await globally(app.app.system, async (db) =>
    updateOperator(db, (await findOperator(db, { email }))?.id ?? 0, { passwordHash }),
  );
});

describe('demo and test mode', () => {
  test.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    'spbdevk.localhost',
    'anything.localhost:3000',
  ])('answer as %s', async (host) => {
    expect((await inject({ url: '/api/v1/spbdevk/produkt', headers: { host } })).statusCode).toBe(200);
  });

  test.each(['rebinding.example', 'localhost.rebinding.example', '127.0.0.1.rebinding.example', '10.0.0.1'])(
    'do not answer as "%s": another page could lead a browser here',
    async (host) => {
      for (const url of ['/postfach', '/de/', '/api/v1/spbdevk/produkt', '/health']) {
        const answer = await inject({ url, headers: { host } });
        expect(answer.statusCode, url).toBe(421);
        expect(answer.body).toMatch(/^[^\n]+$/);
      }
    },
  );

  test('answer as every host of a mandant', async () => {
    const host = 'portal.hafenwacht.example';
    const file = files.versicherung;
    await setUpMandant(app.app.system, { ...file, hosts: [...file.hosts, host] });
    expect((await inject({ url: '/api/v1/spbdevk/produkt', headers: { host } })).statusCode).toBe(200);
  });

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'answer no proxy: %s is refused',
    async (name) => {
      const answer = await inject({ url: '/postfach', headers: { host: 'localhost', [name]: '10.0.0.1' } });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('Proxy');
    },
  );
});

describe('behind a proxy that nobody named', () => {
  beforeAll(() => void Object.assign(config, { directOnly: false }));
  afterAll(() => void Object.assign(config, { directOnly: true }));

  test('the first forwarded header is told loudly, once, and /ready hints at it', async () => {
    const proxies = { Code: 'TRUSTED_PROXIES' };
    expect((await inject({ url: '/ready' })).json()).not.toMatchObject({ Hinweise: expect.arrayContaining([proxies]) });
    for (let count = 0; count < 3; count++)
      await inject({ url: '/api/v1/spbdevk/produkt', headers: { 'x-forwarded-for': `10.0.0.${count}` } });
    const told = said.filter((line) => line.includes('TRUSTED_PROXIES'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 50 });
    expect((await inject({ url: '/ready' })).json()).toMatchObject({ Hinweise: expect.arrayContaining([proxies]) });
  });

  test('X-Forwarded-Host chooses no mandant, on pages, pictures and the mailbox', async () => {
    const headers = { host: 'spbdevk.localhost', 'x-forwarded-host': 'versicherung.localhost' };
    for (const url of ['/de/', '/postfach/vorlagen/0/de', '/texte/de/home']) {
      const [plain, hostile] = [await inject({ url, headers: { host: headers.host } }), await inject({ url, headers })];
      expect(hostile.body.includes('Hafenwacht'), url).toBe(false);
      expect(hostile.statusCode).toBe(plain.statusCode);
    }
    const picture = await inject({ url: '/vorschau/de/start.png', headers });
    expect(picture.headers.vary).toContain('host');
    expect(picture.rawPayload).toEqual((await inject({ url: '/vorschau/de/start.png', headers: ownPage })).rawPayload);
  });

  test.each<[said: string, headers: Record<string, string>]>([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https;for=10.0.0.1' }],
    ['X-Original-Host', { 'x-original-host': 'evil.example', 'x-host': 'evil.example' }],
    ['X-Forwarded-Server', { 'x-forwarded-server': 'evil.example', 'x-forwarded-port': '666' }],
    [
      'an address of before',
      { 'x-original-url': 'https://evil.example/de', 'x-rewrite-url': 'https://evil.example/de' },
    ],
    ['Host', { host: 'evil.example' }],
  ])('%s steers no link of a mail, no link of an answer and no cookie', async (_said, hostile) => {
    await app.post();
    const to = `erika${++people}@example.org`;
    const headers = { ...ownPage, ...hostile };
    const made = await app.call('POST', '/empfehlen/create', {
      body: wishOf({ as: { ...annaMuster, email: to }, to: `kontakt.${to}` }),
      headers,
    });
    await app.call('POST', '/account/createEmpfehler', {
      body: { Vorname: 'Erika', Nachname: 'Muster', Email: `neu.${to}` },
      headers,
    });
    await app.call('GET', `/account/resetPassword/${to}`, { headers });
    expect(made.status).toBe(200);
    const mails = await app.post();
    expect(mails.length).toBeGreaterThan(2);
    const signedIn = await app.call('POST', '/admin/login', { headers, body: { Email: email, Password: password } });
    const page = await inject({ url: '/de/', headers });
    const set = [signedIn, page].flatMap((one) => [one.headers['set-cookie']].flat());
    for (const text of [
      made.text,
      page.body,
      String(page.headers.location),
      ...mails.flatMap(({ text, html }) => [text, html]),
      set.join(),
    ])
      expect(text).not.toMatch(/evil|:666/);
    for (const { text } of mails)
      for (const [link] of text.matchAll(/https?:\/\/[^\s]+/g))
        expect(link).toMatch(/^http:\/\/(?:spbdevk\.)?localhost:3000\//);
    expect(set.join()).not.toMatch(/domain=/i);
  });

  test('a form of another host is refused, whatever X-Forwarded-Host says', async () => {
    const headers = {
      host: 'spbdevk.localhost',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect((await inject({ method: 'POST', url: '/de/kontakt', headers, payload: 'a=b' })).statusCode).toBe(403);
  });
});

describe('where the address of the mandant is https', () => {
  const https = { mandantUrl: 'https://spbdevk.localhost', recommendWebPage: null };
  beforeAll(() => configure(app, 'spbdevk', https));
  afterAll(() => configure(app, 'spbdevk'));
  afterEach(() => void Object.assign(config, { directOnly: true }));

  const signIn = (headers: Record<string, string>) =>
    app.call('POST', '/admin/login', { headers, body: { Email: email, Password: password } });
  const hsts = 'strict-transport-security';

  test.each<[what: string, headers: Record<string, string>]>([
    ['nothing', {}],
    ['http', { 'x-forwarded-proto': 'http' }],
  ])('cookies are Secure and browsers stay with https where a proxy says %s', async (_what, more) => {
    Object.assign(config, { directOnly: false });
    const { headers } = await signIn({ ...ownPage, ...more });
    const session = [headers['set-cookie']].flat().find((cookie) => String(cookie).includes('betreiber='));
    expect(session).toMatch(/^__Host-betreiber=[\w.-]+; Path=\/; SameSite=Strict; HttpOnly; Secure$/);
    expect(headers[hsts]).toContain('max-age=31536000');
    const page = await inject({ url: '/de/', headers: { ...ownPage, ...more, cookie: 'token=dead' } });
    expect(page.headers[hsts]).toContain('max-age=31536000');
    expect([page.headers['set-cookie']].flat().join()).toMatch(/token=;.*Secure/);
  });

  const others = [
    '/verwaltung',
    '/verwaltung/einladung?token=x',
    '/verwaltung/texte/de',
    '/robots.txt',
    '/.well-known/security.txt',
    '/vorschau/de/start.png',
    '/texte/de/home',
    '/assets/none.js',
    '/a/unknown-code',
    '/api/v1/spbdevk/produkt',
    '/api/v1/gibt-es-nicht/produkt',
    '/api/openapi.json',
    '/health',
    '/%ff',
    '/de/%E0%A4%A',
  ];
  test.each(others)(
    'a browser that asks for %s is told to stay with https, where it is none it is not',
    async (url) => {
      const told = async (host: string) => (await inject({ url, headers: { ...ownPage, host } })).headers[hsts];
      expect(await told('spbdevk.localhost:3000')).toBe('max-age=31536000');
      expect(await told('versicherung.localhost:3000')).toBeUndefined();
    },
  );

  test('so is one that follows a link, one that sends a foreign form, and one whose mandant is closed', async () => {
    const headers = { ...ownPage, 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    const { short } = await anna.recommends();
    const link = await inject({ url: short, headers: ownPage });
    expect([link.statusCode, link.headers[hsts]]).toEqual([302, expect.any(String)]);
    const foreign = await inject({ method: 'POST', url: '/de/kontakt', headers, payload: 'a=b' });
    expect([foreign.statusCode, foreign.headers[hsts]]).toEqual([403, expect.any(String)]);
    await as().write(({ db }) =>
      sql`update mandant_config set config = config || '{"PraemieAbholfristTage": 0}'`.execute(db),
    );
    app.app.system.signals.tell('mandant', 'spbdevk');
    const closed = await inject({ url: '/de/', headers: ownPage });
    expect([closed.statusCode, closed.headers[hsts]]).toEqual([503, expect.any(String)]);
    await configure(app, 'spbdevk', https);
  });

  test('the desk is opened by the cookie no neighbour can plant, and by no other', async () => {
    const { cookies } = await signIn(ownPage);
    const me = (cookie: string) => app.call('GET', '/admin/ich', { headers: { ...ownPage, cookie } });
    expect((await me(cookies[0] ?? '')).status).toBe(200);
    expect((await me(String(cookies[0]).replace('__Host-', ''))).status).toBe(401);
  });
});

test.each([
  '/vorschau/de/start.png',
  '/icon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/.well-known/security.txt',
])('no cache gives %s of one mandant to the visitors of another', async (url) => {
  const of = (host: string) => inject({ url, headers: { host } });
  const [one, other] = [await of('spbdevk.localhost'), await of('versicherung.localhost')];
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  for (const { headers } of [one, other])
    expect([headers['cache-control'], headers.vary]).toEqual(['public, max-age=86400', 'host']);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
});

test.each<[what: string, options: InjectOptions]>([
  ['a success', { url: '/api/v1/spbdevk/produkt' }],
  ['a refusal', { url: '/api/v1/spbdevk/admin/ich' }],
  ['an unknown address', { url: '/api/v1/spbdevk/gibt-es-nicht' }],
  [
    'a body that is none',
    { method: 'POST', url: '/api/v1/spbdevk/kontakt', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a picture', { url: '/api/v1/spbdevk/praemie/1/bild' }],
  ['the document of the API', { url: '/api/openapi.json' }],
])('%s of the API is sniffed by nobody, and loads and runs nothing', async (_what, options) => {
  const { headers } = await inject(options);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
});
