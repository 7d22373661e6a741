import type { JobList } from '#platform/jobs/pass.ts';
import { forgetHits } from './tracking.ts';

export const jobs: JobList = {
  'hit.forget': { run: forgetHits, every: 'night' },
};
