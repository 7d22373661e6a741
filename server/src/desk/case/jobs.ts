import { closeIdle, weighWaiting } from '#case/case.ts';
import { inTurn, type JobList } from '#platform/jobs/pass.ts';
import { carryOutRejections } from './decide.ts';

export const jobs: JobList = {
  // F5 of the day before; what has come to light since a reward was weighed; F8.
  'case.weigh': { every: 'night', run: inTurn(carryOutRejections, weighWaiting, closeIdle) },
};
