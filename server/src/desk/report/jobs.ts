import type { JobList } from '#platform/jobs/pass.ts';
import { tellWeek } from './week.ts';

export const jobs: JobList = {
  'report.tell': { every: 'night', run: tellWeek },
};
