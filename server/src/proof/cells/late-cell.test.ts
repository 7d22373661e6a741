/** A process that starts while a cell is away: nothing is known of its mandants but that they are there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type Cell, cellsOf, inCell } from '#platform/database/cell/cells.ts';
import { type World, world } from '#testing/world.ts';
import { type App, createApp } from '../../app.ts';
import { seedDemo } from '../../demo/demo.ts';
import { whileAway } from './while-away.ts';

let w: World;
let short: string;
beforeAll(async () => {
  w = await world({ RATE_LIMITS: '0' });
  ({ short } = await w.anna.recommends({ mandant: 'versicherung' }));
});
afterAll(() => w.app.close());

const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const product = (mandant: string): string => `/api/v1/${mandant}/produkt`;

/** It asks for mandants for the first time while the cell b is away. */
async function startsWithout(isSilent: boolean, steps: (app: App) => Promise<void>): Promise<App> {
  const { database, config } = w.app.app.system;
  const settings = { PORT: '0', DATA_DIR: config.dataDir, PORTAL_TESTMODE: '1', LOG_LEVEL: 'silent' };
  const app = await createApp(readConfig(settings), { database });
  app.system.clock.set(w.app.app.system.clock.now());
  await app.http.fastify.ready();
  await whileAway(cellB(), () => steps(app), isSilent);
  return app;
}

function cellB(): Cell {
  const b = cellsOf(w.app.app.system.database)[2];
  if (!b) throw new Error('TEST_DATABASE=cells has three databases');
  return b;
}

const asks =
  ({ http }: App) =>
  async (url: string, host = 'spbdevk.localhost') => {
    const { statusCode, headers, body } = await http.fastify.inject({ url, headers: { ...agent, host } });
    return { status: statusCode, to: headers.location, body };
  };

test.each([
  ['does not answer', false],
  ['says nothing at all', true],
])(
  'one that %s: 503 for its mandants by name, host and link, never the page of another',
  async (_what, isSilent) => {
    const app = await startsWithout(isSilent, async (started) => {
      const ask = asks(started);
      expect((await ask(product('versicherung'))).status).toBe(503);
      expect((await ask(product('nobody'))).status).toBe(404);
      expect((await ask(short)).status).toBe(503);
      for (const host of ['versicherung.localhost', 'may-be-theirs.localhost']) {
        const page = await ask('/de', host);
        expect([host, page.status, page.body.includes('Partnerprogramm')]).toEqual([host, 503, false]);
      }
      expect((await ask('/verwaltung', 'may-be-theirs.localhost')).status).toBe(200);
      expect([(await ask('/de')).status, (await ask(product('spbdevk'))).status]).toEqual([200, 200]);
      expect((await ask('/ready')).body).toContain('ZelleFehlt');
    });
    // Back: they are known within seconds, whatever is read of others meanwhile, and until then they are not there in no answer.
    const ask = asks(app);
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          app.system.signals.tell('mandant', 'spbdevk');
          const { status } = await ask(product('versicherung'));
          seen.add(status);
          return status;
        },
        { timeout: 8000, interval: 20 },
      )
      .toBe(200);
    expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect((await ask('/de', 'versicherung.localhost')).body).toContain('Hafenwacht');
    expect((await ask('/de', 'unknown.localhost')).body).toContain('Partnerprogramm');
    const marker = `back-${isSilent}`;
    const opened = await ask(`${short}?c=${marker}`);
    expect([opened.status, opened.to]).toEqual([302, expect.stringMatching(/^http:\/\/versicherung\.localhost/)]);
    const [, , b] = cellsOf(app.system.database);
    const clicks = await inCell(b as NonNullable<typeof b>, { role: 'report', readOnly: true }, (db) =>
      db.selectFrom('click').select('channel').where('channel', '=', marker).execute(),
    );
    expect(clicks).toHaveLength(1);
    await app.http.fastify.close();
  },
  60_000,
);

test('a demo that starts without it leaves its brand as it is', async () => {
  const { system } = w.app.app;
  const productsOfB = () =>
    inCell(cellB(), { role: 'report', readOnly: true }, (db) =>
      db.selectFrom('product').select(['name', 'mandant_id']).orderBy('id').execute(),
    );
  const before = await productsOfB();
  await whileAway(cellB(), () => seedDemo(system));
  expect((await w.app.call('GET', '/produkt', { mandant: 'intranet' })).status).toBe(200);
  expect(before.length).toBeGreaterThan(0);
  expect(await productsOfB()).toEqual(before);
}, 60_000);
