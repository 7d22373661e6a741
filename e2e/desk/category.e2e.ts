/** The tree of categories at the desk: one begun, put in its place by keyboard and by hand, called otherwise, published. */
import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from '../cast/address.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';
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
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText(`„${name}“ steht jetzt auf der obersten Ebene, Platz 2 von`)).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText(`„${name}“ steht jetzt auf der obersten Ebene, Platz 1 von`)).toBeVisible();
    await expect(handle).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(handle).toBeFocused();
  });

  const target = page.locator('[data-place="Internet"]');
  const dragged = page.locator('[data-dragged]');

  await test.step('by hand: nowhere, with Escape, beside the tree, and with a second finger', async () => {
    const over = await holds(page, handle, target);
    await expect(target).toHaveAttribute('data-drop', 'inside');
    await page.keyboard.press('Escape');
    await expect(dragged).toHaveCount(0);
    await page.mouse.up();
    await holds(page, handle, target);
    await page.mouse.move(2, over.y);
    await expect(dragged).toHaveCount(1);
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    await expect(dragged).toHaveCount(0);
    await holds(page, handle, target);
    const other = page.getByRole('button', { name: 'Internet verschieben' });
    const second = { pointerId: 77, pointerType: 'touch', button: 0, clientX: over.x, clientY: 2 };
    for (const type of ['pointermove', 'pointerup', 'lostpointercapture']) await other.dispatchEvent(type, second);
    await expect(dragged).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(`„${name}“ steht jetzt unter „Internet“`)).toBeHidden();
  });

  await test.step('by hand: gone with what the browser takes away', async () => {
    await holds(page, handle, target);
    await handle.evaluate((element: HTMLElement) => {
      element.addEventListener('pointermove', ({ pointerId }) => element.releasePointerCapture(pointerId), {
        once: true,
      });
    });
    await page.mouse.move(4, 4);
    await page.mouse.move(6, 6);
    await expect(dragged).toHaveCount(0);
    await page.mouse.up();
  });

  await test.step('by hand: at the edge of the window the page goes on below a hand that rests', async () => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await handle.scrollIntoViewIfNeeded();
    const { x } = await holds(page, handle, handle);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(90);
    await page.mouse.move(x, 8);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 90);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('by hand: into another one', async () => {
    await holds(page, handle, target);
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

/** Takes a handle by the mouse and goes to the middle of something with it, which stays in the hand. */
async function holds(page: Page, handle: Locator, target: Locator): Promise<{ x: number; y: number }> {
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  const over = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await page.mouse.move(over.x, over.y, { steps: 4 });
  return over;
}
