/**
 * Works a stored file row by row, as long as it takes (rules 7.13). Whoever works holds a lease that every row renews
 * in its own transaction: two never work on one import, and after a crash somebody goes on at the row after the last.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderReport } from '@weitersagen/contract/order/schemas';
import { type Ctx, createContext, type Tx } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { placeIn } from '#platform/vault.ts';
import { type Earlier, linkNumberOf, reported } from './earlier.ts';
import { earlierMax, probeRows, probeSize } from './probe.ts';
import { type Row, type RowResult, readRows } from './rows.ts';
import * as sql from './sql.ts';
import { storedBytes } from './upload.ts';
import { LostImport, workRow } from './work.ts';

const leaseMs = 30_000;
const reportPlace = (ctx: Pick<Ctx, 'mandant'>, importId: number, line: number) =>
  placeIn(ctx, 'order_import_probe.report', importId, line);

/** How often it is asked whether a database that went away is back, and how long: then the next round goes on. */
const askAgainMs = 1000;
const awayMaxMs = 600_000;
const workedMs = 60_000;

/** Works an import to its end, or until `signal`; nothing when it is done or in the hands of somebody else. */
export async function workImport(given: Ctx, importId: number, signal?: AbortSignal): Promise<void> {
  const ctx = createContext({ ...given, actor: { kind: 'job', name: `import ${importId}` } });
  const worker = randomUUID();
  for (let awaySince: number | undefined; ; ) {
    const since = performance.now();
    try {
      return await workOn(ctx, importId, worker, signal);
    } catch (error) {
      const now = performance.now();
      // Whoever worked that long found it back.
      if (awaySince === undefined || now - since > workedMs) awaySince = now;
      if (!isDatabaseAway(error) || signal?.aborted || now - awaySince > awayMaxMs) throw error;
      await wait(askAgainMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
}

async function workOn(ctx: Ctx, importId: number, worker: string, signal: AbortSignal | undefined): Promise<void> {
  if (!(await claim(ctx, importId, worker, signal))) return;
  const found = await ctx.read((tx) => sql.findImport(tx.db, importId));
  if (!found) return;
  const run: Run = { ctx, importId, worker, source: found.source, signal };
  ctx.system.meters.add('imports_running');
  try {
    const isDone = await (found.isProbe ? probeFile(run) : workFile(run));
    await ctx.write((tx) =>
      isDone ? sql.finishImport(tx.db, importId, worker, nowOf(ctx)) : sql.leaveImport(tx.db, importId, worker),
    );
  } catch (error) {
    if (error instanceof LostImport) return;
    await ctx.write((tx) => sql.leaveImport(tx.db, importId, worker)).catch(() => undefined);
    throw error;
  } finally {
    ctx.system.meters.add('imports_running', [], -1);
  }
}

interface Run {
  ctx: Ctx;
  importId: number;
  worker: string;
  source: string;
  signal: AbortSignal | undefined;
}

/** True at the end of the file. */
async function workFile(run: Run): Promise<boolean> {
  const { ctx, source, signal } = run;
  for await (const row of rowsLeft(run)) {
    if (signal?.aborted) return false;
    await workRow(ctx, source, row, (tx, result) => keep(tx, run, [result]));
  }
  return true;
}

async function probeFile(run: Run): Promise<boolean> {
  const { ctx, importId, source, signal } = run;
  const earlier = earlierInDatabase(ctx, importId);
  for await (const rows of inGroups(rowsLeft(run), probeSize)) {
    if (signal?.aborted) return false;
    const results = await probeRows(
      createContext({ ...ctx, now: nowOf(ctx) }),
      source,
      await earlier.relatedTo(rows),
      rows,
    );
    await ctx.write(async (tx) => {
      await keep(tx, run, results);
      await addProbeRows(tx, importId, rows);
    });
  }
  await ctx.write((tx) => sql.deleteProbeRows(tx.db, importId));
  return true;
}

async function keep(tx: Tx, { ctx, importId, worker }: Run, results: readonly RowResult[]): Promise<void> {
  const leaseUntil = new Date(nowOf(ctx).getTime() + leaseMs);
  if (!(await sql.keepLines(tx.db, importId, { worker, leaseUntil, results }))) throw new LostImport();
  tx.afterCommit(() => {
    for (const { refusal } of results) tx.system.meters.add('import_rows_total', [refusal ? 'failed' : 'done']);
  });
}

/** Waits for a lease that may be the last one of a process that died; one that is renewed is somebody at work. */
async function claim(ctx: Ctx, importId: number, worker: string, signal: AbortSignal | undefined): Promise<boolean> {
  let held: number | undefined;
  for (;;) {
    const now = nowOf(ctx);
    const leaseUntil = new Date(now.getTime() + leaseMs);
    if (await ctx.write((tx) => sql.claimImport(tx.db, importId, { worker, now, leaseUntil }))) return true;
    const found = await ctx.read((tx) => sql.findImport(tx.db, importId));
    const until = found?.leaseUntil?.getTime();
    if (found?.status !== 'running' || until === undefined || (held !== undefined && until !== held)) return false;
    held = until;
    await wait(2000, undefined, signal && { signal }).catch(() => undefined);
    if (signal?.aborted) return false;
  }
}

const nowOf = ({ system }: Ctx): Date => system.clock.now();

/** Rows after the last one that is done. */
async function* rowsLeft({ ctx, importId }: Run): AsyncGenerator<Row> {
  const last = await ctx.read((tx) => sql.findLastLine(tx.db, importId));
  for await (const row of readRows(storedBytes(ctx, importId))) if (row.line > last) yield row;
}

async function* inGroups(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let group: Row[] = [];
  for await (const row of rows) {
    group.push(row);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** The rows before lie in the database while the dry run is under way, sealed, so that memory stays flat. */
function earlierInDatabase(ctx: Ctx, importId: number): Pick<Earlier, 'relatedTo'> {
  return {
    relatedTo: async (rows) => {
      const reports = reported(rows).map(({ report }) => report);
      const externalNumbers = reports.map(({ externalNumber }) => externalNumber);
      const linkNumbers = reports.map(linkNumberOf).filter((number) => number !== null);
      const found = await ctx.read((tx) =>
        sql.listProbeRows(tx.db, importId, { externalNumbers, linkNumbers, limit: earlierMax }),
      );
      return found
        .reverse()
        .map(
          ({ line, sealed }) =>
            JSON.parse(ctx.system.vault.open(sealed, reportPlace(ctx, importId, line))) as OrderReport,
        );
    },
  };
}

async function addProbeRows(tx: Tx, importId: number, rows: readonly Row[]): Promise<void> {
  const values = reported(rows).map(({ line, report }) => ({
    import_id: importId,
    line,
    external_number: report.externalNumber,
    link_number: linkNumberOf(report),
    report_sealed: tx.system.vault.seal(JSON.stringify(report), reportPlace(tx, importId, line)),
  }));
  if (values.length > 0) await sql.insertProbeRows(tx.db, values);
}
