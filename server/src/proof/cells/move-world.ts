/** Two cells with a superuser of each, for tests that move a mandant between them. */
import type pg from 'pg';
import { afterAll, expect } from 'vitest';
import { type Cell, cellOf, cellsOf } from '#platform/database/cell/cells.ts';
import { world } from '#testing/world.ts';
import { type Admin, openAdmin } from '../../setup/move/admins.ts';

export const urlOf = ({ database }: Cell): string =>
  (database.pool.options as pg.PoolConfig & { connectionString: string }).connectionString;

export async function moveWorld() {
  const w = await world({ RATE_LIMITS: '0' });
  const { app, mandants } = w;
  const { system } = app.app;
  const [home, a, b] = cellsOf(system.database);
  if (!home || !a || !b) throw new Error('TEST_DATABASE=cells has three databases');
  const { id, slug } = mandants.spbdevk;
  const adminOf = async (cell: Cell): Promise<Admin> => {
    const url = new URL(process.env.TEST_SUPERUSER_URL ?? '');
    url.pathname = new URL(urlOf(cell)).pathname;
    return openAdmin('MOVE', url.href);
  };
  const admins = { a: await adminOf(a), b: await adminOf(b) };
  afterAll(async () => {
    await Promise.all(Object.values(admins).map(({ client }) => client.end()));
    await app.close();
  });
  const countIn = async ({ client }: Admin, table: string, where = 'true'): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where mandant_id = ${id} and ${where}`,
    );
    return rows[0]?.count ?? 0;
  };
  const nothingIsLeft = async (): Promise<void> => {
    for (const { client } of Object.values(admins)) {
      const { rows } = await client.query(
        `select slot_name as name from pg_replication_slots union all select pubname from pg_publication
         union all select subname from pg_subscription where subdbid = (select oid from pg_database where datname = current_database())`,
      );
      expect(rows).toEqual([]);
    }
  };
  return {
    w,
    app,
    system,
    id,
    slug,
    cells: { home, a, b },
    admins,
    there: { from: admins.a, to: admins.b },
    back: { from: admins.b, to: admins.a },
    placeNow: (): string => cellOf(system.database, id).name,
    countIn,
    nothingIsLeft,
  };
}
