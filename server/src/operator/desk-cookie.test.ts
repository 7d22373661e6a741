import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { globally } from '#platform/context.ts';
import type { Reply, TestApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { world } from '../testing/world.ts';
import { findOperator, updateOperator } from './sql.ts';

let app: TestApp;
const email = 'dora@betreiber.example';
const password = 'Rundreise-2026-Lissabon';
const ownPage = { 'sec-fetch-site': 'same-origin', host: 'spbdevk.localhost:3000' };

beforeAll(async () => {
  ({ app } = await world({ TRUSTED_PROXIES: '127.0.0.1' }));
  await operator(app, { email });
  await operator(app, { email: 'only@betreiber.example', mandants: ['versicherung'] });
  const { system } = app.app;
  const passwordHash = await hashPassword(password);
  for (const address of [email, 'only@betreiber.example']) {
    await globally(system, async (db) => {
      const { id } = (await findOperator(db, { email: address })) ?? { id: 0 };
      await updateOperator(db, id, { passwordHash });
    });
  }
});
afterAll(() => app.close());

const signIn = (headers: Record<string, string> = ownPage, as = email): Promise<Reply> =>
  app.call('POST', '/admin/login', { headers, body: { Email: as, Password: password } });
const cookieOf = ({ headers }: Reply): string[] => [headers['set-cookie'] ?? []].flat().map(String);
const tokenOf = async (as = email): Promise<string> => (await signIn(ownPage, as)).cookies[0] ?? '';

test('a page of our own signs in by a cookie that no script reads and only the API gets', async () => {
  const answer = await signIn();
  expect(answer).toMatchObject({ status: 200, body: { Email: email, Token: null } });
  expect(cookieOf(answer)).toEqual([
    expect.stringMatching(/^betreiber=[\w.-]+; Path=\/api; SameSite=Strict; HttpOnly$/),
    expect.stringMatching(/^bekannt=operator\.[\w.-]+; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly$/),
  ]);
  const { headers } = await app.call('POST', '/admin/login', {
    headers: { ...ownPage, 'x-forwarded-proto': 'https' },
    body: { Email: email, Password: password },
  });
  expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; Secure$/);
});

test('another program gets the token in the answer and no cookie', async () => {
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }] as Record<
    string,
    string
  >[]) {
    const answer = await signIn(headers);
    expect(answer.body.Token).toEqual(expect.any(String));
    expect(cookieOf(answer)).toEqual([]);
  }
});

test('with the cookie the desk reads and writes, and a download is a plain link', async () => {
  const cookie = await tokenOf();
  const headers = { ...ownPage, cookie };
  expect(await app.call('GET', '/admin/ich', { headers })).toMatchObject({ status: 200, body: { Email: email } });
  expect((await app.call('PUT', '/admin/auftraege', { headers, body: {} })).status).toBe(200);
  expect(
    (await app.call('GET', '/admin/sitzungen', { headers: { ...headers, 'sec-fetch-mode': 'navigate' } })).status,
  ).toBe(200);
});

describe('the cookie is nothing worth', () => {
  test.each<[string, Record<string, string>]>([
    ['to a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['to a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['to a link in a mail, a bookmark, or what nobody sent', { 'sec-fetch-site': 'none' }],
    ['to a request that says neither where it is from', {}],
    ['to a foreign origin of a browser without fetch metadata', { origin: 'https://elsewhere.example' }],
    ['to no origin at all', { origin: 'null' }],
    ['to an origin that contradicts the metadata', { ...ownPage, origin: 'https://elsewhere.example' }],
    ['to our host on another port', { origin: 'http://spbdevk.localhost:4000', host: 'spbdevk.localhost:3000' }],
    ['beside an Authorization header', { ...ownPage, authorization: 'Basic eDp5' }],
    ['beside an X-Authorization header', { ...ownPage, 'x-authorization': 'Basic eDp5' }],
  ])('%s', async (_what, headers) => {
    const cookie = await tokenOf();
    for (const [method, path] of [
      ['GET', '/admin/ich'],
      ['PUT', '/admin/auftraege'],
      ['POST', '/admin/logout'],
    ] as const) {
      const body = method === 'PUT' ? {} : undefined;
      expect(await app.call(method, path, { headers: { ...headers, cookie }, body })).toMatchObject({
        status: 401,
        body: { PsoErrorCode: 'PSOF0204' },
      });
    }
    expect((await app.call('GET', '/admin/ich', { headers: { ...ownPage, cookie } })).status).toBe(200);
  });

  test('twice under its name, because a neighbouring host may have set one', async () => {
    const cookie = `${await tokenOf()}; ${await tokenOf()}`;
    expect((await app.call('GET', '/admin/ich', { headers: { ...ownPage, cookie } })).status).toBe(401);
  });

  test('on the path of a mandant that the operator does not work on', async () => {
    const headers = { ...ownPage, cookie: await tokenOf('only@betreiber.example') };
    expect((await app.call('PUT', '/admin/auftraege', { headers, body: {} })).status).toBe(401);
    expect((await app.call('PUT', '/admin/auftraege', { headers, body: {}, mandant: 'versicherung' })).status).toBe(
      200,
    );
  });

  test('for a call that is no operator’s', async () => {
    const headers = { ...ownPage, cookie: await tokenOf() };
    expect((await app.call('GET', '/praemierung', { headers })).status).toBe(401);
  });
});

test('a browser without fetch metadata is known by its origin', async () => {
  const headers = { origin: 'http://spbdevk.localhost:3000', host: 'spbdevk.localhost:3000' };
  const cookie = (await signIn(headers)).cookies[0] ?? '';
  expect((await app.call('PUT', '/admin/auftraege', { headers: { ...headers, cookie }, body: {} })).status).toBe(200);
});

test('signing out ends the session and takes the cookie away, even that of a session that is over', async () => {
  const cookie = await tokenOf();
  const headers = { ...ownPage, cookie };
  const out = await app.call('POST', '/admin/logout', { headers, mandant: 'versicherung' });
  expect(out).toMatchObject({ status: 200, body: { Abgemeldet: true } });
  const cleared = ['betreiber=; Path=/api; SameSite=Strict; Max-Age=0; HttpOnly'];
  expect(cookieOf(out)).toEqual(cleared);
  expect((await app.call('GET', '/admin/ich', { headers })).status).toBe(401);
  const again = await app.call('POST', '/admin/logout', { headers });
  expect([again.status, cookieOf(again)]).toEqual([401, cleared]);
});

test('whoever is signed in learns on any path which mandants there are to work on, and nothing of others', async () => {
  const headers = { ...ownPage, cookie: await tokenOf('only@betreiber.example') };
  const answer = await app.call('GET', '/admin/ich', { headers });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      Rolle: 'BetreiberAdmin',
      ZweiterFaktor: false,
      VierAugen: true,
      Mandanten: [{ MandantId: 'versicherung', Name: 'Hafenwacht', MandantUrl: expect.any(String) }],
      Heute: '2026-03-02',
    },
  });
  expect(Date.parse(answer.body.EndetAm) - Date.parse(answer.body.AngemeldetAm)).toBe(8 * 3_600_000);
  const all = await app.call('GET', '/admin/ich', { headers: { ...ownPage, cookie: await tokenOf() } });
  expect(all.body.Mandanten).toHaveLength(2);
});
