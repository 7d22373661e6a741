/** What the script that asks for consent is told by a page (G-11). In a page of a client the page around decides. */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { decideConsent } from '@weitersagen/contract/consent/endpoints';
import type { PageRequest } from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { addressOf } from '../../api/client.ts';
import type { Document } from '../../page-script/document.ts';
import { withLocale } from '../page/page-frame.ts';

/** Can be read before anybody decides: nothing stands in front of them. */
const quiet: ReadonlySet<RouteKey | null> = new Set(['privacy', 'imprint', 'agencyPrivacy']);

export function consentOn(
  { locale, mandant, framing, isPreview, isRead }: PageRequest,
  screen: RouteKey | null,
  isPersonal: boolean,
): Document['consent'] {
  const mode = mandant.consentMode;
  if (mode === 'aus' || isPreview || isRead || (framing && framing.type !== 'portal')) return undefined;
  const manager = (mode === 'extern' && mandant.consentManager) || undefined;
  const asks =
    manager && (isPersonal || isClosed(screen)) ? { settings: `${withLocale(locale, '/')}#einwilligung` } : { manager };
  return { mode, ...asks, list: consentList, call: addressOf(mandant.id, decideConsent), isQuiet: quiet.has(screen) };
}

/** No script of a third party runs where somebody is known, signs in or names a bank account: there the settings are on the first page. */
function isClosed(screen: RouteKey | null): boolean {
  const { login, neverFramed, disabledWithAutologin } = routes[screen ?? 'notFound'];
  return login !== 'none' || neverFramed || disabledWithAutologin;
}
