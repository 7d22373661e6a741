/**
 * Limits (rules 1.9): how often something may happen in a window, counted in the database for all processes under a
 * keyed hash, so that no address or e-mail lies in a global table; while that database alone is away, in each process
 * (without-home.ts). Switched off in test mode unless RATE_LIMITS=1.
 */
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import { mailboxOf } from '@weitersagen/contract/recommendation/mailbox';
import { sql } from 'kysely';
import type { Ctx, System } from '../context.ts';
import { emptyInBatches } from '../database/batches.ts';
import { type Cell, cellsOf, inCell, inOwnTrouble } from '../database/cell/cells.ts';
import { atHomeOrHere, type CountedHere } from '../database/cell/without-home.ts';
import { commitLater, type Db } from '../database/db.ts';
import type { Answer } from './answer.ts';
import { networksOf } from './network.ts';

export interface Limit {
  name: string;
  max: number;
  windowSeconds: number;
  /** Counted for all mandants together; else each of them counts by itself. */
  acrossMandants?: true;
}

/** What somebody tries with one e-mail, and from one address with whatever e-mails. */
export interface Tries extends Pick<Limit, 'name' | 'acrossMandants'> {
  email?: string;
  /** Counted for the mailbox, however it is written (V-04). Without it an address alone counts. */
  perEmail?: number;
  perAddress: number;
  minutes: number;
}

type Caller = Pick<Ctx, 'system' | 'mandant' | 'origin'>;
type Counted = readonly [limit: Limit, who: string];

/** Counts one and refuses with 429 above `max`. `who` is whatever the limit is for, a person perhaps. */
export const countAgainst = (ctx: Caller, limit: Limit, who: string): Promise<void> =>
  countAll(ctx.system, [[limit, at(ctx, limit, who)]]);

/** The same, with what is left told by the fields `RateLimit` and `RateLimit-Policy` of HTTP, above it, too. */
export async function countTold(
  ctx: Caller,
  limit: Limit,
  { who, answer }: { who: string; answer: Pick<Answer, 'always'> },
): Promise<void> {
  const [counted] = await countEach(ctx.system, [[limit, at(ctx, limit, who)]]);
  if (!counted) return;
  const retryAfter = secondsLeft(ctx.system, limit);
  answer.always('ratelimit-policy', `"${limit.name}";q=${limit.max};w=${limit.windowSeconds}`);
  answer.always('ratelimit', `"${limit.name}";r=${Math.max(0, limit.max - counted.count)};t=${retryAfter}`);
  if (counted.count > limit.max) refuse('limit.reached', { retryAfter });
}

/** The same for who asks for more above it instead of refusing: whether this one is within the limit. */
export const isWithin = async (ctx: Caller, limit: Limit, who: string): Promise<boolean> =>
  (await listExceeded(ctx.system, [[limit, at(ctx, limit, who)]])).length === 0;

/** Counts one of the address that calls, its networks and the mandant; a job has none. */
export const countAddress = (ctx: Caller, limit: Limit): Promise<void> =>
  countAll(ctx.system, ctx.origin ? addressLimits(ctx, limit, ctx.origin.ip) : []);

/** The same beside all mandants, and whether it is within the limit. */
export const isAddressWithin = async (system: System, limit: Limit, ip: string): Promise<boolean> =>
  (
    await listExceeded(
      system,
      networksOf(ip).map(([network, times]): Counted => [{ ...limit, max: limit.max * times }, network]),
    )
  ).length === 0;

/** A mandant as a whole takes so many times what one address may, from however many networks it comes. */
const mandantTimes = 200;

/** The network of 64 bits, the wider ones with more, and everybody together. */
const addressLimits = (ctx: Caller, limit: Limit, ip: string): Counted[] => [
  ...networksOf(ip).map(([network, times]): Counted => [{ ...limit, max: limit.max * times }, at(ctx, limit, network)]),
  [{ ...limit, max: limit.max * mandantTimes }, at(ctx, limit, 'everybody')],
];

export const countTries = (ctx: Caller, tries: Tries): Promise<void> => countAll(ctx.system, limitsOf(ctx, tries));

