/** A row beside its list, the choice as a file, and what colleagues are called. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

test('a row is shown beside its list and follows the keys, and the way back finds the list as it was', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  for (const contract of [await cast.agreed(), await cast.agreed()]) await cast.reports(contract, 'eingegangen');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await page.setViewportSize({ width: 1280, height: 900 });
  await seat.open('auftraege?status=Eingegangen');
  const links = page.getByRole('table').getByRole('link', { name: /→/ });
  await expect(links.first()).toBeVisible();
  const numbers = await page
    .getByRole('checkbox', { name: /^Auftrag \d{12} auswählen$/ })
    .evaluateAll((boxes) => boxes.map((box) => /\d{12}/.exec(box.closest('label')?.textContent ?? '')?.[0] ?? ''));
  const [first = '', second = ''] = numbers;
  const panel = page.getByRole('complementary', { name: 'Vorschau' });
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await expect(panel).toContainText(first);
  await expect(page).toHaveURL(new RegExp(`offen=${first}`));
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel).toContainText(second);
  await expect(panel.getByRole('heading', { level: 2 }).first()).toContainText('eingegangen am');
  // The step that has no room in the row now, told with whom it is about.
  await expect(panel.getByRole('button', { name: new RegExp(`^Bestätigen ?: .+ → .+ ${second}$`) })).toBeVisible();
  await expect(links.nth(1)).toBeFocused();
  await seat.look();
  await page.keyboard.press('p');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toContainText(second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/auftraege/${second}$`));
  await page.goBack();
  await expect(panel).toContainText(second);
  await expect(page.locator(`tr a[href$="/auftraege/${second}"]`)).toBeFocused();
  await page.goBack();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: `Vorschau von ${first}` }).click();
  await expect(panel).toContainText(first);

  await test.step('without room for both a row opens its page', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(panel).toBeHidden();
    // Others may have reported newer ones meanwhile.
    await page.getByRole('row').filter({ hasText: first }).getByRole('link', { name: /→/ }).focus();
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`/auftraege/${first}$`));
  });
});

test('people are shown beside their list, too', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  await cast.agreed();
  const seat = await Seat.take(browser);
  const { page } = seat;
  await page.setViewportSize({ width: 1280, height: 900 });
  await seat.open('empfehler');
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
  const name = (await first.textContent()) ?? '-';
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  const panel = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(name);
  await seat.look();
  await panel.getByRole('link', { name: 'Ganze Seite öffnen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('the choice is a file of exactly those rows, and a choice given up comes back', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  for (const contract of [await cast.agreed(), await cast.agreed(), await cast.agreed()])
    await cast.reports(contract, 'eingegangen');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open('auftraege?status=Eingegangen');
  const boxes = page.getByRole('checkbox', { name: /^Auftrag \d{12} auswählen$/ });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('group', { name: 'Ausgewählte Aufträge' });
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect(bar).toBeHidden();
  await expect(boxes.nth(0)).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(bar).toContainText('2 Aufträge ausgewählt');
  await expect(boxes.nth(0)).toBeFocused();
  await seat.look();
  const file = page.waitForEvent('download');
  await bar.getByRole('link', { name: 'Auswahl als CSV' }).click();
  const rows = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(3);

  await test.step('a view that has nothing says so, and its tab says how many', async () => {
    await seat.open('nachbuchungen?ansicht=Ueberfaellig');
    await expect(page.getByRole('heading', { name: 'Hier steht gerade nichts' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Überfällig\s*0/ })).toBeVisible();
  });

  await test.step('a list without anything to do with its rows gives its choice as a file, too', async () => {
    await seat.open('praemien');
    await page
      .getByRole('checkbox', { name: /^\d{12} auswählen$/ })
      .first()
      .check();
    const choice = page.getByRole('group', { name: 'Auswahl' });
    await expect(choice).toContainText('1 Eintrag ausgewählt');
    await seat.look();
    const rewards = page.waitForEvent('download');
    await choice.getByRole('link', { name: 'Auswahl als CSV' }).click();
    expect((await readFile(await (await rewards).path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(2);
  });
});

test('an operator changes the own name, and the log shows it with what it was', async ({ browser }) => {
  const seat = await Seat.take(browser, { who: operators.second });
  const { page } = seat;
  await seat.open('sitzungen');
  await page.getByRole('link', { name: 'Namen ändern' }).click();
  const question = page.getByRole('dialog', { name: 'Namen ändern' });
  await question.getByLabel('Vor- und Nachname').fill('Jonas Petersen-Lenz');
  await seat.look();
  await question.getByRole('button', { name: 'Namen ändern' }).dblclick();
  await expect(page.getByText('Ihr Name ist geändert.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Jonas Petersen-Lenz/ })).toContainText('JP');
  await seat.open('protokoll?ansicht=Betreiber');
  const row = page.getByRole('row').filter({ hasText: 'Jonas Petersen → Jonas Petersen-Lenz' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Name geändert');
  await seat.open('sitzungen?frage=name');
  await question.getByLabel('Vor- und Nachname').fill('Jonas Petersen');
  await question.getByRole('button', { name: 'Namen ändern' }).click();
  await expect(page.getByText('Ihr Name ist geändert.')).toBeVisible();
});
