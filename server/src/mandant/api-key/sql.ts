/** SQL of the keys of a mandant's systems. */
import type { ApiScope } from '@weitersagen/contract/basics/endpoint';
import { sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { ApiKeyTable } from '#platform/database/tables.ts';

const columns = [
  'name',
  'key_hash as keyHash',
  'hashed_by as hashedBy',
  'generation',
  'made_by as madeBy',
  'scopes',
  'used_at as usedAt',
  'ends_at as endsAt',
  'former_hash as formerHash',
  'former_hashed_by as formerHashedBy',
  'former_used_at as formerUsedAt',
  'former_ends_at as formerEndsAt',
  'promised_to as promisedTo',
  'promised_until as promisedUntil',
  'promised_scopes as promisedScopes',
  'promised_days as promisedDays',
  'promised_overlap_hours as promisedOverlapHours',
] as const;

const keys = (db: Db) =>
  db
    .selectFrom('api_key')
    .select(columns)
    .$narrowType<{ scopes: ApiScope[] | null; promisedScopes: ApiScope[] | null }>();

export type ApiKeyRow = NonNullable<Awaited<ReturnType<typeof lockApiKey>>>;

export const lockApiKey = (db: Db, name: string) => keys(db).where('name', '=', name).forUpdate().executeTakeFirst();

export const findByName = (db: Db, name: string) => keys(db).where('name', '=', name).executeTakeFirst();

export const findByHash = (db: Db, hashes: string[]) =>
  keys(db)
    .where((where) => where.or([where('key_hash', 'in', hashes), where('former_hash', 'in', hashes)]))
    .executeTakeFirst();

/** Of the file: what was there under the name goes. */
export const putApiKey = (
  db: Db,
  { at, ...values }: { name: string; key_hash: string; hashed_by: string | null; at: Date },
) =>
  db
    .insertInto('api_key')
    .values({ ...values, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'name']).doUpdateSet((row) => ({
        key_hash: row.ref('excluded.key_hash'),
        hashed_by: row.ref('excluded.hashed_by'),
        generation: sql<number>`api_key.generation + 1`,
        scopes: null,
        ending: null,
        made_at: at,
        made_by: null,
        used_at: null,
        ends_at: null,
        ...noFormer,
        ...notPromised,
      })),
    )
    .execute();

export const noFormer = { former_hash: null, former_hashed_by: null, former_used_at: null, former_ends_at: null };
export const notPromised = {
  promised_to: null,
  promised_until: null,
  promised_scopes: null,
  promised_days: null,
  promised_overlap_hours: null,
};

export const markApiKey = (db: Db, name: string, values: Updateable<ApiKeyTable>) =>
  db.updateTable('api_key').set(values).where('name', '=', name).execute();

/** A name that has no key yet; false where it is taken. */
export const insertApiKey = async (
  db: Db,
  { name, at, by }: { name: string; at: Date; by: number },
): Promise<boolean> =>
  (await db
    .insertInto('api_key')
    .values({ name, key_hash: null, hashed_by: null, generation: 0, created_at: at, made_at: at, made_by: by })
    .onConflict((conflict) => conflict.columns(['mandant_id', 'name']).doNothing())
    .returning('name')
    .executeTakeFirst()) !== undefined;

/** Unless it was changed meanwhile. */
export const markUsed = (
  db: Db,
  { name, hash, isFormer }: { name: string; hash: string | null; isFormer: boolean },
  values: Updateable<ApiKeyTable>,
) =>
  db
    .updateTable('api_key')
    .set(values)
    .where('name', '=', name)
    .where(isFormer ? 'former_hash' : 'key_hash', '=', hash)
    .execute();