/** Takes one count back: what went right was no try. */
export const forgiveTries = (ctx: Caller, tries: Tries): Promise<void> => uncount(ctx.system, limitsOf(ctx, tries));

/** Both limits; a job tries nothing. */
function limitsOf(ctx: Caller, { name, email, perEmail, perAddress, minutes, ...where }: Tries): readonly Counted[] {
  if (!ctx.origin) return [];
  const windowSeconds = minutes * 60;
  const one: Limit | undefined =
    perEmail === undefined ? undefined : { name: `${name}-email`, max: perEmail, windowSeconds, ...where };
  const all: Limit = { name: `${name}-address`, max: perAddress, windowSeconds, ...where };
  return [
    ...(one === undefined || email === undefined ? [] : [[one, at(ctx, one, mailboxOf(email))] as const]),
    ...addressLimits(ctx, all, ctx.origin.ip),
  ];
}

const at = ({ mandant }: Caller, { acrossMandants }: Limit, who: string): string =>
  acrossMandants ? who : `${mandant.slug} ${who}`;

/**
 * Several limits of one action, counted in one statement. The commit does not wait for the disk: a crash that loses the
 * last counts harms nobody. Keys are sorted, so that two at once never wait for each other crosswise.
 */
async function countAll(system: System, given: readonly Counted[]): Promise<void> {
  const [limit] = await listExceeded(system, given);
  if (limit) refuse('limit.reached', { retryAfter: secondsLeft(system, limit) });
}

const listExceeded = async (system: System, given: readonly Counted[]): Promise<Limit[]> =>
  (await countEach(system, given)).filter(({ limit, count }) => count > limit.max).map(({ limit }) => limit);

async function countEach(system: System, given: readonly Counted[]): Promise<{ limit: Limit; count: number }[]> {
  if (!system.config.rateLimits || given.length === 0) return [];
  const counters = countersOf(system, given);
  const atHome = async (db: Db): Promise<{ key: string; count: number }[]> => {
    await commitLater(db);
    return db
      .insertInto('limit_counter')
      .values(counters.map(({ key, windowStart }) => ({ key, window_start: windowStart, count: 1 })))
      .onConflict((conflict) =>
        conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`limit_counter.count + 1` }),
      )
      .returning(['key', 'count'])
      .execute();
  };
  const counted = await atHomeOrHere(system, atHome, (here) =>
    counters.map((counter) => ({ key: counter.key, count: addHere(here, counter, 1) })),
  );
  return counters.map(({ limit, key }) => ({ limit, count: counted.find((row) => row.key === key)?.count ?? 0 }));
}

async function uncount(system: System, given: readonly Counted[]): Promise<void> {
  if (!system.config.rateLimits || given.length === 0) return;
  const counters = countersOf(system, given);
  const atHome = async (db: Db): Promise<void> => {
    for (const { key, windowStart } of counters)
      await db
        .updateTable('limit_counter')
        .set({ count: sql`count - 1` })
        .where('key', '=', key)
        .where('window_start', '=', windowStart)
        .where('count', '>', 0)
        .execute();
  };
  await atHomeOrHere(system, atHome, (here) => {
    for (const counter of counters) addHere(here, counter, -1);
  });
}

interface Counter {
  limit: Limit;
  key: string;
  windowStart: Date;
}

