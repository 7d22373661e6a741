import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { files } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { setUpMandant } from '../setup/setup.ts';
import { createMandantRegistry } from './registry.ts';

const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});
let w: World;
beforeAll(async () => {
  w = await world({ LOG_LEVEL: 'warn' }, { logTo });
});
afterAll(() => w.app.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await setUpMandant(w.app.app.system, files.spbdevk);
});

/** What no bootstrap file can bring: a row from before a rule. */
const spoil = async (config: object): Promise<void> => {
  await w
    .as()
    .write(({ db }) => sql`update mandant_config set config = config || ${JSON.stringify(config)}::jsonb`.execute(db));
  w.app.app.system.signals.tell('mandant', 'spbdevk');
};
const inject = (url: string, headers: Record<string, string> = {}) => w.app.app.http.fastify.inject({ url, headers });
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

test('a mandant whose settings cannot be read answers 503 for itself, and every other goes on', async () => {
  const { number } = await w.anna.recommends();
  await spoil({ MandantUrl: 'nowhere' });
  const call = await w.app.call('GET', '/produkt', { locale: 'en' });
  expect(call).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: {
      PsoErrorCode: 'PSOF0106',
      Message: 'This portal cannot be reached at the moment. Please try again later.',
      Fehler: [],
    },
  });
  expect((await w.app.call('GET', `/empfehlen/${number}`)).status).toBe(503);
  expect((await w.app.call('GET', '/produkt', { mandant: 'versicherung' })).status).toBe(200);
  expect((await inject('/de/agb', { host: 'versicherung.localhost' })).statusCode).toBe(200);
});

test('its pages and its links say so under its name, in the language of the address or of the browser', async () => {
  const { short } = await w.anna.recommends();
  await spoil({ MandantUrl: 'nowhere' });
  const host = 'spbdevk.localhost';
  const english = { host, 'accept-language': 'en-GB' };
  for (const [url, headers, language, sentence] of [
    ['/de/agb', english, 'de', 'Dieses Portal ist zurzeit nicht erreichbar.'],
    ['/en/agb', { host }, 'en', 'This portal cannot be reached at the moment.'],
    [short, english, 'en', 'This portal cannot be reached at the moment.'],
    ['/verwaltung', { host }, 'de', 'Dieses Portal ist zurzeit nicht erreichbar.'],
  ] as const) {
    const { statusCode, headers: sent, body } = await inject(url, headers);
    expect([url, statusCode, sent['retry-after']]).toEqual([url, 503, '60']);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain('<h1>Partnerprogramm</h1>');
    expect(body).toContain(sentence);
  }
});

test('they say so in the own words of a mandant that was never served, too', async () => {
  const { versicherung } = files;
  const french = { language: 'fr', name: 'Français', texts: { 'trouble.closed': 'Nous sommes fermés.' } };
  await setUpMandant(w.app.app.system, { ...versicherung, languages: [...versicherung.languages, french] });
  await w
    .as('versicherung')
    .write(({ db }) => sql`update mandant_config set config = config || '{"MandantUrl":"nowhere"}'`.execute(db));
  w.app.app.system.signals.tell('mandant', 'versicherung');
  const { statusCode, body } = await inject('/fr/agb', { host: 'versicherung.localhost' });
  expect([statusCode, /lang="\w+"/.exec(body)?.[0]]).toEqual([503, 'lang="fr"']);
  expect(body).toContain('<p>Nous sommes fermés.</p>');
  await setUpMandant(w.app.app.system, versicherung);
});

test('its mails wait, and those of the others leave', async () => {
  await w.app.post();
  await w.app.call('POST', '/kontakt', { mandant: 'versicherung', body: question });
  await w.app.call('POST', '/kontakt', { body: question });
  await spoil({ MandantUrl: 'nowhere' });
  const sent = await w.app.post();
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent.map(({ from }) => from))).toEqual(new Set(['"Hafenwacht" <service@versicherung.example>']));
  await setUpMandant(w.app.app.system, files.spbdevk);
  await w.days(1);
  expect((await w.app.post()).map(({ from }) => from)).toContain('"Partnerprogramm" <service@spbdevk.example>');
});

