/** Jobs of an app with verbs of the test's own: for what a job does that fails, or takes its time. */
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { everyMandant, type Job, type JobList, pass } from '#platform/jobs/pass.ts';
import type { TestApp } from './app.ts';

export const jobsOf = ({ app: { system, mandants } }: TestApp, list: JobList): Jobs =>
  createJobs(system, list, {}, mandants);

/** Whoever starts the job by a call waits at its beginning, until the function that is given lets it go on. */
export function holdJob(app: TestApp, name: string, run: Job): () => void {
  const { jobs } = app.app;
  const { runNow } = jobs;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Job = async (...given) => {
    await promise;
    return run(...given);
  };
  jobs.runNow = jobsOf(app, { [name]: { run: pass(held, everyMandant), every: 'night' } }).runNow;
  return () => {
    jobs.runNow = runNow;
    resolve();
  };
}
