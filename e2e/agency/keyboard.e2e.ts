/** The area by keyboard alone: to the search from anywhere, through the tabs, rows chosen and released, a menu closed again. */
import { expect } from '@playwright/test';
import { AgencyCast } from '../cast/agency-cast.ts';
import { keyboard } from '../hands.ts';
import { test } from '../test.ts';
import { looksWell, visits } from '../visit.ts';
import { row, tab } from './area.ts';

const cast = new AgencyCast();

test('by keyboard alone somebody searches, turns to the orders, chooses two and releases them', async ({ browser }) => {
  const agency = await cast.agency();
  const gabi = await cast.recommender(agency);
  const orders = [await cast.confirmed(gabi), await cast.confirmed(gabi)];
  const page = await visits(browser, '/de/agentur/einladungen', { agencyToken: agency.owner, width: 1280 });

  await test.step('/ leads to the search, and in a field it is a letter', async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/de\/agentur\/suche/);
    const field = page.getByRole('searchbox', { name: 'Name, E-Mail-Adresse oder Nummer' });
    await expect(field).toBeFocused();
    await page.keyboard.type(`${gabi}/`);
    await expect(field).toHaveValue(`${gabi}/`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Empfehler' })).toContainText(gabi);
  });

  await test.step('whoever speaks to the browser switches the key off', async () => {
    const key = page.getByRole('checkbox', { name: 'Mit der Taste / von überall hierher' });
    await expect(key).toBeChecked();
    await key.press('Space');
    await page.keyboard.press('/');
    await expect(key).toBeFocused();
    await page.reload();
    await expect(key).not.toBeChecked();
    await keyboard.tick(key);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  await test.step('over what was found to its list, and from tab to tab', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Alle anzeigen – Empfehler' }));
    await expect(page).toHaveURL(/\/de\/agentur\/empfehlungen\?text=/);
    await expect(row(page, gabi)).toBeVisible();
    const selected = page.getByRole('tab', { selected: true });
    await selected.focus();
    for (const [key, name] of [
      ['Home', 'Einladungsmaske'],
      ['ArrowLeft', 'Übersicht'],
      ['ArrowLeft', 'Status & Auftragsfreigabe'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { selected: true })).toContainText('Status & Auftragsfreigabe');
  });

  await test.step('rows are chosen, what will happen is said, one may go back and one may do it', async () => {
    for (const { orderNumber } of orders)
      await keyboard.tick(page.getByRole('checkbox', { name: `Auftrag ${orderNumber} auswählen` }));
    // From a box, too; what was chosen waits.
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/de\/agentur\/suche/);
    await page.goBack();
    await expect(page.getByText('2 ausgewählt')).toBeVisible();
    const releases = () => keyboard.press(page.getByRole('button', { name: 'Ausgewählte freigeben' }));
    await releases();
    const question = page.getByRole('region', { name: '2 Aufträge freigeben?' });
    await keyboard.press(question.getByRole('link', { name: 'Abbrechen' }));
    await expect(page.getByText('2 ausgewählt')).toBeVisible();
    await releases();
    await keyboard.press(question.getByRole('button', { name: '2 Aufträge freigeben' }));
    await expect(page.getByText('2 Aufträge sind freigegeben.')).toBeVisible();
    await expect(page.getByText('2 ausgewählt')).toBeHidden();
    for (const { orderNumber } of orders) await expect(row(page, orderNumber)).toContainText('Freigegeben');
  });

  await test.step('on a phone the menu opens and closes by key', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const screens = page.getByRole('navigation', { name: 'Agenturbereich' });
    await keyboard.press(page.getByRole('button', { name: 'Menü' }));
    await expect(screens).toBeVisible();
    await looksWell(page);
    await page.keyboard.press('Escape');
    await expect(screens).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await keyboard.press(screens.getByRole('link', { name: 'Stammdaten' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stammdaten');
  });
});
