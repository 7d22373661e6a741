/** Part after part of what an auditor takes along, each read by the key of the last row before it, in a transaction of its own. */
import type { Ctx } from '#platform/context.ts';
import * as sql from './sql.ts';

/** Runs are read with their sums. */
const runsMax = 100;

export const auditParts = (ctx: Ctx, days: sql.Days, rowsMax = 2000) => ({
  postings: () => postingsOf(ctx, days, rowsMax),
  runs: () => runsOf(ctx, days),
  transfers: () => transfersOf(ctx, days, rowsMax),
  log: () => logOf(ctx, days, rowsMax),
  bankChecks: async function* () {
    yield await ctx.read((tx) => sql.listBankChecks(tx.db, days));
  },
});

/** Until a part is not full; what is full may be the last one, too. */
async function* inParts<R, K>(
  read: (after: K | undefined) => Promise<R[]>,
  keyOf: (row: R) => K,
  max: number,
): AsyncGenerator<R[]> {
  let after: K | undefined;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < max) return;
    after = keyOf(last);
  }
}

async function* postingsOf(ctx: Ctx, days: sql.Days, rowsMax: number) {
  let line = 0;
  const parts = inParts(
    (after: sql.PostingKey | undefined) => ctx.read((tx) => sql.listPostings(tx.db, days, after, rowsMax)),
    ({ key }) => key,
    rowsMax,
  );
  for await (const rows of parts) yield rows.map((row) => ({ ...row, line: ++line }));
}

const runsOf = (ctx: Ctx, days: sql.Days) =>
  inParts(
    (after: number | undefined) => ctx.read((tx) => sql.listRuns(tx.db, days, after ?? 0, runsMax)),
    ({ id }) => id,
    runsMax,
  );

async function* transfersOf(ctx: Ctx, days: sql.Days, rowsMax: number) {
  for await (const runs of runsOf(ctx, days))
    for (const { id } of runs)
      yield* inParts(
        (after: { subjectId: number; attempt: number } | undefined) =>
          ctx.read((tx) => sql.listTransfers(tx.db, id, after ?? { subjectId: 0, attempt: 0 }, rowsMax)),
        ({ subjectId, attempt }) => ({ subjectId, attempt }),
        rowsMax,
      );
}

const logOf = (ctx: Ctx, days: sql.Days, rowsMax: number) =>
  inParts(
    (after: { at: string; id: number } | undefined) => ctx.read((tx) => sql.listLog(tx.db, days, after, rowsMax)),
    ({ key, id }) => ({ at: key, id }),
    rowsMax,
  );
