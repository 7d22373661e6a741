/**
 * A database of an earlier program becomes one of this: with the rows of two mandants, as an owner from whom row-level
 * security hides them, no row is lost, none is seen by the other mandant, and the program goes on with what it finds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePortalSecrets } from '#mandant/portal-secret.ts';
import type { Place } from '#platform/database/cell/places.ts';
import { setUpMandant } from '#setup/setup.ts';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database, Db } from '../../platform/database/db.ts';
import { compareMigrations, migrate } from '../../platform/database/migrate.ts';
import { leaveFirstForm, listSealedColumns } from '../../platform/database/reseal.ts';
import { appCaller, type SentMail, type TestApp } from '../../testing/app.ts';
import { type Eva, evaOf } from '../../testing/cast/eva.ts';
import { signsIn } from '../../testing/cast/person.ts';
import { emptyDatabase } from '../../testing/database/database.ts';
import { countedTotals, keptTotals } from '../../testing/database/totals.ts';
import { countedFigures, keptFigures } from '../../testing/life/figures.ts';
import { files, slugs } from '../../testing/mandant-files.ts';
import { type Before, migrateUpTo, putRows, readBefore } from './before.ts';
import { withRareRows } from './rare-rows.ts';

type Counts = Readonly<Record<string, number>>;

let before: Before;
let database: Database;
let release: () => Promise<void>;
let folder: string;
let mandants: number[];
let counted: Counts[];
let countedAll: Counts;

const as = <T>(mandantId: number, steps: (db: Db) => Promise<T>, place: Place = 'cell'): Promise<T> =>
  database.transaction({ mandantId, place, role: 'app', readOnly: false }, steps);
const ask = <R>(mandantId: number, query: string, place?: Place): Promise<R[]> =>
  as(mandantId, async (db) => (await sql.raw<R>(query).execute(db)).rows, place);

interface Owned {
  name: string;
  isForced: boolean;
  /** An agency reads it, and sees its own rows alone; agents are shown to everybody. */
  isOfAgency: boolean;
  policies: string;
}

/** Tables of which every row is a mandant's, with what keeps it there. */
const listOwned = async (): Promise<Owned[]> =>
  (
    await sql<Owned>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_number' and c.relname <> 'agent') as "isOfAgency",
        string_agg(p.policyname, ', ' order by p.policyname) as policies
      from pg_class c join pg_policies p on p.tablename = c.relname and p.schemaname = 'public'
      where c.relkind in ('r', 'p') and not c.relispartition group by 1, 2, c.oid order by 1`.execute(database.kysely)
  ).rows;

const countRows = async (mandantId: number): Promise<Counts> => {
  const tables = await listOwned();
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`);
  const rows = await ask<{ name: string; count: number }>(mandantId, counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

/** How many rows every table has: of what is a mandant's by asking as each of them, of the rest as the owner. */
const countAll = async (): Promise<Counts> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      -- Which migrations were done is the business of the migrations.
      and c.relname not like 'migration%' order by 1`.execute(database.kysely);
  const owned = await Promise.all(mandants.map(countRows));
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const own = owned.map((of) => of[name]);
    const all = sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`;
    counts[name] = own.every((count) => count !== undefined)
      ? own.reduce((sum, count) => sum + count, 0)
      : ((await all.execute(database.kysely)).rows[0]?.count ?? -1);
  }
  return counts;
};

/** The owner here is a member of the role report and would see every row; not each owner is. */
const hideFromReport = async (): Promise<void> => {
  for (const { name } of await listOwned())
    await sql`alter policy report on ${sql.table(name)} using (false)`.execute(database.kysely);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weitersagen-'));
  before = withRareRows(await readBefore());
  ({ database, release } = await emptyDatabase());
  await migrateUpTo(database.kysely, '0012');
  await database.kysely.transaction().execute((db) => putRows(db, before));
  mandants = (before.rows.get('mandant') ?? []).map(({ id }) => Number(id));
  counted = await Promise.all(mandants.map(countRows));
  countedAll = await countAll();
  await hideFromReport();
  await migrate(database.kysely);
}, 120_000);
afterAll(async () => {
  await release();
  await rm(folder, { recursive: true });
});

