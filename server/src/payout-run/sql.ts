import { eventCode } from '@weitersagen/contract/event/events';
import type { SubjectKind, Subjects } from '@weitersagen/contract/ledger/ledger';
import type { PayoutStatus } from '@weitersagen/contract/payout/status';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface RunRow {
  id: number;
  status: PayoutStatus;
  createdById: number;
  exportedById: number | null;
}

const run = (db: Db, id: number) =>
  db
    .selectFrom('payout_run')
    .select(['id', 'status', 'created_by as createdById', 'exported_by as exportedById'])
    .where('id', '=', id)
    .$narrowType<{ status: PayoutStatus }>();

export const findRun = (db: Db, id: number): Promise<RunRow | undefined> => run(db, id).executeTakeFirst();

export const lockRun = (db: Db, id: number): Promise<RunRow | undefined> => run(db, id).forUpdate().executeTakeFirst();

export const insertRun = async (
  db: Db,
  { by, at, isSingleHanded }: { by: number; at: Date; isSingleHanded: boolean },
): Promise<number> =>
  (
    await db
      .insertInto('payout_run')
      .values({ status: 'draft', created_by: by, created_at: at, single_handed: isSingleHanded })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

interface NewItem {
  subject_kind: SubjectKind;
  subject_id: number;
  attempt: number;
  amount_cents: number;
  end_to_end_id: string;
}

export const insertItems = (db: Db, runId: number, items: readonly NewItem[]) =>
  sql`
    insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
    select ${runId}, i.subject_kind, i.subject_id, i.attempt, i.amount_cents, i.end_to_end_id
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i(subject_kind text, subject_id bigint, attempt int, amount_cents bigint, end_to_end_id text)`.execute(db);

/** Takes attempts out of the drafts they are in. */
export const deleteDraftItems = (db: Db, { kind, ids }: Subjects) =>
  sql`
    delete from payout_item i using payout_run r
    where r.id = i.run_id and r.status = 'draft' and i.subject_kind = ${kind} and i.subject_id = any(${[...ids]}::bigint[])`.execute(
    db,
  );

export const markExported = (
  db: Db,
  id: number,
  { messageId, file, by, at }: { messageId: string | null; file: string | null; by: number; at: Date },
) =>
  db
    .updateTable('payout_run')
    .set({ status: 'exported', message_id: messageId, file_sealed: file, exported_at: at, exported_by: by })
    .where('id', '=', id)
    .execute();

export const markConfirmed = (db: Db, id: number, { by, at }: { by: number; at: Date }) =>
  db
    .updateTable('payout_run')
    .set({ status: 'confirmed', confirmed_at: at, confirmed_by: by })
    .where('id', '=', id)
    .execute();

/** The attempts of the run are free again. */
export async function markDiscarded(db: Db, id: number, { by, at }: { by: number; at: Date }): Promise<void> {
  await db
    .updateTable('payout_run')
    .set({ status: 'discarded', discarded_at: at, discarded_by: by })
    .where('id', '=', id)
    .execute();
  await db.updateTable('payout_item').set({ discarded: true }).where('run_id', '=', id).execute();
}

export const findFile = (db: Db, id: number) =>
  db
    .selectFrom('payout_run')
    .select(['id', 'status', 'message_id as messageId', 'file_sealed as fileSealed'])
    .where('id', '=', id)
    .$narrowType<{ status: PayoutStatus }>()
    .executeTakeFirst();

/** What was noted with the export, the first time. */
export const findExportNote = async (db: Db, id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('event')
      .select('reason')
      .where('object', '=', 'payout')
      .where('object_id', '=', id)
      .where('event', '=', eventCode('payout', 'export'))
      .orderBy('id')
      .executeTakeFirst()
  )?.reason ?? null;

/** Bank files that were kept for so many years from the end of theirs. */
export async function clearFiles(db: Db, years: number, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update payout_run set file_sealed = null where id = any(array(
      select id from payout_run where file_sealed is not null and exported_at < kept_since(${years}::int) limit ${max}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** Every transfer of subjects whose postings have gone. */
export const deleteItemsOf = (db: Db, { kind, ids }: Subjects) =>
  sql`delete from payout_item where subject_kind = ${kind} and subject_id = any(${[...ids]}::bigint[])`.execute(db);
