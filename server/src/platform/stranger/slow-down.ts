/**
 * Wrong tries of a sign-in slow the next ones down and lock nobody out (rules 1.9). One account from one network (48 bits)
 * waits 1, 2, 4 … 60 seconds; the caller is told so by 429, nobody sleeps in the server. A known browser waits by itself, so
 * that a stranger never makes its owner wait. The account as a whole never waits: above a hundred wrong tries an hour a
 * stranger does a proof of work, the longer the more tries there were.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { sql } from 'kysely';
import { type Ctx, globally, type System } from '../context.ts';
import { emptyInBatches } from '../database/batches.ts';
import { atHomeOrHere } from '../database/cell/without-home.ts';
import type { Db } from '../database/db.ts';
import { widerNetworkOf } from '../http/network.ts';
import { bitsMax, isProven } from './proof-of-work.ts';

const waitSecondsMax = 60;
/** So far apart the clocks of two processes may be; who would wait longer was made to by a clock that has gone back since. */
const skewSeconds = 60;
/** After an hour without a try the count begins anew. */
const hourMs = 3_600_000;
const freeTries = 100;
const bitsFirst = 16;

type Trying = Pick<Ctx, 'system' | 'mandant' | 'now' | 'origin'>;

/** Whose password is tried: the name of the kind's limit and the address, for one mandant or all. */
export interface Tried {
  name: string;
  email: string;
  acrossMandants?: true | undefined;
}

const keyOf = ({ system, mandant }: Trying, { name, email, acrossMandants }: Tried, where: string): string =>
  system.vault.hash([name, acrossMandants ? '' : mandant.slug, email.toLowerCase(), where].join(' '), 'wrong-try');

/** Counts the try as wrong until it is forgiven, so that many at once are no more than one; refuses while it has to wait. */
export async function slowDown(ctx: Trying, tried: Tried, isMarked: boolean): Promise<void> {
  const { system, now, origin } = ctx;
  if (!system.config.rateLimits || !origin) return;
  const key = keyOf(ctx, tried, placeOf(ctx, isMarked));
  const anew = new Date(now.getTime() - hourMs);
  const latest = plusSeconds(now, waitSecondsMax + skewSeconds);
  const atHome = async (db: Db): Promise<{ waitUntil: Date } | undefined> => {
    const { rows } = await sql<{ waitUntil: Date }>`
      insert into wrong_try (key, wrong, wait_until, tried_at) values (${key}, 1, ${plusSeconds(now, 1)}, ${now})
      on conflict (key) do update set
        wrong = case when wrong_try.tried_at < ${anew} then 1 else wrong_try.wrong + 1 end,
        wait_until = ${now}::timestamptz + make_interval(secs => case when wrong_try.tried_at < ${anew} then 1
          else least(${waitSecondsMax}, power(2, least(wrong_try.wrong, 10))) end),
        tried_at = ${now}
      where wrong_try.wait_until <= ${now} or wrong_try.wait_until > ${latest}
      returning wait_until as "waitUntil"`.execute(db);
    if (rows[0]) return undefined;
    return db.selectFrom('wrong_try').select('wait_until as waitUntil').where('key', '=', key).executeTakeFirst();
  };
  const row = await atHomeOrHere(system, atHome, ({ tries }) => {
    const known = tries.get(key);
    if (known && known.waitUntil > now && known.waitUntil <= latest) return known;
    const wrong = known && known.triedAt >= anew ? known.wrong : 0;
    const waitSeconds = Math.min(waitSecondsMax, 2 ** Math.min(wrong, 10));
    tries.set(key, { wrong: wrong + 1, waitUntil: plusSeconds(now, waitSeconds), triedAt: now });
    return undefined;
  });
  if (row)
    refuse('limit.reached', { retryAfter: Math.max(1, Math.ceil((row.waitUntil.getTime() - now.getTime()) / 1000)) });
}

/** It was right, or a mail has proved whose the address is. */
export async function forgiveSlowly(ctx: Trying, tried: Tried, isMarked: boolean): Promise<void> {
  const { system, origin } = ctx;
  if (!system.config.rateLimits || !origin) return;
  const keys = [...new Set([placeOf(ctx, isMarked), placeOf(ctx, true)])].map((place) => keyOf(ctx, tried, place));
  const atHome = (db: Db): Promise<unknown> => db.deleteFrom('wrong_try').where('key', 'in', keys).execute();
  await atHomeOrHere(system, atHome, ({ tries }) => {
    for (const key of keys) tries.delete(key);
  });
}

const placeOf = ({ origin }: Trying, isMarked: boolean): string =>
  isMarked ? 'known browser' : widerNetworkOf(origin?.ip ?? '');

const plusSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** How often the account was tried in vain in the last hour. */
export async function wrongUntilNow(ctx: Trying, tried: Tried): Promise<number> {
  const { system, now, origin } = ctx;
  if (!system.config.rateLimits || !origin) return 0;
  const row = await findWrong(ctx, tried);
  return row && row.waitUntil.getTime() >= now.getTime() - hourMs ? row.wrong : 0;
}

function findWrong(ctx: Trying, tried: Tried): Promise<{ wrong: number; waitUntil: Date } | undefined> {
  const key = keyOf(ctx, tried, 'the account');
  const atHome = (db: Db): Promise<{ wrong: number; waitUntil: Date } | undefined> =>
    db.selectFrom('wrong_try').select(['wrong', 'wait_until as waitUntil']).where('key', '=', key).executeTakeFirst();
  return atHomeOrHere(ctx.system, atHome, ({ tries }) => tries.get(key));
}

/** Counts a try of the account as one in vain, until it is known to be right; how many there are with it. */
export async function countWrong(ctx: Trying, tried: Tried): Promise<number> {
  const { system, now, origin } = ctx;
  if (!system.config.rateLimits || !origin) return 0;
  const key = keyOf(ctx, tried, 'the account');
  const anew = new Date(now.getTime() - hourMs);
  const atHome = async (db: Db): Promise<number> => {
    const { rows } = await sql<{ wrong: number }>`
      insert into wrong_try (key, wrong, wait_until, tried_at) values (${key}, 1, ${now}, ${now})
      on conflict (key) do update set
        wrong = case when wrong_try.wait_until < ${anew} then 1 else wrong_try.wrong + 1 end,
        wait_until = case when wrong_try.wait_until < ${anew} then ${now} else wrong_try.wait_until end,
        tried_at = ${now}
      returning wrong`.execute(db);
    return rows[0]?.wrong ?? 0;
  };
  return atHomeOrHere(system, atHome, ({ tries }) => {
    const known = tries.get(key);
    const goesOn = known && known.waitUntil >= anew;
    const wrong = goesOn ? known.wrong + 1 : 1;
    tries.set(key, { wrong, waitUntil: goesOn ? known.waitUntil : now, triedAt: now });
    return wrong;
  });
}

/** A right one is none of the wrong ones. */
export async function uncountWrong(ctx: Trying, tried: Tried): Promise<void> {
  if (!ctx.system.config.rateLimits || !ctx.origin) return;
  const key = keyOf(ctx, tried, 'the account');
  const atHome = (db: Db): Promise<unknown> =>
    sql`update wrong_try set wrong = greatest(0, wrong - 1) where key = ${key}`.execute(db);
  await atHomeOrHere(ctx.system, atHome, ({ tries }) => {
    const known = tries.get(key);
    if (known) tries.set(key, { ...known, wrong: Math.max(0, known.wrong - 1) });
  });
}

/** Whether the account as a whole is under attack with so many wrong tries. */
export const isAttacked = (wrong: number): boolean => wrong > freeTries;

/** One more for each further hundred, as far as a phone still comes in within seconds. */
const bitsAfter = (wrong: number): number => Math.min(bitsMax, bitsFirst + Math.floor((wrong - freeTries) / freeTries));

/** Refuses a stranger who has not done the work for an account that is tried again and again. */
export async function refuseUnproven(ctx: Trying, wrong: number): Promise<void> {
  if (isAttacked(wrong) && !(await isProven(ctx, ctx.origin?.proof, bitsAfter(wrong)))) refuse('captcha.wrong');
}

const nameOf = { signIn: 'login', agencySignIn: 'agency-login', operatorSignIn: 'operator-login' } as const;

/** How much work a sign-in takes now: the same for an address that nobody has. */
export async function signInBits(
  ctx: Trying,
  { purpose, email }: { purpose: keyof typeof nameOf; email: string },
): Promise<number> {
  const tried: Tried = { name: nameOf[purpose], email, ...(purpose === 'operatorSignIn' && { acrossMandants: true }) };
  const row = await findWrong(ctx, tried);
  // A hundred more may be tried before the proof comes.
  return bitsAfter(Math.max(freeTries, row?.wrong ?? 0) + freeTries);
}

/** Job step: tries that slow nobody down any more, in parts; gives how many went. */
export function endWrongTries(system: System): Promise<number> {
  const before = new Date(system.clock.now().getTime() - 2 * hourMs);
  return emptyInBatches((max) => globally(system, (db) => deleteTries(db, before, max)), partMax);
}

const partMax = 5000;

async function deleteTries(db: Db, before: Date, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from wrong_try where key = any(array(
      select key from wrong_try where tried_at < ${before} order by tried_at limit ${max}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
