/**
 * Figures: how many things moved on a day of Berlin, and for how much, by measure and product. The database writes them in the
 * transaction that moves a thing, as a row of its own (decision 033); here they are summed up, read and counted anew. Nothing of
 * a person is in them, so they stay when persons go.
 */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { showPublicFigures as publicCall } from '@weitersagen/contract/figure/endpoints';
import { sources } from '@weitersagen/contract/figure/measures';
import { medianOf, toldFrom } from '@weitersagen/contract/figure/rules';
import { today } from '#platform/clock.ts';
import type { Ctx, System } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import * as sql from './sql.ts';

export {
  type CohortSum,
  type Narrowed,
  type PartDimension,
  sumByCohort,
  sumByValue,
  sumOfStates,
  type Told,
  tellFigures,
  tellWaits,
  type ValueSum,
  type Waited,
} from './report-sql.ts';
export { type FigureRow, listFigures, owedCents } from './sql.ts';

/** On the embedded database everybody waits for a part. */
const changesMax = { postgres: 20_000, embedded: 2000 } as const;

/** Job: changes become one row for each day, measure and product; gives how many there were. */
export const sumUpFigures = pass(
  (ctx) => emptyInBatches((max) => ctx.write((tx) => sql.sumUpChanges(tx, max)), changesMax[ctx.system.database.kind]),
  whoHas(sql.changeRow),
);

/** Counts every row of a mandant again; gives how many figures were wrong. Whoever moves something meanwhile is counted. */
export async function makeFiguresAnew(system: System, mandantId: number): Promise<number> {
  const write = (work: (db: Db) => Promise<number>): Promise<number> =>
    system.database.transaction({ mandantId, role: 'app', readOnly: false }, work);
  let wrong = 0;
  for (const [table, measures] of sources) wrong += await write((db) => sql.makeAnew(db, table, measures));
  return wrong + (await write(sql.makeSpansAnew));
}

/** What the home page tells everybody, at most half a minute old. */
export const showPublicFigures = (ctx: Ctx): Promise<Reply<typeof publicCall>> =>
  ctx.system.kept.get('figure', ctx.mandant.id, () =>
    ctx.read(async (tx) => tellable(today(tx.now), await yearOf(tx))),
  );

type Year = sql.FigureRow[];

const yearOf = (tx: Parameters<Parameters<Ctx['read']>[0]>[0]): Promise<Year> => {
  const day = today(tx.now);
  return sql.listFigures(tx.db, {
    mandantId: tx.mandant.id,
    from: `${day.slice(0, 4)}-01-01`,
    until: day,
    measures: ['recommended', 'paid', 'returned'],
  });
};

function tellable(day: string, rows: Year): Reply<typeof publicCall> {
  const of = (measure: string) => rows.filter((row) => row.measure === measure);
  const sum = (measure: string, what: 'count' | 'cents') => of(measure).reduce((all, row) => all + row[what], 0);
  const payouts = sum('paid', 'count') - sum('returned', 'count');
  const isTold = payouts >= toldFrom.payouts;
  const recommendations = sum('recommended', 'count');
  return {
    year: Number(day.slice(0, 4)),
    payouts: isTold ? payouts : null,
    paidCents: isTold ? sum('paid', 'cents') - sum('returned', 'cents') : null,
    medianDays: isTold ? medianOf(of('paid').map(({ waited, count }) => ({ days: waited, count }))) : null,
    recommendations: recommendations >= toldFrom.recommendations ? recommendations : null,
  };
}
