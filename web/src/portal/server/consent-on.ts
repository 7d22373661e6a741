/** What the script that asks for consent is told by a page (G-11). In a page of a client the page around decides. */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { decideConsent } from '@weitersagen/contract/consent/endpoints';
import type { PageRequest } from '@weitersagen/contract/page/page';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { addressOf } from '../../api/client.ts';
import type { Document } from '../../page-script/document.ts';

/** Can be read before anybody decides: nothing stands in front of them. */
const quiet: ReadonlySet<RouteKey | null> = new Set(['privacy', 'imprint', 'agencyPrivacy']);

export function consentOn(
  { mandant, framing, isPreview, isRead }: PageRequest,
  screen: RouteKey | null,
): Document['consent'] {
  const mode = mandant.consentMode;
  if (mode === 'aus' || isPreview || isRead || (framing && framing.type !== 'portal')) return undefined;
  return { mode, list: consentList, call: addressOf(mandant.id, decideConsent), isQuiet: quiet.has(screen) };
}
