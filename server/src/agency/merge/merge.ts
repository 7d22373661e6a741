/**
 * Two agencies that are one (rules 3.8). The decision itself is short: the one that goes gets the state merged, its number
 * leads to the other, and its people belong there at once. Everything else under its number follows in parts: each part is a
 * transaction of its own that finds its rows by the old number, so that a part that was lost is simply done again. What
 * belongs to features on the right is moved by them; they are handed in by app.ts.
 */
import { type AgencyMove, collisionsOf, problemsOfRenames, type Rename } from '@weitersagen/contract/agency/merge';
import { mayAgency } from '@weitersagen/contract/agency/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { forgetBankAccount } from '#bank-account/bank-account.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import { type Pass, pass, whoHas } from '#platform/jobs/pass.ts';
import { type Agency, findAgencyByOwnNumber, lockAgency } from '../agency-sql.ts';
import { listUsers } from '../user-sql.ts';
import * as sql from './sql.ts';

/** Moves at most so many rows of one kind, and gives how many it was. */
export type Mover = (tx: Tx, move: AgencyMove, max: number) => Promise<number>;

export interface Merge {
  from: string;
  into: string;
  renames: readonly Rename[];
}

/** So many rows of a kind in one transaction. */
const partRows = 200;
/** Until then somebody who began before the decision may still write a row under the old number. */
const settledMs = 10 * 60_000;

/** Both rows, the older first, so that two who merge crosswise wait for each other instead of ending each other. */
async function lockBoth(tx: Tx, { from, into }: Pick<Merge, 'from' | 'into'>): Promise<[Agency, Agency]> {
  const found = [await findAgencyByOwnNumber(tx.db, from), await findAgencyByOwnNumber(tx.db, into)];
  const ids = found.map((agency) => (agency ?? refuse('unknown')).id);
  const locked = new Map<number, Agency>();
  for (const id of ids.toSorted((a, b) => a - b)) locked.set(id, (await lockAgency(tx.db, id)) ?? refuse('unknown'));
  return ids.map((id) => locked.get(id) as Agency) as [Agency, Agency];
}

/** Why two cannot become one now, as the desk says it before anybody asks. */
export async function obstacleToMerge(tx: Tx, from: Agency, into: Agency): Promise<'status' | 'running' | undefined> {
  const mayTake = into.status === 'active' || into.status === 'inactive';
  if (from.id === into.id || !mayAgency('merge', from) || !mayTake) return 'status';
  return (await sql.isRunning(tx.db, [from.id, into.id])) ? 'running' : undefined;
}

export async function mergeAgencies(
  tx: Tx,
  { from: goes, into: stays, renames }: Merge,
  reason: string,
): Promise<void> {
  const [from, into] = await lockBoth(tx, { from: goes, into: stays });
  if (await obstacleToMerge(tx, from, into)) refuse('state.not-allowed');
  const own = await sql.listNumbers(tx.db, from.id);
  const taken = await sql.listNumbers(tx.db, into.id);
  const problems = problemsOfRenames(renames, { own, others: taken });
  if (problems.length > 0) refuse('state.not-allowed', { problems });
  const chosen = Object.fromEntries(renames.map(({ from: number, to }) => [number, to]));
  const move: AgencyMove = {
    from: from.agencyNumber,
    into: into.agencyNumber,
    // Numbers of people go along as they are; only those are told apart from rows that nobody stands behind.
    renames: Object.fromEntries(own.map((number) => [number, chosen[number] ?? number])),
    taken,
  };
  const ids = { fromId: from.id, intoId: into.id, now: tx.now };
  const people = await listUsers(tx.db, from.id);
  await sql.markMerged(tx.db, from.id, into.id, tx.now);
  await sql.movePeople(tx.db, move, ids);
  await sql.insertMerge(tx.db, move, ids);
  // Money goes where the one that stays has it.
  await forgetBankAccount(tx, { kind: 'agency', id: from.id });
  const [wentTo, came] = [`${into.agencyNumber} ${into.company}`, `${from.agencyNumber} ${from.company}`];
  await recordEvent(tx, {
    object: 'agency',
    id: from.id,
    event: 'merge',
    from: from.status,
    to: 'merged',
    reason: `${reason} (→ ${wentTo})`,
  });
  await recordEvent(tx, {
    object: 'agency',
    id: into.id,
    event: 'absorb',
    from: into.status,
    to: into.status,
    reason: `${reason} (← ${came})`,
  });
  await recordEvents(
    tx,
    people.map(({ id, status, employeeNumber: number }) => ({
      object: 'agencyUser',
      id,
      event: 'move',
      from: status,
      to: status,
      reason: [wentTo, number && move.renames[number] !== number && `${number} → ${move.renames[number]}`]
        .filter(Boolean)
        .join('; '),
    })),
  );
}

/** What both need before somebody asks: the numbers they share, and all that are taken. */
export async function readNumbers(tx: Tx, from: Agency, into: Agency) {
  const [own, others] = [await sql.listNumbers(tx.db, from.id), await sql.listNumbers(tx.db, into.id)];
  return { collisions: collisionsOf(own, others), taken: [...own, ...others] };
}

/** Own kinds of rows, beside those of others. */
const ownMovers: readonly ((tx: Tx, merge: sql.MergeRow, max: number) => Promise<number>)[] = [
  (tx, merge, max) => sql.moveInvitations(tx.db, merge, merge.intoId, max),
  (tx, merge, max) => sql.movePlans(tx.db, merge, max, tx.now),
];

/** Job: goes on with every merge until nothing is left under an old number. */
export const moveMerged = (movers: readonly Mover[]): Pass =>
  pass(async (ctx, signal) => {
    let moved = 0;
    for (const merge of await ctx.read(({ db }) => sql.listRunning(db)))
      moved += await moveAll(ctx, merge, movers, signal);
    return moved;
  }, whoHas(sql.runningRow));

async function moveAll(
  ctx: Ctx,
  merge: sql.MergeRow,
  movers: readonly Mover[],
  signal: AbortSignal | undefined,
): Promise<number> {
  const begunAt = merge.startedAt.getTime();
  let moved = 0;
  for (const mover of [...ownMovers, ...movers]) {
    for (let part = partRows; part === partRows; ) {
      if (signal?.aborted) return moved;
      part = await movePart(ctx, merge.id, mover);
      moved += part;
    }
  }
  // A round later nothing may have come: then it is done.
  if (moved === 0 && ctx.now.getTime() - begunAt > settledMs)
    await ctx.write(({ db, now }) => sql.markFinished(db, merge.id, now));
  return moved;
}

/** One part in one transaction, counted with it; whoever else works at the merge keeps it locked. */
const movePart = (
  ctx: Ctx,
  id: number,
  mover: (tx: Tx, merge: sql.MergeRow, max: number) => Promise<number>,
): Promise<number> =>
  ctx.write(async (tx) => {
    const merge = await sql.lockMerge(tx.db, id);
    if (!merge) return 0;
    const moved = await mover(tx, merge, partRows);
    if (moved > 0) await sql.addMoved(tx.db, id, moved);
    return moved;
  });
