import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const listMandants = (db: Db) => db.selectFrom('mandant').select(['id', 'slug']).orderBy('id').execute();

export const listHosts = (db: Db) =>
  db.selectFrom('mandant_host').select(['host', 'mandant_id as mandantId']).execute();

export const findConfig = (db: Db) => db.selectFrom('mandant_config').select(['name', 'config']).executeTakeFirst();

export const lockConfig = (db: Db) =>
  db.selectFrom('mandant_config').select('mandant_id as mandantId').forUpdate().executeTakeFirst();

export const findDebtor = (db: Db) =>
  db.selectFrom('mandant_config').select('debtor_sealed as debtorSealed').executeTakeFirst();

export const insertMandant = async (db: Db, slug: string, at: Date): Promise<number> => {
  const row = await db
    .insertInto('mandant')
    .values({ slug, created_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? (await db.selectFrom('mandant').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
};

export const putHost = (db: Db, host: string, mandant_id: number) =>
  db
    .insertInto('mandant_host')
    .values({ host, mandant_id })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ mandant_id }))
    .execute();

export const putConfig = (db: Db, values: { name: string; config: unknown; at: Date }) =>
  sql`insert into mandant_config (name, config, changed_at) values (${values.name}, ${JSON.stringify(values.config)}::jsonb, ${values.at})
    on conflict (mandant_id) do update set name = excluded.name, config = excluded.config, changed_at = excluded.changed_at`.execute(
    db,
  );

export const putDebtor = (db: Db, debtor_sealed: string | null, changed_at: Date) =>
  db.updateTable('mandant_config').set({ debtor_sealed, changed_at }).execute();

export const putApiKey = (
  db: Db,
  values: { name: string; key_hash: string; hashed_by: string | null; created_at: Date },
) =>
  db
    .insertInto('api_key')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['mandant_id', 'name']).doUpdateSet({ key_hash: values.key_hash, hashed_by: values.hashed_by }),
    )
    .execute();

export const markApiKey = (db: Db, name: string, values: { key_hash: string; hashed_by: string | null }) =>
  db.updateTable('api_key').set(values).where('name', '=', name).execute();

export const findApiKey = (db: Db, hashes: string[]) =>
  db
    .selectFrom('api_key')
    .select(['name', 'key_hash as keyHash', 'hashed_by as hashedBy'])
    .where('key_hash', 'in', hashes)
    .executeTakeFirst();

export const listOldApiKeys = async (db: Db, hashedBy: string | null): Promise<string[]> => {
  const rows = await db
    .selectFrom('api_key')
    .select('name')
    .where(sql<boolean>`hashed_by is distinct from ${hashedBy}`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

export const insertPermission = (
  db: Db,
  values: {
    kind: string;
    person_hash: string;
    given: boolean;
    text: string;
    source: string;
    at: Date;
    last_used_at: Date;
  },
) => db.insertInto('permission_evidence').values(values).execute();

export const findTermsText = async (db: Db, text_hash: string): Promise<number | undefined> =>
  (await db.selectFrom('terms_text').select('id').where('text_hash', '=', text_hash).executeTakeFirst())?.id;

/** Undefined when another transaction was first. */
export const insertTermsText = async (
  db: Db,
  values: { language: string; version: string; text: string; text_hash: string; created_at: Date },
): Promise<number | undefined> =>
  (
    await db
      .insertInto('terms_text')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