/** Rows that migrations make (or, below 0, drop) on purpose. */
const meant: Readonly<Record<string, number>> = {
  /** To the portal of each mandant came the page of a copy, and three of the catalogue. */
  route: 8,
};
/** A row of it lives only while a file is being tried. */
const isPassing = 'order_import_probe';

test('no table of the earlier program has lost a row or got one, but where a migration means it', async () => {
  expect(Object.keys(countedAll).filter((name) => countedAll[name] === 0)).toEqual([isPassing]);
  const expected = Object.entries(countedAll).map(([name, count]) => [name, count + (meant[name] ?? 0)] as const);
  expect(await countAll()).toMatchObject(Object.fromEntries(expected));
});

describe('the rows of two mandants', () => {
  test('are all there, and each mandant sees its own', async () => {
    expect(await compareMigrations(database.kysely)).toEqual({ pending: [], unknown: [] });
    for (const [index, id] of mandants.entries()) {
      const now = await countRows(id);
      const was = counted[index] as Counts;
      expect(was.reward).toBeGreaterThan(10);
      // The page of a copy and those of the catalogue came to the portals that are there.
      expect(now).toMatchObject({ ...was, route: (was.route ?? 0) + 4 });
      const own = [...before.rows].filter(([name]) => name in was);
      expect(Object.fromEntries(own.map(([name]) => [name, was[name]]))).toEqual(
        Object.fromEntries(own.map(([name, rows]) => [name, rows.filter((row) => row.mandant_id === id).length])),
      );
    }
  });

  test('stay under row-level security, whoever owns the tables', async () => {
    for (const { name, isForced, isOfAgency, policies } of await listOwned())
      expect([name, isForced, policies]).toEqual([
        name,
        true,
        isOfAgency ? 'agency, mandant, report' : 'mandant, report',
      ]);
    const tables = (await listOwned()).map(({ name }) => name);
    for (const id of mandants)
      for (const name of tables)
        expect([name, await ask(id, `select from "${name}" where mandant_id <> ${id} limit 1`)]).toEqual([name, []]);
  });

  test('name the root of their family: a follow-up the one it hung on, a root itself', async () => {
    const earlier = before.rows.get('recommendation') ?? [];
    for (const mandantId of mandants) {
      const own = earlier.filter((row) => row.mandant_id === mandantId);
      expect(own.filter((row) => !row.root_id).length).toBeGreaterThan(0);
      const now = await ask<{ id: number; root: number }>(
        mandantId,
        'select id, root_id as root from recommendation order by id',
      );
      const expected = own.map(({ id, root_id }) => ({ id: Number(id), root: Number(root_id || id) }));
      expect(now).toEqual(expected.toSorted((a, b) => a.id - b.id));
    }
  });

  test('have what each step makes of them', async () => {
    for (const [index, id] of mandants.entries()) {
      const letter = (slugs[index] as string)[0];
      const heldBack = await ask<{ kind: string; who: string }>(
        id,
        `select distinct h.kind, split_part(split_part(a.email, '.', 2), '@', 1) as who from reward_hold h join reward w on w.id = h.reward_id
         join account a on a.id = w.account_id where h.lifted_at is null order by 1, 2`,
      );
      expect(heldBack).toEqual(expect.arrayContaining([{ kind: 'stopped', who: `${letter}stopped` }]));
      expect(heldBack.filter(({ kind }) => kind === 'newIban').map(({ who }) => who)).toEqual(
        expect.arrayContaining([`${letter}both`, `${letter}stopped`]),
      );
      // The account of a transfer that came back was that of its attempt.
      const came = (before.rows.get('reward') ?? []).filter((row) => row.mandant_id === id && row.attempt === 2);
      expect(came).toMatchObject([{ iban_sealed: expect.any(String), holder_sealed: expect.any(String) }]);
      // Whose bank data are still kept when it ended is told its end.
      expect(await ask(id, 'select status, ended_at = paid_at as at from reward where ended_at is not null')).toEqual([
        { status: 'paidOut', at: true },
      ]);
      expect(await ask(id, 'select iban_sealed, holder_sealed from reward where attempt = 2')).toEqual([
        { iban_sealed: null, holder_sealed: null },
      ]);
      expect(await ask(id, `select replaces from bank_account where owner_kind = 'account'`)).toEqual([
        { replaces: true },
      ]);
      expect(await ask(id, `select email_mailbox as mailbox from recipient where email like 'm.ax%'`)).toEqual([
        { mailbox: 'max@gmail.com' },
      ]);
      expect(await ask(id, `select by_hand, source from orders where by_hand or source = 'import'`)).toEqual([
        { by_hand: true, source: 'import' },
      ]);
      expect(await ask(id, 'select distinct rule, single_handed from payout_run')).toEqual([
        { rule: 1, single_handed: false },
      ]);
      expect(await ask(id, 'select from language where removed_at is not null')).toEqual([]);
      expect(await as(id, keptTotals)).toEqual(await as(id, countedTotals));
      expect(await as(id, keptFigures)).toEqual(await as(id, countedFigures));
      expect(await as(id, keptFigures)).not.toEqual({});
    }
    const { rows } = await sql<{ email: string; kind: string; count: number }>`
      select made.email, t.kind, count(*)::int as count from operator_tie t join operator made on made.id = t.made_id
      group by 1, 2 order by 1`.execute(database.kysely);
    expect(rows).toEqual(
      slugs.map((slug) => ({ email: `paula.${slug}@betreiber.example`, kind: 'invited', count: 1 })),
    );
  });
});

