/** Home as something to try: who gets the premium, and what comes together, by pointer, by keyboard, and without script. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { portalPlace } from '../cast/place.ts';
import { test } from '../test.ts';

const answer = (page: Page, name: RegExp) => page.getByRole('radio', { name });
/** What the answer comes to, drawn beside it. */
const picture = (page: Page, id: string) => page.locator(`#${id} + label + div`);

test('the premium is torn in two by a press, and goes over to the contact by an arrow key', async ({ page }) => {
  await page.goto('/de');
  await expect(picture(page, 'anteil-100')).toBeVisible();
  await page.locator('label[for="anteil-50"]').click();
  await expect(answer(page, /^Beide\s*: Sie 55,00\s€, Ihr Kontakt 55,00\s€$/)).toBeChecked();
  await expect(picture(page, 'anteil-50')).toBeVisible();
  await expect(picture(page, 'anteil-100')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, /^Mein Kontakt\s*: Sie 0,00\s€, Ihr Kontakt 110,00\s€$/)).toBeChecked();
  await expect(picture(page, 'anteil-0')).toBeVisible();
  await expectAccessible(page);
});

test('without script and with forced colours it does the same', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: portalPlace.portal, javaScriptEnabled: false, forcedColors: 'active' });
  await page.goto('/de');
  await page.locator('label[for="anteil-50"]').click();
  await expect(picture(page, 'anteil-50')).toBeVisible();
  await page.locator('label[for="freunde-5"]').click();
  await expect(picture(page, 'freunde-5')).toBeVisible();
  await expect(picture(page, 'freunde-3')).toBeHidden();
});

test('note and button stand in the first window of a small phone, and a product is a row of which all is the target', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: portalPlace.portal, viewport: { width: 360, height: 640 } });
  await page.goto('/de');
  await expect(picture(page, 'anteil-100')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Produkt aussuchen' }).first()).toBeInViewport({ ratio: 1 });
  const row = page.locator('#produkte li:has(h3)').first();
  const link = row.getByRole('link', { name: /^Jetzt empfehlen / });
  const [whole, target] = [await row.boundingBox(), await link.boundingBox()];
  expect(Math.abs((whole?.height ?? 0) - (target?.height ?? 0))).toBeLessThan(4);
  expect(whole?.height).toBeLessThan(100);
  await expect(page.locator('#produkte li:has(h3):visible')).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
  // The rest is a press away, and nothing of it is left out there.
  await page.getByRole('link', { name: 'Weitere Produkte' }).click();
  const all = page.locator('#produkte li:has(h3)');
  await expect(all.nth(6)).toBeVisible();
  expect(await all.count()).toBe(await page.locator('#produkte li:has(h3):visible').count());
});
