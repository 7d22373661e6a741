import type { JobList } from '#platform/jobs/pass.ts';
import { sumUpFigures } from './figure.ts';

export const jobs: JobList = {
  'figure.sum': { run: sumUpFigures, every: 'minutes' },
};
