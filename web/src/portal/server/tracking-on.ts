/**
 * What the script that sends hits is told by a page (K-10), and what was reached by its request: said to the next page by the address
 * where a form leads there, and by the document where it does not. The server itself sends nothing, because consent belongs to the
 * device.
 */
import { consentCookie } from '@weitersagen/contract/consent/purposes';
import type { Api, PageRequest } from '@weitersagen/contract/page/page';
import { callName } from '@weitersagen/contract/tracking/call-name';
import { type Goal, goalOfCall, goals } from '@weitersagen/contract/tracking/goals';
import { reachedName } from '@weitersagen/contract/tracking/reached';
import type { Document } from '../../page-script/document.ts';
import { keeping } from '../../page-script/frame/address.ts';

/** Support looks at somebody else's pages, and the desk at drafts: nobody's visit. */
const isCounted = ({ isPreview, isRead, person, agencyUser }: PageRequest): boolean =>
  !isPreview && !isRead && !person?.support && !agencyUser?.support;

export function trackingOn(request: PageRequest, reached: readonly Goal[]): Document['tracking'] {
  if (!request.tracking || !isCounted(request)) return undefined;
  const { reached: before, ...tracking } = request.tracking;
  return {
    ...tracking,
    isCookieless: request.mandant.consentMode === 'aus',
    reached: [...before, ...reached.map((goal) => goals[goal])],
  };
}

/** Whoever declined is told nothing in an address; in a page of a client the page around knows who that is. */
const mayTell = ({ mandant, framing, cookies }: PageRequest): boolean =>
  mandant.consentMode === 'aus' ||
  (framing !== undefined && framing.type !== 'portal') ||
  cookies[consentCookie('analytical')] === '1';

/** An address of this host tells the page what was reached on the way to it. */
export function telling(request: PageRequest, reached: readonly Goal[], address: string): string {
  if (!request.tracking) return address;
  const all = [...request.tracking.reached, ...reached.map((goal) => goals[goal])];
  if (all.length === 0 || !address.startsWith('/') || !isCounted(request) || !mayTell(request)) return address;
  return keeping(address, { [reachedName]: all.join('.') });
}

/** The calls of a page, with what is reached by those that are answered. */
export const reachingApi =
  (api: Api, pageName: string, reach: (goal: Goal) => void): Api =>
  async (endpoint, call) => {
    const outcome = await api(endpoint, call);
    const goal = outcome.ok ? goalOfCall(callName(endpoint), pageName) : undefined;
    if (goal) reach(goal);
    return outcome;
  };
