/** What is over of whoever signs in: the people of a mandant, and the operators of all. */
import { endSpent } from '#account/account.ts';
import { type Ctx, globally } from '#platform/context.ts';
import { inTurn, type JobList } from '#platform/jobs/jobs.ts';
import { forgetOldSecurityEvents } from '#platform/security/forget.ts';
import { deleteOld } from './sql.ts';

const endSpentOfOperators = ({ system, now }: Ctx): Promise<number> => globally(system, (db) => deleteOld(db, now));

const forgetOldEvents = (ctx: Ctx): Promise<number> => ctx.write(forgetOldSecurityEvents);

export const jobs: JobList = {
  'token.forget': { every: 'night', run: inTurn(endSpent, endSpentOfOperators, forgetOldEvents) },
};
