import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { DraftScheduleTable } from '#platform/database/tables.ts';

/** Which thing: its kind and its key. */
export interface Thing {
  object: string;
  key: string;
}

export interface DraftRow {
  id: number;
  /** The working copy; null = it is what is published. */
  data: unknown;
  revision: number;
  /** The version that is public; null = none is. */
  version: number | null;
  changedBy: number | null;
  changedAt: Date;
}

export type Adopted = Pick<DraftRow, 'data' | 'version'>;

export interface VersionRow {
  version: number;
  /** Nothing was public any more. */
  isTakenAway: boolean;
  publishedAt: Date;
  publishedBy: number | null;
  note: string | null;
}

export type Deed = 'publish' | 'unpublish';

export interface ScheduleRow extends Thing {
  id: number;
  deed: Deed;
  at: Date;
  data: unknown;
  note: string | null;
  askedBy: number | null;
  askedAt: Date;
  /** By another person than the one who asked. */
  isAgreed: boolean;
  failure: string | null;
}

/** Who changes it, and when. */
export interface Change {
  by: number | null;
  now: Date;
}

const json = (data: unknown) => sql<unknown>`${JSON.stringify(data)}::jsonb`;

const drafts = (db: Db, { object, key }: Thing) =>
  db
    .selectFrom('draft')
    .select(['id', 'data', 'revision', 'version', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('object', '=', object)
    .where('object_key', '=', key);

export const findDraft = (db: Db, thing: Thing): Promise<DraftRow | undefined> => drafts(db, thing).executeTakeFirst();

export const lockDraft = (db: Db, thing: Thing): Promise<DraftRow | undefined> =>
  drafts(db, thing).forUpdate().executeTakeFirst();

/** Makes the first working copy; nothing where there is one already. */
export const insertDraft = (db: Db, { object, key }: Thing, data: unknown, { by, now }: Change) =>
  db
    .insertInto('draft')
    .values({ object, object_key: key, data: json(data), revision: 1, changed_by: by, changed_at: now })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'object', 'object_key']).doNothing())
    .returning(['id', 'revision'])
    .executeTakeFirst();

/** Another working copy; nothing where it is not at the revision. */
export const markData = (db: Db, { object, key }: Thing, data: unknown, revision: number, { by, now }: Change) =>
  db
    .updateTable('draft')
    .set((eb) => ({ data: json(data), revision: eb('revision', '+', 1), changed_by: by, changed_at: now }))
    .where('object', '=', object)
    .where('object_key', '=', key)
    .where('revision', '=', revision)
    .returning(['id', 'revision'])
    .executeTakeFirst();

export const markUnpublished = (db: Db, id: number, data: unknown, { by, now }: Change) =>
  db
    .updateTable('draft')
    .set((eb) => ({
      data: json(data),
      revision: eb('revision', '+', 1),
      version: null,
      changed_by: by,
      changed_at: now,
    }))
    .where('id', '=', id)
    .execute();

export const markDiscarded = (db: Db, id: number, { by, now }: Change) =>
  db
    .updateTable('draft')
    .set((eb) => ({ data: null, revision: eb('revision', '+', 1), changed_by: by, changed_at: now }))
    .where('id', '=', id)
    .execute();

export const deleteDraft = async (db: Db, { object, key }: Thing): Promise<void> => {
  await db.deleteFrom('draft_schedule').where('object', '=', object).where('object_key', '=', key).execute();
  await db.deleteFrom('draft').where('object', '=', object).where('object_key', '=', key).execute();
};

export const listVersions = (db: Db, { object, key }: Thing, max: number): Promise<VersionRow[]> =>
  db
    .selectFrom('draft_version')
    .select(['version', 'published_at as publishedAt', 'published_by as publishedBy', 'note'])
    .select((eb) => eb('data', 'is', null).$castTo<boolean>().as('isTakenAway'))
    .where('object', '=', object)
    .where('object_key', '=', key)
    .orderBy('version', 'desc')
    .limit(max)
    .execute();

