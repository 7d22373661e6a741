/** The campaign of the address travels on to the form that makes a recommendation: no cookie, nothing kept. */
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { useLocation } from 'react-router';

/** Of an address, for the query of a link. */
export function campaignIn(query: URLSearchParams): { channel?: string } {
  const channel = campaignOf((name) => query.get(name));
  return channel === null ? {} : { channel };
}

/** For the query of a link. */
export const useCampaign = (): { channel?: string } => campaignIn(new URLSearchParams(useLocation().search));
