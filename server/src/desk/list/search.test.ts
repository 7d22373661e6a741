/** What a search reads while nobody has counted the tables, as on a database that was filled a moment ago. */
import { CompiledQuery, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { type Asked, hear } from '#testing/database/hearing.ts';
import { world } from '#testing/world.ts';

const { app, mandants } = await world();
afterAll(() => app.close());
const { database } = app.app.system;
const token = await operator(app);
const rows = 300;

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
}

/** Rows that were looked at, in all steps of the plan. */
const rowsRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) *
    node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);

await database.transaction({ mandantId: mandants.spbdevk.id, role: 'app', readOnly: false }, async (db) => {
  await sql`
    with people as (
      insert into account (hash, email, first_name, last_name, status, language, created_at, changed_at)
      select 'hash' || g, 'person' || g || '@example.org', 'Person', g::text, 'active', 'de', now(), now() from generate_series(1, ${rows}::int) g returning id, hash),
    links as (
      insert into recommendation (number, hash, short_code, account_id, product_id, premium_id, premium_cents, recommender_share, link_type, status, valid_until, origin, created_at, changed_at)
      select hash, hash, hash, id, (select min(id) from product), 1, 7000, 100, 'shortLink', 'open', '2030-01-01', 'portal', now(), now() from people returning id, number),
    comers as (
      insert into recipient (number, hash, recommendation_id, status, email, language, created_at, changed_at)
      select number, number, id, 'confirmed', number || '@example.org', 'de', now(), now() from links returning id, recommendation_id, number),
    sold as (
      insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, created_at, changed_at)
      select number, 'EXT-' || number, 'partner', recommendation_id, id, (select min(id) from product), '2026-03-01', 'received', now(), now() from comers returning id, recommendation_id, recipient_id, number),
    earned as (
      insert into reward (number, recommendation_id, order_id, role, recipient_id, product_id, status, amount_cents, created_at, changed_at)
      select number, recommendation_id, id, 'recipient', recipient_id, (select min(id) from product), 'ready', 7000, now(), now() from sold returning id)
    insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
    select 'reward', id, 'provision', 1, 'PraemienAufwand', 'VerbindlichkeitPraemien', 7000, now(), 'Test' from earned`.execute(
    db,
  );
});

test.each(['empfehlungen', 'empfehler', 'auftraege', 'praemierungen'])(
  'a search in %s reads each row a few times, not each for each other',
  async (list) => {
    const asked: Asked[] = [];
    const end = hear(database, (one) => one.role === 'report' && asked.push(one));
    try {
      const { status } = await app.call('PUT', `/admin/${list}`, { token, body: { Filter: 'niemand@example.org' } });
      expect(status).toBe(200);
    } finally {
      end();
    }
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const { text, values, mandantId, place } of asked) {
      const plan = await database.transaction({ mandantId, place, role: 'report', readOnly: true }, async (db) => {
        const { rows: explained } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
          CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...values]),
        );
        return explained[0]?.['QUERY PLAN'][0].Plan as Node;
      });
      expect(rowsRead(plan), text).toBeLessThan(rows * 20);
    }
  },
);
