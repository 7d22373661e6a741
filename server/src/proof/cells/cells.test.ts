/** On three databases (TEST_DATABASE=cells): the mandants of the small world lie in two cells, and what is of all lies at home. */
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reserveMandant } from '#mandant/place.ts';
import { globally } from '#platform/context.ts';
import { type Cell, cellOf, cellsOf, inCell } from '#platform/database/cell/cells.ts';
import type { Db } from '#platform/database/db.ts';
import { serveMetrics } from '#platform/metrics/metrics.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { testCells } from '#testing/database/database.ts';
import { world } from '#testing/world.ts';
import { whileAway } from './while-away.ts';

const w = await world({ RATE_LIMITS: '0' });
const { app, mandants, as } = w;
const { system } = app.app;
afterAll(() => app.close());
beforeEach(() => w.nextHour());

const [home, a, b] = cellsOf(system.database);
if (!home || !a || !b) throw new Error('TEST_DATABASE=cells has three databases');
/** Of codes the report role sees nothing, and of mandants' rows nobody else sees all. */
const count = async (cell: Cell, table: string): Promise<number> => {
  const counted = (db: Db) =>
    sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  const { rows } =
    table === 'link_code'
      ? await counted(cell.database.kysely)
      : await inCell(cell, { role: 'report', readOnly: true }, counted);
  return rows[0]?.count ?? 0;
};

test('a mandant lies in one cell with all it has, its codes at home', async () => {
  expect([mandants.spbdevk, mandants.versicherung].map(({ id }) => cellOf(system.database, id).name)).toEqual([
    ...testCells,
  ]);
  const { number } = await w.anna.recommends();
  for (const table of ['recommendation', 'account', 'mail', 'event'])
    expect([table, await count(home, table), (await count(a, table)) > 0, await count(b, table)]).toEqual([
      table,
      0,
      true,
      table === 'event' ? expect.any(Number) : 0,
    ]);
  const codes = await globally(system, (db) =>
    db.selectFrom('link_code').select('mandant_id as id').where('number', '=', number).execute(),
  );
  expect(codes).toEqual([{ id: mandants.spbdevk.id }]);
  expect([await count(a, 'link_code'), await count(b, 'link_code')]).toEqual([0, 0]);
});

