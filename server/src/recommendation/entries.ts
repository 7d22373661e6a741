/**
 * How often a link was entered (C-23): human visits, once per visitor, link and day, rolled up from the clicks, and the
 * calls of API clients, at once. Counters stand beside the recommendations, never in them; clicks of a follow-up count on
 * its root. Visitors' hashes live a week, salts a day (klicks-anonymisieren).
 */

import { plusDays } from '@weitersagen/contract/basics/day';
import type { Input, Reply } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { showEntryNumbers as numbersCall } from '@weitersagen/contract/recommendation/entry-numbers';
import type { countEntry as endpoint } from '@weitersagen/contract/recommendation/link/endpoints';
import { isHeld } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import { type Ctx, type System, selfOf } from '#platform/context.ts';
import { emptyInBatches } from '#platform/database/batches.ts';
import { type Cell, cellsOf, inCell, inOwnTrouble } from '#platform/database/cell/cells.ts';
import { keepPartitions } from '#platform/database/partitions.ts';
import { countAddress, type Limit, lookUp } from '#platform/http/limit.ts';
import { anyOf, pass, whoHas } from '#platform/jobs/pass.ts';
import { endSalts } from '#tracking/tracking.ts';
import * as sql from './entry-sql.ts';
import { getRecommendation, isOver } from './recommendation.ts';

export const entryLimit: Limit = { name: 'count-entry', max: 30, windowSeconds: 60, acrossMandants: true };
/**
 * How many are counted at once. Nobody waits for a part but who adds to the same links, and only for its end; on the embedded
 * database everybody does.
 */
const clicksMax = { postgres: 100_000, embedded: 5000 } as const;
const deletedMax = 5000;
const hashDays = 7;
/** As long as signs of a misuse are kept. */
const referrerDays = 180;
/** A year can be compared with the one before. */
const dayRowDays = 400;

/** An entry that a client without our pages reports; gives the count with it. */
export async function countEntry(
  ctx: Ctx,
  { params: { number } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  await countAddress(ctx, entryLimit);
  const entries = await lookUp(ctx, () =>
    ctx.write(async (tx) => {
      const found = await getRecommendation(tx, { number });
      const day = today(tx.now);
      if (await isOver(tx, found, day)) refuse('recommendation.over');
      return sql.addEntry(tx.db, found.rootId, day);
    }),
  );
  return { number, entries };
}

const daysShown = 30;
/** Days and channels of one answer, the newest first. */
const rowsMax = 2000;

/** Whoever recommended sees how often the link was entered; that of a follow-up is the one of its root. */
export const showEntryNumbers = (
  ctx: Ctx,
  { params: { number }, query: { days } }: Input<typeof numbersCall>,
): Promise<Reply<typeof numbersCall>> =>
  ctx.read(async (tx) => {
    const found = await getRecommendation(tx, { number });
    if (found.accountId !== selfOf(tx).accountId) refuse('unknown');
    const recommendationId = found.rootId;
    const until = today(tx.now);
    const from = plusDays(until, 1 - (days ?? daysShown));
    const rows = await sql.listDays(tx.db, { recommendationId, since: from, max: rowsMax });
    return {
      number,
      entries: await sql.findTotal(tx.db, recommendationId),
      from,
      until,
      rows: rows.map((row) => ({ ...row, channel: row.channel || null })),
    };
  });

/** Job: adds the clicks since the last time to the totals; gives how many were looked at. */
export const rollUpClicks = pass(
  (ctx) =>
    emptyInBatches(
      (max) => ctx.write(async ({ db }) => sql.countClicks(db, await sql.lockProgress(db), max)),
      clicksMax[ctx.system.database.kind],
    ),
  whoHas(sql.uncountedRow),
);

/** So many days behind a mandant without old clicks may be that says from which day it keeps them; partitions are months. */
const saidDays = 30;

/**
 * Job: hashes of visitors go after a week, clicks after KlickAufbewahrungTage; gives how many rows were deleted. A partition
 * holds all mandants: it goes when nobody keeps anything of it, and whoever keeps less deletes row by row.
 */
export const anonymiseClicks = pass(
  async (ctx) => {
    const day = today(ctx.now);
    const [deleted] = await ctx.write(({ db }) => sql.deleteVisits(db, plusDays(day, -hashDays)));
    const keptFrom = plusDays(day, -ctx.mandant.config.clickDays);
    const clicks = (await ctx.read(isHeld)) ? 0 : await endClicks(ctx, keptFrom, day);
    return Number(deleted?.numDeletedRows ?? 0) + clicks;
  },
  anyOf(
    whoHas(
      ({ now }) => sql.unsaidRow(today(now), saidDays),
      ({ config }) => [config.clickDays, 0],
    ),
    whoHas(
      ({ now }) => sql.oldClickRow(today(now)),
      ({ config }) => [config.clickDays, 0],
    ),
    whoHas(({ now }) => sql.oldVisitRow(plusDays(today(now), -hashDays))),
    whoHas(({ now }) => sql.oldReferrerRow(plusDays(today(now), -referrerDays))),
    whoHas(({ now }) => sql.oldDayRow(plusDays(today(now), -dayRowDays))),
  ),
);

/** What a legal hold keeps. As long as it stands the mandant says no later day, so no partition goes that has clicks of it. */
async function endClicks(ctx: Ctx, keptFrom: string, day: string): Promise<number> {
  const clicks = await emptyInBatches((max) => ctx.write(({ db }) => sql.deleteClicks(db, keptFrom, max)), deletedMax);
  await ctx.write(({ db }) => sql.markKeptFrom(db, keptFrom));
  await ctx.write(({ db }) => sql.deleteReferrers(db, plusDays(day, -referrerDays)));
  await ctx.write(({ db }) => sql.deleteDays(db, plusDays(day, -dayRowDays)));
  return clicks;
}

/** Of all mandants: salts go after their day, partitions are made ahead and go with their time. Gives how many salts went. */
export async function endClickTimes(system: System): Promise<number> {
  const day = today(system.clock.now());
  const salts = await endSalts(system);
  for (const cell of cellsOf(system.database)) await inOwnTrouble(system, cell, () => endTimesOf(system, cell, day));
  return salts;
}

async function endTimesOf(system: System, cell: Cell, day: string): Promise<void> {
  const there = { ...system, database: cell.database };
  const before = await inCell(cell, { role: 'report', readOnly: true }, (db) => sql.findKeptFrom(db, cell.name));
  await keepPartitions(there, 'visit', { today: day, before: plusDays(day, -hashDays) });
  await keepPartitions(there, 'click', { today: day, before });
}