export const findVersion = (db: Db, { object, key }: Thing, version: number) =>
  db
    .selectFrom('draft_version')
    .select(['data', 'published_at as publishedAt'])
    .where('object', '=', object)
    .where('object_key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();

type Planned = Pick<ScheduleRow, 'deed' | 'at' | 'data' | 'note' | 'isAgreed'>;

/** Another moment for the same deed takes the place of the one before. */
export const putSchedule = (db: Db, { object, key }: Thing, planned: Planned, { by, now }: Change) => {
  const { deed, at, note, isAgreed: agreed } = planned;
  const data = planned.data === null ? null : json(planned.data);
  const values = { at, data, note, asked_by: by, asked_at: now, agreed, failure: null };
  return db
    .insertInto('draft_schedule')
    .values({ object, object_key: key, deed, ...values })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'object', 'object_key', 'deed']).doUpdateSet(values))
    .execute();
};

export const deleteSchedule = async (db: Db, { object, key }: Thing, deed: Deed): Promise<boolean> =>
  (
    await db
      .deleteFrom('draft_schedule')
      .where('object', '=', object)
      .where('object_key', '=', key)
      .where('deed', '=', deed)
      .returning('id')
      .execute()
  ).length > 0;

export const endSchedule = (db: Db, id: number) => db.deleteFrom('draft_schedule').where('id', '=', id).execute();

export const markFailed = (db: Db, id: number, failure: string) =>
  db.updateTable('draft_schedule').set({ failure }).where('id', '=', id).execute();

const schedules = (db: Db) =>
  db
    .selectFrom('draft_schedule as s')
    .select(['s.id', 's.object', 's.object_key as key', 's.deed', 's.at', 's.data', 's.note', 's.failure'])
    .select(['s.asked_by as askedBy', 's.asked_at as askedAt', 's.agreed as isAgreed'])
    .$narrowType<Pick<Selectable<DraftScheduleTable>, 'id'> & { deed: Deed }>();

export const listSchedules = (db: Db, { object, key }: Thing): Promise<ScheduleRow[]> =>
  schedules(db).where('s.object', '=', object).where('s.object_key', '=', key).orderBy('s.at').execute();

/**
 * The first one that is due and in nobody's hands, locked. What is planned for the same thing before it comes first, also
 * when another process has that in hand.
 */
export const takeDue = (
  db: Db,
  now: Date,
  objects: readonly string[],
  but: readonly number[],
): Promise<ScheduleRow | undefined> =>
  schedules(db)
    .where('s.at', '<=', now)
    .where('s.failure', 'is', null)
    .where('s.object', 'in', [...objects])
    .where(sql<boolean>`s.id <> all(${[...but]}::bigint[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft_schedule as e')
            .select('e.id')
            .whereRef('e.object', '=', 's.object')
            .whereRef('e.object_key', '=', 's.object_key')
            .whereRef('e.at', '<', 's.at')
            .where('e.failure', 'is', null),
        ),
      ),
    )
    .orderBy('s.at')
    .orderBy('s.id')
    .limit(1)
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();

/** Of all mandants, for the role that may look across them: when something is to happen next. */
export const findNextMoment = async (db: Db): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('draft_schedule')
      .select('at')
      .where('failure', 'is', null)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
  )?.at;

/** Of all mandants, for the same role: whose things are due. */
export const listDueMandants = async (db: Db, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('draft_schedule')
      .select('mandant_id as mandantId')
      .where('failure', 'is', null)
      .where('at', '<=', now)
      .groupBy('mandant_id')
      .execute()
  ).map(({ mandantId }) => mandantId);

/** Who has something that is due, for a question of `whoHas`. */
export const dueRow = (now: Date) => sql`
  select true from draft_schedule s where s.mandant_id = m.id and s.failure is null and s.at <= ${now}`;
