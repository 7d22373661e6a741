/**
 * Files of order reports (rules 7.13): by the client, small ones answered at once; by an operator, always in the
 * background. A file is a list of reports, each row an event of its own: the same file again changes nothing and gives
 * the same answers.
 */

import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import { type ReportedStatus, reportedStatus } from '@weitersagen/contract/order/schemas';
import type {
  ImportFileQuery,
  ImportListQuery,
  ImportRows,
  ImportRowsQuery,
} from '@weitersagen/contract/order-import/desk';
import { Import, type ImportAccepted, type ImportResult } from '@weitersagen/contract/order-import/schemas';
import type { Ctx } from '#platform/context.ts';
import { type Page, turnPage } from '#platform/database/paging.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { csvLine, sendCsv } from '#platform/http/csv.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { workImport } from './background.ts';
import { earlierInMemory } from './earlier.ts';
import { failedRows, pagesOfLines } from './failed-rows.ts';
import { probeRows, probeSize } from './probe.ts';
import { type Row, type RowRefusal, type RowResult, refusalMessage } from './rows.ts';
import * as sql from './sql.ts';
import { type Body, takeFile } from './upload.ts';
import { workRow } from './work.ts';

export const importTask = 'order.import';
/** A list, or a file of it without its totals. */
export type ImportQuery = Value<typeof ImportListQuery> & { isUncounted?: boolean };

/** The client's file: worked at once up to 5,000 rows, above that in the background (202). */
export async function importReports(
  ctx: Ctx,
  jobs: Jobs,
  body: Body,
  isProbe: boolean,
  answer: Answer,
): Promise<Value<typeof ImportAccepted> | Value<typeof ImportResult>> {
  const source = keyOf(ctx);
  const taken = await takeFile(ctx, body, { source, createdBy: source, isProbe, atOnce: true });
  if ('importId' in taken) {
    answer.accepted();
    return startWork(ctx, jobs, taken.importId);
  }
  const results = await (isProbe ? probeAll(ctx, source, taken.rows) : workAll(ctx, source, taken.rows));
  return {
    done: results.filter(({ refusal }) => !refusal).length,
    rows: results.flatMap(({ line, number, status }) => (status === null ? [] : [{ line, number, status }])),
    failures: results.flatMap(({ line, refusal }) =>
      refusal ? [{ line, message: refusalMessage(ctx.locale, refusal) }] : [],
    ),
  };
}

/** An operator's file; its rows are reports of the source `import`. */
export async function startImport(
  ctx: Ctx,
  jobs: Jobs,
  body: Body,
  isProbe: boolean,
): Promise<Value<typeof ImportAccepted>> {
  if (ctx.actor.kind !== 'operator') throw new Error('an import is started by an operator');
  const taken = await takeFile(ctx, body, { source: 'import', createdBy: ctx.actor.email, isProbe, atOnce: false });
  if (!('importId' in taken)) throw new Error('an import of an operator is always stored');
  const { importId: id } = taken;
  const reason = isProbe ? reasonOf('probe') : null;
  await ctx.write((tx) => recordEvent(tx, { object: 'import', id, event: 'start', from: null, to: 'running', reason }));
  return startWork(ctx, jobs, taken.importId);
}

/** A process without jobs leaves it to the next one that looks for imports. */
async function startWork(ctx: Ctx, jobs: Jobs, id: number): Promise<{ id: number }> {
  if (jobs.isRunning()) await jobs.enqueue(importTask, ctx.mandant.id, { importId: id });
  return { id };
}

/** How far an import is; of the client's own ones where a client asks. */
export async function showImport(ctx: Ctx, id: number): Promise<Value<typeof Import>> {
  const found = await ctx.read((tx) => sql.findImport(tx.db, id));
  if (!found || (ctx.actor.kind === 'apiKey' && found.source !== ctx.actor.name)) refuse('unknown');
  return found;
}

export async function listImports(ctx: Ctx, query: ImportQuery): Promise<Page<sql.ImportRow>> {
  return ctx.read((tx) => sql.pageImports(tx.db, query));
}

