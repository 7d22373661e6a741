/**
 * The kept sums of a person (migrations 0008 and 0011): whatever is written to recommendations and rewards, by one statement of
 * many rows or many of one, they are what counting gives; and the migration counts what was there before it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toNumber } from '@weitersagen/contract/basics/number';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { migrationFolder } from '#platform/database/migrate.ts';
import { walkToReady } from '../testing/cast/eva.ts';
import { countedTotals, keptTotals } from '../testing/database/totals.ts';
import { products, type Slug, slugs } from '../testing/mandant-files.ts';
import { collectVoucher } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const statuses = {
  recommendation: ['open', 'ok', 'released', 'paid', 'expired', 'cancelled'],
  reward: ['open', 'ready', 'collected', 'paidOut', 'expired', 'cancelled'],
} as const;
const kinds = [null, 'money', 'voucher'] as const;

let numbers = 2_000_000_000;
const fresh = (kind: 'recommendation' | 'reward'): string => toNumber(kind, String(numbers++));

const addPeople = async (db: Db, hash: string): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      insert into account (hash, status, email, language, created_at, changed_at)
      select ${hash} || g, 'active', ${hash} || g || '@example.org', 'de', now(), now() from generate_series(1, 3) g returning id`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

interface Made {
  whose: number;
  status: number;
}

/** In one statement, as a run or an import writes them. */
const addRecommendations = (db: Db, people: readonly number[], made: readonly Made[]) =>
  sql`insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
    select number, number, number, account_id, 101, 1, 7000, 100, 'shortLink', status, '2030-01-01', 'portal', now(), now()
    from jsonb_to_recordset(${JSON.stringify(
      made.map(({ whose, status }) => ({
        number: fresh('recommendation'),
        account_id: people[whose],
        status: statuses.recommendation[status],
      })),
    )}::jsonb) as t(number text, account_id bigint, status text)`.execute(db);

const addRewards = (db: Db, people: readonly number[], made: readonly (Made & { cents: number; kind: number })[]) =>
  sql`insert into reward (number, recommendation_id, role, account_id, recipient_id, product_id, status, amount_cents, premium_kind, created_at, changed_at)
    select number, (select min(id) from recommendation), case when account_id is null then 'recipient' else 'recommender' end,
      account_id, case when account_id is null then 1 end, 101, status, cents, kind, now(), now()
    from jsonb_to_recordset(${JSON.stringify(
      made.map(({ whose, status, cents, kind }) => ({
        number: fresh('reward'),
        // Whoever is not there is a recipient, of whom nothing is kept.
        account_id: people[whose],
        status: statuses.reward[status],
        cents,
        kind: kinds[kind],
      })),
    )}::jsonb) as t(number text, account_id bigint, status text, cents bigint, kind text)`.execute(db);

