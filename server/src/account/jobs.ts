import type { JobList } from '#platform/jobs.ts';
import { endSpent } from './account.ts';

export const jobs: JobList = {
  'einmaltoken-loeschung': { run: endSpent, every: 'night' },
};
