/**
 * Limits (design 1.9): how often something may happen in a window, counted in the database for all processes under a
 * keyed hash, so that no address or e-mail lies in a global table. Switched off in test mode unless RATE_LIMITS=1.
 */
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import { sql } from 'kysely';
import { type Ctx, globally, type System } from './context.ts';

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

const unknownNumbers: Limit = { name: 'unknown-number', max: 60, windowSeconds: 60 };
/** Until when an address gets no more answers; beside the counters, so that a look-up that finds something costs nothing. */
const blockedUntil = new WeakMap<System, Map<string, number>>();

/**
 * A look-up by number or hash: an address that asks for more than 60 unknown ones a minute gets 429, for known ones too,
 * until the minute is over, because the difference would tell which numbers exist (design 1.7).
 */
export async function lookUp<T>({ system, origin }: Ctx, find: () => Promise<T>): Promise<T> {
  const blocked = blockedUntil.get(system) ?? new Map<string, number>();
  blockedUntil.set(system, blocked);
  const now = system.clock.now().getTime();
  if (origin && (blocked.get(origin.ip) ?? 0) > now) refuse('limit.reached', { retryAfter: secondsLeft(system, unknownNumbers) });
  try {
    return await find();
  } catch (error) {
    if (!origin || !(error instanceof Refusal) || error.refusal !== 'unknown') throw error;
    await countAgainst(system, unknownNumbers, origin.ip).catch((refused: unknown) => {
      for (const [ip, until] of blocked) if (until <= now) blocked.delete(ip);
      blocked.set(origin.ip, windowOf(system, unknownNumbers).getTime() + unknownNumbers.windowSeconds * 1000);
      throw refused;
    });
    throw error;
  }
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
