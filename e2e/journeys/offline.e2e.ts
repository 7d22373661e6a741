/** A line that breaks or drags while a form is sent: the page names it, keeps what was typed, and sends once more by one press. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';
import { words } from '../words.ts';

const says = words.de;

test('whoever loses the line while sending reads so, finds everything typed, and sends it again', async ({
  page,
  context,
}) => {
  await page.goto('/de/empfehlen/101');
  await comesAlive(page);
  await page.getByLabel(says.firstName).fill('Anna');
  await page.getByLabel(says.lastName).fill('Muster');
  await page.getByLabel(says.email).fill(addressOf('offline'));
  await page.getByRole('checkbox').first().check();
  await context.setOffline(true);
  await page.getByRole('button', { name: says.create }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Die Verbindung ist unterbrochen. Ihre Angaben stehen noch hier.');
  await expect(told).toBeFocused();
  await expect(page.getByLabel(says.firstName)).toHaveValue('Anna');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expectAccessible(page);
  await context.setOffline(false);
  await told.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByLabel(says.link)).toBeVisible();
});

test('a form that is sent over a slow line says after some seconds that it is on its way', async ({ page }) => {
  await page.goto('/de/empfehlen/101');
  await comesAlive(page);
  await page.getByLabel(says.firstName).fill('Anna');
  await page.getByLabel(says.lastName).fill('Muster');
  await page.getByLabel(says.email).fill(addressOf('slow'));
  await page.getByRole('checkbox').first().check();
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/v1/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: says.create }).click();
  const told = page.getByRole('status').filter({ hasText: 'noch unterwegs' });
  await expect(told).toBeHidden();
  await expect(told).toBeVisible();
  go();
  await expect(page.getByLabel(says.link)).toBeVisible();
});
