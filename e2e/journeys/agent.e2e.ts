/**
 * An insurance agent is recommended: found by keyboard, the link on the same page, the contact gives everything at once, and
 * the desk has the order. Once without script, in English.
 */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';

const place = placeAt('versicherung');
const product = 801;
const form = (locale = 'de'): string => `${place.portal}/${locale}/agent/empfehlen/${product}`;

async function ticks(page: Page): Promise<void> {
  for (const box of await page.locator('input[type=checkbox][required]').all()) await box.check();
}

const linkOn = async (page: Page): Promise<string> =>
  /https?:\/\/[^"' <]+\/k\/\w+/.exec(await page.content())?.[0] ?? 'no link';

test('an agent is found by keyboard, recommended, and hears of the contact [S1-F017][S2-R037][S2-R038][S2-R216][S3-E219][S9-K008]', async ({
  browser,
  page,
}) => {
  await page.goto(`${place.portal}/de`);
  const card = page.locator('li', { hasText: 'Beratung Hausrat und Haftpflicht' });
  await card.getByRole('link', { name: 'Jetzt empfehlen' }).click();
  await expect(page).toHaveURL(form());
  await expect(page.getByRole('radio', { name: 'Hamburg' })).not.toHaveCount(0);
  await expectAccessible(page);

  const search = page.getByLabel('Nachname, Postleitzahl oder Ort');
  await search.pressSequentially('LÜD');
  await expect(search).toHaveRole('combobox');
  await expect(page.getByRole('option')).toHaveText(['Karin Lüders23564 Lübeck']);
  await expect(page.getByRole('status').filter({ hasText: '1 Vorschlag' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Lüders/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('radio', { name: 'Karin Lüders' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await page.reload();
  await expect(chosen).toBeChecked();

  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname', { exact: true }).fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('anna'));
  await ticks(page);
  await expect(page.getByLabel('Ihre Nachricht')).toHaveCount(0);
  const create = page.getByRole('button', { name: 'Empfehlungslink erstellen' });
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ihr Link ist fertig/ })).toBeVisible();
  await expect(create).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(new URL(form()).pathname);
  await expect(search).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Ihr Link ist fertig/ })).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Berät Ihren Kontakt').locator('..')).toHaveText(
    'Berät Ihren KontaktKarin Lüders23564 Lübeck',
  );
  await page.getByLabel('Ihre Nachricht').fill('Hallo Ben,\nFrau Lüders hilft dir.');
  const byWhatsApp = page.getByRole('link', { name: /WhatsApp/ }).first();
  await expect(byWhatsApp).toHaveAttribute('href', /Frau%20L%C3%BCders%20hilft%20dir/);
  await expectAccessible(page);

  const number = new URL(page.url()).searchParams.get('empfehlung') ?? '';
  const ben = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await ben.goto(await linkOn(page));
  await expect(ben.getByText('Ihre Angaben erhalten nur', { exact: false })).toContainText('Karin Lüders');
  await ben.getByRole('button', { name: 'Beratung wünschen' }).click();
  await expect(ben.getByRole('alert')).toContainText('Geburtsdatum ist ein Pflichtfeld');
  await expectAccessible(ben);
  for (const [label, value] of Object.entries({
    Vorname: 'Ben',
    Nachname: 'Beispiel',
    Geburtsdatum: '24.03.1985',
    'E-Mail-Adresse': addressOf('ben'),
    Straße: 'Lindenweg',
    Hausnummer: '4',
    PLZ: '23552',
    Ort: 'Lübeck',
  }))
    await ben.getByLabel(label, { exact: true }).fill(value);
  await ticks(ben);
  await ben.getByRole('button', { name: 'Beratung wünschen' }).click();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Ihre Daten sind angekommen');

  const cast = new Cast(place);
  expect(await cast.orderOf(number)).toMatch(/^3\d{11}$/);
  await cast.mail('b-1005@berater.example', 'M30');

  await page.goBack();
  await expect(page).toHaveURL(`${place.portal}/de`);
});

test('an agent who is not there is said, and another one is chosen', async ({ page }) => {
  await page.goto(`${form()}?agent=NOBODY`);
  const agents = page.getByRole('group', { name: 'Bitte wählen Sie' });
  await expect(agents.getByText('Wen Ihr Link nennt, haben wir hier nicht gefunden.')).toBeVisible();
  await expectAccessible(page);
  const search = page.getByLabel('Nachname, Postleitzahl oder Ort');
  await search.pressSequentially('Kowal');
  await page.getByRole('option', { name: /Kowalski/ }).click();
  await expect(page.getByRole('radio', { name: 'Marta Kowalski' })).toBeChecked();
  await expect(page.getByText('Wen Ihr Link nennt')).toBeHidden();
});

test('a town and a zip code suggest agents, a search that fails says that nobody was found [S8-X015][S9-K009][S9-K010]', async ({
  page,
}) => {
  await page.goto(form());
  const search = page.getByLabel('Nachname, Postleitzahl oder Ort');
  for (const [typed, names] of [
    ['Brem', [/Kowalski/, /Weiß/]],
    ['2410', [/Petersen/]],
  ] as const) {
    await search.fill('');
    await search.pressSequentially(typed);
    await expect(page.getByRole('option')).toHaveText([...names]);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.route('**/produkt/berater*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await search.fill('Kiel');
  await expect(page.getByText('Es wurde kein Berater gefunden.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('agents are searched, six a page, and one is recommended, in English [S9-K007]', async ({ page }) => {
    await page.goto(form('en'));
    const agents = page.getByRole('group', { name: 'Please choose' }).getByRole('radio');
    await expect(agents).toHaveCount(6);
    await page.getByRole('link', { name: '3', exact: true }).click();
    await expect(agents).toHaveCount(2);
    await page.getByLabel('Last name, postcode or town').fill('nobody at all');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No agent was found.')).toBeVisible();
    await page.getByLabel('Last name, postcode or town').fill('kiel');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(agents).toHaveCount(2);
    await page.getByRole('radio', { name: 'Ines Schröder-Voss' }).check();
    await page.getByLabel('First name').fill('Anna');
    await page.getByLabel('Last name', { exact: true }).fill('Muster');
    await page.getByLabel('E-mail address').fill(addressOf('anna'));
    await ticks(page);
    await page.getByRole('button', { name: 'Create recommendation link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Your link is ready/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(form('en')).pathname);
  });
});
