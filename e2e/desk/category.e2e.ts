/** The tree of categories at the desk: one begun, put in its place by keyboard and by hand, called otherwise, published. */
import { expect, test } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { placeAt } from '../cast/place.ts';
import { Seat } from './seat.ts';
import { isSaved } from './written-page.ts';

const place = placeAt('redaktion');

test('an editor begins a category, moves it by keyboard, by hand and by question, publishes it, and reads who moved it', async ({
  browser,
}) => {
  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  const name = `Smart Home ${unique()}`;
  const handle = page.getByRole('button', { name: `${name} verschieben` });
  await seat.goTo('Kategorien');

  await test.step('begun below another one', async () => {
    const dialog = await seat.asks(page.getByRole('link', { name: 'Neue Kategorie' }), 'Neue Kategorie', 'Entwurf');
    await dialog.getByLabel('Titel', { exact: true }).fill(name);
    await dialog.getByLabel('Adresse').fill(`smart-home-${unique()}`);
    await dialog.getByLabel('Kennung').fill('smart-home');
    await dialog.getByLabel('Steht unter').selectOption('Internet');
    await dialog.getByRole('button', { name: 'Anlegen' }).press('Enter');
    await expect(seat.heading).toHaveText(name);
    await expect(page.getByText('Deutsch: steht unter „Internet“')).toBeVisible();
  });

  await test.step('its words in two languages, then public', async () => {
    await page.getByLabel('Titel, Englisch', { exact: true }).fill(`Smart home, in English`);
    await page.getByLabel('Name im Pfad, Englisch').fill(`Smart home`);
    await isSaved(page);
    await seat.look();
    await seat.decides('Veröffentlichen', { said: 'Die Kategorie ist veröffentlicht.' });
    await page.getByRole('link', { name: 'Kategorien', exact: true }).first().click();
  });

  await test.step('by keyboard: out of its level, up and down', async () => {
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(`„${name}“ steht jetzt auf der obersten Ebene, Platz 2 von`)).toBeVisible();
    await expect(handle).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`„${name}“ steht jetzt auf der obersten Ebene, Platz 1 von`)).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(handle).toBeFocused();
  });

  await test.step('by hand: into another one', async () => {
    const target = page.locator('[data-place="Internet"]');
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(`„${name}“ steht jetzt unter „Internet“`)).toBeVisible();
  });

  await test.step('by question: first of all', async () => {
    await handle.press('Enter');
    const dialog = page.getByRole('dialog', { name: `„${name}“ verschieben` });
    await expect(dialog.getByLabel('Steht unter')).toHaveValue('Internet');
    await dialog.getByLabel('Platz').selectOption('ganz vorn');
    await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter');
    await expect(page.getByText(`„${name}“ steht jetzt unter „Internet“, Platz 1 von`)).toBeVisible();
  });

  await test.step('who moved it, with before and after', async () => {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Fassungen ansehen und vergleichen' }).click();
    await expect(seat.heading).toHaveText(`Fassungen: ${name}`);
    await expect(page.getByRole('main')).toContainText('Internet / ');
    await seat.look();
  });
});
