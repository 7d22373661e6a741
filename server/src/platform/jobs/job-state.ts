/**
 * How the last run of each job went, for whoever looks: begun, by whom, ended, how. A mandant has a row of a job that did
 * something for it or was started by hand; for all others stands what the last round says (round-state.ts).
 */
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../context.ts';

export interface JobState {
  job: string;
  startedAt: Date;
  startedBy: string | null;
  endedAt: Date | null;
  /** `held`: a night that the clock makes doubtful waits for a person. */
  outcome: 'done' | 'failed' | 'held' | null;
  processed: number | null;
}

/** So often whoever runs says so, and so long after the last time somebody else takes it. */
const beatMs = 20_000;
const beatMaxMs = 90_000;
/** So long nothing runs: a run that never ended lost its process. */
export const runMaxMs = 6 * 3_600_000;
/** So far apart the clocks of two processes may be; a run that begins later than that began before the clock went back. */
const skewMs = 60_000;

interface Begin {
  job: string;
  /** Who started it by hand, which always runs; null = the schedule, which leaves what another process is at or has done. */
  by: string | null;
  /** Of the round: what has begun since is done already. Null = whoever starts it wants it now. */
  askedAt: Date | null;
}

/** Runs the steps between the note that they began and the note how they ended; undefined where it is another's. */
export async function recordRun(
  ctx: Ctx,
  { job, by, askedAt }: Begin,
  steps: () => Promise<number>,
): Promise<number | undefined> {
  const startedAt = ctx.system.clock.now();
  if (!(await begin(ctx, { job, by, askedAt, startedAt }))) return undefined;
  const end = (outcome: 'done' | 'failed', processed: number | null): Promise<unknown> =>
    ctx.write(({ db, system }) =>
      db
        .updateTable('job_state')
        .set({ ended_at: system.clock.now(), outcome, processed })
        .where('job', '=', job)
        .where('started_at', '=', startedAt)
        .execute(),
    );
  const beat = setInterval(() => void beatOnce(ctx, job, startedAt), beatMs).unref();
  const processed = await steps()
    .catch(async (error: unknown) => {
      ctx.log.error({ err: error, job }, 'job failed');
      await end('failed', null).catch(() => undefined);
      throw error;
    })
    .finally(() => clearInterval(beat));
  // What has been done stays done, also where the note of it fails.
  await end('done', processed).catch((error: unknown) => ctx.log.error({ err: error, job }, 'job not noted'));
  return processed;
}

const begin = (ctx: Ctx, { job, by, askedAt, startedAt }: Begin & { startedAt: Date }): Promise<boolean> =>
  ctx.write(async ({ db }) => {
    const ahead = new Date(startedAt.getTime() + skewMs);
    const isFree = sql`(s.ended_at is not null or s.beat_at is null or s.beat_at <= ${new Date(startedAt.getTime() - beatMaxMs)} or s.beat_at > ${ahead})
      and (s.started_at <= ${askedAt}::timestamptz or s.started_at > ${ahead})`;
    const { rows } = await sql`
      insert into job_state as s (job, started_at, started_by, beat_at) values (${job}, ${startedAt}, ${by}, ${startedAt})
      on conflict (mandant_id, job) do update
      set started_at = excluded.started_at, started_by = excluded.started_by, beat_at = excluded.beat_at,
        ended_at = null, outcome = null, processed = null
      where ${askedAt}::timestamptz is null or (${isFree})
      returning 1`.execute(db);
    return rows.length > 0;
  });

const beatOnce = (ctx: Ctx, job: string, startedAt: Date): Promise<unknown> =>
  ctx
    .write(({ db, system }) =>
      db
        .updateTable('job_state')
        .set({ beat_at: system.clock.now() })
        .where('job', '=', job)
        .where('started_at', '=', startedAt)
        .execute(),
    )
    .catch((error: unknown) => ctx.log.warn({ err: error, job }, 'a job could not say that it runs'));

/** A night that was not run, of one mandant alone: it is told where failed ones are, until somebody starts it. */
export const markHeld = (ctx: Ctx, job: string): Promise<unknown> =>
  ctx.write(({ db, now }) =>
    sql`
      insert into job_state (job, started_at, ended_at, outcome) values (${job}, ${now}, ${now}, 'held')
      on conflict (mandant_id, job) do update
      set started_at = excluded.started_at, started_by = null, ended_at = excluded.ended_at, outcome = 'held', processed = null`.execute(
      db,
    ),
  );

/** So many days a night may come after the last one: a clock that runs ahead must not delete what is still wanted. */
const nightsMax = { night: 7, month: 45 } as const;

export const isTooFar = (every: 'night' | 'month', lastDay: string, today: string): boolean =>
  today > plusDays(lastDay, nightsMax[every]);

/** Failed, or lost with its process; of these jobs, for an alias `j`. */
export const hasFailed = (jobs: readonly string[], now: Date): RawBuilder<unknown> =>
  sql`j.job = any(${jobs}::text[])
  and (j.outcome in ('failed', 'held') or j.ended_at is null
    and (j.started_at <= ${new Date(now.getTime() - runMaxMs)} or j.started_at > ${new Date(now.getTime() + skewMs)}))`;

export const isRunning = ({ startedAt, endedAt }: JobState, now: Date): boolean =>
  endedAt === null && now.getTime() - startedAt.getTime() < runMaxMs && startedAt.getTime() - now.getTime() <= skewMs;

/** When the schedule comes next: 03:30 Berlin time, on the first of a month, or the next five minutes. */
export function nextRun(every: 'night' | 'month' | 'minutes', now: Date): Date {
  const fiveMinutes = 300_000;
  if (every === 'minutes') return new Date((Math.floor(now.getTime() / fiveMinutes) + 1) * fiveMinutes);
  for (let day = dayOf(now); ; day = plusDays(day, 1)) {
    const at = nightOf(day);
    if (at > now && (every === 'night' || day.endsWith('-01'))) return at;
  }
}

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 03:30 in Berlin is 01:30 or 02:30 UTC. */
function nightOf(day: string): Date {
  const summer = new Date(`${day}T01:30:00Z`);
  return berlinTime.format(summer) === '03:30' ? summer : new Date(`${day}T02:30:00Z`);
}
