/** Where somebody of an agency goes who has just signed in: back to the page that asked for it, else to what comes next. */
import type { AgencyUser } from '@weitersagen/contract/agency/schemas';
import type { Load } from '../../page/screen.ts';

type Arriving = Pick<Load, 'arrive' | 'enter' | 'query'>;

export function arriveInArea({ arrive, enter, query }: Arriving, { agencyStatus }: Pick<AgencyUser, 'agencyStatus'>) {
  // Whoever has not said everything yet goes on with that, wherever the way led.
  if (agencyStatus === 'registered') return enter('agencyMasterData');
  return query.has('redirect') ? arrive() : enter('agency');
}
