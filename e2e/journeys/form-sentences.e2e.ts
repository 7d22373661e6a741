/** What forms say that were filled in wrongly: the sentences of the specification, in German on /de. */

import { expect, type Page, test } from '@playwright/test';
import { de } from '@weitersagen/contract/texts/de';
import { shortcut } from '../shortcut.ts';

const sentences = (page: Page) => page.getByRole('alert').getByRole('link').allTextContents();
const accept = 'Empfehlung annehmen';

test('an empty form of a recipient says what is required and that the terms are [S8-X024][S8-X026][S5-V001]', async ({
  page,
  request,
}) => {
  const { recommended } = await shortcut(request);
  await page.goto((await recommended()).form);
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await sentences(page)).toEqual([
    'Vorname ist ein Pflichtfeld',
    'Nachname ist ein Pflichtfeld',
    'E-Mail-Adresse ist ein Pflichtfeld',
    'E-Mail-Adresse wiederholen ist ein Pflichtfeld',
    'Die Zustimmung ist erforderlich, um fortzufahren.',
  ]);
  await expect(page).toHaveTitle(/^Fehler: /);
  await page.getByLabel('Vorname').fill('x'.repeat(300));
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('ben');
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toContainText('Vorname ist zu lang');
  const german = Object.values(de.problems).map((sentence) => new RegExp(`^${sentence.replace('{label}', '.+')}$`));
  for (const said of await sentences(page))
    expect(
      german.some((sentence) => sentence.test(said)),
      said,
    ).toBe(true);
});

test('the e-mail address once more: another one blocks the form with a sentence, the same passes [S5-V011]', async ({
  page,
  request,
}) => {
  const { recommended } = await shortcut(request);
  const walk = await recommended();
  await page.goto(walk.form);
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(walk.ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill('anders@example.org');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('status').getByText('Die E-Mail-Adressen stimmen nicht überein.')).toBeVisible();
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toContainText('Die E-Mail-Adressen stimmen nicht überein.');
  await expect(page).toHaveURL(/empfaengerdaten/);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(walk.ben.toUpperCase());
  await page.getByRole('button', { name: accept }).click();
  await expect(page).toHaveURL(/empfaengerbestaetigung/);
});

test('the address of the recommender is refused in the words of the specification [S8-X027]', async ({
  page,
  request,
}) => {
  const { recommended } = await shortcut(request);
  const walk = await recommended();
  await page.goto(walk.form);
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(walk.anna);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(walk.anna);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: accept }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.',
  );
});

test('a wrong IBAN of a reward and a missing name are named, and what was typed stays [S8-X025]', async ({
  page,
  request,
}) => {
  const { ready } = await shortcut(request);
  await page.goto((await ready(100)).page.replace('/praemie/?', '/praemie/1?'));
  await page.getByLabel('Kontoinhaber').fill('');
  await page.getByLabel('IBAN').fill('DE02120300000000202052');
  await page.getByRole('button', { name: /auszahlen lassen/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await sentences(page)).toEqual([
    'Kontoinhaber ist ein Pflichtfeld',
    'IBAN ist nicht gültig',
    'Die Zustimmung ist erforderlich, um fortzufahren.',
  ]);
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE02/);
  await page.getByRole('link', { name: 'IBAN ist nicht gültig' }).click();
  await expect(page.getByLabel('IBAN')).toBeFocused();
});
