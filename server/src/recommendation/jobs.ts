import type { JobList } from '#platform/jobs/jobs.ts';
import { anonymiseClicks, rollUpClicks } from './entries.ts';

export const jobs: JobList = {
  'click.roll-up': { run: rollUpClicks, every: 'minutes' },
  'click.anonymise': { run: anonymiseClicks, every: 'night' },
};
