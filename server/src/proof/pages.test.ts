/**
 * What is noted of a thing beside its status stands in no index, so that its next version stays on its page and no index learns
 * of it; what is found by its status is written into the indexes with each move (record 031).
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClickWriter } from '../recommendation/click-writer.ts';
import { evaOf } from '../testing/cast/eva.ts';
import { person, signsIn } from '../testing/cast/person.ts';
import { collectReward, type Made, rewardStates, runJob } from '../testing/cast/reward-states.ts';
import { testDatabaseKind } from '../testing/database/database.ts';
import { rollUpAll } from '../testing/roll-up.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

/** Table → columns that are written without a move of its status. */
const notes: Readonly<Record<string, string>> = {
  account: 'changed_at last_login_at password_hash password_version language customer_number_at',
  account_total: 'received_cents received_count',
  click_total: 'entries',
  entry_day: 'people reported heads robots previews repeats prefetches',
  limit_counter: 'count',
  mail: 'last_error reply_code',
  one_time_token: 'used_at',
  operator_session: 'seen_at',
  orders: 'changed_at rejection by_hand',
  payout_run: 'confirmed_at confirmed_by',
  recipient: 'changed_at reminded_on advertising_at entry_channel entry_source',
  recommendation: 'changed_at accepted_at locked_at',
  replay_key: 'answer_sealed',
  reward: 'changed_at reminded_on last_mail_at amount_cents ready_at terms_text_id',
};

test.each(Object.entries(notes))('no index of %s knows what is only noted', async (table, columns) => {
  const { rows } = await sql<{ name: string; column: string }>`
    select i.indexrelid::regclass::text as name, a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid
    where i.indrelid = ${table}::regclass and a.attname = any(${columns.split(' ')}::text[])
      and pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')`.execute(w.app.app.system.database.kysely);
  expect(rows).toEqual([]);
  const { rows: known } = await sql<{ count: number }>`
    select count(*)::int as count from pg_attribute where attrelid = ${table}::regclass and attname = any(${columns.split(' ')}::text[])`.execute(
    w.app.app.system.database.kysely,
  );
  expect(known[0]?.count).toBe(columns.split(' ').length);
});

if (testDatabaseKind === 'postgres') {
  describe('the next version of a row', () => {
    let made: Made;
    let numbers: { reward: number; recommendation: number };
    const eva = () => evaOf(w.app);

    beforeAll(async () => {
      made = await rewardStates(w, eva()).ready();
      const { rows } = await w.as().read(({ db }) =>
        sql<{ reward: number; recommendation: number }>`
          select id as reward, recommendation_id as recommendation from reward where number = ${made.reward}`.execute(
          db,
        ),
      );
      numbers = rows[0] as typeof numbers;
    });

    test('stays on its page where somebody is reminded of a reward', async () => {
      await w.days(14);
      const moved = await versionsOf('reward', () => runJob(w, eva(), 'erinnerungen'));
      expect(moved).toEqual({ all: 1, onPage: 1 });
    });

    test('stays on its page where somebody signs in', async () => {
      const { email } = await person(w.app);
      const moved = await versionsOf('account', async () => {
        expect((await signsIn(w.app, email)).status).toBe(200);
      });
      expect(moved).toEqual({ all: 1, onPage: 1 });
    });

    test('stays on its page where the entries of a link are counted again', async () => {
      const opens = async () => {
        await createClickWriter(w.app.app.system).record(clickOf(numbers.recommendation));
        await rollUpAll(w.as());
      };
      await opens();
      for (const table of ['click_total', 'entry_day'])
        expect([table, await versionsOf(table, opens)]).toEqual([table, { all: 1, onPage: 1 }]);
    });

    test('goes into the indexes where a reward is collected, because jobs and lists find it by its status', async () => {
      const moved = await versionsOf('reward', async () => {
        expect((await collectReward(w, made.recommender!.token)).status).toBe(200);
      });
      expect(moved.all).toBeGreaterThan(0);
      expect(moved.onPage).toBe(0);
    });
  });
}

const clickOf = (recommendationId: number) => ({
  mandantId: w.as().mandant.id,
  recommendationId,
  channel: 'wa',
  source: 'shortLink' as const,
  recipientNumber: null,
  target: 'landing' as const,
  at: w.app.app.system.clock.now(),
  visitorHash: crypto.randomUUID().replaceAll('-', ''),
  kind: 'person' as const,
  referrerHost: null,
});

/** New versions of rows of a table that the steps make, and how many of them no index learnt of. */
async function versionsOf(table: string, steps: () => Promise<unknown>): Promise<{ all: number; onPage: number }> {
  const before = await countVersions(table);
  await steps();
  const after = await countVersions(table);
  return { all: after.all - before.all, onPage: after.onPage - before.onPage };
}

/** Each connection tells what it has counted when it is told to. */
async function countVersions(table: string): Promise<{ all: number; onPage: number }> {
  const { pool } = w.app.app.system.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) await client.query('select pg_stat_force_next_flush()');
  for (const client of clients) client.release();
  const { rows } = await pool.query<{ all: string; hot: string }>(
    'select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = $1',
    [table],
  );
  return { all: Number(rows[0]?.all), onPage: Number(rows[0]?.hot) };
}
