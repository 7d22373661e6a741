/** Whoever was put down for an agency and never came (R7): an owner who confirmed nothing, with the office; an employee. */
import { hasOtherAgencyOwner, lockAgency, lockAgencyUser } from '#agency/agency.ts';
import type { Tx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { forgetUser } from './forget.ts';
import * as sql from './forget-sql.ts';

/** By the night, each person by itself; gives how many. */
export const forgetUnconfirmedUsers = pass(
  (ctx) =>
    walkRows(
      (key) => ctx.read(({ db }) => sql.listUnconfirmed(db, ctx.now, key)),
      (row) => ctx.write((tx) => forgetOne(tx, row)),
    ),
  whoHas(({ now }) => sql.unconfirmedRow(now)),
);

/** Nothing where somebody has come, or got another link, since the list was read. */
async function forgetOne(tx: Tx, { id, agencyId }: { id: number; agencyId: number | null }): Promise<boolean> {
  if (agencyId !== null) await lockAgency(tx.db, agencyId);
  const user = await lockAgencyUser(tx.db, id);
  const [still] = await sql.listUnconfirmed(tx.db, tx.now, { after: id - 1, max: 1 });
  if (!user || still?.id !== id) return false;
  const isOffice = user.positions.includes('owner') && !(await hasOtherAgencyOwner(tx.db, user));
  if (isOffice && user.agencyStatus !== 'registered') return false;
  await forgetUser(tx, user, isOffice);
  return true;
}
