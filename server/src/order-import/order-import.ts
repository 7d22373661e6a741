/**
 * Files of order reports (rules 7.13): by the client, small ones answered at once; by an operator, always in the
 * background. A file is a list of reports, each row an event of its own: the same file again changes nothing and gives
 * the same answers.
 */

import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { reasonOf } from '@weitersagen/contract/event/reasons';
import type { FailedRowsQuery, ImportResult, PartnerImport } from '@weitersagen/contract/order-import/partner';
import type { ImportAccepted } from '@weitersagen/contract/order-import/schemas';
import type { Ctx } from '#platform/context.ts';
import { walkRows } from '#platform/database/batches.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { workImport } from './background.ts';
import { earlierInMemory } from './earlier.ts';
import { probeRows, probeSize } from './probe.ts';
import type { Body } from './received-file.ts';
import { failedRow, type Row, type RowResult } from './rows.ts';
import * as sql from './sql.ts';
import { storedBytes, takeFile } from './upload.ts';
import { workRow } from './work.ts';

export { type Body, receiveRows } from './received-file.ts';
export { type RowRefusal, refusalLines, refusalMessage } from './rows.ts';
export { readTable, type TableRow } from './table.ts';
export { storedBytes } from './upload.ts';

export const importTask = 'order.import';

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
    rows: results.flatMap(({ line, number, status, reason }) =>
      status === null ? [] : [{ line, number, status, reason }],
    ),
    failures: results.flatMap((row) => (row.refusal ? [failedRow(ctx.locale, row, row.refusal)] : [])),
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

/** The file of a dry run, for good: it is kept sealed as long as its rows are, so that nobody has to send it twice. */
export async function importTried(ctx: Ctx, jobs: Jobs, triedId: number): Promise<Value<typeof ImportAccepted>> {
  const tried = (await ctx.read((tx) => sql.findImport(tx.db, triedId))) ?? refuse('unknown');
  const first = await ctx.read((tx) => sql.findPart(tx.db, triedId, 0));
  if (!tried.isProbe || tried.status !== 'done' || !first) refuse('state.not-allowed');
  return startImport(ctx, jobs, Readable.from(wholeFile(ctx, triedId, tried.bytes)), false);
}

/** One that is deleted while it is read is no file: half of it must not be imported. */
async function* wholeFile(ctx: Ctx, importId: number, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const part of storedBytes(ctx, importId)) {
    left -= part.length;
    yield part;
  }
  if (left !== 0) refuse('state.not-allowed');
}

/** A process without jobs leaves it to the next one that looks for imports. */
async function startWork(ctx: Ctx, jobs: Jobs, id: number): Promise<{ id: number }> {
  if (jobs.isRunning()) await jobs.enqueue(importTask, ctx.mandant.id, { importId: id });
  return { id };
}

/** How far an import is and what of it failed, to the client who sent it. */
export const showImport = (
  ctx: Ctx,
  id: number,
  { after, count }: Value<typeof FailedRowsQuery>,
): Promise<Value<typeof PartnerImport>> =>
  ctx.read(async ({ db }) => {
    const found = await sql.findImport(db, id);
    if (found?.source !== keyOf(ctx)) refuse('unknown');
    const failed = await sql.listFailed(db, id, { after, limit: count + 1 });
    const rows = failed.slice(0, count);
    return {
      ...found,
      rows: rows.map((row) => failedRow(ctx.locale, row, row.refusal)),
      hasNext: failed.length > count,
      after: rows.at(-1)?.line ?? after,
    };
  });

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
export const resumeImports = pass(async (ctx, signal) => {
  const running = await ctx.read((tx) => sql.listRunning(tx.db));
  for (const { id } of running) if (!signal?.aborted) await workImport(ctx, id, signal);
  return running.length;
}, whoHas(sql.runningRow));

const fileDays = 30;
const filesBefore = (now: Date): Date => new Date(now.getTime() - fileDays * 86_400_000);

/** Job: files of imports go after 30 days with what became of their rows; the counts stay. */
export const deleteOldFiles = pass(
  (ctx) => {
    const before = filesBefore(ctx.now);
    return walkRows(
      (key) => ctx.read((tx) => sql.listOldImports(tx.db, before, key)),
      async ({ id }) => {
        await ctx.write((tx) => sql.deleteFile(tx.db, id));
        return true;
      },
    );
  },
  whoHas(({ now }) => sql.oldImportRow(filesBefore(now))),
);

const keyOf = ({ actor }: Ctx): string => {
  if (actor.kind !== 'apiKey') throw new Error('a client reports with its key');
  return actor.name;
};
