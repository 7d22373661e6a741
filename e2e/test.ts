/**
 * Every journey leaves its browser as it found it. What it opened by itself would stay open beside all that come after: a
 * window and its questions to the server each, hundreds by the end.
 *
 * Whoever comes has declined every cookie that is not needed, as most do, and is asked nothing; a journey about being asked says
 * `test.use({ isAsked: true })`.
 */
import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { consentList } from '../contract/src/consent/cookies.ts';
import { consentCookie, consentProofCookie, proofValue, purposes } from '../contract/src/consent/purposes.ts';

const decided = [
  ...purposes.map((purpose) => `${consentCookie(purpose)}=${purpose === 'required' ? 1 : 0}`),
  `${consentProofCookie}=${proofValue(consentList, null)}`,
];
let areAsked = false;

/** Every window, also those that a journey opens by itself. */
function declining(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open(options);
    if (!areAsked && options?.javaScriptEnabled !== false)
      await context.addInitScript((cookies) => {
        // A picture, a page of a browser and a frame that may store nothing have none.
        if (!location.protocol.startsWith('http') || self.origin === 'null') return;
        for (const cookie of cookies) {
          const [name = ''] = cookie.split('=');
          // biome-ignore lint/suspicious/noDocumentCookie: before every script of the page
          if (!document.cookie.includes(name)) document.cookie = `${cookie}; Path=/; Max-Age=5184000; SameSite=Lax`;
        }
      }, decided);
    return context;
  };
  return browser;
}

export const test = base.extend<{ isAsked: boolean; closed: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await use(declining(browser));
    },
    { scope: 'worker' },
  ],
  isAsked: [false, { option: true }],
  closed: [
    async ({ browser, isAsked }, use) => {
      areAsked = isAsked;
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(
        browser
          .contexts()
          .filter((one) => !before.has(one))
          .map((one) => one.close()),
      );
    },
    { auto: true },
  ],
});
