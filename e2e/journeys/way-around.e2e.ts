/** Getting around: the menu of a phone, places on the start page, the shelves of the catalogue, and where the focus goes. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { portalPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

/** After more frames than a jump takes to find its place. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = (left: number): unknown => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
        next(12);
      }),
  );

test('the menu of a phone opens, closes by Escape, and leads from any page to a place on the start page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/aktuellepraemienuebersicht');
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await comesAlive(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await menu.getByRole('link', { name: 'Häufige Fragen' }).click();
  await expect(page).toHaveURL(/\/de#fragen$/);
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toBeInViewport();
  await expect(menu).toBeHidden();
});

for (const [how, script, width, details] of [
  ['with script', true, 360, inProof],
  ['with script', true, 1280, {}],
  ['without', false, 360, {}],
  ['without', false, 1280, inProof],
] as const)
  test(
    `a place on the start page is reached exactly, by its address and by a press, ${how} at ${width} px`,
    details,
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: portalPlace.portal,
        viewport: { width, height: 740 },
        javaScriptEnabled: script,
      });
      for (const id of ['fragen', 'produkte', 'ablauf']) {
        const page = await context.newPage();
        /**
         * How far it is from 24 px below the edge; a window scrolls by whole pixels, a place stands between them, and at the
         * end of the page, which lies between two of them as well, it goes no further.
         */
        const off = () =>
          page.locator(`#${id}`).evaluate((it) => {
            const above = it.getBoundingClientRect().top - 24;
            const { scrollHeight } = document.documentElement;
            return above > 0 && scrollHeight - innerHeight - scrollY <= 1 ? 0 : Math.abs(above);
          });
        /** There, and still there when everything near has its own height. */
        const isThere = async () => {
          await expect.poll(off).toBeLessThan(1);
          await page.waitForTimeout(500);
          if (script) await settled(page);
          expect(await off()).toBeLessThan(1);
        };
        await page.goto(`/de#${id}`);
        await isThere();
        await page.goto('about:blank');
        await page.goto('/de');
        await page.locator(`a[href$="#${id}"]`).first().dispatchEvent('click');
        await isThere();
        await page.close();
      }
      await context.close();
    },
  );

test('the end of a page does not jump when it is reached: its foot is not lower than it was taken for', async ({
  browser,
}) => {
  for (const width of [360, 480, 768, 900, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    await page.goto('/de');
    const foot = page.getByRole('contentinfo');
    const height = () => foot.evaluate((element) => element.getBoundingClientRect().height);
    const takenFor = await height();
    await foot.scrollIntoViewIfNeeded();
    await settled(page);
    expect(await height(), `at ${width} px`).toBeGreaterThan(takenFor - 24);
    await page.close();
  }
});

test('another page begins at its top, with the focus on its headline', async ({ page }) => {
  await page.goto('/de');
  await comesAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelle Prämien');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('behind the selection of the start page stands all that can be recommended, with script and without', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto('/de');
    if (javaScriptEnabled) await comesAlive(page);
    const other = page.getByRole('link', { name: 'Jetzt empfehlen Glasfaser 600' });
    await expect(page.getByRole('link', { name: 'Jetzt empfehlen Glasfaser 150' })).toBeVisible();
    await expect(other).toHaveCount(0);
    await page.getByRole('link', { name: 'Weitere Produkte' }).click();
    await expect(page).toHaveURL(/\/de\/?\?ab=0#produkte$/);
    await expect(page.getByRole('heading', { name: 'Was möchten Sie empfehlen?' })).toBeInViewport();
    await other.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Glasfaser\s600/);
    await page.context().close();
  }
});

test('the words that go with the link are changed once for every channel, and stay when the page comes alive: a guest shares [S6-P003]', async ({
  page,
}) => {
  await page.goto('/de/empfehlen/101');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('worte'));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await page.getByLabel('Ihre Nachricht').fill('Hallo Ben & Co, schau mal');
  await comesAlive(page);
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Hallo Ben & Co, schau mal');
  for (const channel of ['E-Mail-Programm', 'WhatsApp'])
    await expect(page.getByRole('link', { name: channel, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`${encodeURIComponent('Hallo Ben & Co, schau mal')}.*%2Fk%2F`),
    );
});