test('events and mails lie in years, what a clock wrote ahead in the net, and numbers go on', async () => {
  for (const [table, column] of [
    ['event', 'at'],
    ['mail', 'created_at'],
  ] as const) {
    const { rows: years } = await sql<{ name: string; isGuarded: boolean; rights: number }>`
      select c.relname as name, c.relrowsecurity as "isGuarded", (select count(*)::int from information_schema.role_table_grants g
        where g.table_name = c.relname and g.grantee in ('weitersagen_app', 'weitersagen_report')) as rights
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass order by 1`.execute(
      database.kysely,
    );
    const year = (years[0]?.name ?? '').slice(-4);
    expect(years[0]).toEqual({ name: `${table}_${year}`, isGuarded: true, rights: 0 });
    expect(years.at(-1)).toEqual({ name: `${table}_default`, isGuarded: true, rights: 0 });
    const indexes = sql<{
      count: number;
    }>`select count(*)::int as count from pg_index where indrelid = ${table}::regclass`;
    const whole = sql<{
      count: number;
    }>`select count(*)::int as count from pg_index where indrelid = ${`${table}_${year}`}::regclass`;
    expect((await whole.execute(database.kysely)).rows).toEqual((await indexes.execute(database.kysely)).rows);
    for (const id of mandants) {
      const places = await ask<{ place: string; ahead: boolean }>(
        id,
        `select distinct tableoid::regclass::text as place, ${column} >= '2031-01-01' as ahead from ${table} order by 2`,
      );
      expect(places).toEqual([
        { place: `${table}_${year}`, ahead: false },
        { place: `${table}_default`, ahead: true },
      ]);
    }
    const last = Math.max(...(before.rows.get(table) ?? []).map((row) => Number(row.id)));
    const { rows } = await sql<{
      next: string;
    }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as next`.execute(database.kysely);
    expect(Number(rows[0]?.next)).toBeGreaterThan(last);
  }
});

describe('the program', () => {
  let app: App;
  let caller: TestApp;
  let eva: Eva;
  const mails: SentMail[] = [];
  beforeAll(async () => {
    const given = { PORT: '0', DATA_DIR: folder, PORTAL_TESTMODE: '1', LOG_LEVEL: 'silent', ...before.keys };
    app = await createApp(readConfig({ ...given, LINK_BASE: 'http://localhost:3000' }), {
      database: { ...database, close: async () => undefined },
      transport: { send: async (mail) => void mails.push(mail), close: () => undefined },
    });
    await app.http.fastify.ready();
    await leaveFirstForm(app.system, async () => mandants);
    await settlePortalSecrets(app.system);
    app.system.clock.set(before.now);
    caller = appCaller(app, mails, async () => undefined);
    eva = evaOf(caller);
  });
  afterAll(() => app.stop());

  test('opens everything that lies sealed, each in its own row', async () => {
    let opened = 0;
    for (const column of await listSealedColumns(database.kysely)) {
      for (const id of column.isOwned ? mandants : [mandants[0] as number]) {
        const rows = await ask<Record<string, string | Buffer>>(
          id,
          `select * from "${column.table}" where ${column.column} is not null`,
          column.isOwned ? 'cell' : 'home',
        );
        for (const row of rows) {
          const keys = column.keys.map((key) => String(row[key]));
          const place = { column: column.name, mandantId: column.isOwned ? id : null, row: keys };
          const value = row[column.column] as string & Buffer;
          const plain = column.isBytes ? app.system.vault.openBytes(value, place) : app.system.vault.open(value, place);
          expect(plain.length).toBeGreaterThan(0);
          opened++;
        }
      }
    }
    expect(opened).toBeGreaterThan(70);
    const secret = 'schwaches-geheimnis';
    expect(JSON.stringify(before.rows.get('mandant_config'))).toContain(secret);
    const kept = await ask(
      mandants[1] as number,
      'select config::text, autologin_sealed as sealed from mandant_config',
    );
    expect(kept).toEqual([{ config: expect.not.stringContaining(secret), sealed: null }]);
  });

  test('lets people and operators in, and answers for both mandants', async () => {
    for (const mandant of slugs) {
      expect((await signsIn(caller, 'clara@example.org', { mandant })).status).toBe(200);
      expect((await caller.call('GET', '/produkt', { mandant })).body.length).toBeGreaterThan(0);
      const page = await app.http.fastify.inject({ url: '/de/', headers: { host: `${mandant}.localhost` } });
      expect(page.statusCode).toBe(200);
    }
  });

  test('sends what waited for the postman', async () => {
    const waiting = (before.rows.get('mail_due') ?? []).length;
    expect(waiting).toBeGreaterThan(8);
    app.system.clock.set(new Date(before.now.getTime() + 60_000));
    await app.postman.sendDue();
    for (const id of mandants)
      expect(await ask(id, `select m.template, m.last_error from mail_due d join mail m on m.id = d.mail_id`)).toEqual(
        [],
      );
    expect(mails.length).toBeGreaterThanOrEqual(waiting);
  });

  test('pays what stood in a draft and in a file, once, and the books agree', async () => {
    for (const mandant of slugs) {
      const runs = await caller.call('PUT', '/admin/auszahlungslaeufe', {
        mandant,
        token: await eva.token(),
        body: {},
      });
      const idOf = (Status: string): number =>
        runs.body.Content.find((run: { Status: string }) => run.Status === Status).Id;
      const [draft, exported] = [idOf('Entwurf'), idOf('Exportiert')];
      expect((await eva.downloads(exported, { mandant })).text).toContain('DE89370400440532013000');
      expect((await eva.exports(draft, { mandant, as: 'eva' })).status).toBe(409);
      expect((await eva.exports(draft, { mandant })).status).toBe(200);
      expect((await eva.downloads(draft, { mandant })).text).toContain('DE89370400440532013000');
      expect((await eva.confirms(exported, { mandant, as: 'otto' })).status).toBe(200);
      expect((await eva.confirms(draft, { mandant })).status).toBe(200);
      const token = await eva.token();
      await caller.call('POST', '/admin/jobs/bank-abgleich', { mandant, token, body: {} });
      const { Bankabgleich } = (await caller.call('GET', '/admin/uebersicht', { mandant, token })).body;
      expect(Bankabgleich).toMatchObject({ UeberwiesenCent: 28_000, ZurueckCent: 7000, GebuchtCent: 21_000 });
    }
  });

  test('takes the files of the mandants again', async () => {
    for (const slug of slugs) expect((await setUpMandant(app.system, structuredClone(files[slug]))).slug).toBe(slug);
  });
});
