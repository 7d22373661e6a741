import { publishDue } from '#draft/draft.ts';
import type { JobList } from '#platform/jobs/jobs.ts';
import { draftKinds } from './kinds.ts';

export const jobs: JobList = {
  // A moment is met by the alarm of each process; this finds what all of them have missed.
  'draft.publish': { every: 'minutes', run: (ctx, signal) => publishDue(ctx, draftKinds, signal) },
};
