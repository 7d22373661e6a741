/** Reports: somebody narrows one, reads the table behind a chart, follows a figure to its list, takes it along, and keeps it. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

test('a report is narrowed, read as a table, followed to a list, taken along as a file, and kept under a name', async ({
  browser,
}) => {
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.goTo('Berichte');
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('by channel the channels stand beside each other, and one of them has its own report', async () => {
    await page.getByLabel('Zeitraum').selectOption('90 Tage');
    await expect(page).toHaveURL(/zeitraum=tage90/);
    await page.getByLabel('Nach', { exact: true }).selectOption('Kanal');
    await expect(part('Nebeneinander')).toBeVisible();
    await seat.look();
    await seat.open('berichte?zeitraum=tage90&dimension=Kanal&kanal=wa');
    await expect(page.getByLabel('Kanal', { exact: true })).toHaveValue('wa');
    await expect(part('Vom Besuch bis zum Geld')).toContainText('Nicht dabei: Empfehlungen.');
  });

  await test.step('another dimension replaces the first one with its value', async () => {
    await page.getByLabel('Nach', { exact: true }).selectOption('Art der Empfehlung');
    await expect(page.getByLabel('Art der Empfehlung')).toHaveValue('');
    await page.getByLabel('Nach', { exact: true }).selectOption('Alles zusammen');
    await expect(part('Nebeneinander')).toBeHidden();
  });

  await test.step('a chart has its table, opened by a key', async () => {
    await part('Verlauf').getByText('Als Tabelle').focus();
    await page.keyboard.press('Enter');
    await expect(part('Verlauf').getByRole('columnheader', { name: 'Aufträge' })).toBeVisible();
    await seat.look();
  });

  await test.step('a table is a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part('Vom Besuch bis zum Geld').getByRole('link', { name: /^CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^bericht-trichter-.*\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('Schritt;Anzahl;AnzahlVorher');
  });

  await test.step('what is chosen is saved under a name, opened again, and removed', async () => {
    await page.getByText(/^Gespeicherte Ansichten \(0\)/).click();
    await page.getByLabel('Name der Ansicht').fill('Quartal');
    await page.getByRole('button', { name: 'Ansicht speichern' }).click();
    await expect(page.getByText('Die Ansicht ist gespeichert.')).toBeVisible();
    await seat.open('berichte');
    await page.getByText(/^Gespeicherte Ansichten \(1\)/).click();
    await page.getByRole('link', { name: 'Quartal', exact: true }).click();
    await expect(page).toHaveURL(/zeitraum=tage90/);
    await seat.look();
    await page.getByRole('button', { name: '„Quartal“ entfernen' }).click();
    await expect(page.getByText('Die Ansicht ist entfernt.')).toBeVisible();
  });

  await test.step('the mail of the week is off until it is asked for, and ends here', async () => {
    await page.getByText(/^Gespeicherte Ansichten \(0\)/).click();
    await page.getByRole('button', { name: 'Wochenmail bestellen' }).click();
    await expect(page.getByText('Die nächste Wochenmail kommt am Montag.')).toBeVisible();
    await page.getByRole('button', { name: 'Wochenmail beenden' }).click();
    await expect(page.getByText('Es kommt keine Wochenmail mehr.')).toBeVisible();
  });

  await test.step('a figure leads to its list', async () => {
    const inRun = part('Verbindlichkeit').getByRole('row', { name: /^In einem Auszahlungslauf/ });
    await inRun.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Prämien', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/ansicht=ImLauf/);
  });

  await test.step('a figure of one kind leads to those of the kind, and the list says so and lets it go', async () => {
    await new Cast(deskPlace).accepted();
    await seat.open('berichte?zeitraum=tage90&dimension=Art');
    const row = part('Nebeneinander').getByRole('row').nth(1);
    await row.getByRole('cell').nth(3).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Empfehlungen', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/von=20.*bis=20.*art=\w/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByLabel('Art der Empfehlung')).not.toHaveValue('');
    await seat.look();
    await page.getByLabel('Art der Empfehlung').selectOption('Alle');
    await expect(page).not.toHaveURL(/art=\w/);
  });
});

test('an editor reads reports without names and without ways to lists', async ({ browser }) => {
  const who = await new Cast(deskPlace).colleague('BetreiberRedaktion', [deskPlace.mandant]);
  const seat = await Seat.take(browser, { who, locale: 'en', home: /^(?:Inhalte|Content)/ });
  const { page } = seat;
  await seat.goTo('Reports');
  const best = page.getByRole('region', { name: 'Who recommends best', exact: true });
  await expect(best).toContainText('Only those who work with people see names.');
  await expect(best.getByRole('link', { name: /^(?!CSV)/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Liability', exact: true })).toBeVisible();
  await seat.look();
});
