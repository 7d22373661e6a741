import type { FileType } from '@weitersagen/contract/files/rules';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import type { FileTable } from '#platform/database/tables.ts';

/** What a file may belong to. */
export type FileObject = 'claim' | 'media';

export interface SentFile {
  /** Random: what it is asked for by. */
  id: string;
  name: string;
  type: FileType;
  bytes: number;
}

/** Where the content of one lies. */
export interface StoredFile {
  rowId: number;
  name: string;
  type: FileType;
  bytes: number;
  store: 'database' | 'folder';
  contentHash: string;
  parts: number;
}

const shown = ['key as id', 'name', 'type', 'bytes'] as const;

export const insertFile = async (db: Db, values: Insertable<FileTable>): Promise<number> =>
  (await db.insertInto('file').values(values).returning('id').executeTakeFirstOrThrow()).id;

export const insertPart = (db: Db, fileId: number, part: number, content_sealed: Buffer) =>
  db.insertInto('file_part').values({ file_id: fileId, part, content_sealed }).execute();

/** From now on it is there. */
export const markWhole = (db: Db, id: number, parts: number) =>
  db.updateTable('file').set({ parts }).where('id', '=', id).execute();

export const findPart = (db: Db, fileId: number, part: number) =>
  db
    .selectFrom('file_part')
    .select('content_sealed as contentSealed')
    .where('file_id', '=', fileId)
    .where('part', '=', part)
    .executeTakeFirst();

/** Those that wait for what they belong to, whole and not over; gives how many it was. */
export async function attach(
  { db, now }: Tx,
  keys: readonly string[],
  { accountId, object, objectId }: { accountId: number | null; object: FileObject; objectId: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ object, object_id: objectId, ends_at: null })
    .where('key', 'in', [...keys])
    .where('account_id', 'is not distinct from', accountId)
    .where('object_id', 'is', null)
    .where('parts', 'is not', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** There, and not over. */
const living = (now: Date) => sql<boolean>`parts is not null and (ends_at is null or ends_at > ${now})`;

export const listOf = (db: Db, object: FileObject, objectIds: readonly number[], now: Date) =>
  db
    .selectFrom('file')
    .select(shown)
    .select('object_id as objectId')
    .where('object', '=', object)
    .where(sql<boolean>`object_id = any(${[...objectIds]}::bigint[])`)
    .where(living(now))
    // Of the table: `id` alone is the random one that is shown.
    .orderBy('file.id')
    .$narrowType<{ type: FileType; objectId: number }>()
    .execute();

export const findWhole = (
  db: Db,
  key: string,
  { object, objectId }: { object: FileObject; objectId: number },
  now: Date,
): Promise<StoredFile | undefined> =>
  db
    .selectFrom('file')
    .select(['id as rowId', 'name', 'type', 'bytes', 'store', 'content_hash as contentHash', 'parts'])
    .where('key', '=', key)
    .where('object', '=', object)
    .where('object_id', '=', objectId)
    .where(living(now))
    .$narrowType<{ type: FileType; store: StoredFile['store']; parts: number }>()
    .executeTakeFirst();

export const markEnd = (db: Db, object: FileObject, objectId: number, endsAt: Date | null) =>
  db
    .updateTable('file')
    .set({ ends_at: endsAt })
    .where('object', '=', object)
    .where('object_id', '=', objectId)
    .execute();

export const deleteLoose = async (db: Db, key: string, accountId: number): Promise<boolean> =>
  Number(
    (
      await db
        .deleteFrom('file')
        .where('key', '=', key)
        .where('account_id', '=', accountId)
        .where('object_id', 'is', null)
        .executeTakeFirst()
    ).numDeletedRows,
  ) > 0;

export const deleteFile = (db: Db, id: number) => db.deleteFrom('file').where('id', '=', id).execute();

export const deleteOfAccount = (db: Db, accountId: number) =>
  db.deleteFrom('file').where('account_id', '=', accountId).execute();

export const countLoose = async (db: Db, accountId: number, now: Date): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('file')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('object_id', 'is', null)
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Those whose end is past, a few at a time. */
export const deleteEnded = async (db: Db, now: Date, max: number): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom('file')
        .where('id', 'in', (eb) =>
          eb.selectFrom('file').select('id').where('ends_at', '<=', now).orderBy('ends_at').limit(max),
        )
        .executeTakeFirst()
    ).numDeletedRows,
  );

/** Of a process that died in the middle: nobody has seen them. They have an end, so few are looked at. */
export const deleteTorn = async (db: Db, before: Date): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom('file')
        .where('ends_at', 'is not', null)
        .where('parts', 'is', null)
        .where('created_at', '<', before)
        .executeTakeFirst()
    ).numDeletedRows,
  );

/** Whoever writes or takes away what lies under a hash in the folder waits for the other one. */
export const lockContent = ({ db, mandant }: Tx, contentHash: string) =>
  sql`select pg_advisory_xact_lock(${mandant.id}, hashtext(${`file ${contentHash}`}))`.execute(db);

export const isContentUsed = async (db: Db, contentHash: string): Promise<boolean> =>
  (await db
    .selectFrom('file')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('store', '=', 'folder')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Who has a file whose end is past, or that may be torn, for a question of `whoHas`. */
export const overRow = (now: Date, before: Date) => sql`
  select true from file f where f.mandant_id = m.id and f.ends_at is not null
    and (f.ends_at <= ${now} or f.parts is null and f.created_at < ${before})`;
