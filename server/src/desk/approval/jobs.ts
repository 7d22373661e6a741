import { expireApprovals } from '#approval/approval.ts';
import { inTurn, type JobList } from '#platform/jobs/pass.ts';
import { remindDeciders } from './remind.ts';

export const jobs: JobList = {
  'approval.expire': { every: 'night', run: inTurn(expireApprovals, remindDeciders) },
};
