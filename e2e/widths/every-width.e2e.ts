/** Every page at every width in both languages hinders nobody and never scrolls sideways. Large: `npm run proof` alone. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { expectAccessible } from '../accessible.ts';
import { placesOfOwner } from '../agency/area.ts';
import { AgencyCast } from '../cast/agency-cast.ts';
import { Cast } from '../cast/cast.ts';
import { deskPlace, portalPlace } from '../cast/place.ts';
import { Seat } from '../desk/seat.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { holds } from '../visit.ts';

const widths = [360, 768, 1280] as const;
const locales = ['de', 'en'] as const;

async function looksRight(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), what).toBe(true);
  await expectAccessible(page);
}

const contextOf = (browser: Browser, width: number, locale: 'de' | 'en'): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: portalPlace.portal,
    viewport: { width, height: 800 },
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
  });

const values = {
  produktId: '101',
  empfehlungsnummer: '104477120935',
  praemieid: '7',
  adminLoginToken: 'one',
  tab: 'leads',
  nr: 'RE-2026-000001',
};
/** Signing out is no page: it leads on. */
const pages = Object.values(routes).filter(({ name }) => name !== 'Logout' && name !== 'agencyLogout');
/** What somebody of an agency has: each tab and screen of the area, and whatever else asks for its login. */
const ofAgency = [
  ...pages.filter(({ name, login }) => login === 'agency' && name !== 'AgenturRechnung').map(({ path }) => path),
  ...placesOfOwner.map((tab) => fillPath(routes.agency.path, { tab })),
];

/** Every question has a journey of its own; these are the pages behind the navigation. */
const deskPages = [
  ...['', 'auftraege', 'import', 'empfehlungen', 'empfehler', 'praemien', 'auszahlungen', 'mails', 'jobs'],
  ...['protokoll', 'sitzungen', 'betreiber', 'konto', 'sprachen', 'agenturen', 'rechnungen'],
  ...['rechnungen/nichtabgerechnet', 'rechnungen/steller', 'einmalanmeldung'],
];

const full = ['auftraege', 'empfehlungen', 'empfehler', 'praemien', 'auszahlungen', 'mails', 'protokoll', 'agenturen'];

/**
 * No list is empty: an order waits, a reward waits for its person, one is paid, one is held by the days
 * of its account, one is stopped; an agency takes part.
 */
async function fillLists(): Promise<void> {
  const cast = new AgencyCast(deskPlace);
  await cast.agency();
  await cast.reports(await cast.agreed(), 'bestaetigt');
  await cast.released();
  const paid = await cast.released();
  await cast.collects(paid.anna);
  await cast.frees(paid.number);
  await cast.pays(paid.number);
  const held = await cast.released();
  await cast.collects(held.anna);
  const stopped = await cast.released();
  await cast.collects(stopped.anna);
  await cast.stops(stopped.anna);
}

for (const width of widths) {
  for (const locale of locales) {
    for (const who of ['a guest', 'a recommender'] as const)
      test(`every page of the portal for ${who} at ${width} px, in ${locale}`, inProof, async ({ browser }) => {
        const context = await contextOf(browser, width, locale);
        if (who === 'a recommender') await holds(context, (await new Cast().member()).token);
        const page = await context.newPage();
        for (const { name, path } of pages) {
          const answer = await page.goto(`/${locale}${fillPath(path, values)}`);
          expect(answer?.status(), name).toBeLessThan(500);
          await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
          await looksRight(page, name);
        }
        await context.close();
      });

    test(`every page of an agency at ${width} px, in ${locale}`, inProof, async ({ browser }) => {
      const cast = new AgencyCast();
      const agency = await cast.agency();
      await cast.confirmed(await cast.recommender(agency));
      const context = await contextOf(browser, width, locale);
      await holds(context, agency.owner, portalPlace.portal, 'agenturtoken');
      const page = await context.newPage();
      for (const path of ofAgency) {
        const answer = await page.goto(`/${locale}${fillPath(path, values)}`);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await looksRight(page, path);
      }
      await context.close();
    });

    test(`every page of the desk at ${width} px, in ${locale}`, inProof, async ({ browser }) => {
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
