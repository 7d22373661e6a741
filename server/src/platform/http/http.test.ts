import { brotliDecompressSync } from 'node:zlib';
import { openApi } from '@weitersagen/contract/openapi';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { apiKeyOf } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  ({ app } = await world());
  token = await operator(app);
});
afterAll(() => app.close());

const inject = (options: InjectOptions) => app.app.http.fastify.inject(options);
const post = (path: string, type: string, payload: string) =>
  inject({ method: 'POST', url: `/api/v1/spbdevk${path}`, headers: { 'content-type': type }, payload });

test('calls work under their mandant, in any case, with and without a trailing slash; an unknown mandant is 404 [S7-C001]', async () => {
  for (const path of ['/produkt', '/Produkt/', '/PRODUKT']) expect((await app.call('GET', path)).status).toBe(200);
  expect((await app.call('GET', '/produkt', { mandant: 'SPBDEVK' })).status).toBe(200);
  expect(await app.call('GET', '/produkt', { mandant: 'nobody' })).toMatchObject({
    status: 404,
    body: { PsoErrorCode: 'PSOF0103' },
  });
});

test('every answer that is no success has code, message, fields and the id of the request [S8-X003]', async () => {
  const answers = [
    await app.call('GET', '/gibt-es-nicht'),
    await app.call('GET', '/admin/sitzungen'),
    await app.call('POST', '/admin/login', { body: {} }),
    await app.call('GET', '/produkt', { mandant: 'nobody' }),
    await app.call('PUT', '/empfaenger/zustimmung', { token: 'a.b.c', body: {} }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toEqual({
      PsoErrorCode: expect.stringMatching(/^PSOF\d{4}$/),
      Message: expect.any(String),
      Fehler: expect.any(Array),
      TraceId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  }
});

test.each([
  ['English when asked for', 'en', 'Please check what you entered.', 'E-mail address is required'],
  ['German when asked for', 'de', 'Bitte prüfen Sie Ihre Eingaben.', 'E-Mail-Adresse ist ein Pflichtfeld'],
  ['German without the header', undefined, 'Bitte prüfen Sie Ihre Eingaben.', 'E-Mail-Adresse ist ein Pflichtfeld'],
  [
    'German for a language we do not speak',
    'fr',
    'Bitte prüfen Sie Ihre Eingaben.',
    'E-Mail-Adresse ist ein Pflichtfeld',
  ],
  ['German for what is no language', '12345', 'Bitte prüfen Sie Ihre Eingaben.', 'E-Mail-Adresse ist ein Pflichtfeld'],
])('a message is %s [S7-C008]', async (_what, locale, message, problem) => {
  const answer = await app.call('POST', '/admin/login', { body: { Password: 'x' }, ...(locale ? { locale } : {}) });
  expect(answer).toMatchObject({
    status: 400,
    body: { Message: message, Fehler: [{ Feld: 'Email', Code: 'required', Message: problem }] },
  });
});

test('a token counts in either header; two different ones are refused, a foreign scheme is none', async () => {
  const bearer = `Bearer ${token}`;
  const ask = (headers: Record<string, string>) => app.call('GET', '/admin/sitzungen', { headers });
  expect((await ask({ authorization: bearer })).status).toBe(200);
  expect((await ask({ 'x-authorization': bearer })).status).toBe(200);
  expect((await ask({ authorization: 'Basic YTpi', 'x-authorization': bearer })).status).toBe(200);
  expect((await ask({ authorization: bearer, 'x-authorization': bearer })).status).toBe(200);
  expect(await ask({ authorization: bearer, 'x-authorization': 'Bearer other' })).toMatchObject({
    status: 401,
    body: { PsoErrorCode: 'PSOF0204' },
  });
  expect((await ask({ authorization: 'Bearer ' })).status).toBe(401);
});

test('a token of the wrong kind, a changed one and one of another key are refused', async () => {
  expect((await app.call('GET', '/empfaenger/auftrag', { token })).status).toBe(401);
  const [head, body, signature] = token.split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: '999999999' })).toString('base64url');
  expect((await app.call('GET', '/admin/sitzungen', { token: `${head}.${changed}.${signature}` })).status).toBe(401);
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: 'demo' })).toString('base64url');
  expect((await app.call('GET', '/admin/sitzungen', { token: `${unsigned}.${body}.` })).status).toBe(401);
});

test('a body over 1 MB is too large, an empty one is null', async () => {
  const large = await app.call('POST', '/admin/login', { body: { Email: 'x'.repeat(1_100_000) } });
  expect(large).toMatchObject({ status: 413, body: { PsoErrorCode: 'PSOF0100' } });
  expect((await post('/admin/login', 'application/json', '')).json().Fehler.length).toBeGreaterThan(0);
});

