/**
 * Tracking: how often pages, goals, visits and shares were counted on a day, and by how many people (section 9, K-10). The numbers
 * hold nothing of a person; by what somebody was known on a day ends with it.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { isHeld } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import { globally, type System, type Tx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import * as sql from './sql.ts';

export type { TellGoal } from './collector.ts';
export { createHits, type Hit, type Hits } from './hits.ts';
export { createVisitorHashes, kindOf, type VisitKind, type VisitorHashes } from './visitor.ts';

/** With an A/B test goes what was counted of it; who that was has gone with each day. */
export const forgetTest = ({ db }: Tx, days: sql.TestDays): Promise<unknown> => sql.deleteTestHits(db, days);

/** Of all mandants: salts of days that are over. Gives how many went. */
export const endSalts = (system: System): Promise<number> =>
  globally(system, (db) => sql.deleteSalts(db, today(system.clock.now())));

/** Two years can be compared day by day. */
const dayRowDays = 800;
const deletedMax = 5000;

/** Job: forgets who came on a day that is over, and days that nobody compares any more; gives how many rows of visitors went. */
export const forgetHits = pass(
  async (ctx) => {
    const day = today(ctx.now);
    const gone = await emptyInBatches((max) => ctx.write(({ db }) => sql.deleteVisitors(db, day, max)), deletedMax);
    // What nobody is to be known by on the next day goes, whatever is held.
    if (!(await ctx.read(isHeld))) await ctx.write(({ db }) => sql.deleteHits(db, plusDays(day, -dayRowDays)));
    return gone;
  },
  anyOf(
    whoHas(({ now }) => sql.oldVisitorRow(today(now))),
    whoHas(({ now }) => sql.oldHitRow(plusDays(today(now), -dayRowDays))),
  ),
);
