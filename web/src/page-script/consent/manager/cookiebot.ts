/** Cookiebot, by its event `CookiebotOnConsentReady` and `window.Cookiebot`. */
import type { Listen } from './manager.ts';

declare global {
  interface Window {
    Cookiebot?: {
      hasResponse: boolean;
      consent: { method: 'explicit' | 'implied' | null; preferences: boolean; statistics: boolean; marketing: boolean };
      renew(): void;
    };
  }
}

export const listenToCookiebot: Listen = (id, decided) => {
  const hear = (): void => {
    const { hasResponse, consent } = window.Cookiebot ?? {};
    if (!hasResponse || consent?.method !== 'explicit') return;
    const { preferences, statistics, marketing } = consent;
    decided({ functional: preferences, analytical: statistics, marketing });
  };
  for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'])
    addEventListener(event, hear);
  return {
    attributes: { id: 'Cookiebot', 'data-cbid': id, 'data-culture': document.documentElement.lang },
    show: () => {
      window.Cookiebot?.renew();
      return window.Cookiebot !== undefined;
    },
  };
};
