/** From a category through the comparison to a recommendation that is sent: on a phone, by keyboard alone, and without script. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { portalPlace } from '../cast/place.ts';
import { type Hands, keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';

const boxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Vergleichen ${name}`, exact: true });

async function compares(page: Page, by: Hands): Promise<void> {
  await page.goto('/de/internet?sortierung=preis');
  const names = page.getByRole('heading', { level: 3 }).getByRole('link').filter({ hasText: /\D/ });
  const [first = '', second = ''] = (await names.allTextContents()).map((name) => name.replaceAll('\u00ad', ''));
  await by.tick(boxOf(page, first));
  await expect(page.getByText('Wählen Sie noch ein Angebot')).toBeVisible();
  await by.tick(boxOf(page, second));
  await by.press(page.getByRole('button', { name: 'Angebote vergleichen' }));
  const table = page.getByRole('table', { name: 'Angebote im Vergleich' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  // A screen reader finds what belongs together by counting.
  for (const row of await table.getByRole('row').all())
    await expect(row.locator('[role=cell], [role=columnheader], [role=rowheader]')).toHaveCount(3);
  expect(await table.getByRole('row').first().getByRole('cell').count()).toBe(1);
  await expect(table.getByRole('rowheader', { name: 'Alles zusammen' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

async function recommends(page: Page, by: Hands): Promise<void> {
  const chosen = (await page.getByRole('columnheader').nth(1).getByRole('link').first().textContent()) ?? '';
  await by.press(page.getByRole('link', { name: `Auswählen ${chosen}` }));
  await expect(page.getByRole('complementary')).toContainText(chosen);
  await expect(page.getByRole('complementary')).toContainText('monatlich');
  await by.fill(page.getByLabel('Vorname'), 'Anna');
  await by.fill(page.getByLabel('Nachname'), 'Muster');
  await by.fill(page.getByLabel('E-Mail-Adresse'), addressOf('compares'));
  await by.tick(page.getByRole('checkbox').first());
  await by.press(page.getByRole('button', { name: 'Link erstellen' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Link');
  await expect(page.getByRole('main')).toContainText(chosen);
}

for (const [how, width, by, script, details] of [
  ['on a phone', 360, pointer, true, inProof],
  ['by keyboard', 1280, keyboard, true, {}],
  ['without script', 360, pointer, false, {}],
] as const)
  test(
    `two offers of a category are compared, and one of them is recommended, ${how}`,
    details,
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: portalPlace.portal,
        viewport: { width, height: 800 },
        locale: 'de-DE',
        javaScriptEnabled: script,
      });
      const page = await context.newPage();
      await compares(page, by);
      if (script) await expectAccessible(page);
      await recommends(page, by);
    },
  );

test('what is taken off the comparison is gone, and with too many the page says which fit', async ({ page }) => {
  await page.goto('/de/vergleich?produkt=101&produkt=302&produkt=302.9101&produkt=303');
  await expect(page.getByText('Nebeneinander passen 3 Angebote. Ein weiteres fehlt deshalb hier.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('link', { name: 'Entfernen Zuhause L' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto('/de/vergleich');
  await expect(page.getByText('Noch nichts zu vergleichen')).toBeVisible();
  await expectAccessible(page);
});
