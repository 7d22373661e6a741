import type { JobList } from '#platform/jobs/jobs.ts';
import { expireRequests } from './own/newsletter.ts';
import { endSpent } from './state.ts';

export const jobs: JobList = {
  'token.forget': { run: endSpent, every: 'night' },
  'newsletter.expire': { run: expireRequests, every: 'night' }, // N4
};
