/** Migration 0015 on rows of two mandants, as the owner from whom row-level security hides them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrationFolder } from '#platform/database/migrate.ts';
import { slugs } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, anna, ben } = await world();
afterAll(() => app.close());

class Undo extends Error {}

/** As the tables were before the migration; nothing of it stays. */
const before = `
  drop table contact_copy; drop table wrong_try; drop index recipient_mailbox; alter table recipient drop email_mailbox;
  drop index mail_unconfirmed; alter table mail drop unconfirmed_at; drop index mail_due_turn;
  alter table mail_due drop turn_from, drop turn_at, drop turn_known, drop turn_network, drop turn_subnetwork`;

test('what every mandant has already gets its mailboxes, and its portal the page of a copy', async () => {
  for (const mandant of slugs) {
    for (const Email of ['m.ax+1@googlemail.com', 'ben@gmail.com', 'b.en+x@firma.example', 'ben+2@posteo.de'])
      expect((await ben.registers(await anna.recommends({ mandant }), { Email }, { mandant })).status).toBe(200);
  }
  const { kysely } = app.app.system.database;
  const mandants = await kysely.selectFrom('mandant').select('id').execute();
  expect(mandants).toHaveLength(2);
  const life = kysely.transaction().execute(async (db) => {
    const asMandant = (id: number) =>
      sql`select set_config('role', 'weitersagen_app', true), set_config('app.mandant', ${String(id)}, true)`.execute(
        db,
      );
    for (const { id } of mandants) {
      await sql`select set_config('app.mandant', ${String(id)}, true)`.execute(db);
      await sql`delete from route where mandant_id = ${id} and name = 'Kontaktkopie'`.execute(db);
    }
    await sql.raw(before).execute(db);
    await sql.raw(await readFile(join(migrationFolder, '0015-strangers.sql'), 'utf8')).execute(db);
    for (const { id } of mandants) {
      await asMandant(id);
      const { rows } = await sql<{ email: string; mailbox: string | null }>`
        select email, email_mailbox as mailbox from recipient order by id`.execute(db);
      expect(rows.map(({ email, mailbox }) => [email, mailbox])).toEqual([
        ['m.ax+1@googlemail.com', 'max@gmail.com'],
        ['ben@gmail.com', null],
        ['b.en+x@firma.example', null],
        ['ben+2@posteo.de', 'ben@posteo.de'],
      ]);
      const { rows: pages } = await sql`select path from route where name = 'Kontaktkopie'`.execute(db);
      expect(pages).toEqual([{ path: '/kontakt/kopie' }]);
    }
    throw new Undo();
  });
  await expect(life).rejects.toThrow(Undo);
});
