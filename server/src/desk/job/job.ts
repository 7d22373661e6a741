/** Scheduled work on the desk (rules 1.8): how the last run went, and a nightly pass that is run now. */
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { Job, type JobDone, type JobName, job, listedJob } from '@weitersagen/contract/job/desk';
import { operatorOf } from '#operator/operator.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendShortCsv } from '#platform/http/csv.ts';
import { isRunning, type JobState, nextRun } from '#platform/jobs/job-state.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { listJobStates } from './sql.ts';

export async function listJobs(ctx: Ctx, jobs: Jobs): Promise<Value<typeof Job>[]> {
  const rows = await ctx.report(listJobStates);
  const states = new Map(rows.map((state) => [state.job, state]));
  return codesOf(listedJob).flatMap((name) => {
    const every = jobs.every(name);
    return every ? [{ job: name, every, ...lastRun(states.get(name), ctx.now), ...planOf(name, every, ctx.now) }] : [];
  });
}

const planOf = (name: Value<typeof listedJob>, every: 'night' | 'month' | 'minutes', now: Date) => ({
  isStartable: (codesOf(job) as readonly string[]).includes(name),
  nextAt: nextRun(every, now),
});

function lastRun(state: JobState | undefined, now: Date) {
  const running = state !== undefined && isRunning(state, now);
  return {
    isRunning: running,
    startedAt: state?.startedAt ?? null,
    startedBy: state?.startedBy ?? null,
    endedAt: state?.endedAt ?? null,
    // A run that never ended lost its process.
    outcome: state?.outcome ?? (state && !running ? ('failed' as const) : null),
    processed: state?.processed ?? null,
  };
}

/** Runs one nightly pass for the mandant of the path and tells how many things it moved. */
export async function runJob(ctx: Ctx, jobs: Jobs, name: JobName): Promise<Value<typeof JobDone>> {
  if (!jobs.names().includes(name)) refuse('unknown');
  await ctx.write((tx) =>
    recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'job', from: null, to: wireName(name) }),
  );
  return { job: name, processed: await jobs.runNow(name, ctx.mandant, operatorOf(ctx).email) };
}

const wireName = (name: JobName): string => encode(job, name) as string;

export const downloadJobs = async (ctx: Ctx, jobs: Jobs, answer: Answer): Promise<void> =>
  sendShortCsv(answer, `jobs-${ctx.mandant.slug}`, Job, await listJobs(ctx, jobs));