/** The list as a file. */
export async function downloadImports(ctx: Ctx, query: Value<typeof ImportFileQuery>, answer: Answer): Promise<void> {
  const rest = { before: null, fromEnd: false, isUncounted: true };
  const read = (page: { pageSize: number; after: string | null }) => listImports(ctx, { ...query, ...page, ...rest });
  sendCsv(answer, { name: `importe-${ctx.mandant.slug}`, row: Import, read });
}

const rowsShown = 50;

/** What became of the rows, a page at a time. */
export async function listImportRows(
  ctx: Ctx,
  id: number,
  { failedOnly, after, before, fromEnd, count }: Value<typeof ImportRowsQuery>,
): Promise<Value<typeof ImportRows>> {
  await showImport(ctx, id);
  const pageSize = count ?? rowsShown;
  const isBackwards = fromEnd || before !== null;
  const from = fromEnd ? { before: null } : before !== null ? { before } : { after: after ?? 0 };
  const lines = await ctx.read((tx) => sql.listLines(tx.db, id, { ...from, failedOnly, limit: pageSize + 1 }));
  const page = turnPage(lines, { pageSize, isBackwards, fromEnd, hasKey: after !== null });
  return {
    rows: page.shown.map(({ refusal, status, ...line }) => ({
      ...line,
      status: status as ReportedStatus | null,
      message: refusal === null ? null : refusalMessage(ctx.locale, refusal as RowRefusal),
    })),
    after: page.after?.line ?? null,
    before: page.before?.line ?? null,
  };
}

/**
 * What became of every row, or the failed ones to be mended and imported again, as CSV with a byte order mark, because it
 * is opened in a spreadsheet. The failed ones are unknown once their file is deleted.
 */
export async function downloadRows(ctx: Ctx, id: number, failedOnly: boolean, answer: Answer): Promise<void> {
  await showImport(ctx, id);
  if (failedOnly && !(await ctx.read((tx) => sql.findPart(tx.db, id, 0)))) refuse('unknown');
  answer.header('content-disposition', `attachment; filename="import-${id}${failedOnly ? '-fehlerhaft' : ''}.csv"`);
  answer.file(Readable.from(failedOnly ? failedRows(ctx, id) : resultsOf(ctx, id)), 'text/csv; charset=utf-8');
}

async function* resultsOf(ctx: Ctx, id: number): AsyncGenerator<string> {
  yield '\ufeffZeile;ExterneAuftragsnummer;Auftragsnummer;Status;Fehler\r\n';
  for await (const lines of pagesOfLines(ctx, id, false)) {
    yield lines
      .map(({ line, externalNumber, number, status, message }) => {
        const label = status === null ? '' : (encode(reportedStatus, status as ReportedStatus) as string);
        return csvLine([String(line), externalNumber ?? '', number ?? '', label, message]);
      })
      .join('');
  }
}

async function workAll(ctx: Ctx, source: string, rows: readonly Row[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const row of rows) results.push(await workRow(ctx, source, row, async () => undefined));
  return results;
}

async function probeAll(ctx: Ctx, source: string, rows: readonly Row[]): Promise<RowResult[]> {
  const earlier = earlierInMemory();
  const results: RowResult[] = [];
  for (let at = 0; at < rows.length; at += probeSize) {
    const group = rows.slice(at, at + probeSize);
    results.push(...(await probeRows(ctx, source, await earlier.relatedTo(group), group)));
    await earlier.add(group);
  }
  return results;
}

/** Job: goes on with imports that nobody works on, after a restart or a crash; gives how many there were. */
export async function resumeImports(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  const running = await ctx.read((tx) => sql.listRunning(tx.db));
  for (const { id } of running) if (!signal?.aborted) await workImport(ctx, id, signal);
  return running.length;
}

const fileDays = 30;

/** Job: files of imports go after 30 days with what became of their rows; the counts stay. */
export async function deleteOldFiles(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - fileDays * 86_400_000);
  const list = () => ctx.read((tx) => sql.listOldImports(tx.db, before, 50));
  let deleted = 0;
  for (let old = await list(); old.length > 0; old = await list()) {
    for (const { id } of old) await ctx.write((tx) => sql.deleteFile(tx.db, id));
    deleted += old.length;
  }
  return deleted;
}

const keyOf = ({ actor }: Ctx): string => {
  if (actor.kind !== 'apiKey') throw new Error('a client reports with its key');
  return actor.name;
};
