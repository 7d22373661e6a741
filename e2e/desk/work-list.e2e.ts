/** A morning with the lists of the desk: by key, by choice, and by one search for everything. */
import { expect, type Page } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('orders are chosen over two filters and confirmed with one question, and each says what came of it', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contracts = [await cast.agreed(), await cast.agreed(), await cast.agreed()];
  for (const contract of contracts) await cast.reports(contract, 'eingegangen');
  const [first, second, third] = contracts.map(({ orderNumber }) => orderNumber) as [string, string, string];
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Aufträge');
  await page.getByRole('link', { name: /^Eingegangen/ }).click();
  await expect(page).toHaveURL(/status=Eingegangen/);
  const search = page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende');
  for (const number of [first, second, third]) {
    await search.fill(number);
    await expect(page).toHaveURL(new RegExp(`text=${number}`));
    await page.getByLabel(`Auftrag ${number} auswählen`).check();
  }
  const bar = page.getByRole('group', { name: 'Ausgewählte Aufträge' });
  await expect(bar).toContainText('3 Aufträge ausgewählt, zusammen');
  await seat.look();

  await test.step('one of them is confirmed by somebody else meanwhile, which is told and not skipped', async () => {
    await cast.reports(contracts[1] as (typeof contracts)[number], 'bestaetigt');
    const dialog = await seat.asks(
      bar.getByRole('button', { name: '3 Aufträge bestätigen' }),
      'Ausgewählte Aufträge bestätigen?',
      '3 Aufträge werden bestätigt, Prämien zusammen',
    );
    await dialog.getByRole('button', { name: 'Bestätigen' }).click();
    const results = dialog.getByRole('list', { name: 'Was daraus wurde' }).getByRole('listitem');
    await expect(results).toHaveCount(3);
    await expect(results.filter({ hasText: first })).toContainText('Erledigt');
    await expect(results.filter({ hasText: second })).toContainText('Abgelehnt');
    await expect(results.filter({ hasText: third })).toContainText('Erledigt');
    await expect(dialog.getByRole('status')).toHaveText('2 erledigt, 1 abgelehnt.');
    await seat.look();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toBeHidden();
  });

  await page.getByRole('link', { name: 'Alle', exact: true }).click();
  await expect(rowOf(page, third)).toContainText('Bestätigt');
});

test('a morning without the pointer: to a row, into the choice, into it and back, and over to the search', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open('auftraege?status=Eingegangen');
  const links = page
    .getByRole('table')
    .getByRole('row')
    .getByRole('link', { name: /\d{12}/ });
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: /^Auftrag \d{12} auswählen$/ }).first()).toBeChecked();
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('x');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
  await expect(help).toBeVisible();
  await seat.look();
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const search = page.getByLabel('Name, E-Mail, Nummer, IBAN-Ende');
  await expect(search).toBeFocused();
  await page.keyboard.type(contract.externalNumber.toLowerCase());
  await expect(rowOf(page, contract.externalNumber)).toHaveCount(1);
  await expect(links).toHaveCount(1);
  await expect(search).toHaveValue(contract.externalNumber.toLowerCase());

  await page.keyboard.press('Control+k');
  const everything = page.getByRole('dialog', { name: 'Überall suchen' });
  const field = everything.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(contract.orderNumber);
  await expect(everything.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await seat.look();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`auftraege/${contract.orderNumber}`));
});

test('keys that are switched off do nothing, also after the page is loaded anew', async ({ browser }) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open('auftraege');
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await page.getByLabel('Einzelne Tasten benutzen').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Überall suchen' })).toBeVisible();
});

test('days are chosen by name, and their days stand in the address', async ({ browser }) => {
  const seat = await Seat.take(browser, { locale: 'en', home: /^Today/ });
  const { page } = seat;
  await seat.open('auftraege');
  await page.getByLabel('Period').focus();
  await page.getByLabel('Period').selectOption('7 days');
  await expect(page).toHaveURL(/von=\d{4}-\d\d-\d\d&bis=\d{4}-\d\d-\d\d/);
  await expect(page.getByLabel('Period')).toBeFocused();
  await page.getByLabel('Period').selectOption('Own period');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: 'Compact' }).click();
  await seat.look();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Period').selectOption('Any time');
  await expect(page).not.toHaveURL(/von=/);
});

test('what was done is counted at once, who did it stays on the page, and the key of the search works where no list is', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.agreed();
  await cast.reports(contract, 'eingegangen');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Überall suchen' })).toBeVisible();
  await page.keyboard.press('Escape');
  const counted = page.waitForResponse('**/admin/uebersicht');
  await seat.open(`auftraege?status=Eingegangen&text=${contract.orderNumber}`);
  await counted;
  const dialog = await seat.asks(
    rowOf(page, contract.orderNumber).getByRole('button', { name: 'Bestätigen' }),
    `Auftrag ${contract.orderNumber} bestätigen?`,
    '1 Auftrag wird bestätigt',
  );
  await expect(dialog).toContainText(/: .+ → .+, \d+,00\s€, Auftrag \d{12}/);
  const again = page.waitForResponse('**/admin/uebersicht');
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await again;
  await expect(rowOf(page, contract.orderNumber)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Aufträge' })).toBeFocused();
});
