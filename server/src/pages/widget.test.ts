import { brotliDecompressSync } from 'node:zlib';
import { toNumber } from '@weitersagen/contract/basics/number';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { files } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { setUpMandant } from '../setup/setup.ts';

const kilobyte = 1024;
let here: World;
beforeAll(async () => {
  here = await world();
  await configure(here.app, 'spbdevk', { frameHosts: ['https://bank.example'], targetDomains: ['bank.example'] });
});
afterAll(() => here.app.close());

const get = (url: string, headers: Record<string, string> = {}, host = 'spbdevk.localhost:3000') =>
  here.app.app.http.fastify.inject({ url, headers: { host, ...headers } });

describe('the script', () => {
  test('is at most 3 KB brotli, and any page may load it', async () => {
    const { rawPayload, headers, statusCode } = await get('/widget.js', { 'accept-encoding': 'gzip, br' });
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'br',
    ]);
    expect(rawPayload.length).toBeLessThanOrEqual(3 * kilobyte);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept-encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const plain = await get('/widget.js');
    expect(plain.body).toBe(brotliDecompressSync(rawPayload).toString());
    expect(plain.headers.etag).not.toBe(headers.etag);
  });

  test('is sent once: whoever has it is told so', async () => {
    const { etag = '' } = (await get('/widget.js')).headers;
    const again = await get('/widget.js', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/widget.js', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test('of the page around stores nothing and asks nobody else', async () => {
    expect((await get('/widget.js')).body).not.toMatch(/Storage|cookie|fetch\(|XMLHttpRequest|sendBeacon|indexedDB/);
  });

  test('talks to nobody but by name, and takes nothing for code', async () => {
    const files = [
      await get('/widget.js'),
      await get(/src="([^"]*frame-[^"]*\.js)"/.exec((await get('/de?widget=1')).body)?.[1] ?? ''),
    ];
    for (const { body, statusCode } of files) {
      expect([statusCode, body.length > 500]).toEqual([200, true]);
      expect(body).toContain('postMessage(');
      expect(body).not.toMatch(
        /postMessage\([^)]*["'`]\*["'`]|innerHTML|outerHTML|insertAdjacent|eval\(|new Function|document\.cookie/,
      );
    }
  });
});

const nr = toNumber('recommendation', '0123456789');

describe('the beginning of a frame', () => {
  const begins = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await get(`/widget${query}`, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    return answer.headers.location;
  };

  test.each([
    ['', '/de?widget=1'],
    ['?sprache=en', '/en?widget=1'],
    ['?sprache=fr', '/de?widget=1'],
    ['?sprache=en&produkt=101&channel=filiale', '/en/empfehlen/101?channel=filiale&widget=1'],
    ['?produkt=x1', '/de?widget=1'],
    [
      '?produkt=101&ziel=https%3A%2F%2Fbank.example%2Fa',
      '/de/empfehlen/101?ziel=https%3A%2F%2Fbank.example%2Fa&widget=1',
    ],
    ['?produkt=101&ziel=https%3A%2F%2Fevil.example%2Fa', '/de/empfehlen/101?ohne=ziel&widget=1'],
    ['?produkt=101&ziel=javascript%3Aalert(1)', '/de/empfehlen/101?ohne=ziel&widget=1'],
    ['?ziel=https%3A%2F%2Fbank.example%2Fa', '/de?ohne=ziel&widget=1'],
    ['?seite=Kontakt', '/de/kontakt?widget=1'],
    ['?seite=PersoenlicherBereich', '/de/persoenlicherbereich?widget=1'],
    ['?seite=PraemieDaten', '/de?widget=1'],
    ['?seite=https://evil.example', '/de?widget=1'],
    ['?seite=__proto__', '/de?widget=1'],
    [
      `?nr=${nr}&h=abc&channel=wa&einsprungsquelle=KurzURL`,
      `/de/empfaengerdaten/${nr}?h=abc&channel=wa&einsprungsquelle=KurzURL&widget=1`,
    ],
    [
      `?nr=${nr}&h=abc&ziel=https%3A%2F%2Fevil.example`,
      `/de/empfaengerdaten/${nr}?h=abc&einsprungsquelle=Widget&widget=1`,
    ],
    [`?nr=${nr}&h=abc`, `/de/empfaengerdaten/${nr}?h=abc&einsprungsquelle=Widget&widget=1`],
    [`?nr=${nr}`, '/de?widget=1'],
    ['?nr=1%2F..%2F..&h=abc', '/de?widget=1'],
    ['?channel=%3Cscript%3E', '/de?channel=script&widget=1'],
    ['?sprache=de&sprache=en', '/de?widget=1'],
  ])('for /widget%s is %s', async (query, address) => {
    expect(await begins(query, { 'accept-language': 'de' })).toBe(address);
  });

  test('is in the language of the browser where the page around has none', async () => {
    expect(await begins('', { 'accept-language': 'en-GB' })).toBe('/en?widget=1');
  });

  test('without script is what the address of the page around says, where it may stand around', async () => {
    const page = (origin: string) => `${origin}/empfehlen?nr=${nr}&h=abc&einsprungsquelle=KurzURL&evil=1`;
    const landing = `/de/empfaengerdaten/${nr}?h=abc&einsprungsquelle=KurzURL&widget=1`;
    expect(await begins('', { referer: page('https://bank.example') })).toBe(landing);
    for (const origin of ['https://evil.example', 'http://bank.example', 'https://bank.example.evil.example'])
      expect(await begins('', { referer: page(origin) })).toBe('/de?widget=1');
    expect(await begins('', { referer: 'no address' })).toBe('/de?widget=1');
  });

  test('is where the mandant has the page', async () => {
    const { system } = here.app.app;
    await setUpMandant(system, { ...files.spbdevk, routes: [{ name: 'Empfehlen', path: '/weitersagen/:produktId' }] });
    expect(await begins('?produkt=101')).toBe('/de/weitersagen/101?widget=1');
  });
});
