/** What is kept because it has to be goes when its time is over (rules 1.13). */
import type { JobList } from '#platform/jobs/pass.ts';
import { endRecords, endYears } from './retention.ts';

export const jobs: JobList = {
  'retention.end': { every: 'night', run: endRecords, once: endYears },
};
