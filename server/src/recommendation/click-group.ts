/** A group of clicks on its way into the database: one statement, and whether it was written where nobody has heard. */
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#platform/database/db.ts';
import type { VisitKind } from './visitor.ts';

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
export async function writeClicks(
  { pool }: Pick<Database, 'pool'>,
  group: readonly QueuedClick[],
  leaveInDoubt: (processId: number) => void,
): Promise<void> {
  const client = await pool.connect();
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

/** So many of the latest clicks of a mandant are looked through: no more can have come in between. */
const latestMax = 100_000;

/**
 * Whether a group that was left in doubt is there, all of it or nothing. The process that was at it is ended first, so that
 * it cannot finish behind our back. A moment belongs to one click of this process alone.
 */
export async function isWritten(
  { pool, transaction }: Pick<Database, 'pool' | 'transaction'>,
  [first]: readonly QueuedClick[],
  processId: number,
): Promise<boolean> {
  if (!first) return true;
  await pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where pid = $1 and application_name = current_setting('application_name') and usename = session_user`,
    [processId],
  );
  const { mandantId, recommendationId } = first.click;
  return transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    const latest = db
      .selectFrom('click')
      .select(['id', 'recommendation_id', 'at'])
      .orderBy('id', 'desc')
      .limit(latestMax)
      .as('latest');
    const found = await db
      .selectFrom(latest)
      .select('id')
      .where('recommendation_id', '=', recommendationId)
      .where('at', '=', sql<Date>`${first.moment}::timestamptz`)
      .executeTakeFirst();
    return found !== undefined;
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
