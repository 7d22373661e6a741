/** In the database no mandant sees another, however a query is written, and what all share holds no person. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liesOnlyAtHome } from '#platform/database/cell/places.ts';
import { type Cast, cast } from './cast.ts';

let here: Cast;

beforeAll(async () => {
  here = await cast();
});

afterAll(() => here.app.close());

test('under the app role no hand-written query sees a foreign row of any mandant-owned table', async () => {
  const { database } = here.app.app.system;
  const [first, second] = await here.app.app.mandants.all();
  const { rows: tables } = await sql<{
    name: string;
  }>`select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'mandant_id' where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not in ('mandant_host', 'link_code', 'job_run', 'mail_due', 'move_state', 'cms_app')`.execute(
    database.kysely,
  );
  let filled = 0;
  for (const { name } of tables) {
    const seen = await database.transaction(
      { mandantId: first?.id ?? 0, role: 'app', readOnly: true },
      async (db) =>
        (
          await sql<{
            mandant_id: number;
            count: number;
          }>`select mandant_id, count(*)::int as count from ${sql.table(name)} group by mandant_id`.execute(db)
        ).rows,
    );
    expect(seen.filter((row) => row.mandant_id !== first?.id)).toEqual([]);
    const other = await database.transaction(
      { mandantId: second?.id ?? 0, role: 'app', readOnly: true },
      async (db) =>
        (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)).rows[0]
          ?.count ?? 0,
    );
    if (other > 0) filled++;
  }
  expect(filled).toBeGreaterThan(15);
});

test('the global tables hold no person and no link but the codes, whoever asks', async () => {
  const { database } = here.app.app.system;
  for (const table of [
    'mandant',
    'mandant_host',
    'link_code',
    'sealed_form',
    'single_hand',
    'visitor_salt',
    'limit_counter',
    'job_round',
    'job_run',
    'mail_due',
    'move_state',
    'cms_app',
  ]) {
    const place = liesOnlyAtHome(table) ? 'home' : 'cell';
    const text = await database.transaction({ mandantId: null, place, role: 'app', readOnly: true }, async (db) =>
      JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows),
    );
    // As a word: a code is drawn, and may have three letters of anybody in it.
    for (const person of [
      'Anna',
      'Muster',
      'Ben',
      'Beispiel',
      'example.org',
      here.walks.spbdevk.hash,
      here.walks.versicherung.hash,
    ])
      expect(text).not.toMatch(new RegExp(`\\b${person}\\b`));
  }
});
