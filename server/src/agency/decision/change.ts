/**
 * What an operator enters of an agency because it asked for it. What was there before stands in the reason of the event;
 * the bank account is its owner's to give.
 */
import type { ChangeAgency } from '@weitersagen/contract/agency/desk/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { isAllowedTarget } from '@weitersagen/contract/mandant/rules';
import type { Ctx } from '#platform/context.ts';
import { type Agency, findAgencyByOwnNumber, lockAgency } from '../agency-sql.ts';
import { putWithEvent } from '../own/master-data.ts';

export const changeAgency = (
  ctx: Ctx,
  agencyNumber: string,
  { reason, ...given }: Value<typeof ChangeAgency>,
): Promise<Agency> =>
  ctx.write(async (tx) => {
    const { mandantUrl, targetDomains } = tx.mandant.config;
    // Whoever opens a page asks no host but those of the mandant.
    if (given.logo !== null && !isAllowedTarget(given.logo, mandantUrl, targetDomains))
      refuse('input.invalid', { problems: [{ field: 'Logo', code: 'logo-host' }] });
    const found = (await findAgencyByOwnNumber(tx.db, agencyNumber)) ?? refuse('unknown');
    const agency = (await lockAgency(tx.db, found.id)) ?? refuse('unknown');
    if (agency.status === 'merged') refuse('state.not-allowed');
    await putWithEvent(tx, agency, { ...agency, ...given }, reason);
    return { ...agency, ...given };
  });
