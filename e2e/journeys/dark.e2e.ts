/**
 * What a device asks for beyond words: the dark, colours of its own, and that nothing moves. Every page that a person meets on the
 * way from the link to the money can be read so, in every brand.
 */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast, password } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';

const cast = new Cast();
const path = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

/** As somebody new, or as who has a reward to collect. */
async function signIn(page: Page, hasReward = false): Promise<void> {
  const { email } = await cast.member();
  if (hasReward) await cast.released({ anna: email, share: 100 });
  await page.goto('/de/login');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/persoenlicherbereich');
}

/** How bright what stands behind a page is, from 0 to 1. */
const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 765;
  });

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every page from the link to the money is dark and hinders nobody', async ({ page }) => {
    const reward = path(await cast.rewardPage());
    const pages = [
      '/de',
      '/de/empfehlen/101',
      (await cast.recommends()).form,
      path(await cast.pageOf((await cast.accepted()).ben, 'M05')),
      reward,
      '/de/praemiedanke',
      '/de/empfehlungabgelaufen',
      '/de/internet',
      '/de/faq',
      '/de/gibt-es-nicht',
    ];
    for (const address of pages) {
      await page.goto(address);
      expect(await brightness(page), address).toBeLessThan(0.2);
      await expectAccessible(page, { always: true });
    }
    await signIn(page);
    await expectAccessible(page, { always: true });
  });

  for (const brand of ['versicherung', 'rahmen'])
    test(`${brand} keeps its hue and its contrasts`, async ({ page }) => {
      for (const address of ['/de', '/de/empfehlen/101']) {
        await page.goto(placeAt(brand).portal + address);
        await expectAccessible(page, { always: true });
      }
    });

  test('the note stays bright paper with dark print', async ({ page }) => {
    await page.goto('/de/empfehlen/101');
    const amount = page.locator('main').getByText('70 €').first();
    expect(await amount.evaluate((one) => getComputedStyle(one).colorScheme)).toBe('light');
  });
});

test('with colours of the visitor the logo and the note are seen in them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/de/empfehlen/101');
  const drawn = page.locator('main svg').first();
  const [ink, paper] = await drawn.evaluate((one) => {
    const style = getComputedStyle(one);
    return [style.getPropertyValue('--ink'), style.getPropertyValue('--paper')];
  });
  expect([ink, paper]).toEqual(['CanvasText', 'Canvas']);
  const halves = page.locator('main').getByText('35 €').first();
  expect(await halves.evaluate((one) => getComputedStyle(one.parentElement?.parentElement as Element).maskImage)).toBe(
    'none',
  );
});

test('sums roll up once, are read as one text at once, and stand still for whoever wants it', async ({ page }) => {
  await signIn(page, true);
  const sum = page
    .getByRole('definition')
    .filter({ has: page.locator('[data-roll]') })
    .first();
  const rolled = sum.locator('[data-roll]').first();
  const movesFor = () => rolled.evaluate((one) => getComputedStyle(one, '::before').animationDuration);
  await expect(sum).toHaveText(/^70,00\s€$/);
  expect(await movesFor()).toBe('0.9s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movesFor()).toBe('0s');
});
