/**
 * A mandant moves to another cell while it is served (rules 1.15): its rows are copied and followed by PostgreSQL's own logical
 * replication, it is closed for the moment in which the last ones arrive, and where it lies is changed at home. May be broken
 * off, or killed, at every point and begun again: until that change it lies where it lay, after it only the end is missing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { topic } from '#mandant/registry.ts';
import { bringOperators } from '#operator/known-there.ts';
import { globally, type System } from '#platform/context.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { type Admin, type Admins, checkServers } from './admins.ts';
import { closeAhead, closeMails, closeWrites, complete, leftFor, openAgain, switchTo } from './closing.ts';
import { openComparison } from './compare.ts';
import { cellNamed, findPlaced, type Moving } from './moving.ts';
import {
  advanceSequences,
  endReplication,
  startReplication,
  TookTooLong,
  waitUntilCopied,
  waitUntilInStep,
} from './replication.ts';
import { removeRows } from './rows.ts';

export interface Moved {
  /** How long nothing could be written, in milliseconds. */
  closedMs: number;
  /** How many were compared. */
  rows: number;
}

const triesMax = 3;
const pauseMs = 5000;

type Tell = (line: string) => void;
const silent: Tell = () => undefined;

export async function move(
  system: System,
  { slug, to }: { slug: string; to: string },
  admins: Admins,
  tell = silent,
): Promise<Moved> {
  const { id, cell: from } = await findPlaced(system, slug);
  const moving = { id, slug, from, to: cellNamed(system, to) };
  if (from.name === to) return finish(system, moving, admins, tell);
  const left = await leftFor(system, moving);
  if (left !== undefined && left !== to)
    throw new ConfigError(
      `${slug} has left ${from.name} for ${left}, where it did not arrive: go on with npm run move -- ${slug} ${left}.`,
    );
  await checkServers(moving, admins);
  if (left !== undefined) return finish(system, moving, admins, tell);
  await prepare(system, moving, admins, tell);
  try {
    await waitUntilCopied(moving, admins, tell);
    return await closeAndCarryOver(system, moving, admins, tell);
  } catch (error) {
    await openAgain(system, moving).catch(() => undefined);
    if ((await leftFor(system, moving)) === undefined) await endReplication(moving, admins).catch(() => undefined);
    throw error;
  }
}

/** Whatever an earlier try has left in the new cell goes first. */
async function prepare(system: System, moving: Moving, admins: Admins, tell: Tell): Promise<void> {
  await openAgain(system, moving);
  await endReplication(moving, admins);
  await closeAhead(system, moving);
  const left = await removeRows(moving.id, admins.to);
  if (left > 0) tell(`${left} rows that it had in ${moving.to.name} before are removed.`);
  await bringOperators(system, moving.to);
  await startReplication(moving, admins);
}

/** What takes too long is taken back, and tried again while the copies are followed. */
async function closeAndCarryOver(system: System, moving: Moving, admins: Admins, tell: Tell): Promise<Moved> {
  for (let tries = 1; ; tries++) {
    try {
      await closeMails(system, moving, admins);
      return await carryOver(system, moving, admins, tell);
    } catch (error) {
      if (!(error instanceof TookTooLong) || tries === triesMax) throw error;
      await openAgain(system, moving);
      tell(`${error.message} ${moving.slug} is open again; the next try comes in ${pauseMs / 1000} seconds.`);
      await sleep(pauseMs);
    }
  }
}

async function carryOver(system: System, moving: Moving, admins: Admins, tell: Tell): Promise<Moved> {
  const closedAt = performance.now();
  const until = await closeWrites(system, moving, admins);
  await waitUntilInStep(moving, admins, until);
  await advanceSequences(admins);
  const comparison = await openComparison(moving, admins);
  try {
    await comparison.compareWhileClosed();
    await switchTo(system, moving);
    const closedMs = Math.round(performance.now() - closedAt);
    await announce(system, moving);
    tell(`${moving.slug} lies in ${moving.to.name} now; for ${closedMs} ms nothing could be written.`);
    await endReplication(moving, admins);
    const rows = await comparison.compareTheRest(tell);
    tell(`${rows} rows are the same in both cells. The old ones stay until somebody says that they may go.`);
    return { closedMs, rows };
  } finally {
    await comparison.close();
  }
}

/** What a killed one had left to do. */
async function finish(system: System, moving: Moving, admins: Admins, tell: Tell): Promise<Moved> {
  await complete(system, moving);
  await announce(system, moving);
  await endReplication(moving, admins);
  tell(`${moving.slug} lies in ${moving.to.name}.`);
  return { closedMs: 0, rows: 0 };
}

const announce = (system: System, { slug }: Moving): Promise<void> =>
  globally(system, (db) => system.signals.announce(db, topic, slug));

/** The rows that a mandant has left behind in a cell, by the word of a person; gives how many there were. */
export async function removeLeftBehind(system: System, slug: string, cell: string, admin: Admin): Promise<number> {
  const placed = await findPlaced(system, slug);
  if (placed.cell.name === cell) throw new ConfigError(`${slug} lies in ${cell}: nothing is removed.`);
  return removeRows(placed.id, admin);
}
