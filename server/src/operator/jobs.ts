/** What is over of whoever signs in, the people of a mandant and the operators of all, of what was tried, and of the days of jobs. */
import { endSpent } from '#account/account.ts';
import { isAnyHeld } from '#mandant/mandant.ts';
import { globally, type System } from '#platform/context.ts';
import { endLimits } from '#platform/http/limit.ts';
import { endOldRuns } from '#platform/jobs/old-runs.ts';
import type { JobList } from '#platform/jobs/pass.ts';
import { forgetOldOperatorSecurityEvents } from '#platform/security/forget.ts';
import { endWrongTries } from '#platform/stranger/slow-down.ts';
import { deleteOld } from './sql.ts';

const endSpentOfAll = async (system: System): Promise<number> => {
  const ended = await globally(system, (db) => deleteOld(db, system.clock.now()));
  await endLimits(system);
  await endWrongTries(system);
  // Whoever works for several mandants may have done in one what another one's hold is for.
  if (!(await isAnyHeld(system))) await forgetOldOperatorSecurityEvents(system);
  await endOldRuns(system);
  return ended;
};

export const jobs: JobList = {
  'token.forget': { every: 'night', run: endSpent, once: endSpentOfAll },
};
