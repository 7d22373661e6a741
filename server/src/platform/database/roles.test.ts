/** A production database with logins apart: the owner migrates, the app's login owns nothing (docs/operations.md). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inviteAtShell, resetAtShell } from '#operator/at-shell.ts';
import { setUpMandant } from '#setup/setup.ts';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { files } from '#testing/mandant-files.ts';
import { type App, createApp } from '../../app.ts';
import { readConfig } from '../config.ts';
import { globally } from '../context.ts';
import { homeCell } from '../settings/cells.ts';
import { keepSingleHand } from './owner.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What docs/operations.md tells the administrator of the database to run. */
const preparation = (database: string, login: string): string => `
  create role ${login} login password 'app' nosuperuser nocreatedb nocreaterole nobypassrls;
  grant weitersagen_app, weitersagen_report to ${login};
  grant connect on database ${database} to ${login};
  revoke create on schema public from public;`;

/** Says that one person is enough, and looses a tie by nobody's hand: both by DATABASE_OWNER_URL. */
async function onlyTheOwnerDoes({ system, mandants }: App): Promise<void> {
  const marks = async () => (await globally(system, (db) => db.selectFrom('single_hand').selectAll().execute())).length;
  await keepSingleHand({ ...system.config, fourEyes: false }, { name: homeCell, database: system.database });
  expect(await marks()).toBe(1);
  await keepSingleHand({ ...system.config, fourEyes: true }, { name: homeCell, database: system.database });
  expect(await marks()).toBe(0);

  const emails = ['maker@betreiber.example', 'made@betreiber.example'];
  for (const email of emails)
    await inviteAtShell(system, await mandants.all(), { email, role: 'BetreiberAdmin', mandants: null }, 'new');
  const [maker_id = 0, made_id = 0] = await globally(system, async (db) => {
    const rows = await db.selectFrom('operator').select(['id', 'email']).execute();
    return emails.map((email) => rows.find((row) => row.email === email)?.id);
  });
  const tie = { maker_id, made_id, kind: 'invited', at: system.clock.now() } as const;
  await globally(system, (db) => db.insertInto('operator_tie').values(tie).execute());
  const loosing = globally(system, (db) => db.updateTable('operator_tie').set({ loosed_at: tie.at }).execute());
  await expect(loosing).rejects.toThrow('the owner at the machine');
  await resetAtShell(system, await mandants.all(), emails[1] ?? '', 'lost');
  const ties = await globally(system, (db) =>
    db.selectFrom('operator_tie').select(['loosed_at', 'loosed_by']).execute(),
  );
  expect(ties).toEqual([{ loosed_at: expect.any(Date), loosed_by: null }]);
}

if (testDatabaseKind === 'postgres') {
  test('the login of the app owns nothing, and everything works', async () => {
    const { url, database: owner, release } = await freshDatabase();
    const ownerUrl = url ?? '';
    const name = new URL(ownerUrl).pathname.slice(1);
    const login = `app_${name}`;
    await owner.pool.query(preparation(name, login));
    // A pool's end does not wait until its connections are gone: so the owner may end them before the database goes.
    await owner.pool.query(`grant ${login} to current_user`);
    await owner.close();
    const appUrl = new URL(ownerUrl);
    appUrl.username = login;
    appUrl.password = 'app';

    const config = readConfig({
      DATABASE_URL: appUrl.href,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORT: '0',
    });
    const app = await createApp(config);
    await app.start();
    await setUpMandant(app.system, files.spbdevk);
    expect((await app.http.fastify.inject('/api/v1/spbdevk/produkt')).statusCode).toBe(200);
    expect((await app.http.fastify.inject('/ready')).json()).toMatchObject({
      Status: 'ok',
      Datenbank: true,
      Migrationen: true,
      Jobs: true,
    });
    const { rows } = await app.system.database.pool.query(
      'select count(*)::int as owned from pg_class where relowner = (select oid from pg_roles where rolname = current_user)',
    );
    expect(rows).toEqual([{ owned: 0 }]);
    await onlyTheOwnerDoes(app);
    // A pool throws a connection away after an error, and nobody waits for its end.
    const client = await app.system.database.pool.connect();
    await expect(client.query('create table public.own (id int)')).rejects.toThrow('permission denied');
    client.release();
    await app.stop();
    await release();
  });
} else {
  test('the embedded database has one login', async () => {
    const { database } = await freshDatabase();
    const { rows } = await database.pool.query('select session_user as login');
    expect(rows).toEqual([{ login: 'postgres' }]);
  });
}
