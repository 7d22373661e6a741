/**
 * Counts every click there is. Clicks are counted when no transaction of the server is older, and on PostgreSQL other tests run
 * on the same one: here they are waited for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';
import { rollUpClicks } from '#recommendation/entries.ts';

export async function rollUpAll(ctx: Ctx): Promise<number> {
  const { kysely } = ctx.system.database;
  const next = sql<{ xid: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`;
  const [now] = (await next.execute(kysely)).rows;
  const areOver = sql<{ areOver: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= ${now?.xid}::xid8 as "areOver"`;
  while (!(await areOver.execute(kysely)).rows[0]?.areOver) await sleep(5);
  return rollUpClicks(ctx);
}
