import { unlessHeld } from '#mandant/mandant.ts';
import type { JobList } from '#platform/jobs/pass.ts';
import { cleanFiles } from './clean.ts';

export const jobs: JobList = {
  'file.clean': { every: 'night', run: unlessHeld(cleanFiles) },
};
