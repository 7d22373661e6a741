/** SQL of the desk's jobs, for the report role; the statement names the mandant. */
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { JobState } from '#platform/jobs/job-state.ts';
import { listRounds, statesOf } from '#platform/jobs/round-state.ts';

export async function listJobStates({ db, home, mandant, now }: Tx): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    select j.job, j.started_at as "startedAt", j.started_by as "startedBy", j.ended_at as "endedAt", j.outcome, j.processed
    from (${statesOf(mandant.id, await home(listRounds), now)}) j`.execute(db);
  return rows;
}
