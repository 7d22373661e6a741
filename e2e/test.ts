/**
 * Every journey leaves its browser as it found it. What it opened by itself would stay open beside all that come after: a
 * window and its questions to the server each, hundreds by the end.
 */
import { test as base } from '@playwright/test';

export const test = base.extend<{ closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
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
