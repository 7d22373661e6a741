/** What the portal knows of a visit: it comes with the page, and is still there when the page is loaded again. */
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { test } from '../test.ts';
import { comesAlive, holds, storagesOf } from '../visit.ts';

const cast = new Cast();

interface Boot {
  mandant: { id: string };
  paths: Record<string, string>;
  locales: { locale: string }[];
  texts: Record<string, unknown>;
}
const bootOf = (page: Page): Promise<Boot> =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot);

/** Answers that are data: neither documents, nor the files of the build, nor the manager that asks for consent. */
function asked(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = request.url().startsWith('data:') || /^\/(?:assets\/|consent\/extern\.js$)/.test(pathname);
    if (request.resourceType() !== 'document' && !isFile) list.push(pathname);
  });
  return list;
}

test('routes, mandant, texts and languages come with the page, and again after a reload, without a further request [S3-E208][S3-E215][S3-E220][S3-E222][S3-E225][S3-E226][S3-E227]', async ({
  page,
}) => {
  const requests = asked(page);
  await page.goto('/de/aktuellepraemienuebersicht');
  for (const visit of ['first', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await comesAlive(page);
    const { mandant, paths, locales, texts } = await bootOf(page);
    expect([mandant.id, paths.recommend, locales.map(({ locale }) => locale)]).toEqual([
      'spbdevk',
      '/empfehlen/:produktId',
      ['de', 'en'],
    ]);
    expect(Object.keys(texts)).toContain('premiums.title');
    expect(Object.keys(texts).some((key) => key.startsWith('recipient.'))).toBe(false);
  }
  expect(requests).toEqual([]);
});

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(email);
}

/** The form as it was filled; on an English page its words are other ones. */
async function expectFilled(page: Page, { isEnglish = false } = {}): Promise<void> {
  await expect(page.getByLabel(isEnglish ? 'First name' : 'Vorname')).toHaveValue('Anna');
  await expect(page.getByLabel(isEnglish ? 'Last name' : 'Nachname')).toHaveValue('Muster');
  await expect(page.getByLabel(isEnglish ? 'E-mail address' : 'E-Mail-Adresse')).toHaveValue('anna@example.org');
  await expect(page.getByRole('radio', { name: isEnglish ? 'My contact' : 'Mein Kontakt' })).toBeChecked();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
}

async function fillForm(page: Page, email = 'anna@example.org'): Promise<void> {
  await page.goto('/de/empfehlen/101');
  await page.getByRole('radio', { name: 'Mein Kontakt' }).check();
  await fillIn(page, email);
  await page.getByRole('checkbox').first().check();
}

test('what was typed, chosen and agreed to in the form of a recommendation is still there after a reload, and when the page comes alive [S3-E210]', async ({
  page,
}) => {
  await fillForm(page);
  await page.reload();
  await comesAlive(page);
  await expectFilled(page);
});

test('a tick that was given beside another text of the same language is not put back', async ({ page }) => {
  await fillForm(page);
  // As it comes alive, the page puts the words of today beside its tick: those of yesterday are put there afterwards.
  await comesAlive(page);
  const box = page.getByRole('checkbox').first();
  await box.evaluate((tick) => tick.setAttribute('value', 'Die Bedingungen von gestern.'));
  await page.reload();
  await comesAlive(page);
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
  await expect(box).not.toBeChecked();
});

