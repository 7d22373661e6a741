import type { JobList } from '#platform/jobs.ts';
import { endSpent } from './account.ts';

export const jobs: JobList = {
  'token.forget': { run: endSpent, every: 'night' },
};
