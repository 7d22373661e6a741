/** What the night takes: files whose end is past, rows of a process that died, and what nobody names in the folder any more. */

import type { Ctx } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import { listOwnersOfFolders, removeFromDisk, walkFolder } from './folder.ts';
import * as sql from './sql.ts';

/** So long somebody may still be writing. */
const underWayMs = 3_600_000;
const underWayBefore = (now: Date): Date => new Date(now.getTime() - underWayMs);
const atOnce = 10;

export const cleanFiles = pass(
  async (ctx, signal) => {
    const before = underWayBefore(ctx.now);
    const torn = await ctx.write((tx) => sql.deleteTorn(tx.db, before));
    const ended = await emptyInBatches((max) => ctx.write((tx) => sql.deleteEnded(tx.db, ctx.now, max)), atOnce);
    return torn + ended + (await clearFolder(ctx, signal));
  },
  anyOf(
    whoHas(({ now }) => sql.overRow(now, underWayBefore(now))),
    ({ system }) => listOwnersOfFolders(system),
  ),
);

/** By the clock of the disk, for which a test's days are none. */
async function clearFolder(ctx: Ctx, signal?: AbortSignal): Promise<number> {
  let count = 0;
  for await (const { path, name, changedAt, isAside } of walkFolder(ctx.system, ctx.mandant.id)) {
    if (signal?.aborted) break;
    const isOld = changedAt.getTime() < Date.now() - underWayMs;
    if (isAside ? isOld && (await removeAside(path)) : await removeUnused(ctx, path, name)) count++;
  }
  return count;
}

async function removeAside(path: string): Promise<boolean> {
  await removeFromDisk(path);
  return true;
}

/** Under the lock of its hash: who puts the same content in place waits, and writes it anew. */
const removeUnused = (ctx: Ctx, path: string, contentHash: string): Promise<boolean> =>
  ctx.write(async (tx) => {
    await sql.lockContent(tx, contentHash);
    if (await sql.isContentUsed(tx.db, contentHash)) return false;
    await removeFromDisk(path);
    return true;
  });
