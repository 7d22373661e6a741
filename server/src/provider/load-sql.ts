/** Loads and how they stand. */
import type { LoadKind, LoadStatus } from '@weitersagen/contract/provider/status';
import { sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';

export interface Load {
  id: number;
  provider: string;
  address: string;
  kind: LoadKind;
  status: LoadStatus;
  mark: string;
  statedAt: Date | null;
  changeMark: number | null;
  added: number;
  gone: number;
  writtenAfter: number;
}

const loads = (db: Db) =>
  db
    .selectFrom('provider_load')
    .select([
      'id',
      'provider',
      'address',
      'kind',
      'status',
      'mark',
      'stated_at as statedAt',
      'change_mark as changeMark',
      'lines_added as added',
      'lines_gone as gone',
      'written_after as writtenAfter',
    ])
    .$castTo<Load>();

export const findLoad = (db: Db, id: number): Promise<Load | undefined> =>
  loads(db).where('id', '=', id).executeTakeFirst();

/** Locks it. */
export const lockLoad = (db: Db, id: number): Promise<Load | undefined> =>
  loads(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Those of a provider in one of these states, the oldest first; locked. */
export const lockLoads = (db: Db, provider: string, statuses: readonly LoadStatus[]): Promise<Load[]> =>
  loads(db)
    .where('provider', '=', provider)
    .where('status', 'in', ['loading', 'waiting', 'taking'])
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Of every provider, in every state that is not the last one; locked. */
export const lockOpen = (db: Db): Promise<Load[]> =>
  loads(db).where('status', 'in', ['loading', 'waiting', 'taking']).orderBy('id').forUpdate().execute();

/** Waits since before a moment; locked. */
export const lockWaiting = (db: Db, before: Date): Promise<Load[]> =>
  loads(db).where('status', '=', 'waiting').where('started_at', '<', before).orderBy('id').forUpdate().execute();

export const hasOpen = async (db: Db, provider: string, status: 'waiting' | 'taking'): Promise<boolean> =>
  (await db
    .selectFrom('provider_load')
    .select('id')
    .where('provider', '=', provider)
    .where('status', 'in', ['loading', 'waiting', 'taking'])
    .where('status', '=', status)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const insertLoad = async (
  db: Db,
  values: {
    provider: string;
    address: string;
    kind: LoadKind;
    mark: string;
    started_at: Date;
    started_by: string | null;
  },
): Promise<number> =>
  (
    await db
      .insertInto('provider_load')
      .values({ ...values, status: 'loading' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export interface Counted {
  read: number;
  failed: number;
  added: number;
  changed: number;
  gone: number;
  odd: number;
}

/** Counts rows, as long as it is still being loaded; false when it is not any more. */
export const countRows = async (db: Db, id: number, { read, failed, added, changed, gone, odd }: Counted) => {
  const { numUpdatedRows } = await db
    .updateTable('provider_load')
    .set((row) => ({
      lines_read: sql`${row.ref('lines_read')} + ${read}::int`,
      lines_failed: sql`${row.ref('lines_failed')} + ${failed}::int`,
      lines_added: sql`${row.ref('lines_added')} + ${added}::int`,
      lines_changed: sql`${row.ref('lines_changed')} + ${changed}::int`,
      lines_gone: sql`${row.ref('lines_gone')} + ${gone}::int`,
      lines_odd: sql`${row.ref('lines_odd')} + ${odd}::int`,
    }))
    .where('id', '=', id)
    .where('status', '=', 'loading')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const markSettled = (
  db: Db,
  id: number,
  values: { stated_at: Date; change_mark: number | null; obstacles: unknown; faults: unknown },
) =>
  db
    .updateTable('provider_load')
    .set({ ...values, obstacles: JSON.stringify(values.obstacles), faults: JSON.stringify(values.faults) })
    .where('id', '=', id)
    .execute();

/** The one function that writes a state is `moveLoad`. */
export const setStatus = (
  db: Db,
  id: number,
  values: {
    status: LoadStatus;
    ended_at?: Date;
    decided_by?: string | null;
    failure?: string | null;
    faults?: unknown;
  },
) =>
  db
    .updateTable('provider_load')
    .set({ ...values, ...(values.faults !== undefined && { faults: JSON.stringify(values.faults) }) })
    .where('id', '=', id)
    .execute();

/** As long as it is still being taken over; false when it is not any more. */
export const markWritten = async (db: Db, id: number, { after, rows }: { after: number; rows: number }) => {
  const { numUpdatedRows } = await db
    .updateTable('provider_load')
    .set((row) => ({ written_after: after, lines_written: sql`${row.ref('lines_written')} + ${rows}::int` }))
    .where('id', '=', id)
    .where('status', '=', 'taking')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * What came and went by loads that nobody looked at: of changes since the last full load, of full ones, which come by night, since
 * a moment.
 */
export const countUnseen = async (
  db: Db,
  { provider, isFull, since }: { provider: string; isFull: boolean; since: Date },
): Promise<{ added: number; gone: number }> => {
  const { rows } = await sql<{ added: number; gone: number }>`
    select coalesce(sum(lines_added), 0)::int as added, coalesce(sum(lines_gone), 0)::int as gone from provider_load
    where provider = ${provider} and status = 'taken' and (not ${isFull} or (kind = 'full' and started_at > ${since}))
      and id > coalesce((select max(id) from provider_load where provider = ${provider} and status = 'taken'
        and (decided_by is not null or (kind = 'full' and not ${isFull}))), 0)`.execute(db);
  return rows[0] ?? { added: 0, gone: 0 };
};

/** When the provider says it was as the last full load that was taken over says. */
export const findLastStated = async (
  db: Db,
  { provider, address }: { provider: string; address: string },
): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('provider_load')
      .select('stated_at as statedAt')
      .where('provider', '=', provider)
      .where('address', '=', address)
      .where('kind', '=', 'full')
      .where('status', '=', 'taken')
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.statedAt ?? undefined;

/** What was wrong in the last one that was taken over. */
export const findLastFaults = async (db: Db, provider: string): Promise<unknown> =>
  (
    await db
      .selectFrom('provider_load')
      .select('faults')
      .where('provider', '=', provider)
      .where('status', '=', 'taken')
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.faults ?? [];

/** Ended before a moment or came to nothing, and their rows are still there. */
export const listUncleared = (db: Db, before: Date, { after, max }: BatchKey) =>
  db
    .selectFrom('provider_load')
    .select('id')
    .where('is_cleared', '=', false)
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('status', 'in', ['failed', 'superseded'])]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();

export const markCleared = (db: Db, id: number) =>
  db.updateTable('provider_load').set({ is_cleared: true }).where('id', '=', id).execute();

export const deleteLoads = async (db: Db, before: Date, max: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('provider_load')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('provider_load')
        .select('id')
        .where('started_at', '<', before)
        .where('is_cleared', '=', true)
        .orderBy('started_at')
        .limit(max),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Who has any, for a question of `whoHas`. */
export const loadRow = () => sql`select true from provider_load l where l.mandant_id = m.id`;
