/**
 * Migration 0013 with the rows of two mandants: a day and a stop in the row of a reward become rows of their own. On
 * PostgreSQL it runs as an owner from whom row-level security hides the rows.
 */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#testing/database/database.ts';

let database: Database;
let release: () => Promise<void>;
let folder: string;
const mandants: number[] = [];

const as = <T>(mandantId: number, steps: (db: Db) => Promise<T>): Promise<T> =>
  database.transaction({ mandantId, role: 'app', readOnly: false }, steps);
const ask = (mandantId: number, query: string) =>
  as(mandantId, async (db) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weitersagen-'));
  ({ database, release } = await emptyDatabase());
  for (const file of await readdir(migrationFolder))
    if (file < '0013') await copyFile(join(migrationFolder, file), join(folder, file));
  await migrate(database.kysely, { folder });
  for (const slug of ['eins', 'zwei']) {
    const { id } = await database.kysely
      .insertInto('mandant')
      .values({ slug, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    mandants.push(id);
    await as(id, (db) => addRewards(db, slug));
  }
  // The owner here is a member of the role report and would see every row; not each owner is.
  await letReportSee(false);
  await migrate(database.kysely);
  await letReportSee(true);
}, 120_000);
afterAll(async () => {
  await release();
  await rm(folder, { recursive: true });
});

const letReportSee = (sees: boolean) =>
  sql
    .raw(
      ['reward', 'bank_account', 'event'].map((table) => `alter policy report on ${table} using (${sees})`).join(';'),
    )
    .execute(database.kysely);

/** One that waits for its IBAN and is stopped, one whose days are over, one that nothing holds; a stored and a replaced account. */
const addRewards = (db: Db, slug: string) =>
  sql`
    with offered as (insert into product (id, external_id, name) values (1, 'P', 'Produkt') returning id),
    person as (
      insert into account (hash, status, language, created_at, changed_at) values (${slug}, 'active', 'de', now(), now()) returning id),
    recommended as (
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share,
        link_type, status, valid_until, origin, created_at, changed_at)
      select '1', 'h', 'c', person.id, offered.id, 1, 7000, 100, 'shortLink', 'released', '2030-01-01', 'portal', now(), now()
      from offered, person returning id, account_id, product_id),
    account as (
      insert into bank_account (owner_kind, owner_id, holder_sealed, iban_sealed, iban_hash, given_at)
      select 'account', id, 'h', 'i', 'x', '2026-03-01T09:00:00Z'::timestamptz from person),
    other as (
      insert into bank_account (owner_kind, owner_id, holder_sealed, iban_sealed, iban_hash, given_at)
      select 'recipient', id, 'h', 'i', 'x', '2026-03-01T09:00:00Z'::timestamptz from person),
    replaced as (
      insert into event (object, object_id, event, to_status, actor_kind, at)
      select 'account', id, 'bankReplaced', 'active', 'recommender', '2026-03-01T09:00:00Z'::timestamptz from person)
    insert into reward (number, recommendation_id, role, account_id, product_id, status, amount_cents, attempt, iban_given_at, payable_at,
      stopped_at, stop_reason, created_at, changed_at)
    select number, id, 'recommender', account_id, product_id, 'cancelled', 7000, 2, given, payable, stopped, reason, now(), now()
    from recommended cross join (values
      (${`${slug}-1`}, '2026-03-01T09:00:00Z'::timestamptz, '2026-03-04T09:00:00Z'::timestamptz, '2026-03-02T09:00:00Z'::timestamptz, 'Das war ich nicht'),
      (${`${slug}-2`}, '2026-02-01T09:00:00Z'::timestamptz, '2026-02-04T09:00:00Z'::timestamptz, null, null),
      (${`${slug}-3`}, null, null, null, null)) as given (number, given, payable, stopped, reason)`.execute(db);

test('each mandant finds its days and stops as rows, and nothing of the other', async () => {
  for (const [index, slug] of ['eins', 'zwei'].entries()) {
    const found = await ask(
      mandants[index] as number,
      `select w.number, h.attempt, h.kind, h.since, h.until, h.reason, h.lifted_at from reward_hold h
       join reward w on w.id = h.reward_id order by w.number, h.kind`,
    );
    const on = (day: string) => new Date(`2026-${day}T09:00:00Z`);
    expect(found).toEqual([
      {
        number: `${slug}-1`,
        attempt: 2,
        kind: 'newIban',
        since: on('03-01'),
        until: on('03-04'),
        reason: null,
        lifted_at: null,
      },
      {
        number: `${slug}-1`,
        attempt: 2,
        kind: 'stopped',
        since: on('03-02'),
        until: null,
        reason: 'Das war ich nicht',
        lifted_at: null,
      },
      {
        number: `${slug}-2`,
        attempt: 2,
        kind: 'newIban',
        since: on('02-01'),
        until: on('02-04'),
        reason: null,
        lifted_at: null,
      },
    ]);
  }
});

test('an account that had taken the place of another still does', async () => {
  for (const mandant of mandants)
    expect(await ask(mandant, 'select owner_kind, replaces, stopped_at from bank_account order by 1')).toEqual([
      { owner_kind: 'account', replaces: true, stopped_at: null },
      { owner_kind: 'recipient', replaces: false, stopped_at: null },
    ]);
});
