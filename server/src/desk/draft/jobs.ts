import { publishDue, whoHasDue } from '#draft/draft.ts';
import { type JobList, pass } from '#platform/jobs/pass.ts';
import { draftKinds } from './kinds.ts';

export const jobs: JobList = {
  // A moment is met by the alarm of each process; this finds what all of them have missed.
  'draft.publish': { every: 'minutes', run: pass((ctx, signal) => publishDue(ctx, draftKinds, signal), whoHasDue) },
};
