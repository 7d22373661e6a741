import type { JobList } from '#platform/jobs.ts';
import { endSpent } from './account.ts';
import { expireRequests } from './own/newsletter.ts';

export const jobs: JobList = {
  'token.forget': { run: endSpent, every: 'night' },
  'newsletter.expire': { run: expireRequests, every: 'night' }, // N4
};
