/** A group of clicks on its way into the database: one statement, and whether it was written where nobody has heard. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import { sql } from 'kysely';
import type pg from 'pg';
import type { System } from '#platform/context.ts';
import { isClosedHere, isDatabaseAway } from '#platform/database/away.ts';
import type { Database } from '#platform/database/db.ts';
import type { VisitKind } from '#tracking/tracking.ts';

export interface Click {
  mandantId: number;
  /** The root of the family. */
  recommendationId: number;
  channel: string | null;
  source: EntrySource;
  recipientNumber: string | null;
  target: 'landing' | 'shop';
  at: Date;
  visitorHash: string;
  kind: VisitKind;
  /** Of the page that was left for the link. */
  referrerHost: string | null;
}

/** A click whose visitor waits, or has been led on. */
export interface QueuedClick {
  click: Click;
  /** Its moment to the microsecond, no two of this process the same. */
  moment: string;
  done: () => void;
  failed: (error: unknown) => void;
}

let made = 0;
/** PostgreSQL counts microseconds: below the millisecond of the clock stands a number that goes on. */
export const momentOf = (at: Date): string =>
  at.toISOString().replace('Z', `${String(made++ % 1000).padStart(3, '0')}Z`);

const statement = 'select record_clicks($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

/**
 * In a transaction of its own. Where the connection breaks before the answer nobody knows whether it was written: then
 * `leaveInDoubt` is told which process of the database was at it.
 */
async function writeClicks(
  { direct }: Pick<Database, 'direct'>,
  group: readonly QueuedClick[],
  leaveInDoubt: (processId: number) => void,
): Promise<void> {
  const client = await direct.connect();
  try {
    await client.query(statement, columnsOf(group));
    client.release();
  } catch (error) {
    const hasAnswered = (error as { severity?: unknown }).severity === 'ERROR';
    if (!hasAnswered) leaveInDoubt((client as pg.PoolClient & { processID?: number }).processID ?? 0);
    client.release(!hasAnswered);
    throw error;
  }
}

interface Persisting extends Pick<System, 'database' | 'log'> {
  againMs: number;
  /** Called whenever the database could not be asked. */
  onAway: () => void;
  /** Its mandant lies elsewhere, or is on the way there. */
  passOn: (click: Click) => void;
  /** Nobody tries any longer. */
  isOver: () => boolean;
}

/** Comes back when the group is written, or what of it never can be is refused. */
export async function persist(parts: Persisting, group: readonly QueuedClick[]): Promise<void> {
  const { database, log, againMs, onAway, passOn, isOver } = parts;
  let doubt: number | undefined;
  const leaveInDoubt = (processId: number): void => {
    doubt = processId;
  };
  for (;;) {
    try {
      if (doubt === undefined || !(await isWritten(database, group, doubt)))
        await writeClicks(database, group, leaveInDoubt);
      for (const { done } of group) done();
      return;
    } catch (error) {
      const [first, ...more] = group;
      if (isClosedHere(error) && first && more.length === 0) {
        passOn(first.click);
        first.done();
        return;
      }
      if (isDatabaseAway(error) && !isClosedHere(error)) {
        onAway();
        if (isOver()) return;
        await sleep(againMs, undefined, { ref: false });
      } else if (group.length > 1) {
        for (const one of group) await persist(parts, [one]);
        return;
      } else {
        log.error({ err: error, clicks: group.length }, 'clicks not written');
        for (const { failed } of group) failed(error);
        return;
      }
    }
  }
}

/** So many of the latest clicks of a mandant are looked through: no more can have come in between. */
const latestMax = 15_000;

/**
 * Whether a group that was left in doubt is there, all of it or nothing. The process that was at it is ended first, so that
 * it cannot finish behind our back. A moment belongs to one click of this process alone.
 */
async function isWritten(
  { direct, transaction }: Pick<Database, 'direct' | 'transaction'>,
  [first]: readonly QueuedClick[],
  processId: number,
): Promise<boolean> {
  if (!first) return true;
  await direct.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where pid = $1 and application_name = current_setting('application_name') and usename = session_user`,
    [processId],
  );
  const { mandantId, recommendationId } = first.click;
  return transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    const { rows } = await sql`
      select from (select recommendation_id, at from click order by epoch desc, xid desc, id desc limit ${latestMax}) as latest
      where recommendation_id = ${recommendationId} and at = ${first.moment}::timestamptz limit 1`.execute(db);
    return rows.length > 0;
  });
}

const columnsOf = (group: readonly QueuedClick[]): unknown[] => {
  const columns: unknown[][] = [[], [], [], [], [], [], [], [], [], []];
  for (const { click, moment } of group) {
    const values = [
      click.mandantId,
      click.recommendationId,
      click.channel,
      click.source,
      click.recipientNumber,
      click.target,
      moment,
      click.visitorHash,
      click.kind,
      click.referrerHost,
    ];
    for (const [index, value] of values.entries()) columns[index]?.push(value);
  }
  return columns;
};
