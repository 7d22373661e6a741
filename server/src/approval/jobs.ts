import type { JobList } from '#platform/jobs/jobs.ts';
import { expireApprovals } from './approval.ts';

export const jobs: JobList = {
  'approval.expire': { every: 'night', run: expireApprovals },
};
