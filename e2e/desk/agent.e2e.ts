/** Agents at the desk: one by hand, from the first word to the last, and many by a file that is tried first. */
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { deskPlace as place } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

test('an agent is added, changed, switched off and on, and deleted', async ({ browser }) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Berater');
  const dialog = await seat.asks(
    page.getByRole('link', { name: 'Neuer Berater' }),
    'Neuer Berater',
    'Der Berater kann sofort empfohlen werden.',
  );
  for (const [label, value] of Object.entries({
    Nummer: 'T 1/ä',
    Vorname: 'Tom',
    Nachname: 'Tisch',
    PLZ: '2009',
    Ort: 'Hamburg',
  }))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  const enters = dialog.getByRole('button', { name: 'Eintragen' });
  await enters.click();
  await expect(dialog.getByRole('alert')).toContainText('PLZ');
  await seat.look();
  await dialog.getByLabel('PLZ').fill('20095');
  await dialog.getByLabel('Foto (Adresse)').fill('https://fremd.example/tom.jpg');
  await enters.click();
  await expect(dialog.getByRole('alert')).toContainText('Das Foto muss auf einer Seite des Auftraggebers liegen');
  await dialog.getByLabel('Foto (Adresse)').fill('');
  await enters.click();
  await expect(page.getByText('Tom Tisch ist eingetragen.')).toBeVisible();
  await expect(seat.heading).toHaveText('Tom Tisch');
  await seat.look();

  await page.getByRole('link', { name: 'Ändern', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Ändern' });
  await change.getByLabel('Ort', { exact: true }).fill('Kiel');
  await change.getByRole('button', { name: 'Ändern' }).click();
  await expect(page.getByText('20095 Kiel')).toBeVisible();
  await seat.decides('Abschalten', { said: 'Tom Tisch ist abgeschaltet.' });
  await expect(await seat.why('Abschalten')).toContainText('Ist schon abgeschaltet.');
  await seat.decides('Wieder einschalten', { said: 'Tom Tisch ist wieder eingeschaltet.' });
  await seat.decides('Löschen', { said: 'Der Berater ist gelöscht.' });
  await expect(seat.heading).toHaveText('Berater');
  await expect(page.getByText('Tom Tisch')).toBeHidden();
});

test('a file of agents is tried, says what is wrong in which row, and is imported without being chosen again', async ({
  browser,
}) => {
  const seat = await Seat.take(browser, { width: 360, locale: 'en' });
  const { page } = seat;
  await seat.open('berater/import');
  const tries = async (text: string) => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'berater.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Start the dry run' }).click();
  };
  await tries('ExterneId;Vorname;Nachname;Plz\n');
  await expect(page.getByRole('alert')).toContainText('The column Ort is missing in the header.');
  await seat.look();
  await tries(
    'ExterneId;Vorname;Nachname;Plz;Ort\nD-1;Zora;Ziegel;20095;Sortau\nD-2;;Datei;2009;Sortau\nD-3;Anton;Aal;20095;Sortau\n',
  );
  const result = page.getByRole('region', { name: 'Result of the dry run' });
  await expect(result.getByText('With a mistake, not imported1')).toBeVisible();
  await expect(result).toContainText('First name is required. Postcode is not valid.');
  await seat.look();
  const cast = new Cast(place);
  const kept = async () =>
    (await cast.call<{ Content: unknown[] }>('PUT', '/admin/berater', { Filter: 'Sortau' })).Content;
  expect(await kept()).toEqual([]);
  await result.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Result of the import' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toBeHidden();
  await seat.look();
  await seat.open('berater?text=Sortau');
  await expect(page.getByRole('link', { name: /Aal|Ziegel/ })).toHaveText(['Anton Aal D-3', 'Zora Ziegel D-1']);
  for (const number of ['D-1', 'D-3']) await cast.call('DELETE', `/admin/berater/${number}`);
});
