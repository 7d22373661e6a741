/**
 * What the script that sends hits is told by a page (K-10), and what was reached by its request: said to the next page by the address
 * where a form leads there, and by the document where it does not. The server itself sends nothing, because consent belongs to the
 * device.
 */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { consentCookie, consentProofCookie, readProof } from '@weitersagen/contract/consent/purposes';
import type { Api, PageRequest } from '@weitersagen/contract/page/page';
import { campaignAsked } from '@weitersagen/contract/tracking/campaign-name';
import { type Goal, type GoalNumbers, goalOf, goals, isGoal } from '@weitersagen/contract/tracking/goals';
import { reachedName } from '@weitersagen/contract/tracking/reached';
import { collectorPath } from '@weitersagen/contract/tracking/site';
import type { Document } from '../../page-script/document.ts';
import { keeping } from '../../page-script/frame/address.ts';

/** Support looks at somebody else's pages, and the desk at drafts: nobody's visit. */
const isCounted = ({ isPreview, isRead, person, agencyUser }: PageRequest): boolean =>
  !isPreview && !isRead && !person?.support && !agencyUser?.support;

/** What a decision about this list says, as the page script reads it (consent/decided.ts). */
const hasAgreed = ({ cookies }: PageRequest): boolean =>
  readProof(cookies[consentProofCookie])?.list === consentList && cookies[consentCookie('analytical')] === '1';

/** There the page around decides. */
const isInPage = ({ framing }: PageRequest): boolean => framing !== undefined && framing.type !== 'portal';

/** By which campaign the address says that somebody comes. */
export function campaignOn({ url }: PageRequest): string | undefined {
  const query = new URL(url, 'http://localhost').searchParams;
  return campaignAsked((name) => query.get(name));
}

export function trackingOn(request: PageRequest, reached: readonly Goal[], path: string): Document['tracking'] {
  if (!request.tracking || !isCounted(request)) return undefined;
  const { siteId, tracker, numbers, reached: before } = request.tracking;
  const isCookieless = request.mandant.consentMode === 'aus';
  const keepsCookies = !isCookieless && !isInPage(request) && hasAgreed(request);
  const known: GoalNumbers = { ...goals, ...(JSON.parse(numbers ?? '{}') as Partial<GoalNumbers>) };
  return {
    siteId,
    tracker,
    numbers,
    isCookieless,
    isAtOnce: isCookieless || keepsCookies,
    reached: [...before.flatMap((number) => goalOf(number) ?? []), ...reached].map((goal) => known[goal]),
    declined: isCookieless || isInPage(request) ? undefined : declinedHit(request, siteId, known.consentDeclined, path),
    carriesChannel: !keepsCookies && campaignOn(request) !== undefined,
  };
}

/** Nothing of the visitor is in it: the server itself writes it. */
function declinedHit({ origin, locale }: PageRequest, siteId: number, number: number, path: string): string {
  const url = `${origin}/${locale}${path === '/' ? '' : path}`;
  const hit = { idsite: String(siteId), rec: '1', apiv: '1', send_image: '0', idgoal: String(number), url };
  return `${collectorPath}?${new URLSearchParams({ ...hit, cookie: '0' })}`;
}

/** Whoever declined is told nothing in an address; in a page of a client the page around knows who that is. */
const mayTell = (request: PageRequest): boolean =>
  request.mandant.consentMode === 'aus' || isInPage(request) || hasAgreed(request);

/** An address of this host tells the page what was reached on the way to it. */
export function telling(request: PageRequest, reached: readonly Goal[], address: string): string {
  if (!request.tracking) return address;
  const all = [...request.tracking.reached, ...reached.map((goal) => goals[goal])];
  if (all.length === 0 || !address.startsWith('/') || !isCounted(request) || !mayTell(request)) return address;
  return keeping(address, { [reachedName]: all.join('.') });
}

/** The calls of a page, with what is reached by those that are answered. */
export const reachingApi =
  (api: Api, reach: (goal: Goal) => void): Api =>
  async (endpoint, call) => {
    const outcome = await api(endpoint, call);
    const { goal } = endpoint;
    if (outcome.ok && goal !== undefined && isGoal(goal)) reach(goal);
    return outcome;
  };
