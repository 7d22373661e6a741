/**
 * One row of a file is one report in a transaction of its own: what it changes and that it is done are kept together,
 * so that no row is done twice and none is lost, whenever the process ends. A row that fails stops no other.
 */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { ReportedOrder } from '@weitersagen/contract/order/schemas';
import { type Ctx, createContext, type Tx } from '#platform/context.ts';
import { applyReport } from '#settlement/settlement.ts';
import type { Row, RowRefusal, RowResult } from './rows.ts';

/** Keeps the result of a row in the transaction that made it. */
export type Keep = (tx: Tx, result: RowResult) => Promise<void>;

export async function workRow(ctx: Ctx, source: string, row: Row, keep: Keep): Promise<RowResult> {
  const fresh = createContext({ ...ctx, now: ctx.system.clock.now() });
  const { report } = row;
  try {
    if (!report) return await fail(fresh, row, { refusal: 'input.invalid', problems: row.problems }, keep);
    return await fresh.write(async (tx) => {
      const result = taken(row, await applyReport(tx, source, report));
      await keep(tx, result);
      return result;
    });
  } catch (error) {
    if (error instanceof LostImport) throw error;
    return fail(fresh, row, refusalOf(ctx, error, row), keep);
  }
}

/** The import is somebody else's now: what this row did is taken back. */
export class LostImport extends Error {}

async function fail(ctx: Ctx, row: Row, refusal: RowRefusal, keep: Keep): Promise<RowResult> {
  const result = refused(row, refusal);
  await ctx.write((tx) => keep(tx, result));
  return result;
}

export const refused = ({ line, externalNumber }: Row, refusal: RowRefusal): RowResult => ({
  line,
  externalNumber,
  number: null,
  status: null,
  reason: null,
  refusal,
});

export const taken = (row: Row, { number, status, reason }: Value<typeof ReportedOrder>): RowResult => ({
  line: row.line,
  externalNumber: row.externalNumber,
  number,
  status,
  reason,
  refusal: null,
});

/** An expected "no" as it is; anything else is logged, and told as a technical error of this row. */
export function refusalOf({ log }: Pick<Ctx, 'log'>, error: unknown, { line }: Row): RowRefusal {
  if (error instanceof Refusal)
    return { refusal: error.refusal, problems: error.details.problems ?? [], values: error.details.values };
  log.error({ err: error, line }, 'row of an import');
  return { refusal: 'fault', problems: [] };
}
