/** Content at the desk, written and published by keyboard alone. */
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { Seat } from './seat.ts';
import { isSaved, newPage, text } from './written-page.ts';

test('by keyboard alone: toolbar, list, link and footnote, out of the text again, and published', async ({
  browser,
}) => {
  const { Id } = await newPage('Tastatur');
  const seat = await Seat.take(browser);
  const { page } = seat;
  await seat.open(`inhalte/${Id}`);
  await text(page).press('Control+a');
  await page.keyboard.type('Wer empfiehlt');
  await page.keyboard.press('Shift+Tab');
  const bar = page.getByRole('toolbar', { name: 'Werkzeuge für Text, Deutsch' });
  const tool = (name: string) => bar.getByRole('button', { name, exact: true });
  await expect(tool('Fett')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool('Überschrift')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool('Überschrift')).toHaveAttribute('aria-pressed', 'true');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Alle & ihre Freunde');
  await page.keyboard.press('Shift+Home');
  // The editor hears of a selection a frame later: no hand is quicker than that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('Control+b');
  await expect(text(page).locator('strong')).toHaveText('Alle & ihre Freunde');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(tool('Link')).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('keine Adresse');
  await seat.look();
  await dialog.getByLabel('Führt nach').fill('seite:Impressum');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Markdown bearbeiten – Text, Deutsch' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('## Wer empfiehlt\n\n[**Alle & ihre Freunde**](seite:Impressum)');
  await isSaved(page);
  await seat.look();
  await page.getByRole('link', { name: 'Veröffentlichen', exact: true }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Notiz')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Es ist veröffentlicht.')).toBeVisible();
});
