/** Every company of an operator in one table: each cell is asked once, all at the same time. */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { type Company, type listCompanies as endpoint, waitingMax } from '@weitersagen/contract/overview/desk';
import { listOwnMandants } from '#operator/operator.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { askCells, cellOf, inCell } from '#platform/database/cell/cells.ts';
import { listCompanyRows } from './companies-sql.ts';

export async function listCompanies(ctx: Ctx, mandants: MandantRegistry): Promise<Reply<typeof endpoint>> {
  const { system, now } = ctx;
  const own = await listOwnMandants(ctx, mandants);
  const { answers, missing } = await askCells(system.database, async (cell) => {
    const ids = own.filter(({ id }) => cellOf(system.database, id).name === cell.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    return inCell(cell, { role: 'report', readOnly: true }, (db) =>
      listCompanyRows(db, ids, { now, today: today(now) }),
    );
  });
  const rows = answers.flatMap(({ value }) => value);
  const companies = rows.flatMap(({ id, ...row }): Company[] => {
    const mandant = own.find((one) => one.id === id);
    const readyCents = row.readyCount >= waitingMax ? null : row.readyCents;
    return mandant ? [{ ...row, slug: mandant.slug, name: mandant.name, readyCents }] : [];
  });
  const busiest = companies.toSorted((one, other) => other.waiting - one.waiting || one.name.localeCompare(other.name));
  return { companies: busiest, missing };
}
