/** What `npm run check-settings` says of cells: each is looked at as the home database is, and named. */
import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { cellsOf } from '#platform/database/cell/cells.ts';
import { openPostgres } from '#platform/database/db.ts';
import { proveKeys } from '#platform/database/key-proof.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { checkSettings } from '../../setup/check/check.ts';
import { urlOf } from './move-world.ts';

const { database, url = '', release } = await freshDatabase();
const [, a, b] = cellsOf(database);
if (!a || !b) throw new Error('TEST_DATABASE=cells has three databases');
const urls = { a: urlOf(a), b: urlOf(b) };
afterAll(release);

const drawn = (): string => randomBytes(32).toString('base64');
const keys = { ENCRYPTION_KEYS: `a:${drawn()}`, TOKEN_KEYS: `a:${drawn()}` };
const named = (cells: Record<string, string>): string =>
  Object.entries(cells)
    .map(([name, address]) => `${name}=${address}`)
    .join(' ');
const here = { ...keys, DATABASE_URL: url, CELLS: named(urls) };
const change = async (address: string, ...statements: string[]): Promise<void> => {
  const owner = openPostgres(address, 1, 'owner');
  for (const statement of statements) await owner.pool.query(statement);
  await owner.close();
};
const told = async (environment: Record<string, string>) => {
  const findings = await checkSettings({ ...here, ...environment });
  const lines = (right: boolean) => findings.filter(({ isRight }) => isRight === right).map(({ line }) => line);
  return { right: lines(true), wrong: lines(false).join('\n') };
};
const nobody = 'postgres://server:geheim@127.0.0.1:1/w';

test('cells that fit are told with their version, login and migrations, and nothing is changed in them', async () => {
  const { right, wrong } = await told({ CELL_OWNERS: named({ a: urls.a }) });
  expect(wrong).toBe('');
  for (const name of ['a', 'b'])
    expect(right).toContainEqual(
      expect.stringMatching(new RegExp(`^cell ${name}: PostgreSQL \\d+, as weitersagen, nothing to migrate$`)),
    );
  const { rows } = await a.database.pool.query('select from key_proof');
  expect(rows).toHaveLength(0);
});

test.each<[what: string, environment: () => Record<string, string>, line: RegExp]>([
  [
    'a cell that is not there',
    () => ({ CELLS: named({ ...urls, b: nobody }) }),
    /^cell b: The database of CELLS \(b\) cannot be opened .+: is it running/,
  ],
  [
    'a cell that is the home database',
    () => ({ CELLS: named({ a: url }) }),
    /^cell a: CELLS \(a\) leads to the database of DATABASE_URL: give each cell one of its own\.$/,
  ],
  [
    'two cells of one database',
    () => ({ CELLS: named({ a: urls.a, b: urls.a }) }),
    /^cell b: CELLS \(b\) leads to the database of CELLS \(a\)/,
  ],
  [
    'an owner of another database',
    () => ({ CELL_OWNERS: named({ b: urls.a }) }),
    /^cell b: CELL_OWNERS \(b\) leads to the database .+, CELLS \(b\) to another one/,
  ],
  [
    'an owner that is not there',
    () => ({ CELL_OWNERS: named({ b: nobody }) }),
    /^cell b: The database of CELL_OWNERS \(b\) cannot be opened/,
  ],
  [
    'more connections than a cell has',
    () => ({ DATABASE_POOL: '200' }),
    /^cell b: DATABASE_POOL=200 asks for more connections than/m,
  ],
])('%s is told by the name of the cell', async (_what, environment, line) => {
  const { wrong } = await told(environment());
  expect(wrong).toMatch(line);
  expect(wrong).not.toContain('geheim');
});

test('a cell of other keys, one that is behind, one that is ahead and one without tables are told', async () => {
  await proveKeys({ config: readConfig(here), database: a.database, clock: systemClock() });
  expect((await told({ ENCRYPTION_KEYS: `a:${drawn()}` })).wrong).toMatch(
    /^cell a: ENCRYPTION_KEYS does not open .+ is another one\.$/,
  );
  await change(urls.b, 'delete from migration where name = (select max(name) from migration)');
  const behind = await told({});
  expect([behind.wrong, behind.right]).toEqual([
    '',
    expect.arrayContaining([expect.stringMatching(/^cell b: .+, 1 migrations at the start$/)]),
  ]);
  await change(urls.b, `insert into migration (name, timestamp) values ('9999-later', 'now')`);
  expect((await told({})).wrong).toMatch(/^cell b: The database is newer than this program.+9999-later/);
  await change(urls.b, 'drop table migration');
  const empty = await told({});
  expect([empty.wrong, empty.right]).toEqual([
    '',
    expect.arrayContaining([expect.stringMatching(/^cell b: .+, \d{2,} migrations at the start$/)]),
  ]);
});

test('a mandant in a cell that CELLS does not name is told, also where CELLS is forgotten', async () => {
  await change(
    url,
    `insert into mandant (slug, cell, created_at) values ('far', 'c', now()), ('near', 'a', now()), ('at-home', 'home', now())`,
  );
  const lost = (cell: string, slug: string) =>
    `mandants: CELLS does not name the cell ${cell}, in which lie ${slug}: name it, or they are answered with 503.`;
  expect((await told({})).wrong).toBe(lost('c', 'far'));
  expect((await told({ CELLS: '' })).wrong.split('\n').toSorted()).toEqual([lost('a', 'near'), lost('c', 'far')]);
});