test('a code whose recommendation was taken back leads nowhere, and the next one is made', async () => {
  const before = await count(home, 'link_code');
  await expect(
    as().write(async (tx) => {
      await tx.homeFirst((db) =>
        sql`insert into link_code (code, mandant_id, number) values ('ABCDEFG', ${tx.mandant.id}, '310000000001')`.execute(
          db,
        ),
      );
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await count(home, 'link_code')).toBe(before + 1);
  const { number, short } = await w.anna.recommends();
  expect(number).toMatch(/^\d{12}$/);
  const opened = async (code: string) => {
    const { statusCode, headers } = await app.app.http.fastify.inject(short.replace(/[^/]+$/, code));
    return [statusCode, headers.location];
  };
  const nowhere = [302, 'http://spbdevk.localhost:3000/de/404'];
  // One that was taken back, and one that never was.
  expect([await opened('ABCDEFG'), await opened('ABCDEFH')]).toEqual([nowhere, nowhere]);
});

test('what is done at home beside a transaction of a mandant is kept and taken back with it', async () => {
  const insert = (name: string) => (db: Db) =>
    db.insertInto('cms_app').values({ name, mandant_id: mandants.spbdevk.id }).execute();
  const failed = as().write(async (tx) => {
    await tx.home(insert('taken-back'));
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  await as().write((tx) => tx.home(insert('kept')));
  const names = await globally(system, (db) => db.selectFrom('cms_app').select('name').execute());
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['kept']));
  expect(names.map(({ name }) => name)).not.toContain('taken-back');
});

/** As whoever watches the process reads it. */
async function missing(): Promise<string | undefined> {
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, { system, fastify: fastify(), nightly: [] });
  const { port } = server.address() as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  return /^cells_missing (\S+)$/m.exec(text)?.[1];
}

test('a cell that is away answers 503 for its mandants, is named in /ready, and disturbs no other', async () => {
  const ask = (mandant: string) => app.call('GET', '/produkt', { mandant });
  expect([(await ask('spbdevk')).status, (await ask('versicherung')).status]).toEqual([200, 200]);
  await whileAway(b, async () => {
    expect((await ask('versicherung')).status).toBe(503);
    expect((await ask('spbdevk')).status).toBe(200);
    const { number } = await w.anna.recommends();
    expect(number).toMatch(/^\d{12}$/);
    expect((await app.post()).length).toBeGreaterThan(0);
    const ready = await app.app.http.fastify.inject('/ready');
    expect(ready.json().Hinweise).toContainEqual({ Code: 'ZelleFehlt', Zellen: ['b'] });
    expect(await missing()).toBe('1');
  });
  expect([(await ask('versicherung')).status, await missing()]).toEqual([200, '0']);
});

test('for a cell that says nothing the mails of others wait once, and go on without it', async () => {
  await whileAway(
    b,
    async () => {
      await app.post();
      await w.anna.recommends();
      const since = performance.now();
      expect((await app.post()).length).toBeGreaterThan(0);
      // Anybody who asked it once more would wait two seconds.
      expect(performance.now() - since).toBeLessThan(1500);
    },
    true,
  );
});

test('a cell that is away is named at the desk with the mandants in it, to whoever works on them', async () => {
  const told = async (token: string) => (await app.call('GET', '/admin/ich', { token })).body.ZellenFehlen;
  const look = () => system.signals.tell('mandant', 'versicherung');
  const all = await operator(app, { email: 'all@betreiber.example' });
  const one = await operator(app, { email: 'one@betreiber.example', mandants: ['spbdevk'] });
  expect(await told(all)).toEqual([]);
  await whileAway(b, async () => {
    look();
    await expect.poll(() => told(all)).toEqual([{ Zelle: 'b', Mandanten: ['versicherung'] }]);
    expect(await told(one)).toEqual([]);
    expect((await app.call('GET', '/admin/uebersicht', { token: one })).status).toBe(200);
  });
  look();
  await expect.poll(() => told(all)).toEqual([]);
  const lost = (cell: string) =>
    home.database.pool.query(`update mandant set cell = '${cell}' where id = ${mandants.versicherung.id}`);
  await lost('gone');
  look();
  await expect.poll(() => told(all)).toEqual([{ Zelle: 'gone', Mandanten: ['versicherung'] }]);
  await lost('b');
  look();
  await expect.poll(() => told(all)).toEqual([]);
});

test('a click goes into the cell of its mandant, and its job counts it there', async () => {
  const { short } = await w.anna.recommends();
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  expect((await app.app.http.fastify.inject({ url: short, headers: agent })).statusCode).toBe(302);
  expect([await count(home, 'click'), await count(a, 'click'), await count(b, 'click')]).toEqual([0, 1, 0]);
  expect(await app.app.jobs.whoHasWork('click.roll-up')).toEqual([mandants.spbdevk.id]);
});

test('an operator is known in a cell by number and address alone, and lets nobody in there', async () => {
  const token = await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  expect((await app.call('GET', '/admin/uebersicht', { token })).status).toBe(200);
  const { rows } = await a.database.pool.query(
    `select status, password_hash, totp_sealed, role from operator where email = 'clerk@betreiber.example'`,
  );
  expect(rows).toEqual([{ status: 'locked', password_hash: null, totp_sealed: null, role: 'BetreiberRedaktion' }]);
  expect((await app.call('GET', '/admin/jobs', { token: await evaOf(app).token() })).status).toBe(200);
});

test('a mandant is set up in the cell that is named, again without harm, and in no other one', async () => {
  const id = await reserveMandant(system, 'new-one', 'b');
  expect(await reserveMandant(system, 'new-one', 'b')).toBe(id);
  expect(await reserveMandant(system, 'new-one')).toBe(id);
  const rows = await inCell(b, { role: 'app' }, (db) =>
    db.selectFrom('mandant').select(['id', 'cell']).where('slug', '=', 'new-one').execute(),
  );
  expect(rows).toEqual([{ id, cell: 'b' }]);
  await expect(reserveMandant(system, 'new-one', 'a')).rejects.toThrow('lies in the cell b: npm run move');
  await expect(reserveMandant(system, 'other-one', 'nowhere')).rejects.toThrow('no cell nowhere');
});

test('a statement that goes to the wrong place is refused', async () => {
  await expect(as().read(({ db }) => db.selectFrom('link_code').select('code').execute())).rejects.toThrow(
    'link_code does not lie in a cell',
  );
  await expect(globally(system, (db) => db.selectFrom('mail_due').select('mail_id').execute())).rejects.toThrow(
    'mail_due does not lie at home',
  );
});
