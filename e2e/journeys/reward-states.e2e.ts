/**
 * Where a reward and its people stand, each once for accessibility, at 400 % zoom (320 px), with forced colours and on
 * paper: collected, stopped, cancelled, a way that has ended, and a link that is over.
 */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';

const cast = new Cast();

async function looksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 800 });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a reward is chosen, collected, stopped and then says so', async ({ page }) => {
  const { anna } = await cast.released({ share: 100 });
  const link = await cast.pageOf(anna, 'M10');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Ihre Prämie wartet auf Sie, Anna.');
  await looksRight(page);
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await expect(heading(page)).toContainText('70,00 €');
  await looksRight(page);
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /auszahlen lassen/ }).click();
  await expect(heading(page)).toHaveText(
    /^Geschafft, Anna\. 70,00\s€ kommen voraussichtlich bis zum \d\d\.\d\d\.\d{4} auf Ihr Konto\.$/,
  );
  await looksRight(page);
  const { Links } = await cast.mail(anna, 'M13');
  await page.goto(Links.find((address) => address.includes('stopp=')) ?? '');
  await looksRight(page);
  await page.getByRole('button', { name: 'Das war ich nicht' }).click();
  await expect(heading(page)).toHaveText('Danke, wir haben es festgehalten.');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Die Auszahlung ist angehalten');
  await looksRight(page);
});

test('a contract that is cancelled ends both ways, and both pages say when and why', async ({ page }) => {
  const { anna, ben, orderNumber } = await cast.released();
  const link = await cast.pageOf(anna, 'M10');
  await cast.cancels(orderNumber);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Ihre Prämie wurde storniert');
  await expect(page.getByText(/^Am \d\d\.\d\d\.\d{4}\. Grund: Der Vertrag/)).toBeVisible();
  await looksRight(page);
  await page.goto(await cast.pageOf(ben, 'M05'));
  await expect(page.getByText(/^Der Vertrag wurde am \d\d\.\d\d\.\d{4} storniert/)).toBeVisible();
  await looksRight(page);
});

test('a token that is no more leads to the mail with a new one', async ({ page }) => {
  const answer = await page.goto('/de/praemie/?token=x.y.z');
  expect(answer?.status()).toBe(401);
  await expect(heading(page)).toHaveText('Dieser Link gilt nicht mehr');
  await looksRight(page);
});

test('the thanks for goodwill stand in the list of routes with their path [S2-R077]', async ({ page, request }) => {
  await page.goto('/de/kulanzdanke');
  await expect(heading(page)).toHaveText('So geht es mit einer Kulanzprämie weiter');
  await looksRight(page);
  await expectListed(request, 'KulanzDanke', '/kulanzdanke');
});
