/** Jobs of an app with verbs of the test's own: for what a job does that fails, or takes its time. */
import { createJobs, type JobList, type Jobs } from '#platform/jobs/jobs.ts';
import type { TestApp } from './app.ts';

export const jobsOf = ({ app: { system, mandants } }: TestApp, list: JobList): Jobs =>
  createJobs(system, list, {}, mandants);
