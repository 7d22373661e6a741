/** SQL of what stands under the number of an agency that goes into another one (rules 3.8). */
import type { AgencyMove } from '@weitersagen/contract/agency/merge';
import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

/** At most so many rows; gives how many it was. */
export async function moveAgencyAgents({ db }: Tx, move: AgencyMove, max: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update agent set agency_number = ${move.into}
    where id = any(array(select id from agent where agency_number = ${move.from} order by id limit ${max} for update))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
