/** Whoever is about to leave is asked once, where the mandant wants it; and the button that a phone keeps within reach at home. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { test } from '../test.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const at = (brand: string, path: string): string => `http://${brand}.localhost:${port}${path}`;
const question = 'Möchten Sie die Seite wirklich verlassen?';
const dialog = (page: Page) => page.getByRole('dialog', { name: question });

/** By a clock that stands: what a busy machine takes to show the page is no time of the visitor. */
async function opens(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(address);
}

/** The pointer goes from the page to the tabs of the browser, or out at the side. */
async function leaves(page: Page, { x = 300, y = -5 } = {}): Promise<void> {
  await page.mouse.move(300, 200);
  await page.mouse.move(x, y);
}

test('a pointer that leaves at the top after 15 seconds is asked once, by words that lead on or away [S2-R174] [S2-R175] [S1-F075] [S9-K022]', async ({
  page,
}) => {
  await opens(page, at('geprueft', '/de'));
  await page.clock.runFor(14_900);
  await leaves(page);
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(200);
  await leaves(page, { x: -5, y: 300 });
  await expect(dialog(page)).toBeHidden();
  await page.clock.resume();

  const before = page.getByRole('link', { name: 'Produkt aussuchen' }).first();
  await before.focus();
  await leaves(page);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText('Erstellen Sie jetzt Ihren persönlichen Empfehlungslink.');
  await expect(dialog(page).getByRole('link', { name: 'Empfehlungslink erstellen' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();
  await leaves(page);
  await expect(dialog(page)).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await leaves(page);
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog(page)).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await leaves(page);
  await dialog(page).getByRole('link', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page).toHaveURL(/\/de\/empfehlen\/\d+$/);
});

test('the question stands in the language of the page', async ({ page }) => {
  await opens(page, at('geprueft', '/en'));
  await page.clock.runFor(16_000);
  await leaves(page);
  const asked = page.getByRole('dialog', { name: 'Do you really want to leave this page?' });
  await expect(asked).toBeVisible();
});

test('not while a form is being filled, nor on its page', async ({ page }) => {
  await opens(page, at('geprueft', '/de/kontakt'));
  await page.clock.runFor(16_000);
  await page.getByLabel('Betreff').fill('Frage');
  await page.getByRole('heading', { level: 1 }).click();
  await leaves(page);
  await expect(dialog(page)).toBeHidden();
  await page.goto(at('geprueft', '/de/empfehlen/101'));
  await expect(page.locator('dialog[data-asked=exit]')).toHaveCount(0);
  await expect(page.locator('script[src*=exit-intent]')).toHaveCount(0);
});

test('by default nothing of it is sent and nothing appears [S2-R176]', async ({ page }) => {
  await opens(page, '/de');
  await page.clock.runFor(16_000);
  await leaves(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('dialog[data-asked=exit], script[src*=exit-intent]')).toHaveCount(0);
});

test('the floating button is there while a phone reads, and lies over neither products, questions nor footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de');
  const link = 'div:has(> section#produkte) > div:last-child > a';
  const floating = page.locator(link);
  const isOver = (selector: string) =>
    page.evaluate(
      ([on, link]) => {
        const [one, other] = [on, link].map((each) => document.querySelector(each as string)?.getBoundingClientRect());
        const visible = getComputedStyle(document.querySelector(link as string) as Element).visibility === 'visible';
        return Boolean(visible && one && other && one.top < other.bottom && one.bottom > other.top);
      },
      [selector, link],
    );
  await page.locator('#when').evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(floating).toBeVisible();
  const box = await floating.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(730, 0);
  for (const selector of ['#produkte', '#fragen', 'footer']) {
    const height = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    for (let down = 0; down < Math.min(height, 4000); down += 300) {
      await page
        .locator(selector)
        .evaluate(
          (element, by) => scrollTo({ top: element.getBoundingClientRect().top + scrollY + by, behavior: 'instant' }),
          down,
        );
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await isOver(selector), `${selector} ${down}`).toBe(false);
    }
  }
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(floating).toBeHidden();
  }
});
