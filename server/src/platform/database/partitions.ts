/**
 * Tables whose rows lie in partitions by time: made ahead, dropped as a whole when their time is over. Which tables, and how
 * far ahead, stands in `partition_rule` of the database; its functions are the owner's, because the program's login owns nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { globally, type System } from '../context.ts';
import type { Db } from './db.ts';

interface Time {
  today: string;
  /** Partitions that ended before this day go; without it none goes. */
  before?: string | undefined;
}

const triesMax = 10;
const pauseMs = 300;

/** May run at any time, however often. What lies in the net, because a partition was missing, is told. */
export async function keepPartitions(system: System, parent: string, { today, before }: Time): Promise<void> {
  await inFreeMoment(system, (db) => sql`select make_partitions(${parent}, ${today})`.execute(db));
  if (before !== undefined)
    await inFreeMoment(system, (db) => sql`select drop_partitions(${parent}, ${before})`.execute(db));
  const { rows } = await globally(system, (db) =>
    sql<{ isUsed: boolean }>`select is_in_default(${parent}) as "isUsed"`.execute(db),
  );
  if (rows[0]?.isUsed) system.log.warn({ table: parent }, 'rows lie outside of all partitions');
}

/** The same of a table of years: one goes when it is over and nobody has a row left in it. */
export async function keepYears(system: System, parent: string, today: string): Promise<void> {
  await keepPartitions(system, parent, { today });
  await inFreeMoment(system, (db) => sql`select drop_empty_partitions(${parent})`.execute(db));
}

/**
 * The database asks for the table for a moment only, so that nobody waits behind it; where it is in use, or another process has
 * just made or dropped what this one meant to, soon again.
 */
async function inFreeMoment(system: System, steps: (db: Db) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await globally(system, steps);
      return;
    } catch (error) {
      if (!passing.has((error as { code?: string }).code) || tries === triesMax) throw error;
      await sleep(pauseMs);
    }
  }
}

/** The lock is not there; the table is gone; the table or its row type is there already, seen late or just as it is made. */
const passing = new Set<unknown>(['55P03', '42P01', '42P07', '42710', '23505']);
