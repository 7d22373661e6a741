/** A product with a premium at the desk, from the first word to a visitor who recommends it, and a file that changes its price. */
import { expect } from '@playwright/test';
import { addressOf, unique } from '../cast/address.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';
import { isSaved } from './written-page.ts';

const place = placeAt('redaktion');

test('a product with a premium is written, previewed as a visitor sees it, published, and recommended by a visitor', async ({
  browser,
}) => {
  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  const name = `Zuhause Wolke ${unique()}`;
  const visitor = await (await browser.newContext({ locale: 'de-DE', baseURL: place.portal })).newPage();
  let id = '';

  await test.step('the product is begun and written', async () => {
    await seat.goTo('Produkte');
    const dialog = await seat.asks(page.getByRole('link', { name: 'Neues Produkt' }), 'Neues Produkt', 'Entwurf');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Nummer beim Auftraggeber').fill(`W-${unique()}`);
    await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
    await expect(seat.heading).toHaveText(name);
    id = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Kategorie').first().selectOption({ label: 'Internet' });
    await page.getByLabel('Preis im Monat').fill('34,95');
    await page.getByRole('button', { name: 'Stufe dazu' }).press('Enter');
    await page.getByRole('textbox', { name: 'bis Monat' }).fill('6');
    await page.getByRole('textbox', { name: 'im Monat', exact: true }).fill('19,95');
    await expect(page.getByText('in den ersten 6 Monaten').first()).toBeVisible();
    await isSaved(page);
    await seat.look();
  });

  await test.step('its premium', async () => {
    await page.getByRole('link', { name: 'Neue Prämie für dieses Produkt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Prämie' });
    await dialog.getByLabel('Name').fill(`85 € Geldprämie`);
    await dialog.getByLabel('Nummer beim Auftraggeber').fill(`P-${unique()}`);
    await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
    await expect(seat.heading).toHaveText('85 € Geldprämie');
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Wert', exact: true }).fill('85');
    await isSaved(page);
  });

  await test.step('its product is taken away and found again', async () => {
    const search = page.getByRole('searchbox', { name: 'Produkt suchen' });
    const told = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.getByRole('button', { name: `${name} wegnehmen` }).press('Enter');
    await expect(told(`${name} ist weggenommen.`)).toBeAttached();
    await expect(search).toBeFocused();
    await search.fill('gibt es sicher nicht');
    await expect(told('Dazu gibt es kein Produkt.')).toBeVisible();
    await search.fill(name);
    await expect(told('1 Produkt gefunden')).toBeVisible();
    await page.getByRole('button', { name: `Dazu: ${name}` }).press('Enter');
    await expect(search).toBeFocused();
    await search.fill(name);
    await expect(told('Alles dazu ist schon gewählt.')).toBeVisible();
    await search.fill('');
    await isSaved(page);
  });

  await test.step('its premium is published', async () => {
    await seat.look();
    await seat.decides('Veröffentlichen', { said: 'Die Prämie ist veröffentlicht.' });
  });

  await test.step('seen beforehand as a visitor sees it in this brand, and by nobody else', async () => {
    await seat.open(`produkte/${id}?vorschau=handy`);
    const shown = page.frameLocator('iframe');
    await expect(shown.getByText(name).first()).toBeVisible();
    await expect(shown.getByText('85 €').first()).toBeVisible();
    await seat.look();
    await seat.asks(
      page.getByRole('link', { name: 'Veröffentlichen', exact: true }),
      'Veröffentlichen?',
      'Der Entwurf gilt ab sofort',
    );
    await page.keyboard.press('Escape');
    const answer = await visitor.goto(`/de/empfehlen/${id}`);
    expect(answer?.status()).toBe(404);
  });

  await test.step('published', async () => {
    await page.getByRole('link', { name: 'Vorschau schließen' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await seat.decides('Veröffentlichen', { said: 'Das Produkt ist veröffentlicht.' });
  });

  await test.step('a visitor recommends it, out of its category', async () => {
    await visitor.goto(`/de/internet?suche=${encodeURIComponent(name)}`);
    await expect(visitor.getByRole('main')).toContainText(name);
    await visitor.goto(`/de/empfehlen/${id}`);
    await expect(visitor.getByText(name).first()).toBeVisible();
    await visitor.getByLabel('Vorname').first().fill('Anna');
    await visitor.getByLabel('Nachname').first().fill('Muster');
    await visitor.getByLabel('E-Mail-Adresse').first().fill(addressOf('anna'));
    await visitor.getByRole('checkbox').first().check();
    await visitor.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Ihr Link ist fertig/);
  });

  await test.step('a file changes its price, tried first', async () => {
    await seat.goTo('Produkte');
    await page.getByRole('link', { name: 'Katalog einlesen' }).click();
    const buffer = Buffer.from(`Id;PreisMonatlich\n${id};29,95\n`);
    await page.getByLabel('Datei').setInputFiles([{ name: 'preise.csv', mimeType: 'text/csv', buffer }]);
    await page.getByLabel('Was daraus wird').selectOption('Sofort öffentlich');
    await page.getByRole('button', { name: 'Prüfen' }).press('Enter');
    const difference = page.getByRole('definition').filter({ hasText: 'vorher 34,95' });
    await expect(difference).toHaveText(/vorher 34,95\s€→nachher 29,95\s€/);
    await seat.look();
    await expect(page.getByText('Alles davon oder nichts')).toBeVisible();
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/admin/katalog/datei?*', async (route) => {
      sent++;
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Jetzt übernehmen und veröffentlichen' }).press('Enter');
    const busy = page.getByRole('button', { name: 'Wird gesendet' });
    await busy.press('Enter');
    await expect(page.getByRole('progressbar')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Ergebnis der Prüfung' }).getByRole('progressbar')).toBeVisible();
    held.resolve();
    await expect(page.getByText('Die Datei ist eingelesen.')).toBeVisible();
    expect(sent).toBe(1);
    await page.unrouteAll();
    await seat.open(`produkte/${id}/fassungen`);
    await expect(page.getByRole('main')).toContainText('Aus einer Datei');
  });

  await test.step('it is among those that pay no commission, and not among those of a class', async () => {
    const rows = page.getByRole('row');
    await seat.goTo('Produkte');
    await page.getByLabel('Name oder Nummer').fill(name);
    await page.getByLabel('Provisionsklasse').selectOption('keine');
    await expect(rows.filter({ hasText: name })).toContainText('keine');
    await page.getByLabel('Provisionsklasse').selectOption('gold');
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
    await page.getByLabel('Name oder Nummer').fill('zz');
    await expect(page.getByText('Weniger als drei Zeichen finden nur Anfänge von Wörtern.')).toBeVisible();
    await page.getByLabel('Name oder Nummer').fill('');
    await expect(rows.filter({ hasText: /gold:\s120,00/ })).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: 'gold:' })).toHaveCount(1);
    await seat.look();
  });
});
