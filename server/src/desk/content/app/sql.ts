/** SQL of the desk's app of content, for the report role. `mandantId` is the path's; each statement says so. */
import type { ClientRole } from '@weitersagen/contract/content/app';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Place } from '../sql.ts';

export interface WordedLanguage {
  language: string;
  count: number;
  publicCount: number;
}

/** How many items have words in each language, in the working copy or in public. */
export const countByLanguage = async (db: Db, { mandantId, app }: Place): Promise<WordedLanguage[]> => {
  const { rows } = await sql<WordedLanguage>`
    select w.language, count(distinct i.id)::int as count, (count(distinct i.id) filter (where w.is_public))::int as "publicCount"
    from cms_item i left join draft d on d.mandant_id = i.mandant_id and d.object = 'cms-item' and d.object_key = i.id
    cross join lateral (
      select jsonb_object_keys(f.value) as language, true as is_public from jsonb_each(i.data) f
      union all select jsonb_object_keys(f.value), false from jsonb_each(d.data) f) w
    where i.mandant_id = ${mandantId} and i.app = ${app} and i.status <> 'archived' and w.language <> 'iv'
    group by w.language`.execute(db);
  return rows;
};

export interface ClientRow {
  name: string;
  role: ClientRole;
  since: Date;
  generation: number;
  changedAt: Date;
  promisedToId: number | null;
  promisedTo: string | null;
  promisedUntil: Date | null;
}

export const listClientRows = async (db: Db, { mandantId, app }: Place): Promise<ClientRow[]> => {
  const { rows } = await sql<ClientRow>`
    select c.name, c.role, c.created_at as since, c.generation, c.changed_at as "changedAt", c.secret_for as "promisedToId",
      o.email as "promisedTo", c.secret_until as "promisedUntil"
    from cms_client c left join operator o on o.id = c.secret_for
    where c.mandant_id = ${mandantId} and c.app = ${app} order by c.created_at, c.name`.execute(db);
  return rows;
};

/** What happens by itself to items of an app. */
export const countPlanned = async (db: Db, { mandantId, app }: Place): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from draft_schedule s
    join cms_item i on i.mandant_id = s.mandant_id and s.object = 'cms-item' and i.id = s.object_key
    where s.mandant_id = ${mandantId} and i.app = ${app} and s.failure is null`.execute(db);
  return rows[0]?.count ?? 0;
};
