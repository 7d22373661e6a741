import type { AgentEntry } from '@weitersagen/contract/agent/entry';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { nameKey, searchKey } from './search-key.ts';

export interface AgentRow extends AgentEntry {
  id: number;
  changedAt: Date;
}

const agents = (db: Db) =>
  db
    .selectFrom('agent')
    .select([
      'id',
      'external_id as externalId',
      'last_name as lastName',
      'first_name as firstName',
      'postcode',
      'city',
      'photo_url as photo',
      'photo_consent_on as photoConsentOn',
      'photo_consent_how as photoConsentHow',
      'email',
      'phone',
      'agency_number as agencyNumber',
      'employee_number as employeeNumber',
      'active as isActive',
      'changed_at as changedAt',
    ]);

export const findAgent = (db: Db, externalId: string): Promise<AgentRow | undefined> =>
  agents(db).where('external_id', '=', externalId).executeTakeFirst();

/** The version of the list stands beside each: one statement tells whether what was found is still true. */
export const listAgentsById = (db: Db, ids: readonly number[]): Promise<(AgentRow & { version: number })[]> =>
  agents(db)
    .select((eb) => eb.fn.coalesce(eb.selectFrom('agent_list').select('version'), eb.lit(0)).as('version'))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

export const listAgentsByNumber = (db: Db, externalIds: readonly string[]): Promise<AgentRow[]> =>
  agents(db)
    .where((eb) => eb('external_id', '=', eb.fn.any(eb.val([...externalIds]))))
    .execute();

/** The last one of a page of the list. */
export interface ListKey {
  nameKey: string;
  id: number;
}
export interface KeyRow extends ListKey {
  searchKey: string;
}

/** Those who can be recommended, in the order of the list. */
export const listKeys = (db: Db, after: ListKey | null, max: number): Promise<KeyRow[]> =>
  db
    .selectFrom('agent')
    .select(['id', 'name_key as nameKey', 'search_key as searchKey'])
    .where('active', '=', true)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(name_key, id) > (${after?.nameKey}, ${after?.id}::bigint)`),
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(max)
    .execute();

export const listOffered = async (db: Db, after: ListKey | null, max: number): Promise<(AgentRow & ListKey)[]> =>
  agents(db)
    .select('name_key as nameKey')
    .where('active', '=', true)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(name_key, id) > (${after?.nameKey}, ${after?.id}::bigint)`),
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(max)
    .execute();

/** Writes new ones and what is known by its number. */
export async function putAgents(db: Db, entries: readonly AgentEntry[], now: Date): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, nameKey: nameKey(entry), searchKey: searchKey(entry) }));
  await sql`
    insert into agent (external_id, last_name, first_name, postcode, city, photo_url, photo_consent_on, photo_consent_how, email, phone,
      agency_number, employee_number, active, name_key, search_key, created_at, changed_at)
    select "externalId", "lastName", "firstName", postcode, city, photo, "photoConsentOn", "photoConsentHow", email, phone,
      "agencyNumber", "employeeNumber", "isActive", "nameKey", "searchKey", ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t("externalId" text, "lastName" text, "firstName" text, postcode text, city text,
      photo text, "photoConsentOn" date, "photoConsentHow" text, email text, phone text, "agencyNumber" text, "employeeNumber" text, "isActive" boolean, "nameKey" text, "searchKey" text)
    on conflict (mandant_id, external_id) do update set last_name = excluded.last_name, first_name = excluded.first_name, postcode = excluded.postcode,
      city = excluded.city, photo_url = excluded.photo_url, photo_consent_on = excluded.photo_consent_on,
      photo_consent_how = excluded.photo_consent_how, email = excluded.email, phone = excluded.phone, agency_number = excluded.agency_number, employee_number = excluded.employee_number,
      active = excluded.active, name_key = excluded.name_key, search_key = excluded.search_key, changed_at = excluded.changed_at`.execute(
    db,
  );
}

/** Whether an agent of the list has it. */
export const isAddressOfAgent = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('agent').select('external_id').where('email', '=', email).limit(1).executeTakeFirst()) !==
  undefined;

export const deleteAgent = async (db: Db, externalId: string): Promise<boolean> =>
  (await db.deleteFrom('agent').where('external_id', '=', externalId).returning('id').execute()).length > 0;

export const findVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('agent_list').select('version').executeTakeFirst())?.version ?? 0;

export const raiseVersion = (db: Db): Promise<unknown> =>
  db
    .insertInto('agent_list')
    .values({ version: 1 })
    .onConflict((conflict) =>
      conflict.column('mandant_id').doUpdateSet((eb) => ({ version: eb('agent_list.version', '+', 1) })),
    )
    .execute();
