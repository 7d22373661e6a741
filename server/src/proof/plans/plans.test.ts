/**
 * What every statement that the tests have sent as app or report would read where each table holds 100,000 rows: no table as
 * a whole, and of no mandant all. Runs after the other tests on PostgreSQL, out of what they have kept.
 */

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/db.ts';
import { migrate } from '#platform/database/migrate.ts';
import { type AskedStatement, nobody, readAskedStatements } from '#testing/database/asked-statements.ts';
import { emptyDatabase } from '#testing/database/database.ts';
import { fillDatabase } from './full-database.ts';
import { type Extras, findUnused, listExtras } from './indexes.ts';
import { type Explained, explainAll, isOurs, planWith, wideReadsOf } from './wide-reads.ts';
import { worklists } from './worklists.ts';

let database: Database;
let release: () => Promise<void>;
let extras: Extras;
let sizes: Map<string, number>;
let explained: Explained[];
const statements = readAskedStatements();

beforeAll(async () => {
  ({ database, release } = await emptyDatabase());
  await migrate(database.kysely);
  await sql`create index needed_by_nobody on posting (mandant_id, amount_cents)`.execute(database.kysely);
  extras = await listExtras(database.kysely);
  sizes = await fillDatabase(database.kysely);
  explained = await explainAll(database, statements);
}, 600_000);
afterAll(() => release());

const readsOf = async (asked: AskedStatement) => wideReadsOf(database, await explainAll(database, [asked]), sizes);

test('the statements are those of all features', () => {
  expect(statements.length).toBeGreaterThan(400);
});

test('every statement is known by the function that asks, so that none is judged by nobody', () => {
  expect(statements.filter(({ name }) => name === nobody).map(({ text }) => text)).toEqual([]);
});

test('one that nobody is known to ask is judged like every other', async () => {
  const asked = { name: nobody, role: 'app', mandantId: 1, text: 'select count(*) from reward', values: [] } as const;
  expect(await readsOf(asked)).toEqual({ [nobody]: ['reward of a mandant by reward_recommendation'] });
});

test.each([
  ['a table', 'select count(*) from reward', 'reward of a mandant by reward_recommendation'],
  [
    'a mandant through a join that no index serves',
    'select o.number from recommendation n join recommendation o on o.id = coalesce(n.root_id, n.id) where n.number = $1',
    'recommendation of a mandant by recommendation_pkey',
  ],
  [
    'a mandant in order',
    'select id from recommendation order by id',
    'recommendation of a mandant by recommendation_pkey',
  ],
  [
    'all that an index of a few holds',
    'select count(*) from file where ends_at is not null',
    'file of a mandant by file_ends',
  ],
  [
    'a mandant through what stands further back in an index',
    `select amount_cents from posting where subject_id = 5 and kind = 'provision'`,
    'posting of a mandant by posting_pkey',
  ],
])('whoever reads %s is found out', async (_what, text, read) => {
  const asked = { name: 'asked', role: 'app', mandantId: 1, text, values: text.includes('$1') ? ['1'] : [] } as const;
  expect(await readsOf(asked)).toEqual({ asked: [read] });
});

test.each([
  ['a page', 'select id from recommendation order by id limit 20'],
  ['a row', `select id from recommendation where number = 'number-5'`],
])('whoever reads %s is not', async (_what, text) => {
  const asked = { name: 'asked', role: 'app', mandantId: 1, text, values: [] } as const;
  expect(await readsOf(asked)).toEqual({});
});

test('what a function tells the planner counts for what it asks, and for nobody else', async () => {
  const text = 'select a.id from reward a join reward b on b.id = a.id';
  const asked = { role: 'app', mandantId: 1, values: [] } as const;
  const told = ['hashjoin', 'mergejoin'].map((what) => ({
    ...asked,
    name: 'told',
    text: `set local enable_${what} = off`,
  }));
  const asks = ['told', 'untold'].map((name) => ({ ...asked, name, text }));
  const explainedSo = await explainAll(database, [...told, ...asks]);
  expect(explainedSo.map(({ name, plan }) => [name, /(?:Hash|Merge) Join/.test(JSON.stringify(plan))])).toEqual([
    ['told', false],
    ['untold', true],
  ]);
});

test('no statement reads a big table as a whole, or all of a mandant', async () => {
  expect(await wideReadsOf(database, explained, sizes)).toEqual({});
}, 120_000);

test('every index that may be read as a whole leaves out rows, and something reads it so', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(database.kysely);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(worklists)));
  const reads = Object.values(await wideReadsOf(database, explained, sizes, [])).flat();
  const unread = Object.keys(worklists).filter((name) => !reads.some((read) => read.endsWith(` by ${name}`)));
  expect(unread).toEqual([]);
});

test('every index is a key, serves a reference or is chosen by a plan, but for one that nobody needs', async () => {
  const plans = explained.map(({ plan }) => plan);
  const unused = await findUnused(database, extras, plans, statements.filter(isOurs), (asked, isLarge) =>
    planWith(database, asked, isLarge),
  );
  expect(unused).toEqual(['needed_by_nobody']);
}, 120_000);
