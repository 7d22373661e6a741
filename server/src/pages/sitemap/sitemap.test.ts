/** What search engines may list (rules 1.10). */
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { isBuilt } from '@weitersagen/contract/mandant/capability';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { askPage } from '#testing/page.ts';
import { type World, world } from '#testing/world.ts';
import { type Listed, listedOf } from './listed.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const ask = (url: string, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') => askPage(w.app, url, { mandant });
const locs = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const origin = 'http://spbdevk.localhost:3000';

const textOf = async (listed: Listed, language: string, part: number): Promise<string> => {
  let text = '';
  for await (const piece of sitemapOf(w.as(), listed, language, part)) text += piece;
  return text;
};

test('the index names a map for each language, on the host of its mandant', async () => {
  const { status, headers, text } = await ask('/sitemap.xml');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  expect(locs(text)).toEqual([`${origin}/sitemap-de.xml`, `${origin}/sitemap-en.xml`]);
  const other = await ask('/sitemap.xml', 'versicherung');
  expect(locs(other.text)[0]).toBe('http://versicherung.localhost:3000/sitemap-de.xml');
});

test('a map has every public page in its language, each with its address in the others and no query', async () => {
  const { status, text } = await ask('/sitemap-en.xml');
  expect(status).toBe(200);
  const all = locs(text);
  for (const page of ['', '/agb', '/faq', '/kontakt', '/impressum', '/datenschutz', '/aktuellepraemienuebersicht'])
    expect(all).toContain(`${origin}/en${page}`);
  expect(all.filter((loc) => !loc.startsWith(`${origin}/en`) || loc.includes('?'))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  const [line = ''] = text.split('\n').filter((one) => one.includes(`<loc>${origin}/en/agb<`));
  expect([...line.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, to, href]) => [to, href])).toEqual([
    ['de', `${origin}/de/agb`],
    ['en', `${origin}/en/agb`],
    ['x-default', `${origin}/de/agb`],
  ]);
});

test('pages of tokens, of persons and of steps stay out, and so does what nobody has written', async () => {
  const { text } = await ask('/sitemap-de.xml');
  for (const page of ['login', 'praemie', 'bankdaten', 'empfehlen', 'empfehlung', 'persoenlicherbereich', 'vergleich'])
    expect(locs(text).filter((loc) => loc.startsWith(`${origin}/de/${page}`))).toEqual([]);
  expect(locs(text)).not.toContain(`${origin}/de/teilnahmebedingungen`);
});

test('every page of a map is there, and says itself that it may be listed', async () => {
  const { text } = await ask('/sitemap-de.xml');
  for (const loc of locs(text)) {
    const page = await ask(loc.slice(origin.length));
    expect([loc, page.status, page.text.includes('name="robots"')]).toEqual([loc, 200, false]);
    expect(page.text).toContain(`<link rel="canonical" href="${loc}">`);
  }
});

test.each(['/sitemap-fr.xml', '/sitemap-de-2.xml', '/sitemap-de-1.xml', '/sitemap-de-0.xml', '/sitemap-d.xml'])(
  '%s is a map that nobody has',
  async (url) => {
    expect((await ask(url)).status).toBe(404);
  },
);

test('a map is sent packed to whoever takes that', async () => {
  const { rawPayload, headers } = await w.app.app.http.fastify.inject({
    url: '/sitemap-de.xml',
    headers: { host: 'spbdevk.localhost', 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(locs(gunzipSync(rawPayload).toString())).toContain(`${origin}/de/agb`);
});

test.each(['gzip', 'identity'])('a map that breaks off ends its answer, and not the program (%s)', async (encoding) => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', note);
  const { database } = w.app.app.system;
  const { glance } = database;
  let glances = 0;
  let breaksAt = Number.POSITIVE_INFINITY;
  database.glance = (scope, steps) =>
    ++glances === breaksAt ? Promise.reject(new Error('the database is gone')) : glance(scope, steps);
  const taken = () =>
    w.app.app.http.fastify.inject({
      url: '/sitemap-de.xml',
      headers: { host: 'spbdevk.localhost', 'accept-encoding': encoding },
    });
  try {
    expect((await taken()).statusCode).toBe(200);
    // The last one reads products, when the head of the map is on its way already.
    [breaksAt, glances] = [glances, 0];
    const broken = await taken().catch((error: Error) => error);
    // What was packed had not left yet: then it is a refusal like any other.
    if (!(broken instanceof Error)) {
      const { statusCode, headers } = broken;
      expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([500, undefined, 'no-store']);
    }
    await turn();
    expect(uncaught).toEqual([]);
  } finally {
    database.glance = glance;
    process.off('uncaughtExceptionMonitor', note);
  }
});

describe('products and categories', () => {
  const catalogue = async (mapSize = 50_000): Promise<Listed> => {
    const { origin: at, languages, defaultLanguage } = await listedOf(w.as());
    return {
      ...{ origin: at, languages, defaultLanguage, mapSize },
      paths: ['/', '/internet/glasfaser.html'],
      product: { path: '/produkt/:produktId', which: { hiddenIds: [637], withAgents: false } },
    };
  };
  const listed = [101, 103, 201, 301, 401, 501];

  test('that are in lists have their pages in the map, hidden ones and those of agents without agents have not', async () => {
    expect(locs(await textOf(await catalogue(), 'de', 1))).toEqual([
      `${origin}/de`,
      `${origin}/de/internet/glasfaser.html`,
      ...listed.map((id) => `${origin}/de/produkt/${id}`),
    ]);
  });

  test('of more than a map holds go on in the next ones, each once', async () => {
    const small = await catalogue(3);
    expect(locs(await sitemapIndex(w.as(), small))).toEqual(
      ['de', 'de-2', 'de-3', 'en', 'en-2', 'en-3'].map((name) => `${origin}/sitemap-${name}.xml`),
    );
    const parts = await Promise.all([1, 2, 3].map(async (part) => locs(await textOf(small, 'de', part))));
    expect(parts.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(parts.flat()).toEqual(locs(await textOf(await catalogue(), 'de', 1)));
  });

  test('are listed as soon as their pages are there', async () => {
    const { paths, product } = await listedOf(w.as());
    const isThere = isBuilt('catalogue');
    expect([paths.includes('/internet'), product !== undefined]).toEqual([isThere, isThere]);
  });
});

test('of a mandant with many languages a map holds fewer addresses, so that it stays below 50 MB', async () => {
  const few = await listedOf(w.as());
  expect(few.mapSize).toBe(50_000);
  const bytes = Buffer.byteLength(await textOf(few, 'de', 1)) / few.paths.length;
  expect(few.mapSize * bytes).toBeLessThan(50_000_000);
});

test.each([
  ['forced login', { forcedLogin: true }],
  ['a place in a page of the client', { integratedFrame: true }],
])('a mandant with %s lists nothing, and robots.txt names no map', async (_, config) => {
  await configure(w.app, 'versicherung', config);
  for (const url of ['/sitemap.xml', '/sitemap-de.xml']) expect((await ask(url, 'versicherung')).status).toBe(404);
  expect((await ask('/robots.txt', 'versicherung')).text).not.toContain('Sitemap');
  await configure(w.app, 'versicherung');
  expect((await ask('/robots.txt', 'versicherung')).text).toContain(
    'Sitemap: http://versicherung.localhost:3000/sitemap.xml\n',
  );
});
