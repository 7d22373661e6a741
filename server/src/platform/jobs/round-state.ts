/**
 * One row a job for all mandants: when it was last asked who has something to do, for which day, and since when its nights
 * are held. `job_run` says of a mandant on which days a job was at it; who had nothing to do has no row of either.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { runMaxMs } from './job-state.ts';

interface RoundState {
  day: string;
  askedAt: Date;
  heldAt: Date | null;
}

export const findRound = (db: Db, job: string): Promise<RoundState | undefined> =>
  db
    .selectFrom('job_round')
    .select(['day', 'asked_at as askedAt', 'held_at as heldAt'])
    .where('job', '=', job)
    .executeTakeFirst();

/** A job asks often and is noted once a day, so that whoever ran is not told to have had nothing; `mandants` had something. */
export const noteRound = (db: Db, round: { job: string; day: string; at: Date; mandants: number; isDaily: boolean }) =>
  sql`
    insert into job_round as r (job, day, asked_at, mandants) values (${round.job}, ${round.day}, ${round.at}, ${round.mandants})
    on conflict (job) do update set day = excluded.day, asked_at = excluded.asked_at, mandants = excluded.mandants, held_at = null
    where not ${round.isDaily} or r.day <> excluded.day or r.held_at is not null`.execute(db);

/** Since the first of these nights. */
export const noteHeld = (db: Db, job: string, at: Date) =>
  sql`update job_round set held_at = ${at} where job = ${job} and held_at is null`.execute(db);

/** Of these mandants, on whom the job was at work that day. */
export async function listDone(
  db: Db,
  { job, day, ids }: { job: string; day: string; ids: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('job_run')
    .select('mandant_id as id')
    .where(sql<boolean>`mandant_id = any(${[...ids]}::int[])`)
    .where('job', '=', job)
    .where('day', '=', day)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last day of each of these mandants that has one. */
export async function listLastDays(
  db: Db,
  job: string,
  ids: readonly number[],
): Promise<{ id: number; day: string }[]> {
  const { rows } = await sql<{ id: number; day: string }>`
    select m.id, x.day from unnest(${[...ids]}::int[]) as m (id)
    cross join lateral (select day from job_run r where r.mandant_id = m.id and r.job = ${job} order by day desc limit 1) x`.execute(
    db,
  );
  return rows;
}

export const putRun = (
  db: Db,
  { mandantId, job, day, at, processed }: { mandantId: number; job: string; day: string; at: Date; processed: number },
) =>
  sql`
    insert into job_run as r (mandant_id, job, day, done_at, processed) values (${mandantId}, ${job}, ${day}, ${at}, ${processed})
    on conflict (mandant_id, job, day) do update set done_at = excluded.done_at, processed = r.processed + excluded.processed`.execute(
    db,
  );

/** Days before one, but for the last of each mandant and job; gives how many went, at most `max`. */
export async function deleteRuns(db: Db, before: string, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from job_run where (mandant_id, job, day) in (
      select r.mandant_id, r.job, r.day from job_run r
      where r.day < ${before}::date
        and exists (select from job_run l where l.mandant_id = r.mandant_id and l.job = r.job and l.day > r.day)
      limit ${max})`.execute(db);
  return Number(numAffectedRows);
}

/** All of them, as they lie at home. */
export const listRounds = async (db: Db): Promise<RoundRow[]> =>
  (await sql<RoundRow>`select job, asked_at, held_at from job_round`.execute(db)).rows;

interface RoundRow {
  job: string;
  asked_at: Date;
  held_at: Date | null;
}

/**
 * How the last run of each job went for a mandant, as `JobState`: its own row, or the round if that came later and had
 * nothing to do for it, or is held. A row that says that it runs is not older than what goes on.
 */
export const statesOf = (mandantId: number, rounds: readonly RoundRow[], now: Date): RawBuilder<unknown> => sql`
  select coalesce(r.job, s.job) as job,
    case when o.is_own then s.started_at when r.held_at is not null then r.held_at else r.asked_at end as started_at,
    case when o.is_own then s.started_by end as started_by,
    case when o.is_own then s.ended_at when r.held_at is not null then r.held_at else r.asked_at end as ended_at,
    case when o.is_own then s.outcome when r.held_at is not null then 'held' else 'done' end as outcome,
    case when o.is_own then s.processed when r.held_at is null then 0 end as processed
  from (select * from job_state where mandant_id = ${mandantId}) s
  full join jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as r (job text, asked_at timestamptz, held_at timestamptz) on r.job = s.job
  cross join lateral (select case when s.job is null then false when r.job is null then true
    when s.ended_at is null and s.started_at > ${new Date(now.getTime() - runMaxMs)} then true
    else s.started_at >= case when r.held_at is null then r.asked_at else r.held_at end end as is_own) o`;
