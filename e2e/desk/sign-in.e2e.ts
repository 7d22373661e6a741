/** Who gets in, who does not, and what becomes of what somebody was doing when the session ended. */
import { expect } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { deskAddress, enter, typeSignIn } from './enter.ts';
import { houseWith, houseWithCodes } from './house.ts';

test('a wrong password is told, the right one leads to where somebody wanted to go', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${deskAddress}auftraege?status=Eingegangen`);
  await expect(page).toHaveTitle(/^Anmelden/);
  await expectAccessible(page);
  await typeSignIn(page, { wrong: true });
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
  await expect(problem).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: Anmelden/);
  await expectAccessible(page);
  await typeSignIn(page);
  await expect(page).toHaveURL(`${deskAddress}auftraege?status=Eingegangen`);
  await expect(page.getByRole('heading', { level: 1, name: 'Aufträge' })).toBeFocused();
});

test('the token of the session is in a cookie that no script reads', async ({ page, context }) => {
  await enter(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'betreiber');
  expect([cookie?.httpOnly, cookie?.sameSite, cookie?.path]).toEqual([true, 'Strict', '/api']);
  expect(
    await page.evaluate(() => [document.cookie.includes('betreiber'), sessionStorage.length, localStorage.length]),
  ).toEqual([false, 0, 0]);
});

test('where second factors are in use nobody gets in without the code, or with one that was used', async ({
  browser,
}) => {
  const house = await houseWithCodes();
  const page = await browser.newPage({ locale: 'de-DE' });
  try {
    await page.goto(`${house.address}/verwaltung`);
    await typeSignIn(page);
    await expect(page.getByRole('alert')).toContainText('Code der Authenticator-App ist ein Pflichtfeld');
    await typeSignIn(page, { code: '000000' });
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
    const code = house.code(operators.eva);
    await typeSignIn(page, { code });
    await expect(page.getByRole('heading', { level: 1, name: /^Heute/ })).toBeFocused();
    await page.getByRole('button', { name: 'Konto' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    await typeSignIn(page, { code });
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.');
  } finally {
    await page.close();
    await house.stop();
  }
});

test('who cannot use the password comes in by a link of a mail and the code, once', async ({ browser }) => {
  const house = await houseWithCodes();
  const page = await browser.newPage({ locale: 'de-DE', viewport: { width: 360, height: 780 } });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(`${house.address}/verwaltung`);
    await page.getByRole('link', { name: 'Anmeldelink per E-Mail' }).click();
    await expect(heading).toHaveText('Anmeldelink per E-Mail');
    await expect(heading).toBeFocused();
    await expectAccessible(page);
    for (const address of ['niemand@betreiber.example', operators.eva]) {
      await page.goto(`${house.address}/verwaltung/anmelden/link`);
      await page.getByLabel('E-Mail-Adresse').fill(address);
      await page.getByRole('button', { name: 'Link anfordern' }).press('Enter');
      await expect(heading).toHaveText('Bitte sehen Sie in Ihr Postfach');
    }
    await expectAccessible(page);
    await page.goto(`${house.address}/postfach`);
    const mails = page.getByRole('link', { name: 'Ihr Anmeldelink für die Verwaltung' });
    await expect(mails).toHaveCount(1);
    await mails.click();
    const link =
      (await page
        .getByRole('link', { name: /anmeldelink\?token=/ })
        .first()
        .getAttribute('href')) ?? '';
    for (let opened = 0; opened < 2; opened++) {
      await page.goto(link);
      await expect(page).toHaveURL(`${house.address}/verwaltung/anmeldelink`);
      await expect(heading).toHaveText('Mit dem Anmeldelink anmelden');
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Code der Authenticator-App ist ein Pflichtfeld');
    await page.getByLabel('Code der Authenticator-App').fill('000000');
    await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Der Code ist nicht richtig.');
    await page.getByLabel('Code der Authenticator-App').fill(house.code(operators.eva));
    await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
    await expect(heading).toHaveText(/^Heute/);
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel('Code der Authenticator-App').fill(house.code(operators.eva));
    await page.getByRole('button', { name: 'Anmelden' }).press('Enter');
    await expect(heading).toHaveText('Der Link ist ungültig oder abgelaufen.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await page.getByRole('button', { name: 'en – English' }).click();
    await expect(heading).toHaveText('Sign-in link by e-mail');
  } finally {
    await page.close();
    await house.stop();
  }
});

test('a session that ends while somebody decides leads back to the question, with what was typed', async ({
  page,
  context,
}) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  await enter(page, `auftraege/${contract.orderNumber}`);
  await page.getByRole('link', { name: 'Ablehnen' }).click();
  const question = page.getByRole('dialog', { name: `Auftrag ${contract.orderNumber} ablehnen?` });
  await question.getByLabel('Grund').fill('Der Vertrag kam nicht zustande.');
  await context.clearCookies();
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText(/^Ihre Sitzung ist beendet:/)).toBeVisible();
  await typeSignIn(page);
  await expect(question.getByLabel('Grund')).toHaveValue('Der Vertrag kam nicht zustande.');
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('ist abgelehnt')).toBeVisible();
  await expect(page.getByText('Grund: Der Vertrag kam nicht zustande.')).toBeVisible();
});

test('ten minutes before silence ends a session it says when, and whoever stays keeps what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, 'konto?frage=aendern');
  const question = page.getByRole('dialog', { name: 'Konto ändern' });
  const reason = question.getByLabel('Grund');
  await reason.fill('Neue Hausbank.');
  const told = page
    .getByRole('alert')
    .filter({ hasText: /^Sie haben lange nichts getan\. Um \d\d:\d\d Uhr endet Ihre Sitzung\.$/ });
  await page.clock.fastForward('19:00');
  await expect(told).toBeHidden();
  await page.clock.fastForward('01:20');
  await expect(told).toBeVisible();
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  const heard = page.waitForResponse(/\/admin\/ich$/);
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  expect((await heard).status()).toBe(200);
  await expect(told).toBeHidden();
  await expect(reason).toHaveValue('Neue Hausbank.');
  await expect(reason).toBeFocused();
});

test('when silence has ended the session the desk shows nothing more, and the sign-in leads back to what was typed', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, 'konto?frage=aendern');
  const reason = page.getByRole('dialog', { name: 'Konto ändern' }).getByLabel('Grund');
  await reason.fill('Neue Hausbank.');
  await page.waitForLoadState('networkidle');
  // The server's own half hour is proved beside it; here its session is gone at the same moment.
  await context.clearCookies();
  await page.clock.fastForward('30:05');
  await expect(page.getByText(/^Ihre Sitzung ist beendet:/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await typeSignIn(page);
  await expect(reason).toHaveValue('Neue Hausbank.');
});

test('before its last moment a session asks for a new sign-in, and leads back to what was typed, in English', async ({
  browser,
}) => {
  const house = await houseWith({});
  const page = await browser.newPage({ baseURL: `http://spbdevk.localhost:${house.port}`, locale: 'en-GB' });
  try {
    await page.goto('/verwaltung/spbdevk/konto');
    await typeSignIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payout account');
    // A day of work in the clock of the house, with never half an hour of silence.
    const start = Date.now();
    for (let minutes = 29; minutes <= 472; minutes += minutes === 464 ? 8 : 29) {
      const Jetzt = new Date(start + minutes * 60_000).toISOString();
      expect(await page.evaluate(settingClock, Jetzt)).toEqual([200, 200]);
    }
    await page.reload();
    await page.getByRole('link', { name: /^(?:Change|Enter) the account$/ }).click();
    const reason = page.getByRole('dialog').getByLabel('Reason');
    await reason.fill('New bank.');
    const told = page
      .getByRole('alert')
      .filter({ hasText: /^A session lasts eight hours at most: at \d\d:\d\d you sign in again\./ });
    await expect(told).toBeVisible();
    await expect(reason).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(told).toBeHidden();
    await page.reload();
    await reason.fill('New bank.');
    await page.getByRole('button', { name: 'Sign in again now' }).click();
    await typeSignIn(page);
    await expect(reason).toHaveValue('New bank.');
  } finally {
    await page.close();
    await house.stop();
  }
});

