/** Leaving the desk and coming back: what is said only when it is true, and what nobody else gets to see. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { test } from '../test.ts';
import { deskAddress, enter, typeSignIn } from './enter.ts';

const second = operators.second;

/** To another page without a new document, which would have forgotten everything. */
const goesTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function leaves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Konto' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
}

test('whoever could not be signed out is told so and still sits there', async ({ page }) => {
  await enter(page);
  await page.route('**/admin/logout', (route) => route.abort());
  await leaves(page);
  await expect(page.getByRole('alert')).toHaveText(/^Die Abmeldung hat nicht geklappt, Sie sind noch angemeldet\./);
  await expect(page.getByText('Leitung', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/admin/logout');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
});

test('who signs in over another session is the one who sits there', async ({ page }) => {
  await enter(page);
  await goesTo(page, '/verwaltung/anmelden');
  await typeSignIn(page, { who: second });
  // A page that arrives takes the focus, and with it the menu away.
  await expect(page.getByRole('heading', { level: 1, name: /^Heute/ })).toBeFocused();
  await page.getByRole('button', { name: 'Konto' }).click();
  await expect(page.getByText(second).last()).toBeVisible();
  await expect(page.getByText(operators.eva)).toBeHidden();
});

test('what somebody typed when the session ended comes back to nobody else', async ({ page, context }) => {
  const question = page.getByRole('dialog');
  await enter(page, 'konto?frage=aendern');
  await question.getByLabel('Kontoinhaber').fill('Sparkreis Vertrieb GmbH');
  await question.getByLabel('IBAN').fill('DE02120300000000202051');
  await question.getByLabel('Grund').fill('Neue Hausbank.');
  await question.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await context.clearCookies();
  await question.getByRole('button', { name: /Konto|Eintragen|Ändern/ }).click();
  await expect(page.getByText(/^Ihre Sitzung ist beendet:/)).toBeVisible();
  await typeSignIn(page, { who: second });
  await expect(page).toHaveURL(/frage=aendern/);
  await expect(question.getByLabel('Grund')).toHaveValue('');
  await page.keyboard.press('Escape');
  await leaves(page);
  await typeSignIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Heute/ })).toBeVisible();
  await goesTo(page, `${deskAddress}konto?frage=aendern`);
  await expect(question.getByLabel('Grund')).toHaveValue('');
});
