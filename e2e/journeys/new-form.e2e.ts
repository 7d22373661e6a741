/** What a visitor meets before anything was typed, and what a form says that was sent too early. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { portalPlace } from '../cast/place.ts';
import { expectListed } from '../route-list.ts';
import { test } from '../test.ts';

test('the root leads to the start page in the default language, which the route list names Home [S2-R008]', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectListed(request, 'Home', '');
});

test('a new form has the share of the mandant selected, 100 in the seed [S5-V021] [S9-K019] [S3-E009]', async ({
  page,
  request,
}) => {
  const mandant = await (await request.get(portalPlace.api)).json();
  expect(mandant.RecommenderDefaultShare).toBe(100);
  await page.goto('/de/empfehlen/101');
  await expect(page.getByRole('radio', { name: 'Ich' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ich' })).toHaveValue('100');
});

test('a form without the terms box says exactly what is missing [S5-V004]', async ({ page }) => {
  await page.goto('/de/empfehlen/101');
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.org');
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(
    page.getByRole('link', { name: 'Die Zustimmung ist erforderlich, um fortzufahren.', exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
});

test('the answer that makes a recipient sets a cookie named after the recommendation [S4-T034]', async ({
  page,
  context,
}) => {
  const { number, form, ben } = await new Cast().recommends();
  await page.goto(form);
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(ben);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(page).toHaveURL(/empfaengerbestaetigung/);
  const cookie = (await context.cookies()).find(({ name }) => name === `empfaenger_${number}`);
  expect(cookie?.value).toMatch(/^2\d{11}$/);
});
