/** What people and programs get while the database is away, and that all comes back by itself. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '#brand/brand.ts';
import { files, type Slug } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { setUpMandant } from '../setup/setup.ts';

let here: World;
let isAway = false;
beforeAll(async () => {
  here = await world();
  const { database } = here.app.app.system;
  const { transaction, glance, pool } = database;
  const lost = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const connect = pool.connect.bind(pool) as () => Promise<never>;
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<never>;
  Object.assign(pool, {
    connect: () => (isAway ? Promise.reject(lost()) : connect()),
    query: (...given: unknown[]) => (isAway ? Promise.reject(lost()) : query(...given)),
  });
  database.transaction = (scope, steps) => (isAway ? Promise.reject(lost()) : transaction(scope, steps));
  database.glance = (scope, steps) => (isAway ? Promise.reject(lost()) : glance(scope, steps));
});
afterAll(() => here.app.close());

const browser = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Firefox/140.0',
};
const ask = (url: string, headers: Record<string, string> = {}) =>
  here.app.app.http.fastify.inject({ url, headers: { host: 'spbdevk.localhost', ...browser, ...headers } });
const whileAway = async <T>(steps: () => Promise<T>): Promise<T> => {
  isAway = true;
  // As from the connection that listens: what is kept may be old, and has to be read again.
  for (const topic of ['mandant', 'site', 'link', 'account']) here.app.app.system.signals.tell(topic, null);
  try {
    return await steps();
  } finally {
    isAway = false;
  }
};
const clicks = () => here.as().read(({ db }) => db.selectFrom('click').select(['channel']).orderBy('id').execute());

/** What the theme of a mandant says, which is what its pages have. */
const coloursOf = (slug: Slug): string[] => {
  const { token } = brandOf(slug);
  const theme = readFileSync(new URL(`../../../web/src/ui/themes/${slug}/theme.css`, import.meta.url), 'utf8');
  expect(theme).toContain(`--brand: light-dark(${token('brand')}, ${token('brand', 'dark')});`);
  return ['band', 'ink', 'paper', 'brand'].map((name) => `light-dark(${token(name)},${token(name, 'dark')})`);
};
/** Of the page, its text, the sheet on it and the line above. */
const coloursIn = (body: string): string[] =>
  /body\{[^}]*background:([^;}]+);color:([^;}]+);[\s\S]*?main\{[^}]*background:([^;}]+);border-top:\S+ \S+ ([^;}]+)/
    .exec(body)
    ?.slice(1) ?? [];

test('a page answers 503 with Retry-After, under name and colours of its mandant, in the language of its address', async () => {
  await ask('/de');
  const { name } = here.mandants.spbdevk;
  const [german, english, other] = await whileAway(async () => [
    await ask('/de'),
    await ask('/en/login', { 'accept-language': 'de' }),
    await ask('/de', { host: 'versicherung.localhost' }),
  ]);
  for (const { statusCode, headers, body } of [german, english]) {
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '30',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain(`<h1>${name}</h1>`);
    expect(body).toContain('<img alt=""');
  }
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('gerade nicht erreichbar');
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('cannot be reached at the moment');
  expect(other.body).toContain(`<h1>${here.mandants.versicherung.name}</h1>`);
  expect(other.body).not.toContain(name);
  expect([german, english, other].map(({ body }) => coloursIn(body))).toEqual([
    coloursOf('spbdevk'),
    coloursOf('spbdevk'),
    coloursOf('versicherung'),
  ]);
  expect(coloursOf('versicherung')).not.toEqual(coloursOf('spbdevk'));
  expect((await ask('/de')).statusCode).toBe(200);
});

test('a mandant says it in its own languages and words, and ours stand where it has none', async () => {
  const [german, ...others] = files.versicherung.languages;
  const texts = { 'trouble.unavailable': 'Un instant, <nous> revenons.', 'trouble.home': 'Accueil' };
  await setUpMandant(here.app.app.system, {
    ...files.versicherung,
    languages: [
      { ...german!, texts: { 'trouble.unavailable': 'Gleich geht es weiter.' } },
      ...others,
      { language: 'fr', name: 'Français', texts },
    ],
  });
  const own = { host: 'versicherung.localhost' };
  expect((await ask('/fr', own)).statusCode).toBe(200);
  await ask('/de');
  const seen = await whileAway(async () => ({
    french: await ask('/fr', own),
    browser: await ask('/agb', { ...own, 'accept-language': 'fr-CH,de;q=0.5' }),
    german: await ask('/de', own),
    english: await ask('/en', own),
    other: await ask('/fr', { 'accept-language': 'fr' }),
  }));
  const said = Object.entries(seen).map(([who, { statusCode, body }]) => [
    who,
    statusCode,
    ...(/<html lang="(\w+)">[\s\S]*<p>(.*?)<\/p><p><a href="\/">(.*?)<\/a>/.exec(body) ?? []).slice(1),
  ]);
  const french = ['fr', 'Un instant, &lt;nous&gt; revenons.', 'Accueil'];
  expect(said).toEqual([
    ['french', 503, ...french],
    ['browser', 503, ...french],
    ['german', 503, 'de', 'Gleich geht es weiter.', 'Zur Startseite'],
    ['english', 503, 'en', expect.stringContaining('cannot be reached at the moment'), 'Go to the home page'],
    ['other', 503, 'de', expect.stringContaining('gerade nicht erreichbar'), 'Zur Startseite'],
  ]);
});

test('a page whose frame is known and whose calls are refused says 503 with Retry-After, too', async () => {
  await ask('/de');
  isAway = true;
  try {
    const { statusCode, headers, body } = await ask('/de');
    expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('data-status="503"');
  } finally {
    isAway = false;
  }
});

test('a call of the API gets 503 in the envelope of every error', async () => {
  const { statusCode, headers, body } = await whileAway(() =>
    ask('/api/v1/spbdevk/produkt', { accept: 'application/json' }),
  );
  expect([statusCode, headers['retry-after'], JSON.parse(body).PsoErrorCode]).toEqual([503, '30', expect.any(String)]);
});

test('a link that is known leads on, and its clicks are there when the database is back, once and in order', async () => {
  const { short, long } = await here.anna.recommends();
  const first = await ask(short);
  await ask(long);
  const before = (await clicks()).length;
  const answers = await whileAway(async () => {
    const got = [];
    for (const channel of ['wa', 'fb', 'mail'])
      got.push(await ask(`${short}?c=${channel}`), await ask(`${long}?c=${channel}`));
    return got;
  });
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(302);
    expect(String(headers.location).split('&')[0]).toBe(String(first.headers.location).split('&')[0]);
  }
  await expect.poll(async () => (await clicks()).length, { timeout: 5000 }).toBe(before + 6);
  expect((await clicks()).slice(before).map(({ channel }) => channel)).toEqual([
    'wa',
    'wa',
    'fb',
    'fb',
    'mail',
    'mail',
  ]);
});

test('a link that is not known is a page with 503 for a browser, in its language, and never JSON', async () => {
  const { short } = await here.anna.recommends();
  for (const headers of [{}, { accept: '*/*' }] as Record<string, string>[]) {
    const {
      statusCode,
      headers: got,
      body,
    } = await whileAway(() => ask(short, { 'accept-language': 'en', ...headers }));
    expect([statusCode, got['retry-after'], got['content-type']]).toEqual([503, '30', 'text/html; charset=utf-8']);
    expect(body).toContain('cannot be reached at the moment');
    expect(body).toContain(`<h1>${here.mandants.spbdevk.name}</h1>`);
  }
  expect((await ask(short)).statusCode).toBe(302);
});
