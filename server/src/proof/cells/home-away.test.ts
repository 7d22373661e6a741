/** Home is away, and the cells are not: who lies in one is served and signs in, limits are counted in the process, operators wait. */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { globally } from '#platform/context.ts';
import { type Cell, cellOf, cellsOf, inCell } from '#platform/database/cell/cells.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { person, signsIn } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import { whileAway } from './while-away.ts';

const perAddress = 5;
const w = await world({ RATE_LIMITS: '1' });
const { app, mandants } = w;
const { system } = app.app;
await configure(app, 'spbdevk', { loginLimit: { perAddress, minutes: 15 } });
afterAll(() => app.close());
beforeEach(() => w.nextHour());

const home = cellsOf(system.database)[0] as Cell;
const own = cellOf(system.database, mandants.spbdevk.id);
const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const browser = { accept: 'text/html,application/xhtml+xml', host: 'spbdevk.localhost', ...agent };
const open = (url: string) => app.app.http.fastify.inject({ url, headers: browser });

/** As from the connection that listens, too: what is kept may be old, and has to be read again. */
const withoutHome = <T>(steps: () => Promise<T>): Promise<T> =>
  whileAway(home, () => {
    for (const topic of ['mandant', 'site', 'link', 'account', 'cms-names']) system.signals.tell(topic, null);
    return steps();
  });
const seconds = (count: number): void => system.clock.set(new Date(system.clock.now().getTime() + count * 1000));
const login = (Email: string, Password: string) =>
  app.call('POST', '/account/login', { body: { Email, Password }, headers: { 'sec-fetch-site': 'same-origin' } });
const clicks = async (): Promise<number> => {
  const { rows } = await inCell(own, { role: 'report', readOnly: true }, (db) =>
    sql<{ count: number }>`select count(*)::int as count from click`.execute(db),
  );
  return rows[0]?.count ?? 0;
};

test('a link that is known leads on, and its click lies in its cell', async () => {
  const { short } = await w.anna.recommends();
  const known = (await open(short)).headers.location;
  const before = await clicks();
  const opened = await withoutHome(async () => {
    const { statusCode, headers } = await open(short);
    return [statusCode, headers.location];
  });
  expect(opened).toEqual([302, known]);
  await expect.poll(clicks).toBe(before + 1);
});

test('a guest gets a page, with its pictures', async () => {
  const picture = `/cms/api/assets/${mandants.spbdevk.slug}/nothing`;
  const before = (await open(picture)).statusCode;
  const [page, asset] = await withoutHome(async () => [await open('/de'), await open(picture)]);
  expect([page.statusCode, asset.statusCode]).toEqual([200, before]);
  expect(before).toBeLessThan(500);
});

test('a person signs in and reads what is the own', async () => {
  const { email } = await person(app);
  const [signedIn, area] = await withoutHome(async () => {
    const entered = await signsIn(app, email);
    return [entered, await app.call('GET', '/empfehler/empfehlungen', { token: entered.body.Token })];
  });
  expect([signedIn.status, area.status]).toEqual([200, 200]);
});

test('wrong passwords of an account wait for the same seconds as ever, counted in the process', async () => {
  const waits = async (email: string): Promise<number[]> => {
    const told: number[] = [];
    for (let tried = 0; tried < 4; tried++) {
      expect((await login(email, 'Falsch-2026')).status).toBe(400);
      const { status, headers } = await login(email, 'Falsch-2026');
      expect(status).toBe(429);
      told.push(Number(headers['retry-after']));
      seconds(told.at(-1) ?? 0);
    }
    return told;
  };
  await configure(app, 'spbdevk');
  const [one, other] = [await person(app), await person(app)];
  const atHome = await waits(one.email);
  w.nextHour();
  const here = await withoutHome(() => waits(other.email));
  expect(atHome).toEqual([1, 2, 4, 8]);
  expect(here).toEqual(atHome);
  await configure(app, 'spbdevk', { loginLimit: { perAddress, minutes: 15 } });
});

test('so does a network that tries many accounts, and what was counted so is not used when home is back', async () => {
  const { email } = await person(app);
  const tryMany = async (): Promise<number[]> => {
    const told: number[] = [];
    for (let tried = 0; tried <= perAddress; tried++)
      told.push((await login(`nobody${tried}@example.org`, 'Falsch-2026')).status);
    return told;
  };
  const isRight = async () => (await signsIn(app, email)).status;
  expect([await withoutHome(tryMany), await withoutHome(isRight)]).toEqual([
    [...Array.from({ length: perAddress }, () => 400), 429],
    429,
  ]);
  expect(await isRight()).toBe(200);
  const said = system.meters.readings().find(({ name }) => name === 'counted_without_home_total');
  expect(said?.values[0]?.value).toBeGreaterThan(perAddress);
});

test('an operator waits, signed in or not', async () => {
  const token = await operator(app);
  const look = () => app.call('GET', '/admin/uebersicht', { token });
  const asked = await withoutHome(async () => [
    await look(),
    await app.call('POST', '/admin/login', { body: { Email: 'eva@betreiber.example', Password: 'x' } }),
  ]);
  expect(asked.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '30'],
    [503, '30'],
  ]);
  expect((await look()).status).toBe(200);
});

test('a recommendation waits for its code, and is made once when home is back', async () => {
  const create = () =>
    app.call('POST', '/empfehlen/create', { body: wishOf(), headers: { 'idempotency-key': 'waits-for-home' } });
  const { status, headers } = await withoutHome(create);
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  const made = await create();
  expect([made.status, (await create()).body.Empfehlungsnummer]).toEqual([200, made.body.Empfehlungsnummer]);
  const codes = await globally(system, (db) =>
    db.selectFrom('link_code').select('code').where('number', '=', made.body.Empfehlungsnummer).execute(),
  );
  expect(codes).toHaveLength(1);
});

test('the process stays ready as long as one database answers, and names home', async () => {
  await app.app.jobs.start();
  const ready = async () => {
    const { statusCode, body } = await app.app.http.fastify.inject('/ready');
    return [statusCode, JSON.parse(body)];
  };
  expect(await ready()).toEqual([200, expect.objectContaining({ Status: 'ok', Datenbank: true })]);
  const told = { Status: 'ok', Datenbank: true, Hinweise: [{ Code: 'ZelleFehlt', Zellen: ['home'] }] };
  expect(await withoutHome(ready)).toEqual([200, expect.objectContaining(told)]);
  const [, a, b] = cellsOf(system.database) as [Cell, Cell, Cell];
  const nothing = await withoutHome(() => whileAway(a, () => whileAway(b, ready)));
  expect(nothing).toEqual([503, expect.objectContaining({ Status: 'wartet', Datenbank: false })]);
  expect((await ready())[0]).toBe(200);
});