const question = {
  Vorname: 'Anna',
  Nachname: 'Muster',
  Email: 'anna@example.org',
  Betreff: 'Frage',
  Nachricht: 'Wie geht das?',
  DatenschutzAkzeptiert: true,
};

test('in production a mandant whose address is not https is closed', async () => {
  const { system } = w.app.app;
  const registry = createMandantRegistry({ ...system, config: { ...system.config, environment: 'production' } });
  await setUpMandant(system, {
    ...files.spbdevk,
    config: { ...files.spbdevk.config, mandantUrl: 'https://sag.example' },
  });
  expect((await registry.all()).map(({ slug }) => slug)).toEqual(['spbdevk']);
  expect(await registry.closed()).toMatchObject([
    { slug: 'versicherung', problems: [{ field: 'MandantUrl', code: 'https-needed' }] },
  ]);
  await expect(registry.byHost('versicherung.localhost')).rejects.toThrow('mandant.closed');
});

test('what has changed is read by itself, and nobody waits for it; nothing is read that is as it was', async () => {
  const { system } = w.app.app;
  const statements: string[] = [];
  let passedMs = 0;
  let hold: Promise<void> | undefined;
  const transaction: typeof system.database.transaction = async (scope, steps) => {
    statements.push(scope.role);
    await hold;
    return system.database.transaction(scope, steps);
  };
  const registry = createMandantRegistry({ ...system, database: { ...system.database, transaction } });
  // The signals of earlier changes are heard by then.
  await nextTurn();
  await registry.all();
  const before = await registry.bySlug('versicherung');
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + passedMs);
  passedMs = 31_000;
  statements.length = 0;
  let go = (): void => undefined;
  hold = new Promise((resolve) => {
    go = resolve;
  });
  expect(await registry.bySlug('versicherung')).toBe(before);
  expect(await registry.byHost('spbdevk.localhost')).toMatchObject({ slug: 'spbdevk' });
  go();
  await vi.waitFor(() => expect(statements).toEqual(['report']));
  await w.as().write(({ db }) => sql`update mandant_config set name = 'Von Hand'`.execute(db));
  passedMs += 31_000;
  await vi.waitFor(async () => expect((await registry.bySlug('spbdevk'))?.name).toBe('Von Hand'));
  expect(await registry.bySlug('versicherung')).toBe(before);
});

test('it is named in the log once, in /ready, which stays ok, and at the desk of another mandant', async () => {
  const eva = await operator(w.app);
  await w.app.app.start();
  lines.length = 0;
  await spoil({ MandantUrl: 'nowhere', AgbTexte: [] });
  for (let i = 0; i < 3; i++) await w.app.call('GET', '/produkt');
  expect(errors()).toMatchObject([{ mandant: 'spbdevk', problems: ['MandantUrl (invalid)', 'AgbTexte (invalid)'] }]);
  const ready = await inject('/ready');
  expect([ready.statusCode, ready.json().MandantenGeschlossen]).toEqual([200, ['spbdevk']]);
  const me = (mandants: string[] | null) => ownDesk(eva, mandants);
  expect(await me(null)).toEqual([{ Mandant: 'spbdevk', Name: 'Partnerprogramm', Felder: ['MandantUrl', 'AgbTexte'] }]);
  expect(await me(['versicherung'])).toEqual([]);
  await setUpMandant(w.app.app.system, files.spbdevk);
  expect((await inject('/ready')).json()).not.toHaveProperty('MandantenGeschlossen');
  expect(await me(null)).toEqual([]);
});

const ownDesk = async (token: string, mandants: string[] | null) => {
  await w.app.app.system.database.pool.query('update operator set mandants = $1', [mandants]);
  const { body } = await w.app.call('GET', '/admin/ich', { token, mandant: 'versicherung' });
  await w.app.app.system.database.pool.query('update operator set mandants = null');
  return body.MandantenGeschlossen;
};