test('a body that is no JSON, and one of another type than the call reads, are told what is wrong', async () => {
  const broken = await post('/admin/login', 'application/json', '{"Email":');
  expect([broken.statusCode, broken.json().Message]).toEqual([400, 'Der Inhalt ist kein gültiges JSON.']);
  for (const [path, type, read] of [
    ['/admin/login', 'text/plain', 'application/json'],
    ['/admin/login', 'text/csv', 'application/json'],
    ['/partner/auftrag', 'application/x-www-form-urlencoded', 'application/json'],
    ['/partner/auftrag/import', 'application/json', 'text/csv'],
  ] as const) {
    const wrong = await post(path, type, '{"a":1}');
    expect([wrong.statusCode, wrong.json()]).toEqual([
      415,
      {
        PsoErrorCode: 'PSOF0100',
        Message: `Der Inhalt hat den falschen Typ: hier wird ${read} gelesen.`,
        Fehler: [],
        TraceId: expect.any(String),
      },
    ]);
  }
});

test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s of an address of the API that is not there is 404 in our own words, whatever comes with it',
  async (method) => {
    for (const url of ['/api/v1/spbdevk/partner/nix', '/api/nix', '/API/v1/spbdevk/partner/nix'])
      for (const headers of [{}, { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }]) {
        const { statusCode, body, headers: sent } = await inject({ method, url, headers, payload: 'x' });
        expect([statusCode, sent['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
        if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ PsoErrorCode: 'PSOF0101', Fehler: [] });
      }
  },
);

test('a number with a wrong check digit is unknown without a look into the database', async () => {
  const { pool } = app.app.system.database;
  await app.call('GET', '/empfehlen/123456789012');
  const before = pool.listenerCount('acquire');
  let acquired = 0;
  const count = (): void => void acquired++;
  pool.on('acquire', count);
  const answer = await app.call('GET', '/empfehlen/123456789012');
  pool.off('acquire', count);
  expect(answer).toMatchObject({ status: 404, body: { PsoErrorCode: 'PSOF0101' } });
  expect(acquired).toBe(0);
  expect(pool.listenerCount('acquire')).toBe(before);
});

test('whoever is not signed in learns nothing of a number, not even whether it could be one', async () => {
  for (const number of ['300000000000', '300000000012', 'x'])
    expect([number, (await app.call('GET', `/admin/auftraege/${number}`)).status]).toEqual([number, 401]);
  expect((await app.call('GET', '/admin/auftraege/300000000000', { token })).status).toBe(404);
});

test('a field that takes only some values says which', async () => {
  const body = { ExterneAuftragsnummer: '1', Ereignis: 'gekauft' };
  const problem = (locale: string) =>
    app
      .call('POST', '/partner/auftrag', { apiKey: apiKeyOf('spbdevk'), body, locale })
      .then((answer) => answer.body.Fehler.filter((one: { Feld: string }) => one.Feld === 'Ereignis'));
  const Message = 'Ereignis ist nicht gültig: eingegangen, bestaetigt, abgelehnt, storniert';
  expect(await problem('de')).toEqual([{ Feld: 'Ereignis', Code: 'not-among', Message }]);
  expect(await problem('en')).toMatchObject([
    { Code: 'not-among', Message: 'Event is not valid: eingegangen, bestaetigt, abgelehnt, storniert' },
  ]);
});

test('the code of a field is one that the API document names', async () => {
  const schema = openApi().components.schemas as { Error: { properties: { Fehler: { items: unknown } } } };
  const { properties } = schema.Error.properties.Fehler.items as { properties: { Code: { enum: string[] } } };
  const { body } = await app.call('POST', '/partner/auftrag', {
    apiKey: apiKeyOf('spbdevk'),
    body: { ExterneAuftragsnummer: '1', Ereignis: 'bestaetigt', Auftragsdatum: '2999-01-01' },
  });
  const codes = body.Fehler.map(({ Code }: { Code: string }) => Code);
  expect(codes).toEqual(['date-future', 'number-needed']);
  expect(properties.Code.enum).toEqual(expect.arrayContaining(codes));
});

test('an answer of the API is never stored by anybody on the way', async () => {
  expect((await app.call('GET', '/admin/sitzungen', { token })).headers['cache-control']).toBe('no-store');
});

test('the API document is served, and names every bound operation; the page beside it is readable', async () => {
  const document = (await inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths).sort()).toEqual(Object.keys(openApi(app.app.http.endpoints()).paths).sort());
  const page = await inject({ url: '/api' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<b>PUT</b> /admin/auftraege');
  const short = await inject({ url: '/api', headers: { 'accept-encoding': 'gzip, br' } });
  expect([short.headers['content-encoding'], short.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(short.rawPayload).toString()).toBe(page.body);
  expect(short.rawPayload.length * 5).toBeLessThan(page.rawPayload.length);
});
