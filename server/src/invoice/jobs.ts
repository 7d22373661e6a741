/** The night of the first of a month bills the one before; files that are missing are made every night. */
import { inTurn, type JobList } from '#platform/jobs/pass.ts';
import { billAgencies } from './bill.ts';
import { makeFiles } from './files.ts';

export const jobs: JobList = {
  'invoice.bill': { every: 'month', run: inTurn(billAgencies, makeFiles) }, // A9
  'invoice.files': { every: 'night', run: makeFiles },
};