for (const isAlive of [true, false])
  test(`the form keeps what it says on the way to the products and back, by a typed address and in the other language, until it is sent, ${isAlive ? 'on the living page' : 'before the page came alive'} [S3-E096]`, async ({
    page,
  }) => {
    const email = 'anna@example.org';
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await fillForm(page, email);
    if (isAlive) await comesAlive(page);
    await page.getByRole('link', { name: 'Zurück zu den Produkten' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await page.locator('main a[href^="/de/empfehlen/"]:not([href$="/101"])').first().click();
    await expect(page).toHaveURL(/\/de\/empfehlen\/\d+$/);
    await expectFilled(page);
    await page.goto('/de/empfehlen/101');
    await expectFilled(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click();
    await expect(page).toHaveURL(/\/en\/empfehlen\/101$/);
    await expectFilled(page, { isEnglish: true });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Deutsch/ })
      .click();
    await expectFilled(page);
    await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
    await expect(page).toHaveURL(/\/de\/empfehlung\/\d{12}$/);
    // The script of the page that comes takes it away.
    await expect.poll(() => storagesOf(page)).not.toContain(email);
    await page.goto('/de/empfehlen/101');
    await expect(page.getByLabel('Vorname')).toHaveValue('');
    await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  });

/** The other language by the header, and whatever the page is told of itself there. */
const switchesTo = async (page: Page, language: 'English' | 'Deutsch'): Promise<void> => {
  const isTo = new RegExp(language);
  await page.getByRole('banner').getByRole('link', { name: isTo }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'de');
};

for (const isAlive of [true, false])
  test(`a contact's data and a message keep what they say in the other language until they are sent, ${isAlive ? 'on the living page' : 'before the page came alive'} [S3-E096]`, async ({
    page,
  }) => {
    const ben = addressOf('ben');
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await fillForm(page);
    await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
    const link = await page.getByLabel('Ihr persönlicher Link').inputValue();
    await page.goto(link);
    const recipientPage = page.url();
    if (isAlive) await comesAlive(page);
    await page.getByLabel('Vorname').fill('Ben');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(ben);
    await page.getByRole('checkbox').first().check();
    // Refused, it is kept on.
    await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await switchesTo(page, 'English');
    await expect(page.getByLabel('First name')).toHaveValue('Ben');
    await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(ben);
    await page.getByRole('banner').getByRole('link').nth(1).click();
    await page.goto(recipientPage);
    await page.getByLabel('Nachname').fill('Beispiel');
    await page.getByLabel('E-Mail-Adresse wiederholen').fill(ben);
    await expect(page.getByLabel('Vorname')).toHaveValue('Ben');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Ihre Daten sind angekommen');
    await expect.poll(() => storagesOf(page)).not.toContain(ben);
    await page.goto('/de/kontakt');
    await page.getByLabel('Betreff').fill('Rechnung');
    await page.getByLabel('Nachricht', { exact: true }).fill('Wo steht die Summe?');
    await switchesTo(page, 'English');
    await expect(page.getByLabel('Subject')).toHaveValue('Rechnung');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Wo steht die Summe?');
  });

test('another tab knows nothing of it, and what belongs to an account or a sign-in is kept nowhere', async ({
  page,
  context,
}) => {
  await fillForm(page);
  const other = await context.newPage();
  await other.goto('/de/empfehlen/101');
  await expect(other.getByLabel('Vorname')).toHaveValue('');
  await page.goto(await cast.rewardPage({ share: 100 }));
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.reload();
  // Its token was left in the tab, and leads back here by itself.
  await expect(page.getByLabel('IBAN')).toBeVisible();
  await page.goto('/de/login');
  await page.getByLabel('Passwort', { exact: true }).fill('Rundreise-2026');
  await page.reload();
  const kept = (await storagesOf(page)) + JSON.stringify(await context.cookies());
  for (const typed of ['DE02120300000000202051', 'Rundreise-2026']) expect(kept).not.toContain(typed);
});

test('a bank form keeps its holder and its tick in the other language, and its IBAN nowhere', async ({ page }) => {
  await page.goto(await cast.rewardPage({ share: 100 }));
  await page.getByRole('button', { name: /^Weiter/ }).click();
  await page.getByLabel('Kontoinhaberin oder Kontoinhaber').fill('Anna Neuer');
  await page.getByLabel('IBAN').fill('DE02120300000000202051');
  await page.getByRole('checkbox').last().check();
  await page
    .getByRole('contentinfo')
    .locator('a, button')
    .filter({ hasText: /English/ })
    .click();
  await expect(page.getByLabel('Account holder')).toHaveValue('Anna Neuer');
  await expect(page.getByRole('checkbox').last()).toBeChecked();
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  expect(await storagesOf(page)).not.toContain('202051');
});

test('a recipient is still known after a reload, though the address says nothing any more [S3-E212]', async ({
  page,
}) => {
  const [anna, ben] = [addressOf('anna'), addressOf('ben')];
  await page.goto('/de/empfehlen/101');
  await fillIn(page, anna);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await page.goto(await page.getByLabel('Ihr persönlicher Link').inputValue());
  await page.getByLabel('Vorname').fill('Ben');
  await page.getByLabel('Nachname').fill('Beispiel');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(ben);
  await page.getByLabel('E-Mail-Adresse wiederholen').fill(ben);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlung annehmen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Ihre Daten sind angekommen');
  await page.goto(await cast.pageOf(ben, 'M05'));
  await expect(page).not.toHaveURL(/token=/);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '-');
  await expect(page.locator('main')).toContainText('Ben');
  await expect(page).not.toHaveURL(/token=/);
});

test('a page of a reward is still there after a reload, for a guest and for whoever is signed in', async ({ page }) => {
  await page.goto(await cast.rewardPage({ share: 100 }));
  await expect(page).toHaveURL(/\/de\/praemie\/$/);
  await comesAlive(page);
  await page.getByRole('button', { name: /^Weiter/ }).click();
  // The address changes before the page does, and the token leaves it after the page has come.
  const heading = page.getByRole('heading', { level: 1 });
  const isCollect = /^Wohin dürfen wir .+ überweisen\?$/;
  await expect(heading).toHaveText(isCollect);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await holds(page.context(), (await cast.member()).token);
    await page.reload();
    await expect(heading).toHaveText(isCollect);
    await expect(page).toHaveURL(/\/de\/praemie\/\d+$/);
  }
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(/\/de\/persoenlicherbereich\?redirect=PraemieDaten/);
});
