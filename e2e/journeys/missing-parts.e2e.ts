/** Parts of the program that do not arrive: what is said, and that the page goes on without them. */
import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';

/** What the page says in the console, its errors with their fields. */
function said(page: Page): Promise<Record<string, unknown>>[] {
  const list: Promise<Record<string, unknown>>[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const told = Promise.all(
      message
        .args()
        .map((arg) =>
          arg.evaluate((value: unknown) =>
            value instanceof Error
              ? { ...value, name: value.name, message: value.message }
              : { message: String(value) },
          ),
        ),
    );
    list.push(told.then((parts) => Object.assign({}, ...parts.toReversed())));
  });
  return list;
}
const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.alive !== undefined);

/** As if the page had been asked for anew already: what is missing is shown. */
const again = (page: Page) => page.addInitScript(() => sessionStorage.setItem('chunk.reloaded', '1'));

async function goesOn(page: Page): Promise<void> {
  await page.route(/premiums-screen/, (route) => route.abort());
  await page.goto('/de');
  await page.keyboard.press('Shift');
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
}

test('a screen that does not arrive is asked for as a document', async ({ page }) => {
  await goesOn(page);
  await expect(page).toHaveURL(/\/de\/aktuellepraemienuebersicht$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktuelle Prämien');
  expect(await isAlive(page)).toBe(false);
});

test('a screen that does not arrive a second time is told with type and address [S8-X021]', async ({ page }) => {
  const errors = said(page);
  await again(page);
  await goesOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat nicht geklappt');
  const error = (await Promise.all(errors)).find(({ name }) => name === 'ChunkLoadError');
  expect(error).toMatchObject({
    message: expect.stringMatching(/^Loading chunk premium\/premiums failed/),
    type: 'missing',
    request: expect.stringMatching(/\/assets\/premiums-screen-.*\.js$/),
  });
});

test('a style sheet that does not arrive is asked for once more', async ({ page }) => {
  let asked = 0;
  await page.route(/\/assets\/style-.*\.css/, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/de');
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sie empfehlen.');
});

test('the style sheet of an area that does not arrive is asked for once more, and no other page asks for it', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/assets\/catalogue-.*\.css/, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/de');
  expect(asked).toBe(0);
  await page.goto('/de/produkte');
  await expect.poll(() => asked).toBe(2);
});

test('a style sheet that does not arrive a second time has a code of its own [S8-X022]', async ({ page }) => {
  const errors = said(page);
  await again(page);
  await page.route(/\/assets\/style-.*\.css/, (route) => route.abort());
  await page.goto('/de');
  await expect
    .poll(async () => (await Promise.all(errors)).some(({ code }) => code === 'CSS_CHUNK_LOAD_FAILED'))
    .toBe(true);
});

test('without the main script the page says why nothing moves, and its forms still work [S8-X023]', async ({
  page,
}) => {
  const errors = said(page);
  await page.route(/\/assets\/entry-client-/, (route) => route.abort());
  await page.goto('/de/empfehlen/101');
  await page.getByLabel('Vorname').click();
  await expect(page.getByText('Die Anwendung konnte nicht geladen werden.')).toBeVisible();
  expect((await Promise.all(errors)).some(({ message }) => message === 'The app could not be rendered')).toBe(true);
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Bitte prüfen Sie');
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna');
});
