import { sql } from 'kysely';
import type { BatchKey } from '#platform/database/batches.ts';
import type { Db } from '#platform/database/db.ts';
import type { RowRefusal, RowResult } from './rows.ts';

const imports = (db: Db) =>
  db
    .selectFrom('order_import')
    .select([
      'id',
      'source',
      'status',
      'probe as isProbe',
      'lines_read as read',
      'lines_done as done',
      'lines_failed as failed',
      'worker',
      'lease_until as leaseUntil',
      'created_by as createdBy',
      'created_at as createdAt',
      'finished_at as finishedAt',
      'bytes',
    ])
    .$narrowType<{ status: 'running' | 'done' | 'stopped' }>();

export const findImport = (db: Db, id: number) => imports(db).where('id', '=', id).executeTakeFirst();

export const listRunning = (db: Db) => imports(db).where('status', '=', 'running').orderBy('id').execute();

/** Stopped until its file is complete, so that half a file is never worked. */
export const insertImport = async (
  db: Db,
  values: { source: string; probe: boolean; created_by: string; created_at: Date },
): Promise<number> =>
  (
    await db
      .insertInto('order_import')
      .values({ ...values, status: 'stopped' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const insertPart = (db: Db, values: { import_id: number; part: number; content_sealed: Buffer }) =>
  db.insertInto('order_import_part').values(values).execute();

export const findPart = (db: Db, importId: number, part: number) =>
  db
    .selectFrom('order_import_part')
    .select('content_sealed as contentSealed')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirst();

export const markComplete = (db: Db, id: number, { rows, bytes }: { rows: number; bytes: number }) =>
  db.updateTable('order_import').set({ status: 'running', lines_read: rows, bytes }).where('id', '=', id).execute();

export const deleteImport = (db: Db, id: number) => db.deleteFrom('order_import').where('id', '=', id).execute();

/** So far apart the clocks of two processes may be. */
const skewMs = 60_000;

/** Takes an import that runs and that nobody else works on; false when somebody does. */
export const claimImport = async (
  db: Db,
  id: number,
  { worker, now, leaseUntil }: { worker: string; now: Date; leaseUntil: Date },
): Promise<boolean> => {
  // Longer than a lease can be: the clock was ahead when it was taken, and has gone back.
  const tooLong = new Date(leaseUntil.getTime() + skewMs);
  const result = await db
    .updateTable('order_import')
    .set({ worker, lease_until: leaseUntil })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('worker', 'is', null),
        eb('worker', '=', worker),
        eb('lease_until', '<', now),
        eb('lease_until', '>', tooLong),
      ]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
};

/** Lets somebody else go on at once. */
export const leaveImport = (db: Db, id: number, worker: string) =>
  db
    .updateTable('order_import')
    .set({ worker: null, lease_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();

export const finishImport = (db: Db, id: number, worker: string, at: Date) =>
  db
    .updateTable('order_import')
    .set({ status: 'done', worker: null, lease_until: null, finished_at: at })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();

/** Counts results and keeps them, as long as the worker still has the import; false when it has lost it. */
export async function keepLines(
  db: Db,
  id: number,
  { worker, leaseUntil, results }: { worker: string; leaseUntil: Date; results: readonly RowResult[] },
): Promise<boolean> {
  const failed = results.filter(({ refusal }) => refusal !== null).length;
  const lines = results.map(({ line, externalNumber, number, status, refusal }) => ({
    line,
    external_number: externalNumber,
    order_number: number,
    status,
    refusal,
  }));
  const { numAffectedRows } = await sql`
    with mine as (
      update order_import set lines_done = lines_done + ${results.length - failed}, lines_failed = lines_failed + ${failed}, lease_until = ${leaseUntil}
      where id = ${id} and worker = ${worker} and status = 'running' returning id)
    insert into order_import_line (import_id, line, external_number, order_number, status, refusal, failed)
    select mine.id, l.line, l.external_number, l.order_number, l.status, l.refusal, l.refusal is not null
    from mine, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line int, external_number text, order_number text, status text, refusal jsonb)`.execute(
    db,
  );
  return numAffectedRows === BigInt(results.length);
}

/** The last row that is done; 0 before the first. */
export const findLastLine = async (db: Db, importId: number): Promise<number> => {
  const row = await db
    .selectFrom('order_import_line')
    .select((eb) => eb.fn.max('line').as('line'))
    .where('import_id', '=', importId)
    .executeTakeFirst();
  return row?.line ?? 0;
};

/** Rows that failed, in the order of the file. */
export const listFailed = (db: Db, importId: number, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('order_import_line')
    .select(['line', 'external_number as externalNumber', 'refusal'])
    .$narrowType<{ refusal: RowRefusal }>()
    .where('import_id', '=', importId)
    .where(({ ref }) => ref('failed'))
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();

export const insertProbeRows = (
  db: Db,
  rows: readonly {
    import_id: number;
    line: number;
    external_number: string;
    link_number: string | null;
    report_sealed: string;
  }[],
) =>
  db
    .insertInto('order_import_probe')
    .values([...rows])
    .execute();

export const listProbeRows = (
  db: Db,
  importId: number,
  { externalNumbers, linkNumbers, limit }: { externalNumbers: string[]; linkNumbers: string[]; limit: number },
) =>
  db
    .selectFrom('order_import_probe')
    .select(['line', 'report_sealed as sealed'])
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('external_number', '=', eb.fn.any(eb.val(externalNumbers))),
        eb('link_number', '=', eb.fn.any(eb.val(linkNumbers))),
      ]),
    )
    .orderBy('line', 'desc')
    .limit(limit)
    .execute();

export const deleteProbeRows = (db: Db, importId: number) =>
  db.deleteFrom('order_import_probe').where('import_id', '=', importId).execute();

/** Imports made before a moment that still have their file. */
export const listOldImports = (db: Db, before: Date, { after, max }: BatchKey) =>
  db
    .selectFrom('order_import')
    .select('id')
    .where('created_at', '<', before)
    .where('id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_import_part')
          .select('part')
          .whereRef('order_import_part.import_id', '=', 'order_import.id'),
      ),
    )
    .orderBy('id')
    .limit(max)
    .execute();

/** File and rows go, the import stays with its counts. */
export const deleteFile = async (db: Db, importId: number): Promise<void> => {
  await db.deleteFrom('order_import_part').where('import_id', '=', importId).execute();
  await db.deleteFrom('order_import_line').where('import_id', '=', importId).execute();
  await deleteProbeRows(db, importId);
};

/** Who has any of them, for questions of `whoHas`. */
export const runningRow = () => sql`select true from order_import i where i.mandant_id = m.id and i.status = 'running'`;

export const oldImportRow = (before: Date) => sql`
  select true from order_import i where i.mandant_id = m.id and i.created_at < ${before}
    and exists (select from order_import_part p where p.mandant_id = i.mandant_id and p.import_id = i.id)`;
