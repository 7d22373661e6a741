/**
 * Limits (design 1.9): how often something may happen in a window, counted in the database for all processes under a
 * keyed hash, so that no address or e-mail lies in a global table. Switched off in test mode unless RATE_LIMITS=1.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { sql } from 'kysely';
import { globally, type System } from './context.ts';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
}

/** Counts one and refuses with 429 above `max`. `who` is an address, an e-mail, a mandant with either. */
export async function countAgainst(system: System, limit: Limit, who: string): Promise<void> {
  if (!system.config.rateLimits) return;
  const count = await globally(system, async (db) => {
    const { rows } = await sql<{ count: number }>`
      insert into limit_counter as c (key, window_start, count) values (${keyOf(system, limit, who)}, ${windowOf(system, limit)}, 1)
      on conflict (key, window_start) do update set count = c.count + 1 returning count`.execute(db);
    return rows[0]?.count ?? 0;
  });
  if (count > limit.max) refuse('limit.reached', { retryAfter: secondsLeft(system, limit) });
}

/** Refuses with 429 where the limit is used up, and counts nothing. */
export async function refuseAbove(system: System, limit: Limit, who: string): Promise<void> {
  if (!system.config.rateLimits) return;
  const row = await globally(system, (db) =>
    db.selectFrom('limit_counter').select('count').where('key', '=', keyOf(system, limit, who)).where('window_start', '=', windowOf(system, limit)).executeTakeFirst(),
  );
  if ((row?.count ?? 0) >= limit.max) refuse('limit.reached', { retryAfter: secondsLeft(system, limit) });
}

/** Job step: windows that are over. */
export const endLimits = (system: System): Promise<void> =>
  globally(system, async (db) => {
    await db.deleteFrom('limit_counter').where('window_start', '<', new Date(system.clock.now().getTime() - 86_400_000)).execute();
  });

const keyOf = (system: System, limit: Limit, who: string): string => `${limit.name}:${system.vault.hash(who, 'limit')}`;

const windowOf = (system: System, { windowSeconds }: Limit): Date => {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(system.clock.now().getTime() / windowMs) * windowMs);
};

const secondsLeft = (system: System, limit: Limit): number =>
  Math.ceil((windowOf(system, limit).getTime() + limit.windowSeconds * 1000 - system.clock.now().getTime()) / 1000);
