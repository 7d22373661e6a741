/** What a tie needs and who may loose it as the database keeps it, whatever the program does. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { globally } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import { operator } from '#testing/cast/operators.ts';
import { type World, world } from '#testing/world.ts';
import { insertTie, listTies, type TieKind } from './tie-sql.ts';

let w: World;
const ids: Record<string, number> = {};
beforeAll(async () => {
  w = await world();
  for (const name of ['maker', 'made', 'other', 'fresh', 'above'])
    await operator(w.app, { email: `${name}@betreiber.example` });
  await operator(w.app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung' });
  const rows = await globally(w.app.app.system, (db) => db.selectFrom('operator').select(['id', 'email']).execute());
  for (const { id, email } of rows) ids[email.split('@')[0] ?? ''] = id;
});
afterAll(() => w.app.close());

const owner = () => w.app.app.system.database.kysely;
const tie = (maker: string, made: string) =>
  sql`insert into operator_tie (maker_id, made_id, kind, at) values (${ids[maker]}, ${ids[made]}, 'invited', now())`;
const loose = (by: string) =>
  sql.raw(
    `update operator_tie set loosed_at = now(), loosed_by = ${by} where made_id = ${ids.made} and loosed_at is null`,
  );
const asApp = (by: string) => globally(w.app.app.system, (db) => loose(by).execute(db));
beforeEach(async () => {
  await sql`delete from operator_tie`.execute(owner());
  await tie('maker', 'made').execute(owner());
  await tie('other', 'fresh').execute(owner());
});

const guard = 'only another admin looses a tie';
test.each([
  ['nobody', guard],
  ['maker', 'violates check constraint'],
  ['made', guard],
  ['clerk', guard],
  ['fresh', guard],
])('the role of the program looses no tie by the hand of %s', async (name, stops) => {
  await expect(asApp(name === 'nobody' ? 'null' : String(ids[name]))).rejects.toThrow(stops);
});

test('nor by the hand of whoever made the maker', async () => {
  await tie('above', 'maker').execute(owner());
  await expect(asApp(String(ids.above))).rejects.toThrow(guard);
});

test('another admin looses it, once', async () => {
  expect((await asApp(String(ids.other))).numAffectedRows).toBe(1n);
  await expect(
    globally(w.app.app.system, (db) =>
      sql`update operator_tie set loosed_at = null, loosed_by = null where loosed_at is not null`.execute(db),
    ),
  ).rejects.toThrow('stays so');
});

test('by nobody only the owner of the tables does', async () => {
  expect((await loose('null').execute(owner())).numAffectedRows).toBe(1n);
});

const raise = (role: string) => sql.raw(`update operator set role = '${role}' where id = ${ids.clerk}`);
const asProgram = (...statements: { execute(db: Db): Promise<unknown> }[]) =>
  globally(w.app.app.system, async (db) => {
    for (const statement of statements) await statement.execute(db);
    throw new Error('taken');
  });
const raised = (maker: string, kind = 'raised') =>
  sql`insert into operator_tie (maker_id, made_id, kind, at) values (${ids[maker]}, ${ids.clerk}, ${kind}, now())`;

const untied = 'is tied to the admin who gives it';
test('the role of the program raises nobody who is not tied to the admin who does it', async () => {
  await expect(asProgram(raise('BetreiberAdmin'))).rejects.toThrow(untied);
  await expect(asProgram(raised('made', 'reset'), raise('BetreiberAdmin'))).rejects.toThrow(untied);
  await expect(asProgram(raised('maker'), raise('BetreiberAdmin'))).rejects.toThrow('taken');
});

test('nor by the hand of somebody who is no admin, or by a tie that was loosed', async () => {
  await expect(
    asProgram(
      sql.raw(`update operator set role = 'BetreiberRedaktion' where id = ${ids.maker}`),
      raised('maker'),
      raise('BetreiberAdmin'),
    ),
  ).rejects.toThrow(untied);
  const loosed = sql.raw(
    `update operator_tie set loosed_at = now(), loosed_by = ${ids.above} where made_id = ${ids.clerk} and kind = 'raised'`,
  );
  await expect(asProgram(raised('maker'), loosed, raise('BetreiberAdmin'))).rejects.toThrow(untied);
});

test('a narrower role needs no tie, and the owner of the tables needs none', async () => {
  await expect(asProgram(raise('BetreiberRedaktion'))).rejects.toThrow('taken');
  expect((await raise('BetreiberAdmin').execute(owner())).numAffectedRows).toBe(1n);
  expect((await raise('BetreiberSachbearbeitung').execute(owner())).numAffectedRows).toBe(1n);
});

test('one that stands is told once, however often; another kind and one after it was loosed are further ones', async () => {
  const tell = (kind: TieKind) =>
    globally(w.app.app.system, (db) =>
      insertTie(db, { makerId: ids.maker ?? 0, madeId: ids.made ?? 0, kind, at: new Date() }),
    );
  const standing = async () => (await globally(w.app.app.system, (db) => listTies(db, ids.made))).length;
  for (const kind of ['invited', 'reset', 'reset'] as const) await tell(kind);
  expect(await standing()).toBe(2);
  await asApp(String(ids.other));
  expect(await standing()).toBe(0);
  await tell('reset');
  expect(await standing()).toBe(1);
});
