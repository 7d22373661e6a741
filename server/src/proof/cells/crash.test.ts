/** The program is killed again and again while people come to mandants of two cells; what is lost is counted over all databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { cellsOf, inCell } from '#platform/database/cell/cells.ts';
import type { Database } from '#platform/database/db.ts';
import { freshDatabase, testCells } from '#testing/database/database.ts';
import { products, slugs } from '#testing/mandant-files.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { crash, expectEnough, slackMs } from '../crash.ts';
import { findLosses } from '../crash-losses.ts';
import { prepareCrash } from '../crash-world.ts';
import { urlOf } from './move-world.ts';

const seconds = Number(process.env.CRASH_SECONDS ?? 5);
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(
  `killed again and again for ${seconds} seconds, a program with three databases loses, doubles and misplaces nothing (seed ${seed})`,
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'cells-crash-'));
    const { database, url = '', release } = await freshDatabase();
    onTestFinished(async () => {
      await release();
      rmSync(DATA_DIR, { recursive: true });
    });
    const CELLS = cellsOf(database)
      .slice(1)
      .map((cell) => `${cell.name}=${urlOf(cell)}`)
      .join(' ');
    const environment = {
      DATA_DIR,
      DATABASE_URL: url,
      CELLS,
      PORTAL_TESTMODE: '1',
      LINK_BASE: 'http://localhost:3000',
    };
    const prepared: Awaited<ReturnType<typeof prepareCrash>>[] = [];
    for (const [at, slug] of slugs.entries()) {
      const cell = testCells[at] ?? '';
      const one = await prepareCrash(environment, 15, {}, { slug, cell });
      expect(database.cells?.settle(one.mandantId, cell)).toBe(true);
      prepared.push(one);
    }
    const offered = prepared.map((one) => ({ ...one, productId: products.home }));
    const acknowledged = await crash({ offered, port: await freePort(), environment, seconds, seed });
    const losses = await Promise.all(
      acknowledged.map((one, at) => findLosses(database, prepared[at]?.mandantId ?? 0, one)),
    );
    expect(losses.flat().slice(0, 20)).toEqual([]);
    const places = new Map(prepared.map(({ mandantId }, at) => [mandantId, testCells[at]]));
    expect(await misplaced(database, places)).toEqual([]);
    expectEnough(acknowledged);
  },
  seconds * 1000 + slackMs + 180_000,
);

const tables = ['account', 'recommendation', 'click', 'orders', 'reward', 'posting', 'event', 'mail'];

/** Rows that lie where their mandant does not; and tables that nobody has written, which would say nothing. */
async function misplaced(database: Database, places: ReadonlyMap<number, string | undefined>): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    let count = 0;
    for (const cell of cellsOf(database)) {
      const { rows } = await inCell(cell, { role: 'report', readOnly: true }, (db) =>
        sql<{
          mandant: number;
          count: number;
        }>`select mandant_id as mandant, count(*)::int as count from ${sql.table(table)}
          where mandant_id = any(${[...places.keys()]}) group by mandant_id`.execute(db),
      );
      for (const row of rows) {
        count += row.count;
        if (places.get(row.mandant) !== cell.name) found.push(`${row.count} rows of ${table} lie in ${cell.name}`);
      }
    }
    if (count === 0) found.push(`${table} has no rows`);
  }
  return found;
}
