/** A page of the portal that the server cannot make: it says so with the number under which we find why. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';

const said = {
  de: {
    width: 360,
    link: 'Aktuelle Prämien',
    message: 'Es ist ein technischer Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    title: 'Das hat nicht geklappt',
    number: 'Wenn Sie uns schreiben, nennen Sie bitte diese Nummer: 7f3a-Portal',
    home: 'Zur Startseite',
  },
  en: {
    width: 1280,
    link: 'Current rewards',
    message: 'A technical error occurred. Please try again later.',
    title: 'That did not work',
    number: 'If you write to us, please quote this number: 7f3a-Portal',
    home: 'Go to the home page',
  },
} as const;

for (const locale of ['de', 'en'] as const) {
  const { width, link, message, title, number, home } = said[locale];
  const details = locale === 'en' ? inProof : {};

  test(`a fault is told with the number of its request, to everybody, in ${locale}`, details, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`/${locale}`);
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.alive)).toBeDefined();
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 500,
        json: { PsoErrorCode: 'PSOF0001', Message: message, Fehler: [], TraceId: '7f3a-Portal' },
      }),
    );
    await page.getByRole('link', { name: link }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/v1/**');
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(heading).not.toHaveText(title);
  });
}
