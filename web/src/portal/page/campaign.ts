/**
 * The campaign of the address travels on to the form that makes a recommendation, and so does the agency for which somebody
 * recommends who came by a link of it (E-14): no cookie, nothing kept.
 */
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { useLocation } from 'react-router';

type Carried = {
  channel?: string;
  agentur?: string;
};

/** `100001` or `100001-M1`. */
const agencyForm = /^\d{6}(?:-[0-9A-Za-z-]{1,10})?$/;

/** The agency that an address names, perhaps with an employee; whether there is one the server knows. */
export function agencyIn(query: URLSearchParams): string | null {
  const named = query.get('agentur')?.trim() ?? '';
  return agencyForm.test(named) ? named : null;
}

/** Of an address, for the query of a link. */
export function campaignIn(query: URLSearchParams): Carried {
  const channel = campaignOf((name) => query.get(name));
  const agentur = agencyIn(query);
  return { ...(channel !== null && { channel }), ...(agentur !== null && { agentur }) };
}

/** For the query of a link. */
export const useCampaign = (): Carried => campaignIn(new URLSearchParams(useLocation().search));