const table = fc.constantFrom('recommendation', 'reward');
const status = fc.nat(5);
const made = { whose: fc.nat(3), status };
const step = fc.oneof(
  fc.record({
    does: fc.constant('recommend'),
    rows: fc.array(fc.record({ ...made, whose: fc.nat(2) }), { maxLength: 6 }),
  }),
  fc.record({
    does: fc.constant('reward'),
    rows: fc.array(fc.record({ ...made, cents: fc.integer({ min: 1, max: 9000 }), kind: fc.nat(2) }), { maxLength: 6 }),
  }),
  fc.record({ does: fc.constant('move'), table, status, part: fc.nat(3) }),
  fc.record({
    does: fc.constant('revalue'),
    cents: fc.integer({ min: 1, max: 9000 }),
    kind: fc.nat(2),
    part: fc.nat(3),
  }),
  fc.record({ does: fc.constant('touch'), table, part: fc.nat(3) }),
  fc.record({ does: fc.constant('hand over'), from: fc.nat(2), to: fc.nat(2) }),
  fc.record({ does: fc.constant('delete'), table, part: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take(db: Db, people: readonly number[], given: Step): Promise<unknown> {
  if ('rows' in given)
    return 'cents' in (given.rows[0] ?? {})
      ? addRewards(db, people, given.rows as Parameters<typeof addRewards>[2])
      : addRecommendations(db, people, given.rows);
  if ('from' in given)
    return sql`update recommendation set account_id = ${people[given.to]} where account_id = ${people[given.from]}`.execute(
      db,
    );
  const part = sql`id % 4 = ${given.part}`;
  if ('cents' in given)
    return sql`update reward set amount_cents = ${given.cents}, premium_kind = ${kinds[given.kind]} where ${part}`.execute(
      db,
    );
  const name = sql.table(given.table);
  if (given.does === 'delete') {
    // One that a reward hangs on stays, and the first one for the rewards to come.
    const free =
      given.table === 'reward'
        ? sql`true`
        : sql`id > (select min(id) from recommendation) and not exists (select from reward w where w.recommendation_id = recommendation.id)`;
    return sql`delete from ${name} where ${part} and ${free}`.execute(db);
  }
  if ('status' in given)
    return sql`update ${name} set status = ${statuses[given.table as 'reward'][given.status]} where ${part}`.execute(
      db,
    );
  return sql`update ${name} set changed_at = now() where ${part}`.execute(db);
}

/** Ends a transaction of which nothing is to stay. */
class Undo extends Error {}

test.each(slugs)(
  'after any change they are what counting gives: %s',
  async (slug: Slug) => {
    await w.anna.recommends({ mandant: slug });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const life = w.as(slug).write(async ({ db }) => {
          await sql`set constraints all deferred`.execute(db);
          const people = await addPeople(db, `p${numbers++}`);
          for (const one of steps) {
            await take(db, people, one);
            expect(await keptTotals(db)).toEqual(await countedTotals(db));
          }
          throw new Undo();
        });
        await expect(life).rejects.toThrow(Undo);
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

/** As the tables were before the migration; `begin … rollback` around it brings everything back. */
const before = `
  drop trigger recommendation_made on recommendation; drop trigger recommendation_changed on recommendation;
  drop trigger recommendation_gone on recommendation; drop trigger reward_made on reward;
  drop trigger reward_changed on reward; drop trigger reward_gone on reward;
  drop function keep_recommendation_totals; drop function keep_reward_totals; drop function add_to_totals;
  drop function reward_total_key; drop table account_total; drop index if exists reward_account_status; drop index if exists reward_received; drop index voucher_code_reward`;

test('the migrations count what every mandant has already, as the owner from whom row-level security hides it', async () => {
  for (const mandant of slugs) {
    await walkToReady(w.app, { mandant });
    const walk = await walkToReady(w.app, { mandant, product: products.voucher, share: 100 });
    await collectVoucher(w.app, walk, walk.recommender!.token);
  }
  const { kysely } = w.app.app.system.database;
  const mandants = await kysely.selectFrom('mandant').select('id').execute();
  const totals = async (db: Db): Promise<unknown[]> => {
    const all: unknown[] = [];
    for (const { id } of mandants) {
      await sql`select set_config('role', 'weitersagen_app', true), set_config('app.mandant', ${String(id)}, true)`.execute(
        db,
      );
      const kept = await keptTotals(db);
      expect(kept).toEqual(await countedTotals(db));
      all.push(kept);
    }
    return all;
  };
  const run = async (db: Db, name: string) =>
    sql.raw(await readFile(join(migrationFolder, `${name}.sql`), 'utf8')).execute(db);
  const life = kysely.transaction().execute(async (db) => {
    await sql.raw(before).execute(db);
    await run(db, '0008-personal-area');
    await run(db, '0011-received-vouchers');
    const [first, second] = await totals(db);
    expect(first).not.toEqual([]);
    expect(second).not.toEqual([]);
    throw new Undo();
  });
  await expect(life).rejects.toThrow(Undo);
});