const countersOf = (system: System, given: readonly Counted[]): Counter[] =>
  given
    .map(([limit, who]) => ({ limit, key: keyOf(system, limit, who), windowStart: windowOf(system, limit) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));

function addHere({ limits }: CountedHere, { key, windowStart }: Counter, by: 1 | -1): number {
  const name = `${key} ${windowStart.getTime()}`;
  const count = Math.max(0, (limits.get(name) ?? 0) + by);
  limits.set(name, count);
  return count;
}

export const unknownNumberLimit: Limit = { name: 'unknown-number', max: 60, windowSeconds: 60 };
/** Until when an address gets no more answers; beside the counters, so that a look-up that finds something costs nothing. */
const blockedUntil = new WeakMap<System, Map<string, number>>();

/**
 * A look-up by number or hash, which refuses with `unknown` or gives undefined for one that is not there: an address
 * that asks for more than 60 unknown ones a minute gets 429, for known ones too, until the minute is over, because the
 * difference would tell which numbers exist (rules 1.7).
 */
export async function lookUp<T>(
  { system, origin }: Pick<Ctx, 'system'> & { origin: { ip: string } | null },
  find: () => Promise<T>,
  limit: Limit = unknownNumberLimit,
): Promise<T> {
  const networks = origin ? networksOf(origin.ip) : [];
  const blocked = blockedUntil.get(system) ?? new Map<string, number>();
  blockedUntil.set(system, blocked);
  const now = system.clock.now().getTime();
  // Longer than a window: the clock was ahead, and has gone back.
  const isBlocked = (until: number): boolean => until > now && until <= now + limit.windowSeconds * 1000;
  const blockOf = (network: string): string => `${limit.name} ${network}`;
  if (networks.some(([network]) => isBlocked(blocked.get(blockOf(network)) ?? 0)))
    refuse('limit.reached', { retryAfter: secondsLeft(system, limit) });
  const countUnknown = async (): Promise<void> => {
    const ofNetworks = networks.map(([one, times]): Counted => [{ ...limit, max: limit.max * times }, one]);
    const exceeded = await listExceeded(system, ofNetworks);
    const [first] = exceeded;
    if (!first) return;
    for (const [one, until] of blocked) if (until <= now) blocked.delete(one);
    const end = windowOf(system, first).getTime() + first.windowSeconds * 1000;
    for (const [counted, one] of ofNetworks) if (exceeded.includes(counted)) blocked.set(blockOf(one), end);
    refuse('limit.reached', { retryAfter: secondsLeft(system, first) });
  };
  try {
    const found = await find();
    if (found === undefined) await countUnknown();
    return found;
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'unknown') await countUnknown();
    throw error;
  }
}

/** Job step: windows that are over, by key in parts. */
export async function endLimits(system: System): Promise<void> {
  const before = new Date(system.clock.now().getTime() - 86_400_000);
  // The turns of mails count in the cell of their mandant.
  for (const cell of cellsOf(system.database)) await inOwnTrouble(system, cell, () => endLimitsOf(cell, before));
}

const partMax = 5000;

function endLimitsOf(cell: Cell, before: Date): Promise<number> {
  let after: CounterKey = { key: '', windowStart: new Date(0) };
  return emptyInBatches(async (max) => {
    const part = await inCell(cell, { role: 'app' }, (db) => deletePart(db, { after, before, max }));
    after = part ?? after;
    return part?.looked ?? 0;
  }, partMax);
}

interface CounterKey {
  key: string;
  windowStart: Date;
}

/** Looks at the next counters in the order of their key, whatever their time; gives the last of them, and how many they were. */
async function deletePart(
  db: Db,
  { after, before, max }: { after: CounterKey; before: Date; max: number },
): Promise<(CounterKey & { looked: number }) | undefined> {
  const { rows } = await sql<CounterKey & { looked: number }>`
    with part as materialized (
      select key, window_start from limit_counter where (key, window_start) > (${after.key}, ${after.windowStart}::timestamptz)
      order by key, window_start limit ${max}),
    gone as (
      delete from limit_counter c using part p
      where c.key = p.key and c.window_start = p.window_start and p.window_start < ${before}::timestamptz)
    select key, window_start as "windowStart", (select count(*)::int from part) as looked
    from part order by key desc, window_start desc limit 1`.execute(db);
  return rows[0];
}

const keyOf = (system: System, limit: Limit, who: string): string => `${limit.name}:${system.vault.hash(who, 'limit')}`;

const windowOf = (system: System, { windowSeconds }: Limit): Date => {
  const windowMs = windowSeconds * 1000;
  return new Date(Math.floor(system.clock.now().getTime() / windowMs) * windowMs);
};

const secondsLeft = (system: System, limit: Limit): number =>
  Math.ceil((windowOf(system, limit).getTime() + limit.windowSeconds * 1000 - system.clock.now().getTime()) / 1000);
