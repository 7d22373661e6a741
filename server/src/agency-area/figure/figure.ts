/**
 * The overview of an agency (rules 7.8): what was done ever and in each of the last twelve months, from sums alone. The database
 * writes them with every move (migration 0151); here they are summed up, read and counted anew.
 */
import type { AgencyMonth } from '@weitersagen/contract/agency-area/rows';
import { today } from '#platform/clock.ts';
import type { Ctx, System } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import type { Page } from '#platform/database/paging.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import type { Who } from '../who.ts';
import * as sql from './sql.ts';

/** On the embedded database everybody waits for a part. */
const changesMax = { postgres: 20_000, embedded: 2000 } as const;

/** Job: changes become one row for each agency, employee, month and measure; gives how many there were. */
export const sumUpAgencyFigures = pass(
  (ctx) => emptyInBatches((max) => ctx.write((tx) => sql.sumUpChanges(tx, max)), changesMax[ctx.system.database.kind]),
  whoHas(sql.changeRow),
);

/** Counts every row of a mandant again; gives how many sums were wrong. Whoever moves something meanwhile is counted. */
export async function makeAgencyFiguresAnew(system: System, mandantId: number): Promise<number> {
  let wrong = 0;
  for (const source of sql.sources)
    wrong += await system.database.transaction({ mandantId, role: 'app', readOnly: false }, (db) =>
      sql.makeAnew(db, source),
    );
  return wrong;
}

const monthsShown = 12;

/** All of them are one page. */
export async function showMonths(ctx: Ctx, who: Who): Promise<Page<AgencyMonth>> {
  const rows = await ctx.readAgency(({ db }) => sql.listMonths(db, who));
  const months = lastMonths(today(ctx.now));
  const shown = [
    monthOf('gesamt', rows),
    ...months.map((month) =>
      monthOf(
        month,
        rows.filter((row) => row.month === month),
      ),
    ),
  ];
  return { rows: shown, hasNext: false, pageCount: 1, totalCount: shown.length, after: null, before: null };
}

/** This one and those before it, the newest first. */
function lastMonths(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function monthOf(month: string, rows: readonly sql.MonthRow[]): AgencyMonth {
  const sum = (measure: string, what: 'count' | 'cents' = 'count') =>
    rows.reduce((all, row) => (row.measure === measure ? all + row[what] : all), 0);
  return {
    month,
    invited: sum('invitation made'),
    accepted: sum('invitation accepted'),
    recommenders: sum('account made'),
    recommendations: sum('recommendation made'),
    leads: sum('recipient made'),
    ordered: sum('orders made'),
    released: sum('orders released'),
    cancelled: sum('orders cancelled'),
    receivedCents: sum('reward received', 'cents'),
  };
}
