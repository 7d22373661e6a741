/** A mandant with the captcha of our own: a form that nobody notices to be checked, and that waits for nobody's hand. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { AgencyCast } from '../cast/agency-cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const at = (brand: string, path: string): string => `http://${brand}.localhost:${port}${path}`;
const part = (page: Page) => page.locator('[data-captcha]');
const said = (page: Page) => part(page).getByRole('status');

test('by keyboard alone: the first touch of the form asks, the check runs and says so, and the link comes [S7-C109]', async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()));
  const calls: { path: string; body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/create$/.test(pathname)) calls.push({ path: pathname, body: request.postData() });
  });
  await page.goto(at('geprueft', '/de/empfehlen/101'));
  await comesAlive(page);
  await expect(said(page)).toContainText('Sie läuft von selbst');
  expect(calls).toEqual([]);

  await page.getByLabel('Vorname').focus();
  await expect.poll(() => calls).toEqual([{ path: '/api/v1/geprueft/empfehlen/create', body: null }]);
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Muster');
  await page.keyboard.press('Tab');
  await page.keyboard.type(addressOf('anna'));
  await expect(said(page)).toHaveText('Die Sicherheitsprüfung ist fertig.');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /Teilnahmebedingungen|akzeptiere/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Vorname').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/empfehlung\/\d+/);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toContain('Empfehler');
  expect(blocked).toEqual([]);
});

test('a form that is sent while the check still runs is held, says so, and goes by itself', async ({ page }) => {
  await page.goto(at('geprueft', '/en/kontakt'));
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/v1/geprueft/kontakt', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  const send = await fills(page, 'Send message');
  await send.click();
  await expect(said(page)).toContainText('then the form is sent');
  await expectAccessible(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message.');
});

test('a check that fails says so, keeps what was typed, and is done again', async ({ page }) => {
  await page.goto(at('geprueft', '/en/kontakt'));
  const broken = (route: { fulfill: (answer: { status: number }) => Promise<void> }) => route.fulfill({ status: 503 });
  await page.route('**/api/v1/geprueft/kontakt', broken);
  const send = await fills(page, 'Send message');
  await expect(said(page)).toContainText('did not work');
  await expectAccessible(page);
  await page.unroute('**/api/v1/geprueft/kontakt');
  await part(page).getByRole('button', { name: 'Check again' }).click();
  await expect(said(page)).toHaveText('The security check is done.');
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message.');
});

test('a wrong field costs no second check', async ({ page }) => {
  await page.goto(at('geprueft', '/en/kontakt'));
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/kontakt') && request.url().includes('/api/'))
      questions.push(request.url());
  });
  const send = await fills(page, 'Send message', { email: 'keine' });
  await expect(said(page)).toHaveText('The security check is done.');
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('E-mail address').fill(addressOf('anna'));
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message.');
  expect(questions).toHaveLength(1);
});

test('the form of an invitation never comes to life and is checked all the same: it is held, and goes by itself', async ({
  page,
}) => {
  const { employee } = await new AgencyCast(placeAt('geprueft')).agency();
  await page.context().addCookies([{ name: 'agenturtoken', value: employee, url: at('geprueft', '') }]);
  const broken = (route: { fulfill: (answer: { status: number }) => Promise<void> }) => route.fulfill({ status: 503 });
  await page.route('**/api/v1/geprueft/einvitation', broken);
  await page.goto(at('geprueft', '/de/agentur'));
  await expect(said(page)).toContainText('Sie läuft von selbst');
  await page.getByLabel('Vorname').fill('Gabi');
  await page.getByLabel('Nachname').fill('Gast');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('gabi'));
  await expect(said(page)).toContainText('hat nicht geklappt');
  await expectAccessible(page);
  await page.unroute('**/api/v1/geprueft/einvitation');
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/v1/geprueft/einvitation', async (route) => {
    await held;
    await route.continue();
  });
  await part(page).getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await page.getByRole('button', { name: /^Ein(?:laden|ladung)/ }).click();
  await expect(said(page)).toContainText('danach wird das Formular gesendet');
  release();
  await expect(page.getByRole('heading', { name: /Gabi Gast/ })).toBeVisible();
});

test('without script the form says that it needs it, and where else to write; what was typed comes back', async ({
  browser,
}) => {
  const page = await without(browser);
  await page.goto(at('geprueft', '/de/kontakt'));
  await expect(page.getByText(/Dieses Formular braucht JavaScript: .* unter service@/)).toBeVisible();
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('anna'));
  await page.getByLabel('Betreff').fill('Frage');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Wann kommt sie?');
  await page.getByRole('checkbox', { name: /Hinweise zum Datenschutz/ }).check();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte bestätigen Sie, dass Sie kein Roboter sind.');
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Wann kommt sie?');
  await page.context().close();
});

test('where it is off, nothing of it is there and nobody asks [S1-F074]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/create|captcha|altcha/.test(request.url()) && asked.push(request.url())));
  await page.goto('/de/empfehlen/101');
  await comesAlive(page);
  await page.getByLabel('Vorname').fill('Anna');
  await expect(part(page)).toHaveCount(0);
  expect(asked.filter((url) => !url.includes('captcha-part'))).toEqual([]);
});

async function without(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  return context.newPage();
}

async function fills(page: Page, button: string, { email = addressOf('anna') } = {}) {
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Muster');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Subject').fill('My reward');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does it come?');
  await page.getByRole('checkbox', { name: /data protection/i }).check();
  return page.getByRole('button', { name: button });
}
