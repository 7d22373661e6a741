/**
 * What the server itself counts of its pages, in every mode and with nothing kept in a browser (K-10): whoever comes from elsewhere is a
 * visit, and the page of a link that somebody has made is a share. It is a number in memory; no answer waits for it.
 */
import type { PageShown } from '@weitersagen/contract/page/page-tracking';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { consentOf } from '#consent/consent.ts';
import type { Mandant } from '#platform/context.ts';
import type { Hits } from '#tracking/tracking.ts';
import type { PageCall } from '../page-call.ts';

type Call = Pick<PageCall, 'method' | 'search' | 'cookies' | 'origin' | 'isOwnStep' | 'isNavigation'>;

export function countShown(
  hits: Hits,
  { id: mandantId, config }: Pick<Mandant, 'id' | 'config'>,
  { method, search, cookies, origin, isOwnStep = false, isNavigation = false }: Call,
  { name, productId = 0, isLink }: PageShown,
): void {
  if (method !== 'GET' || !isNavigation || (isOwnStep && !isLink)) return;
  const query = new URLSearchParams(search);
  const kept = (): string | null =>
    consentOf({ config }, cookies).maySet('channel')
      ? campaignOf((asked) => (asked === 'channel' ? cookies.channel : undefined))
      : null;
  const channel = campaignOf((asked) => query.get(asked)) ?? kept();
  const hit = { mandantId, name, channel, productId };
  if (!isOwnStep) hits.count({ ...hit, kind: 'visit' }, origin);
  if (isLink) hits.count({ ...hit, kind: 'share' }, origin);
}
