/** Whose an invitation is: an owner has all of the agency, an employee those of the own number (rules 2.3). */
import { seesWholeAgency } from '@weitersagen/contract/agency/rights';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx, Tx } from '#platform/context.ts';
import { ownAgencyOf } from '../user-kind.ts';
import { type Invitation, lockInvitation } from './sql.ts';

export function sees(
  ctx: Pick<Ctx, 'actor'>,
  { agencyNumber, employeeNumber }: Pick<Invitation, 'agencyNumber' | 'employeeNumber'>,
): boolean {
  const own = ownAgencyOf(ctx);
  if (own.agencyNumber !== agencyNumber) return false;
  return seesWholeAgency(own.roles) || (own.employeeNumber !== null && own.employeeNumber === employeeNumber);
}

/** The own one, locked; of another agency there is none. */
export async function lockOwn(tx: Tx, id: number): Promise<Invitation> {
  const invitation = await lockInvitation(tx.db, id);
  return invitation && sees(tx, invitation) ? invitation : refuse('unknown');
}
