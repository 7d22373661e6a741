/** The navigation of the desk in a window that has no room for all its parts at once. */
import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { Seat } from './seat.ts';

for (const [what, size] of [
  ['beside the page', { width: 1280, height: 700 }],
  ['behind its button on a phone', { width: 360, height: 640 }],
] as const)
  test(`${what}, the part that is open is in view, and every other one by key`, async ({ browser }) => {
    const seat = await Seat.take(browser);
    const { page } = seat;
    await page.setViewportSize(size);
    await seat.open('sprachen');
    await expect(seat.heading).toHaveText('Sprachen');
    const menu = page.getByRole('button', { name: 'Menü' });
    if (await menu.isVisible()) await menu.press('Enter');
    const links = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link');
    await expect(links.filter({ hasText: 'Sprachen' })).toBeInViewport({ ratio: 1 });
    await seat.look();
    await links.first().focus();
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const focused = links.and(page.locator(':focus'));
      await expect(focused).toHaveText(name);
      await expect(focused).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
    }
  });
