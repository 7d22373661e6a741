import type { JobList } from '#platform/jobs/pass.ts';
import { anonymiseClicks, endClickTimes, rollUpClicks } from './entries.ts';

export const jobs: JobList = {
  'click.roll-up': { run: rollUpClicks, every: 'minutes' },
  'click.anonymise': { run: anonymiseClicks, once: endClickTimes, every: 'night' },
};
