/**
 * Migration 0012, and what follows it, with the rows of two mandants: what was booked and paid stays, and whatever the database
 * refused about a reward it refuses about a subject. On PostgreSQL it runs as an owner from whom row-level security hides
 * the rows.
 */
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Db } from '#platform/database/db.ts';
import { migrate, migrationFolder } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#testing/database/database.ts';

interface Rows {
  postings: unknown[];
  items: unknown[];
}

let database: Database;
let release: () => Promise<void>;
let folder: string;
const mandants: number[] = [];
const rewards: number[] = [];
const before: Rows[] = [];

const as = <T>(mandantId: number | undefined, steps: (db: Db) => Promise<T>): Promise<T> =>
  database.transaction({ mandantId: mandantId ?? null, role: 'app', readOnly: false }, steps);
const ask = (mandantId: number | undefined, query: string) =>
  as(mandantId, async (db) => (await sql.raw<Record<string, unknown>>(query).execute(db)).rows);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'weitersagen-'));
  ({ database, release } = await emptyDatabase());
  for (const file of await readdir(migrationFolder))
    if (file < '0012') await copyFile(join(migrationFolder, file), join(folder, file));
  await migrate(database.kysely, { folder });
  for (const slug of ['eins', 'zwei']) {
    const { id } = await database.kysely
      .insertInto('mandant')
      .values({ slug, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    mandants.push(id);
    rewards.push(await as(id, addPaidReward));
    before.push(await read(id, 'reward_id'));
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
      ['reward', 'posting', 'payout_item'].map((table) => `alter policy report on ${table} using (${sees})`).join(';'),
    )
    .execute(database.kysely);

/** Collected, in a run that was discarded, and in a draft. */
async function addPaidReward(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with offered as (insert into product (id, external_id, name) values (1, 'P', 'Produkt') returning id),
    person as (
      insert into account (hash, status, language, created_at, changed_at) values ('h', 'active', 'de', now(), now()) returning id),
    recommended as (
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share,
        link_type, status, valid_until, origin, created_at, changed_at)
      select '1', 'h', 'c', person.id, offered.id, 1, 7000, 100, 'shortLink', 'released', '2030-01-01', 'portal', now(), now()
      from offered, person returning id, account_id, product_id)
    insert into reward (number, recommendation_id, role, account_id, product_id, status, amount_cents, premium_kind, created_at, changed_at)
    select '4', id, 'recommender', account_id, product_id, 'collected', 7000, 'money', now(), now() from recommended returning id`.execute(
    db,
  );
  const reward = rows[0]!.id;
  await sql`update reward set iban_sealed = 'paid to', holder_sealed = 'paid to'`.execute(db);
  await sql`
    insert into reward (number, recommendation_id, role, account_id, product_id, status, amount_cents, attempt, iban_sealed, holder_sealed, created_at, changed_at)
    select '5', recommendation_id, role, account_id, product_id, 'expired', 7000, 2, 'came back', 'came back', now(), now() from reward`.execute(
    db,
  );
  await sql`
    insert into posting (reward_id, kind, attempt, debit, credit, amount_cents, booked_at, text) values
      (${reward}, 'provision', 1, 'PraemienAufwand', 'VerbindlichkeitPraemien', 7000, now(), 'Bereitstellung'),
      (${reward}, 'collection', 1, 'VerbindlichkeitPraemien', 'AuszahlungOffen', 7000, now(), 'Abholung')`.execute(db);
  await sql`
    with run as (
      insert into payout_run (status, created_at, created_by) values ('discarded', now(), 1), ('draft', now(), 1) returning id, status)
    insert into payout_item (run_id, reward_id, attempt, amount_cents, end_to_end_id, discarded)
    select id, ${reward}, 1, 7000, 'E2E', status = 'discarded' from run`.execute(db);
  return reward;
}

const read = async (mandantId: number, subject: string): Promise<Rows> => ({
  postings: await ask(
    mandantId,
    `select mandant_id, ${subject} as id, kind, attempt, debit, credit, amount_cents, booked_at, text from posting order by 2, 3`,
  ),
  items: await ask(
    mandantId,
    `select mandant_id, run_id, ${subject} as id, attempt, amount_cents, end_to_end_id, discarded from payout_item order by 2, 3`,
  ),
});

const posting = (subject: string, more = `'provision', 2, 'PraemienAufwand', 'VerbindlichkeitPraemien'`): string =>
  `insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
   values (${subject}, ${more}, 7000, now(), '')`;
const item = (subject: string): string =>
  `insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
   select min(id), ${subject}, 9, 7000, 'x' from payout_run`;

test('each mandant sees its own rows as they were, now by subject', async () => {
  for (const [index, id] of mandants.entries()) {
    expect(before[index]).toEqual({
      postings: [expect.anything(), expect.anything()],
      items: Array(2).fill(expect.anything()),
    });
    expect(await read(id, 'subject_id')).toEqual(before[index]);
    for (const table of ['posting', 'payout_item'])
      expect(await ask(id, `select distinct subject_kind, subject_id, reward_id from ${table}`)).toEqual([
        { subject_kind: 'reward', subject_id: rewards[index], reward_id: rewards[index] },
      ]);
  }
  await expect(ask(undefined, 'select * from posting')).rejects.toThrow();
});

test('of the account of an attempt that came back nothing is left for the next, of every mandant', async () => {
  for (const id of mandants)
    expect(await ask(id, `select number, iban_sealed as iban, holder_sealed as holder from reward order by 1`)).toEqual(
      [
        { number: '4', iban: 'paid to', holder: 'paid to' },
        { number: '5', iban: null, holder: null },
      ],
    );
});

test('a subject is a reward of the same mandant, and of a kind that has its column', async () => {
  const [own, foreign] = rewards;
  for (const write of [posting, item]) {
    for (const missing of [foreign, 4711])
      await expect(ask(mandants[0], write(`'reward', ${missing}`))).rejects.toMatchObject({ code: '23503' });
    await expect(ask(mandants[0], write(`'commission', ${own}`))).rejects.toMatchObject({
      code: '23514',
      constraint: `${write === posting ? 'posting' : 'payout_item'}_subject`,
    });
    await expect(ask(mandants[0], write(`'reward', null`))).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  }
});

test('a subject, kind and attempt are booked once, and an attempt is in one run that counts', async () => {
  const [own] = rewards;
  await expect(
    ask(mandants[0], posting(`'reward', ${own}`, `'collection', 1, 'VerbindlichkeitPraemien', 'AuszahlungOffen'`)),
  ).rejects.toMatchObject({ code: '23505', constraint: 'posting_pkey' });
  const again = (attempt: number, discarded: boolean): string => `
    with run as (insert into payout_run (status, created_at, created_by) values ('draft', now(), 1) returning id)
    insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id, discarded)
    select id, 'reward', ${own}, ${attempt}, 7000, 'x', ${discarded} from run`;
  await expect(ask(mandants[0], again(1, false))).rejects.toMatchObject({
    code: '23505',
    constraint: 'payout_item_once',
  });
  await ask(
    mandants[0],
    `update payout_run set status = 'discarded' where status = 'draft'; update payout_item set discarded = true where not discarded`,
  );
  await ask(mandants[0], again(1, false));
});

test('the books of a reward still have to fit its status, whichever of both changes', async () => {
  const [own] = rewards;
  await expect(ask(mandants[0], posting(`'reward', ${own}`))).rejects.toThrow('does not fit its status');
  await expect(ask(mandants[0], `update reward set status = 'paidOut'`)).rejects.toThrow('does not fit its status');
  await expect(ask(mandants[0], `update reward set amount_cents = 1`)).rejects.toThrow('does not fit its status');
  const paid = posting(`'reward', ${own}`, `'payout', 1, 'AuszahlungOffen', 'Bank'`);
  await ask(mandants[0], `${paid}; update reward set status = 'paidOut' where id = ${own}`);
});

test('postings are never changed, and neither table left row-level security', async () => {
  await expect(sql`delete from posting`.execute(database.kysely)).rejects.toThrow();
  await expect(ask(mandants[0], 'update posting set amount_cents = 1')).rejects.toThrow('permission denied');
  const owner = database.transaction({ mandantId: mandants[0] ?? null, role: 'app', readOnly: false }, async (db) => {
    await sql`reset role`.execute(db);
    await sql`update posting set amount_cents = 1`.execute(db);
  });
  await expect(owner).rejects.toThrow('never changed');
  const { rows } = await sql<{ table: string; forced: boolean; valid: boolean }>`
    select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced,
      (select bool_and(convalidated) from pg_constraint k where k.conrelid = c.oid) as valid
    from pg_class c where c.relname in ('posting', 'payout_item') order by 1`.execute(database.kysely);
  expect(rows).toEqual([
    { table: 'payout_item', forced: true, valid: true },
    { table: 'posting', forced: true, valid: true },
  ]);
});
