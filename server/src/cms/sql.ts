import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { CmsClientTable } from '#platform/database/tables.ts';

export interface AppName {
  name: string;
  mandantId: number;
}

/** Of all mandants: names are global. */
export const listApps = (db: Db): Promise<AppName[]> =>
  db.selectFrom('cms_app').select(['name', 'mandant_id as mandantId']).execute();

/** Gives whether the name is the mandant's, from now on or already. */
export async function insertApp(db: Db, name: string, mandantId: number): Promise<boolean> {
  await db
    .insertInto('cms_app')
    .values({ name, mandant_id: mandantId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('cms_app').select('mandant_id as owner').where('name', '=', name).executeTakeFirst();
  return row?.owner === mandantId;
}

export const deleteApp = async (db: Db, name: string): Promise<void> => {
  await db.deleteFrom('cms_client').where('app', '=', name).execute();
  await db.deleteFrom('cms_app_setting').where('app', '=', name).execute();
};

export const deleteAppName = (db: Db, name: string) => db.deleteFrom('cms_app').where('name', '=', name).execute();

export const putSetting = (db: Db, app: string, languages: readonly string[], now: Date) =>
  db
    .insertInto('cms_app_setting')
    .values({ app, languages: [...languages], changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'app']).doUpdateSet({ languages: [...languages], changed_at: now }),
    )
    .execute();

export const listSettings = (db: Db) =>
  db.selectFrom('cms_app_setting').select(['app', 'languages']).orderBy('app').execute();

export const findLanguages = async (db: Db, app: string): Promise<string[] | undefined> =>
  (await db.selectFrom('cms_app_setting').select('languages').where('app', '=', app).executeTakeFirst())?.languages;

const clients = (db: Db) =>
  db
    .selectFrom('cms_client')
    .select(['app', 'name', 'role', 'generation', 'changed_at as changedAt'])
    .select(['secret_sealed as secretSealed', 'secret_hash as secretHash'])
    .select(['secret_for as secretFor', 'secret_until as secretUntil']);

export const listClients = (db: Db) => clients(db).orderBy('app').orderBy('name').execute();

export const lockClient = (db: Db, app: string, name: string) =>
  clients(db).where('app', '=', app).where('name', '=', name).forUpdate().executeTakeFirst();

export const insertClient = async (db: Db, values: Insertable<CmsClientTable>): Promise<boolean> =>
  (await db
    .insertInto('cms_client')
    .values(values)
    .onConflict((conflict) => conflict.columns(['mandant_id', 'app', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;

export const markSecret = (
  db: Db,
  app: string,
  name: string,
  secret: { secret_sealed: string | null; secret_hash: string },
  now: Date,
) =>
  db
    .updateTable('cms_client')
    .set((eb) => ({
      ...secret,
      generation: eb('generation', '+', 1),
      changed_at: now,
      secret_for: null,
      secret_until: null,
    }))
    .where('app', '=', app)
    .where('name', '=', name)
    .execute();

export const markPromised = (db: Db, app: string, name: string, { to, until }: { to: number; until: Date }) =>
  db
    .updateTable('cms_client')
    .set({ secret_for: to, secret_until: until })
    .where('app', '=', app)
    .where('name', '=', name)
    .execute();

export const deleteClient = async (db: Db, app: string, name: string): Promise<boolean> =>
  (await db.deleteFrom('cms_client').where('app', '=', app).where('name', '=', name).returning('name').execute())
    .length > 0;

interface ItemPlace {
  id: string;
  app: string;
  schema: string;
}

export interface KnownItem extends ItemPlace {
  status: 'draft' | 'published' | 'archived';
  createdAt: Date;
  createdBy: string;
}

export const lockItem = (db: Db, id: string): Promise<KnownItem | undefined> =>
  db
    .selectFrom('cms_item')
    .select(['id', 'app', 'schema', 'status', 'created_at as createdAt', 'created_by as createdBy'])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<Pick<KnownItem, 'status'>>()
    .executeTakeFirst();

/** Gives whether there was none of this id. */
export const insertItem = async (
  db: Db,
  { id, app, schema }: ItemPlace,
  { key, by }: { key: string | null; by: string },
  now: Date,
): Promise<boolean> =>
  (await db
    .insertInto('cms_item')
    .values({
      id,
      app,
      schema,
      draft_key: key,
      status: 'draft',
      version: 0,
      created_at: now,
      created_by: by,
      changed_at: now,
      changed_by: by,
    })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Whether another item of the schema has the name, in its working copy or in public. */
export const isKeyTaken = async (db: Db, { app, schema, id }: ItemPlace, key: string): Promise<boolean> =>
  (await db
    .selectFrom('cms_item')
    .select('id')
    .where('app', '=', app)
    .where('schema', '=', schema)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('draft_key', '=', key), eb('public_key', '=', key)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const markDraftKey = (db: Db, id: string, draftKey: string | null) =>
  db.updateTable('cms_item').set({ draft_key: draftKey }).where('id', '=', id).execute();

export interface Public {
  data: unknown;
  body: string;
  search: string;
  key: string | null;
  version: number;
  by: string;
}

export const markPublished = (db: Db, id: string, { data, body, search, key, version, by }: Public, now: Date) =>
  db
    .updateTable('cms_item')
    .set({
      status: 'published',
      data: sql`${JSON.stringify(data)}::jsonb`,
      body,
      search,
      public_key: key,
      version,
      changed_at: now,
      changed_by: by,
    })
    .where('id', '=', id)
    .execute();

/** Nobody but editors sees it from now on. */
export const markHidden = (
  db: Db,
  id: string,
  { status, version, by }: { status: 'draft' | 'archived'; version?: number; by: string },
  now: Date,
) =>
  db
    .updateTable('cms_item')
    .set({
      status,
      data: null,
      body: null,
      search: null,
      public_key: null,
      changed_at: now,
      changed_by: by,
      ...(version !== undefined && { version }),
    })
    .where('id', '=', id)
    .execute();

export const deleteItem = (db: Db, id: string) => db.deleteFrom('cms_item').where('id', '=', id).execute();

/** The short values by which lists find an item; gives up those it had. */
export async function putValues(
  db: Db,
  { id, app, schema }: ItemPlace,
  values: readonly { field: string; value: string }[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('cms_value').where('item_id', '=', id).execute();
  if (values.length > 0)
    await db
      .insertInto('cms_value')
      .values(values.map((one) => ({ ...one, app, schema, changed_at: now, item_id: id })))
      .execute();
}

/** Those of an app behind an id, whole pages at a time. */
export const listPublished = (db: Db, app: string, after: string, max: number) =>
  db
    .selectFrom('cms_item')
    .select(['id', 'app', 'schema', 'status', 'version', 'data', 'created_at as createdAt', 'created_by as createdBy'])
    .select(['changed_at as changedAt', 'changed_by as changedBy'])
    .where('app', '=', app)
    .where('status', '=', 'published')
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .$narrowType<Pick<KnownItem, 'status'>>()
    .execute();

/** The texts that are sent, anew. */
export const putBodies = (db: Db, bodies: readonly { id: string; body: string }[]) =>
  sql`update cms_item i set body = t.body from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as t(id text, body text)
    where i.id = t.id`.execute(db);

export const listItemIds = async (db: Db, app: string): Promise<string[]> =>
  (await db.selectFrom('cms_item').select('id').where('app', '=', app).orderBy('id').execute()).map(({ id }) => id);

/** How many items an app has by schema and status. */
export const countByStatus = (db: Db, app: string) =>
  db
    .selectFrom('cms_item')
    .select(['schema', 'status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('app', '=', app)
    .groupBy(['schema', 'status'])
    .orderBy('schema')
    .orderBy('status')
    .$narrowType<Pick<KnownItem, 'status'>>()
    .execute();
