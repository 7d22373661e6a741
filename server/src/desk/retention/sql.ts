/** SQL of the desk's page of retention, for the report role; every statement names the mandant. */
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export async function findHold(
  db: Db,
  mandantId: number,
): Promise<{ reason: string; since: Date; by: string | null } | undefined> {
  const { rows } = await sql<{ reason: string; since: Date; by: string | null }>`
    select h.reason, h.since, o.email as by from legal_hold h left join operator o on o.id = h.operator_id
    where h.mandant_id = ${mandantId}`.execute(db);
  return rows[0];
}
