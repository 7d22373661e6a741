import type { JobList } from '#platform/jobs/pass.ts';
import { sumUpAgencyFigures } from './figure/figure.ts';

export const jobs: JobList = {
  'agency-figure.sum': { run: sumUpAgencyFigures, every: 'minutes' },
};
