/**
 * Two real transactions, of which the second meets what the first has changed: `act` has looked already and waits for a row
 * that `change` holds, until that is committed. On the embedded database, which has one session, it looks afterwards.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Ctx, Tx } from '#platform/context.ts';

export async function meanwhile<T>(ctx: Ctx, change: (tx: Tx) => Promise<unknown>, act: () => Promise<T>): Promise<T> {
  const changed = Promise.withResolvers<void>();
  // Begun here, because nothing that is begun inside is outside of the transaction.
  const acted = changed.promise.then(act);
  await ctx.write(async (tx) => {
    await change(tx);
    changed.resolve();
    if (ctx.system.database.kind === 'postgres') await untilSomebodyWaits(tx);
  });
  return acted;
}

async function untilSomebodyWaits({ db }: Tx): Promise<void> {
  for (let tried = 0; tried < 500; tried++) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks l where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))) as waits`.execute(
      db,
    );
    if (rows[0]?.waits) return;
    await sleep(10);
  }
  throw new Error('nobody waits for what was changed');
}
