/** A page is quiet until somebody touches it, and nothing of what was typed is lost when it comes to life. */
import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { test } from '../test.ts';

/** Addresses a page asks for, without those of its pictures. */
function asked(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => void list.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return list;
}
const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.alive !== undefined);

test('before the first touch a page loads its style and one small script; a focus set by script is no touch', async ({
  page,
}) => {
  const requests = asked(page);
  await page.goto('/de/empfehlen/101');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.getElementById('recommender.email')?.focus());
  await page.waitForTimeout(500);
  expect(requests.filter((one) => one.endsWith('.js'))).toEqual([
    expect.stringMatching(/^GET \/assets\/page-script-/),
    // Who asks for consent, as a third party.
    'GET /consent/extern.js',
  ]);
  expect(await isAlive(page)).toBe(false);
});

test('what is typed and where the focus is survive the first touch [S3-E096]', async ({ page }) => {
  await page.goto('/de/empfehlen/101');
  await page.getByRole('radio', { name: 'Mein Kontakt' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Vorname').click();
  await page.keyboard.type('Änne');
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.keyboard.type('-Lena');
  await expect(page.getByLabel('Vorname')).toHaveValue('Änne-Lena');
  await expect(page.getByLabel('Vorname')).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Mein Kontakt' })).toBeChecked();
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('checkbox').first().check();
}

interface Pressed {
  busy: string | null;
  x: number;
  width: number;
  height: number;
}

/** How the button stands as the page goes: one that is on its way to another answers no question. */
const keepAsItGoes = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pagehide', () => {
      const button = document.querySelector('main form button[type=submit]');
      if (!button) return;
      const { x, width, height } = button.getBoundingClientRect();
      const pressed = { busy: button.getAttribute('aria-busy'), x, width, height };
      sessionStorage.setItem('pressed', JSON.stringify(pressed));
    });
  });
const keptOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('pressed') ?? 'null') as Pressed | null);

/** A pressed button moves by a hair, and does not change its size. */
const sizeOf = async (button: Locator) => {
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not to be seen');
  return { x: box.x, width: box.width, height: box.height };
};

for (const [when, alive] of [
  ['before the page is alive', false],
  ['once the page is alive', true],
] as const)
  test(`a double click sends once and says so, ${when} [S3-E102]`, async ({ page }) => {
    if (!alive) await page.route(/\/assets\/(?!page-script-)[^/]+\.js$/, () => {});
    await page.goto('/de/empfehlen/101');
    if (alive) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isAlive(page)).toBe(true);
    }
    await fillIn(page, addressOf('doppelt'));
    const requests = asked(page);
    const button = page.locator('main form button[type=submit]');
    const size = await sizeOf(button);
    await keepAsItGoes(page);
    expect(await isAlive(page)).toBe(alive);
    await button.dblclick({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/empfehlung\/\d{12}/);
    // Nothing else comes under the second press.
    expect(await keptOf(page)).toEqual({ busy: 'true', ...size });
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

test('an open terms box sends nothing from a living page, and the problem has the focus [S3-E101]', async ({
  page,
}) => {
  await page.goto('/de/empfehlen/101');
  await page.keyboard.press('Tab');
  await expect.poll(() => isAlive(page)).toBe(true);
  await fillIn(page, 'anna@example.org');
  await page.getByRole('checkbox').first().uncheck();
  const requests = asked(page);
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Die Zustimmung ist erforderlich, um fortzufahren.' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a living page goes on without a new document, and back', async ({ page }) => {
  await page.goto('/de/aktuellepraemienuebersicht');
  await page.keyboard.press('Shift');
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.getByRole('link', { name: /Startseite/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sie empfehlen.');
  expect(await isAlive(page)).toBe(true);
  await expect(page).toHaveTitle(/^Empfehlen und Prämie erhalten/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelle Prämien');
});

test('the link is copied with the code of its way [S1-F057]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/empfehlen/101');
  await fillIn(page, addressOf('kopie'));
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await page.getByRole('button', { name: 'Kopieren', exact: true }).click();
  await expect(page.getByText('Link kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/k\/\w{7}\?c=cp$/);
});

test('a link that could not be copied is marked, with the focus, and a sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await page.goto('/de/empfehlen/101');
  await fillIn(page, addressOf('keine-kopie'));
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await page.getByRole('button', { name: 'Kopieren', exact: true }).click();
  await expect(page.getByRole('status').getByText('Der Link ließ sich nicht kopieren.')).toBeVisible();
  await expect(page.getByText('Link kopiert')).toBeHidden();
  await expect(page.locator('#link')).toBeFocused();
});

test('the recipient form refuses the address of the recommender in these words, and keeps no cookie [S5-V010][S4-T035][S8-X018]', async ({
  page,
  context,
}) => {
  const email = addressOf('selbst');
  await page.goto('/de/empfehlen/101');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await page.goto(await page.getByLabel('Ihr persönlicher Link').inputValue());
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email.toUpperCase());
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(email);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.',
  );
  expect((await context.cookies()).filter(({ name }) => name.startsWith('empfaenger_'))).toEqual([]);
});
