/**
 * The failed rows of an import as a file to mend and import again (rules 7.13): line and reason, then every column and
 * value as it was sent. The import passes over columns it does not know, so these two may stay.
 */
import { refusalMessage, storedBytes } from '#order-import/order-import.ts';
import type { Ctx } from '#platform/context.ts';
import { readCsv } from '#platform/csv/read-csv.ts';
import { csvLine } from '#platform/http/csv.ts';
import * as sql from './sql.ts';

const rowsRead = 1000;
const ours = ['Zeile', 'Fehler'];

export async function* failedRows(ctx: Ctx, id: number): AsyncGenerator<string> {
  const failed = eachFailed(ctx, id);
  let next = await failed.next();
  let dropped: ReadonlySet<number> | undefined;
  for await (const { line, fields, pieces = [] } of readCsv(storedBytes(ctx, id))) {
    // A file that is a download itself has them already.
    const sent = (fields ?? pieces).filter((_, place) => !dropped?.has(place));
    if (!dropped) {
      dropped = new Set(sent.flatMap((name, place) => (isOurs(name) ? [place] : [])));
      yield `\ufeff${csvLine([...ours, ...sent.filter((name) => !isOurs(name))])}`;
    } else if (line === next.value?.line) {
      yield csvLine([String(line), next.value.message, ...sent]);
      next = await failed.next();
    }
    if (next.done) return;
  }
}

const isOurs = (name: string): boolean => ours.some((own) => own.toLowerCase() === name.trim().toLowerCase());

async function* eachFailed(ctx: Ctx, id: number) {
  for await (const results of pagesOfResults(ctx, id, true)) yield* results;
}

/** What became of the rows, some at a time, in the order of the file. */
export async function* pagesOfResults(ctx: Ctx, importId: number, failedOnly: boolean) {
  const page = (after: number) =>
    ctx.report((tx) => sql.listResults(tx.db, ctx.mandant.id, { importId, after, failedOnly, limit: rowsRead }));
  for (let results = await page(0); results.length > 0; results = await page(results.at(-1)?.line ?? 0)) {
    yield results.map(({ refusal, ...row }) => ({
      ...row,
      message: refusal === null ? '' : refusalMessage(ctx.locale, refusal),
    }));
  }
}
