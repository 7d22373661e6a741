/**
 * A dry run: the real verb in a transaction that is taken back. Rows of one order or one link depend on each other, so
 * the ones before them in the file are done again first; what a row would come to is then what it will come to.
 */
import type { OrderReport } from '@weitersagen/contract/order/schemas';
import { sql } from 'kysely';
import type { Ctx, Tx } from '#platform/context.ts';
import { applyReport } from '#settlement/settlement.ts';
import type { Row, RowResult } from './rows.ts';
import { refusalOf, refused, taken } from './work.ts';

/** Rows that are tried together: what is locked for a moment stays little. */
export const probeSize = 20;
/** So many rows before them are done again: more of one link than this in a file are taken as if it had fewer. */
export const earlierMax = 40;

/** Results of rows, in their order; `earlier` are reports of the same orders and links further up in the file. */
export async function probeRows(
  ctx: Ctx,
  source: string,
  earlier: readonly OrderReport[],
  rows: readonly Row[],
): Promise<RowResult[]> {
  const tried = new TakenBack();
  await ctx
    .write(async (tx) => {
      tried.results = [];
      for (const report of earlier) await repeat(tx, source, report);
      for (const row of rows) tried.results.push(await probeRow(tx, source, row));
      throw tried;
    })
    .catch((error: unknown) => {
      if (error !== tried) throw error;
    });
  return tried.results;
}

class TakenBack extends Error {
  results: RowResult[] = [];
}

/** What it comes to was told with its own row. */
async function repeat(tx: Tx, source: string, report: OrderReport): Promise<void> {
  try {
    await attempt(tx, () => applyReport(tx, source, report));
  } catch (error) {
    if (isLockTrouble(error)) throw error;
  }
}

async function probeRow(tx: Tx, source: string, row: Row): Promise<RowResult> {
  const { report, problems } = row;
  if (!report) return refused(row, { refusal: 'input.invalid', problems });
  try {
    const { status, reason } = await attempt(tx, () => applyReport(tx, source, report));
    return taken(row, { number: null, status, reason });
  } catch (error) {
    if (isLockTrouble(error)) throw error;
    return refused(row, refusalOf(tx, error, row));
  }
}

/** One step that leaves nothing behind when it fails. */
async function attempt<T>(tx: Tx, step: () => Promise<T>): Promise<T> {
  await sql`savepoint row`.execute(tx.db);
  try {
    const result = await step();
    await sql`release savepoint row`.execute(tx.db);
    return result;
  } catch (error) {
    if (!isLockTrouble(error)) await sql`rollback to savepoint row`.execute(tx.db);
    throw error;
  }
}

/** The whole transaction has to be tried again. */
const isLockTrouble = (error: unknown): boolean => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
