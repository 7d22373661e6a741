import type { JobList } from '#platform/jobs/jobs.ts';
import { cleanFiles } from './clean.ts';

export const jobs: JobList = {
  'file.clean': { every: 'night', run: cleanFiles },
};
