/** SQL of what stands under the number of an agency that goes into another one (rules 3.8). */
import type { AgencyMove } from '@weitersagen/contract/agency/merge';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';
import { renamed } from '#platform/database/renamed.ts';

/** At most so many rows; gives how many it was. */
export async function moveAgencyRecommendations({ db }: Tx, move: AgencyMove, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update recommendation set agency_number = ${move.into}, employee_number = ${renamed(sql`employee_number`, move)}
    where id = any(array(select id from recommendation where agency_number = ${move.from} order by id limit ${max} for update))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
