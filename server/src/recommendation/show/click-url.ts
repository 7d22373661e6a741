import type { Input } from '@weitersagen/contract/basics/endpoint';
import { sourceLabel } from '@weitersagen/contract/recommendation/entry';
import type { showProductLink } from '@weitersagen/contract/recommendation/link/endpoints';
import type { Ctx } from '#platform/context.ts';

/** The address that leads a visitor into the shop and counts on the way. */
export function clickUrlOf(
  { mandant }: Pick<Ctx, 'mandant'>,
  number: string,
  { channel, recipientNumber, source = 'direct' }: Partial<Input<typeof showProductLink>['query']>,
): string {
  const asked = new URLSearchParams({
    ...(channel && { channel }),
    ...(recipientNumber && { empfaengernummer: recipientNumber }),
    ...(source !== 'direct' && { einsprungsquelle: sourceLabel(source) }),
  }).toString();
  return `/api/v1/${mandant.slug}/empfehlen/click/${number}${asked && `?${asked}`}`;
}
