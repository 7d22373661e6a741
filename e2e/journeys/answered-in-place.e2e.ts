/** A page that answers its form in its own place: the button is gone, and the focus is where the answer begins. */
import { expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const cast = new Cast();

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function agrees(page: Page): Promise<void> {
  await comesAlive(page);
  await page.getByRole('button', { name: 'Daten bestätigen' }).click();
}

test('a recipient without a premium has agreed: the focus is on the headline', async ({ page }) => {
  await page.goto(await cast.pageOf((await cast.accepted({ share: 100 })).ben, 'M05'));
  await agrees(page);
  await expect(page.getByRole('button', { name: 'Daten bestätigen' })).toHaveCount(0);
  await expect(headline(page)).toBeFocused();
});

test('a recipient has agreed and given the account: each time the focus is on the headline', async ({ page }) => {
  await page.goto(await cast.pageOf((await cast.accepted({ share: 50 })).ben, 'M05'));
  await agrees(page);
  await expect(headline(page)).toHaveText('Danke, Ben. Ihre Daten sind bestätigt.');
  await expect(headline(page)).toBeFocused();
  await page.getByRole('link', { name: 'Bankverbindung angeben' }).click();
  await expect(headline(page)).toHaveText(/^Wohin dürfen wir .* überweisen\?$/);
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bankverbindung speichern' }).click();
  await expect(headline(page)).toHaveText('Ihre Bankverbindung ist gespeichert');
  await expect(headline(page)).toBeFocused();
});

test('who was not it reads on at the headline', async ({ page }) => {
  const { Links } = await cast.mail((await cast.accepted()).ben, 'M05');
  await page.goto(Links.find((link) => link.includes('ablehnen=')) ?? '');
  await comesAlive(page);
  await page.getByRole('button', { name: 'Das war ich nicht' }).click();
  await expect(headline(page)).toHaveText('Danke, wir haben es festgehalten.');
  await expect(headline(page)).toBeFocused();
});
