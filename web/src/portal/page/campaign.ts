/** The campaign of the address travels on to the form that makes a recommendation: no cookie, nothing kept. */
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { useLocation } from 'react-router';

/** For the query of a link. */
export function useCampaign(): { channel?: string } {
  const query = new URLSearchParams(useLocation().search);
  const channel = campaignOf((name) => query.get(name));
  return channel === null ? {} : { channel };
}
