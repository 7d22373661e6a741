import type { JobList } from '#platform/jobs/pass.ts';
import { expireRequests } from './own/newsletter.ts';

export const jobs: JobList = {
  'newsletter.expire': { run: expireRequests, every: 'night' }, // N4
};
