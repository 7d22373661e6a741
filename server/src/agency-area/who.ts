/** Whose rows a person of an agency asks for: an owner those of all or of one who works there, an employee the own ones. */
import { seesWholeAgency } from '@weitersagen/contract/agency/rights';
import { everybody } from '@weitersagen/contract/agency-area/query';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { ownAgencyOf } from '#agency/agency.ts';
import type { Ctx } from '#platform/context.ts';

export interface Who {
  agencyId: number;
  agencyNumber: string;
  /** Null: of everybody. */
  employee: string | null;
}

/**
 * `asked` are the numbers of the path and of the filter; whoever asks for two at once, or for somebody else without being an owner,
 * is refused.
 */
export function whoOf(ctx: Pick<Ctx, 'actor'>, ...asked: (string | null | undefined)[]): Who {
  const { agencyId, agencyNumber, employeeNumber, roles } = ownAgencyOf(ctx);
  const isAll = seesWholeAgency(roles);
  const [own, ...others] = [
    ...new Set(asked.filter((one): one is string => Boolean(one) && one?.toLowerCase() !== everybody)),
  ];
  if (others.length > 0) refuse('access.denied');
  if (isAll) return { agencyId, agencyNumber, employee: own ?? null };
  const self = employeeNumber ?? refuse('access.denied');
  if (own !== undefined && own !== self) refuse('access.denied');
  return { agencyId, agencyNumber, employee: self };
}
