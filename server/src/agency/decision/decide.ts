/** An operator approves an agency, refuses it, ends it, or lets it take part again (G5 to G8). */
import type { AgencyEvent } from '@weitersagen/contract/agency/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import { type Agency, findAgencyByOwnNumber, lockAgency } from '../agency-sql.ts';
import { moveAgency } from '../state.ts';

type Decided = Extract<AgencyEvent, 'approve' | 'reject' | 'deactivate' | 'reactivate'>;

/** The row of a number, locked. */
async function lockAgencyOf(tx: Tx, agencyNumber: string): Promise<Agency> {
  const { id } = (await findAgencyByOwnNumber(tx.db, agencyNumber)) ?? refuse('unknown');
  return (await lockAgency(tx.db, id)) ?? refuse('unknown');
}

export const decideAgency = async (
  tx: Tx,
  agencyNumber: string,
  decided: { event: Decided; reason: string | null },
): Promise<Agency> => moveAgency(tx, await lockAgencyOf(tx, agencyNumber), decided);
