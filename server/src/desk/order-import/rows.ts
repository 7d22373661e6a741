/** What became of the rows of an import: a page at a time, and as a file. */
import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { reportedStatus } from '@weitersagen/contract/order/schemas';
import type { ImportRows, ImportRowsQuery } from '@weitersagen/contract/order-import/desk';
import { refusalLines, refusalMessage } from '#order-import/order-import.ts';
import type { Ctx } from '#platform/context.ts';
import { turnPage } from '#platform/database/paging.ts';
import type { Answer } from '#platform/http/answer.ts';
import { csvLine } from '#platform/http/csv.ts';
import { failedRows, pagesOfResults } from './failed-rows.ts';
import { showImport } from './order-import.ts';
import * as sql from './sql.ts';

const rowsShown = 50;

export async function listImportRows(
  ctx: Ctx,
  importId: number,
  { failedOnly, after, before, fromEnd, count }: Value<typeof ImportRowsQuery>,
): Promise<Value<typeof ImportRows>> {
  await showImport(ctx, importId);
  const pageSize = count ?? rowsShown;
  const isBackwards = fromEnd || before !== null;
  const range = fromEnd ? { before: null } : before !== null ? { before } : { after: after ?? 0 };
  const rows = await ctx.report((tx) =>
    sql.listResults(tx.db, ctx.mandant.id, { ...range, importId, failedOnly, limit: pageSize + 1 }),
  );
  const page = turnPage(rows, { pageSize, isBackwards, fromEnd, hasKey: after !== null });
  return {
    rows: page.shown.map(({ refusal, ...row }) => {
      const messages = refusal === null ? [] : refusalLines(ctx.locale, refusal);
      return { ...row, message: refusal && refusalMessage(ctx.locale, refusal), messages };
    }),
    after: page.after?.line ?? null,
    before: page.before?.line ?? null,
  };
}

/**
 * What became of every row, or the failed ones to be mended and imported again, as CSV with a byte order mark, because it
 * is opened in a spreadsheet. The failed ones are unknown once their file is deleted.
 */
export async function downloadImportRows(ctx: Ctx, id: number, failedOnly: boolean, answer: Answer): Promise<void> {
  await showImport(ctx, id);
  if (failedOnly && !(await ctx.report((tx) => sql.hasFile(tx.db, ctx.mandant.id, id)))) refuse('unknown');
  answer.header('content-disposition', `attachment; filename="import-${id}${failedOnly ? '-fehlerhaft' : ''}.csv"`);
  answer.file(Readable.from(failedOnly ? failedRows(ctx, id) : resultsOf(ctx, id)), 'text/csv; charset=utf-8');
}

async function* resultsOf(ctx: Ctx, id: number): AsyncGenerator<string> {
  yield '\ufeffZeile;ExterneAuftragsnummer;Auftragsnummer;Status;Fehler\r\n';
  for await (const results of pagesOfResults(ctx, id, false)) {
    yield results
      .map(({ line, externalNumber, number, status, message }) => {
        const label = status === null ? '' : (encode(reportedStatus, status) as string);
        return csvLine([String(line), externalNumber ?? '', number ?? '', label, message]);
      })
      .join('');
  }
}
