/** SQL of the desk's API keys, for the report role. `mandantId` is the path's; each statement says so. */
import type { ApiScope } from '@weitersagen/contract/basics/endpoint';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ApiKeyRow {
  name: string;
  scopes: ApiScope[] | null;
  hasKey: boolean;
  generation: number;
  ending: string | null;
  madeAt: Date;
  madeBy: string | null;
  usedAt: Date | null;
  endsAt: Date | null;
  formerEndsAt: Date | null;
  formerUsedAt: Date | null;
  promisedToId: number | null;
  promisedTo: string | null;
  promisedUntil: Date | null;
  promisedScopes: ApiScope[] | null;
  promisedDays: number | null;
}

export const listApiKeys = async (db: Db, mandantId: number): Promise<ApiKeyRow[]> => {
  const { rows } = await sql<ApiKeyRow>`
    select k.name, k.scopes, k.key_hash is not null as "hasKey", k.generation, k.ending,
      coalesce(k.made_at, k.created_at) as "madeAt", m.email as "madeBy", k.used_at as "usedAt", k.ends_at as "endsAt",
      k.former_ends_at as "formerEndsAt", k.former_used_at as "formerUsedAt",
      k.promised_to as "promisedToId", p.email as "promisedTo", k.promised_until as "promisedUntil",
      k.promised_scopes as "promisedScopes", k.promised_days as "promisedDays"
    from api_key k left join operator m on m.id = k.made_by left join operator p on p.id = k.promised_to
    where k.mandant_id = ${mandantId} order by k.created_at, k.name`.execute(db);
  return rows;
};
