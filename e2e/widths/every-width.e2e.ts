/** Every page at every width in both languages hinders nobody and never scrolls sideways. Large: `npm run proof` alone. */
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { expectAccessible } from '../accessible.ts';
import { holds, member } from '../account.ts';
import { Crowd, signedIn } from '../desk/crowd.ts';
import { Seat } from '../desk/seat.ts';
import { portalOf } from '../outside.ts';

const widths = [360, 768, 1280] as const;
const locales = ['de', 'en'] as const;

async function looksRight(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), what).toBe(true);
  await expectAccessible(page);
}

const contextOf = (browser: Browser, width: number, locale: 'de' | 'en'): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: portalOf('spbdevk'),
    viewport: { width, height: 800 },
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
  });

const values = {
  produktId: '101',
  empfehlungsnummer: '104477120935',
  praemieid: '7',
  adminLoginToken: 'one',
  tab: 'leads',
};
/** Signing out is no page: it leads on. */
const pages = Object.values(routes).filter(({ name }) => name !== 'Logout');

/** Every question has a journey of its own; these are the pages behind the navigation. */
const deskPages = [
  ...['', 'auftraege', 'import', 'empfehlungen', 'empfehler', 'praemien', 'auszahlungen', 'mails', 'jobs'],
  ...['protokoll', 'sitzungen', 'betreiber', 'konto'],
];

const full = ['auftraege', 'empfehlungen', 'empfehler', 'praemien', 'auszahlungen', 'mails', 'protokoll'];

/**
 * No list is empty: an order waits, a reward waits for its person, one is paid, one is held by the days
 * of its account, one is stopped.
 */
async function fillLists(): Promise<void> {
  const crowd = new Crowd(await signedIn('first'));
  await crowd.reports(await crowd.agrees(), 'bestaetigt');
  await crowd.released();
  const paid = await crowd.released();
  await crowd.collects(paid);
  await crowd.frees(paid);
  await crowd.pays(paid, await signedIn('second'));
  const held = await crowd.released();
  await crowd.collects(held);
  const stopped = await crowd.released();
  await crowd.collects(stopped);
  await crowd.stops(stopped);
}

for (const width of widths) {
  for (const locale of locales) {
    for (const who of ['a guest', 'a recommender'] as const)
      test(`every page of the portal for ${who} at ${width} px, in ${locale}`, async ({ browser, request }) => {
        const context = await contextOf(browser, width, locale);
        if (who === 'a recommender') await holds(context, (await member(request)).token);
        const page = await context.newPage();
        for (const { name, path } of pages) {
          const answer = await page.goto(`/${locale}${fillPath(path, values)}`);
          expect(answer?.status(), name).toBeLessThan(500);
          await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
          await looksRight(page, name);
        }
        await context.close();
      });

    test(`every page of the desk at ${width} px, in ${locale}`, async ({ browser }) => {
      await fillLists();
      const seat = await Seat.take(browser, { width, locale });
      for (const path of deskPages) {
        await seat.open(path);
        await expect(seat.heading, path).toBeVisible();
        if (full.includes(path)) await expect(seat.page.getByRole('table').first(), path).toBeVisible();
        await seat.look();
      }
    });
  }
}