test('the language changes without losing what was typed, and is kept', async ({ page }) => {
  await enter(page, 'auftraege');
  await page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende').fill('muster');
  await page.getByRole('button', { name: 'en – English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByLabel('Name, e-mail, number, end of IBAN')).toHaveValue('muster');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'de – Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aufträge' })).toBeVisible();
});

test('one deployment shows the brand and lets the operator sign in, who goes from mandant to mandant [S1-F036]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Sparkreis/ }).first()).toBeVisible();
  await enter(page, 'auftraege');
  await page.getByRole('button', { name: /^Mandant:/ }).click();
  await page.getByRole('link', { name: /Hafenwacht/ }).click();
  await expect(page).toHaveURL(/\/verwaltung\/versicherung\/auftraege$/);
  await expect(page.getByRole('button', { name: /^Mandant: Hafenwacht/ })).toBeVisible();
});

test('without script the desk says that it needs it', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'de-DE' });
  await page.goto(`${baseURL}/verwaltung`);
  await expect(page.locator('noscript p')).toHaveText(/^Die Verwaltung braucht JavaScript\./);
  await page.close();
});

test('an address that is none says so, and leads on', async ({ page }) => {
  await enter(page);
  await page.goto(`${deskAddress}auftraege/399999999999`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Heute/ })).toBeFocused();
});

/** By the browser's own session, which each step uses once more. */
async function settingClock(Jetzt: string): Promise<number[]> {
  const headers = { 'content-type': 'application/json' };
  const set = await fetch('/api/v1/spbdevk/admin/zeit', { method: 'PUT', headers, body: JSON.stringify({ Jetzt }) });
  return [set.status, (await fetch('/api/v1/spbdevk/admin/ich')).status];
}
