import { connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, world } from '#testing/world.ts';
import { refuseRequest } from './refused.ts';

let here: World;
let port: number;
beforeAll(async () => {
  here = await world();
  port = Number(new URL(await here.app.app.http.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => here.app.close());

interface Got {
  status: number;
  headers: string;
  body: string;
}

/** As it is written on the line: no client in between mends it. */
const raw = (text: string): Promise<Got> =>
  new Promise((resolve, reject) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      got += data;
    });
    socket.on('close', () => {
      const [headers = '', body = ''] = got.split('\r\n\r\n', 2);
      resolve({ status: Number(got.slice(9, 12)), headers: headers.toLowerCase(), body });
    });
    socket.on('error', reject);
  });
const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  raw(
    `GET ${path} HTTP/1.1\r\nHost: spbdevk.localhost\r\nConnection: close\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

const long = 'a'.repeat(17_000);
const html = { Accept: 'text/html,application/xhtml+xml' };

test.each([
  ['a broken escape in an address', '/api/v1/spbdevk/%ff', {}, 400],
  ['half of a sign in an address', '/de/%E0%A4%A', {}, 400],
  ['an address over 16 KB', `/api/v1/spbdevk/produkt?x=${long}`, {}, 431],
  ['headers over 16 KB', '/api/v1/spbdevk/produkt', { Cookie: long }, 431],
  ['a part of an address that no name is as long as', `/api/v1/spbdevk/empfehlen/${'1'.repeat(1001)}`, {}, 404],
] as const)('%s is refused in the envelope of every error', async (_title, path, headers, expected) => {
  for (const [language, sentence] of [
    ['de', /Bitte prüfen Sie Ihre Eingaben|nicht gefunden/],
    ['en', /Please check what you entered|not found/],
  ] as const) {
    const got = await get(path, { 'X-Accept-Language': language, ...headers });
    expect(got.status).toBe(expected);
    expect(JSON.parse(got.body)).toEqual({
      PsoErrorCode: expect.stringMatching(/^PSOF010[01]$/),
      Message: expect.stringMatching(sentence),
      Fehler: [],
      TraceId: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(got.headers).toContain('x-content-type-options: nosniff');
    expect(got.headers).toContain("content-security-policy: default-src 'none'");
    expect(got.headers).toContain('cache-control: no-store');
  }
});

test.each([
  ['what cannot be read', '/%ff', { 'Accept-Language': 'en-GB' }, 400, 'en', 'This address is not written correctly'],
  [
    'half of a sign',
    '/de/%E0%A4%A',
    { 'Accept-Language': 'en-GB' },
    400,
    'de',
    'Diese Adresse ist nicht richtig geschrieben',
  ],
  ['too long an address', `/en?x=${long}`, {}, 431, 'en', 'The request is too long'],
  ['what does not exist', '/verwaltung/texte/xx', {}, 404, 'de', 'Diese Seite gibt es nicht'],
] as const)(
  'a person who asks for %s gets a page of ours',
  async (_title, path, headers, status, language, sentence) => {
    const got = await get(path, { ...html, ...headers });
    expect([got.status, got.headers.includes('content-type: text/html')]).toEqual([status, true]);
    expect(got.body).toContain(`<html lang="${language}">`);
    expect(got.body).toContain(sentence);
    expect(got.headers).toContain("frame-ancestors 'none'");
  },
);

test('what is no request at all is told so', async () => {
  const got = await raw('NONSENSE\r\n\r\n');
  expect([got.status, JSON.parse(got.body).PsoErrorCode]).toEqual([400, 'PSOF0100']);
});

test('a method that an address does not have is unknown', async () => {
  const answer = await here.app.app.http.fastify.inject({ method: 'PATCH', url: '/api/v1/spbdevk/produkt' });
  expect([answer.statusCode, answer.json().PsoErrorCode]).toEqual([404, 'PSOF0101']);
});

test('a file that breaks off before its first byte is an error like any other, not a file of that name', async () => {
  const server = fastify();
  const log = { error: () => undefined, warn: () => undefined, info: () => undefined } as never;
  server.setErrorHandler((error, request, reply) =>
    refuseRequest(error, request, reply, { log, lookOf: () => undefined }),
  );
  // biome-ignore lint/correctness/useYield: nothing comes
  async function* broken(): AsyncGenerator<string> {
    throw new Error('the database is gone');
  }
  server.get('/api/liste', (_request, reply) =>
    reply
      .headers({ 'content-disposition': 'attachment; filename="liste.csv"', 'content-type': 'text/csv', etag: '"1"' })
      .send(Readable.from(broken())),
  );
  const { statusCode, headers, json } = await server.inject({ url: '/api/liste' });
  await server.close();
  expect([statusCode, json().PsoErrorCode]).toEqual([500, 'PSOF0001']);
  expect([headers['content-disposition'], headers.etag]).toEqual([undefined, undefined]);
  expect(headers['content-type']).toContain('application/json');
});
