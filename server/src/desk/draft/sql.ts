/** SQL of what has drafts, for the report role. `mandantId` is the path's; each statement says so. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

/** Which thing of a mandant. */
export interface Kept {
  mandantId: number;
  object: string;
  key: string;
}

/** The draft of each row of a list, whoever changed it last, and when something is planned for it. */
export const draftsOf = (
  object: string,
  mandant: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  left join draft d on d.mandant_id = ${mandant} and d.object = ${object} and d.object_key = ${id}::text
  left join operator by on by.id = d.changed_by`;

export const draftColumns = sql`coalesce(d.revision, 1) as revision, d.changed_at as "changedAt", by.email as "changedBy",
  (select min(s.at) from draft_schedule s where s.mandant_id = d.mandant_id and s.object = d.object and s.object_key = d.object_key
    and s.failure is null) as "plannedAt"`;

/** Of those that have something nobody sees yet, the ids. */
export const withDraft = (mandantId: number, object: string): RawBuilder<unknown> =>
  sql`select object_key::int from draft where mandant_id = ${mandantId} and object = ${object} and data is not null`;

export const withPlan = (mandantId: number, object: string): RawBuilder<unknown> =>
  sql`select object_key::int from draft_schedule where mandant_id = ${mandantId} and object = ${object}`;

interface DraftData {
  /** The working copy. */
  data: unknown;
  wasPublic: boolean;
}

export async function findDraftData(db: Db, { mandantId, object, key }: Kept): Promise<DraftData> {
  const { rows } = await sql<DraftData>`
    select d.data, exists (select from draft_version o where o.mandant_id = d.mandant_id and o.object = d.object
      and o.object_key = d.object_key) as "wasPublic"
    from draft d where d.mandant_id = ${mandantId} and d.object = ${object} and d.object_key = ${key}`.execute(db);
  return rows[0] ?? { data: null, wasPublic: false };
}

interface PlanRow {
  deed: 'publish' | 'unpublish';
  at: Date;
  askedBy: string | null;
  failure: string | null;
}

export const listPlans = async (db: Db, { mandantId, object, key }: Kept): Promise<PlanRow[]> => {
  const { rows } = await sql<PlanRow>`
    select s.deed, s.at, by.email as "askedBy", s.failure
    from draft_schedule s left join operator by on by.id = s.asked_by
    where s.mandant_id = ${mandantId} and s.object = ${object} and s.object_key = ${key} order by s.at`.execute(db);
  return rows;
};

interface VersionRow {
  version: number;
  at: Date;
  by: string | null;
  note: string | null;
  data: unknown;
}

/** The newest first. */
export const listVersions = async (db: Db, { mandantId, object, key }: Kept, max: number): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select v.version, v.published_at as at, by.email as by, v.note, v.data
    from draft_version v left join operator by on by.id = v.published_by
    where v.mandant_id = ${mandantId} and v.object = ${object} and v.object_key = ${key}
    order by v.version desc limit ${max}`.execute(db);
  return rows;
};
