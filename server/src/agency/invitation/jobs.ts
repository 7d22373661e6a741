import type { JobList } from '#platform/jobs/pass.ts';
import { expireInvitations } from './nightly.ts';

export const jobs: JobList = {
  'invitation.expire': { run: expireInvitations, every: 'night' }, // I6
};
