/** The wrong environments somebody may start with: each is told in a line that names its setting, and no secret of it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPostgres } from '#platform/database/db.ts';
import { proveKeys } from '#platform/database/key-proof.ts';
import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { startProgram } from '#testing/program.ts';
import {
  closeRefused,
  expectHarmless,
  here,
  keys,
  openRefused,
  wrongBeside,
  wrongSettings,
} from '#testing/wrong/settings.ts';
import { checkSettings, type Finding } from './check.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
beforeAll(async () => {
  await openRefused();
  writeFileSync(join(folder, 'no-json'), '{');
  writeFileSync(join(folder, 'unknown.json'), '{"ModuleStoringBankdta": true}');
});
afterAll(() => {
  closeRefused();
  rmSync(folder, { recursive: true });
});

const drawn = (): string => randomBytes(32).toString('base64');

const wrongOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ isRight }) => !isRight)
    .map(({ line }) => line)
    .join('\n');

test.each([...wrongSettings, ...wrongBeside])(
  '%s is told in a line that names the setting',
  async (_what, environment, line) => {
    const told = wrongOf(await checkSettings({ DATA_DIR: folder, ...environment() }));
    expect(told).toMatch(line);
    expectHarmless(told);
  },
);

test('what is wrong with files of mandants is told beside all else', async () => {
  const files = ['none.json', 'no-json', 'unknown.json'].map((name) => join(folder, name));
  const told = wrongOf(await checkSettings({ ...here, DATA_DIR: folder }, files));
  expect(told).toContain('none.json: cannot be read.');
  expect(told).toContain('no-json: the file is no JSON');
  expect(told).toContain('unknown.json: ModuleStoringBankdta');
  expect(told).toContain('DATABASE_URL cannot be opened');
});

if (testDatabaseKind === 'postgres') {
  const fresh = async () => {
    const { database, release, url = '' } = await freshDatabase();
    return { database, url, environment: { ...keys, DATABASE_URL: url }, release };
  };

  test('a database that fits is right, one of other keys, of another version or behind another owner is told', async () => {
    const one = await fresh();
    const other = await fresh();
    try {
      const right = await checkSettings(one.environment);
      expect([wrongOf(right), right.map(({ line }) => line)]).toEqual([
        '',
        expect.arrayContaining([
          expect.stringMatching(/^database: PostgreSQL \d+, as weitersagen, nothing to migrate$/),
        ]),
      ]);
      // It changes nothing, not even by a proof of its keys.
      const proofs = await sql`select from key_proof`.execute(one.database.kysely);
      expect(proofs.rows).toHaveLength(0);

      const owner = { ...one.environment, DATABASE_OWNER_URL: other.url };
      expect(wrongOf(await checkSettings(owner))).toMatch(
        /DATABASE_OWNER_URL leads to the database .+: name the same\./,
      );

      expect(wrongOf(await checkSettings({ ...one.environment, DATABASE_POOL: '200' }))).toMatch(
        /^database: DATABASE_POOL=200 asks for more connections than the \d+ the database has: lower it/,
      );
      for (const [minutes, where] of [
        [2, 'ahead of'],
        [-2, 'behind'],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
        const told = await checkSettings(one.environment).finally(() => vi.useRealTimers());
        expect(wrongOf(told)).toMatch(
          new RegExp(`^database: The clock of this machine is 1[12]\\d seconds ${where} that of the database`),
        );
      }

      await proveKeys({ config: readConfig(one.environment), database: one.database, clock: systemClock() });
      const changed = { ...one.environment, ENCRYPTION_KEYS: `a:${drawn()}` };
      expect(wrongOf(await checkSettings(changed))).toMatch(
        /^keys: ENCRYPTION_KEYS does not open .+ is another one\.$/,
      );

      const later = openPostgres(one.url, 1, 'owner');
      await sql`insert into migration (name, timestamp) values ('9999-later', 'now')`.execute(later.kysely);
      await later.close();
      expect(wrongOf(await checkSettings(one.environment))).toMatch(/9999-later: start the newer program, or restore/);
    } finally {
      await one.release();
      await other.release();
    }
  }, 60_000);

  test('an owner who cannot log in, or logs in elsewhere, is told by the name of its setting, beforehand and by a start', async () => {
    const one = await fresh();
    const other = await fresh();
    const stranger = Object.assign(new URL(one.url), { username: 'nobody_here', password: 'geheim' }).href;
    try {
      for (const [owner, line] of [
        [stranger, /The database of DATABASE_OWNER_URL cannot be opened \(.+\): give a login that is there/],
        [other.url, /DATABASE_OWNER_URL leads to .+: name the same\./],
      ] as const) {
        const environment = { ...one.environment, DATABASE_OWNER_URL: owner };
        expect(wrongOf(await checkSettings(environment))).toMatch(line);
        const { end, output } = startProgram({ ...environment, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' });
        expect(await end).toBe(1);
        expect(output()).toMatch(line);
        expect(output().trimEnd()).not.toContain('\n');
        expectHarmless(output());
      }
    } finally {
      await one.release();
      await other.release();
    }
  }, 60_000);

  test('a login without its roles, and one that may not migrate, are told', async () => {
    const { url, database, release } = await fresh();
    const admin = openPostgres(url, 1, 'owner');
    const login = `login_${randomBytes(4).toString('hex')}`;
    const by = { ...keys, DATABASE_URL: Object.assign(new URL(url), { username: login, password: 'geheim' }).href };
    try {
      await admin.pool.query(`create role ${login} login password 'geheim' nosuperuser`);
      expect(wrongOf(await checkSettings(by))).toContain(`grant weitersagen_app, weitersagen_report to ${login}.`);
      await admin.pool.query(`grant weitersagen_app, weitersagen_report to ${login}`);
      await admin.pool.query('grant select on migration to weitersagen_app');
      expect(wrongOf(await checkSettings(by))).toBe('');
      await admin.pool.query(`delete from migration where name = (select max(name) from migration)`);
      const told = wrongOf(await checkSettings(by));
      expect(told).toMatch(/There are migrations to run, and the login .+: give the owner by DATABASE_OWNER_URL\./);
      expect(told).not.toContain('geheim');
    } finally {
      await admin.pool.query(`drop owned by ${login}; drop role ${login}`).catch(() => undefined);
      await admin.close();
      await database.close();
      await release();
    }
  });
}
