/** The filters of a category apply as they are changed, once the page is alive: by hand, by keyboard, and back; without script by the button. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { bank, expectFits, frameOf, visit } from '../framed.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const said = async (page: Page): Promise<string> => (await count(page).textContent()) ?? '';
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
const field = (page: Page, name: string) => page.getByRole('search').getByLabel(name);

/** Pages asked for while something is done, each by its query. */
async function askedWhile(page: Page, deed: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const note = (one: { url: () => string }) => {
    const { pathname, search } = new URL(one.url());
    if (pathname === '/de/internet') asked.push(search);
  };
  page.on('request', note);
  await deed();
  page.off('request', note);
  return asked;
}

/** What a new document would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

test('a chosen filter applies at once: the address changes, the focus stays, the number is read out, and Back undoes it', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (told) => told.type() === 'error' && faults.push(told.text()));
  await page.goto('/de/internet');
  await comesAlive(page);
  await mark(page);
  const before = await names(page);
  const all = await said(page);
  await count(page).evaluate((one) => {
    new MutationObserver(() => Object.assign(window, { heard: one.textContent })).observe(one, { childList: true });
  });
  const price = field(page, 'Preis im Monat');
  await price.focus();
  const [, first] = await price
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const asked = await askedWhile(page, async () => {
    await price.selectOption(first ?? '');
    await expect(count(page)).not.toHaveText(all);
  });
  expect(asked).toEqual([`?preis=${first}`]);
  await expect(page).toHaveURL(`/de/internet?preis=${first}`);
  await expect(count(page)).toHaveText(/^\d+ von \d+ Angeboten$/);
  const found = await names(page);
  expect(found.length).toBe(Number.parseInt(await said(page), 10));
  expect(found.length).toBeLessThan(before.length);
  await expect.poll(() => page.evaluate(() => (window as { heard?: string }).heard)).toBe(await said(page));
  await expect(price).toBeFocused();
  await expect(page.getByRole('list', { name: 'Gesetzte Filter' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^en/ }).first()).toHaveAttribute('href', `/en/internet?preis=${first}`);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/de/internet');
  await expect(count(page)).toHaveText(all);
  await expect(price).toHaveValue('');
  expect(await names(page)).toEqual(before);
  await page.goForward();
  await expect(price).toHaveValue(first ?? '');
  await expect.poll(() => names(page)).toEqual(found);
  expect(await isSame(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('what is typed is asked for after a pause, by Enter or when the field is left, and is one step back', async ({
  page,
}) => {
  await page.goto('/de/internet');
  await comesAlive(page);
  await mark(page);
  const search = field(page, 'Suche');
  const [wanted = ''] = (await names(page)).map((name) => name.split(' ').at(-1) ?? '');
  const asked = await askedWhile(page, async () => {
    await search.pressSequentially(wanted.slice(0, 3), { delay: 20 });
    await expect(page).toHaveURL(/\?suche=/);
    await search.pressSequentially(wanted.slice(3), { delay: 20 });
    await search.press('Enter');
    await expect(page).toHaveURL(`/de/internet?${new URLSearchParams({ suche: wanted })}`);
    await expect(count(page)).toHaveText(/ von /);
  });
  expect(asked.length).toBeLessThanOrEqual(2);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(wanted);
  await page.goBack();
  await expect(page).toHaveURL('/de/internet');
  await expect(search).toHaveValue('');
  await search.fill('gibt es nicht');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Kein Angebot passt zu dieser Auswahl' })).toBeVisible();
  await expectAccessible(page);
  expect(await isSame(page)).toBe(true);
});

test('offers that were chosen to be compared stay chosen, and the button leads on to the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/internet');
  await page
    .getByRole('checkbox', { name: /Vergleichen/ })
    .first()
    .check();
  await comesAlive(page);
  await page.getByText('Suchen, filtern und sortieren').click();
  const order = field(page, 'Sortiert nach');
  await order.selectOption('preis');
  await expect(page).toHaveURL(/\?sortierung=preis&produkt=\d+/);
  await expect(page.getByRole('checkbox', { name: /Vergleichen/, checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Anzeigen' }).press('Enter');
  await expect(count(page)).toBeFocused();
  await expect(count(page)).toBeInViewport();
});

test('a list that was loaded again goes back, too, before anybody has touched it', async ({ page }) => {
  await page.goto('/de/internet');
  const all = await said(page);
  await comesAlive(page);
  await field(page, 'Preis im Monat').selectOption({ index: 1 });
  await expect(count(page)).not.toHaveText(all);
  await page.reload();
  await expect(count(page)).not.toHaveText(all);
  await page.goBack();
  await expect(count(page)).toHaveText(all);
  await expect(field(page, 'Preis im Monat')).toHaveValue('');
});

test('in a page of the bank a filter applies in the frame, and its links keep the way of the visitor', async ({
  browser,
}) => {
  const page = await visit(browser, `${bank}/de/empfehlen`, { locale: 'de', width: 1280 });
  const frame = frameOf(page);
  await frame
    .getByRole('list', { name: 'Nach Kategorie' })
    .getByRole('link', { name: 'Internet', exact: true })
    .click();
  const found = frame.getByRole('main').getByRole('status').first();
  await expect(found).toHaveText(/^\d+ Angebote$/);
  const price = frame.getByLabel('Preis im Monat');
  // Chosen before the page is alive, it applies as soon as it is.
  await price.press('Shift');
  await price.selectOption({ index: 1 });
  await expect(found).toHaveText(/^\d+ von \d+ Angeboten$/);
  await expect(frame.getByRole('contentinfo')).toHaveCount(0);
  for (const link of await frame.getByRole('listitem').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/[?&]channel=website|^#/);
  await expectFits(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the button applies what was chosen', async ({ page }) => {
    await page.goto('/de/internet');
    await field(page, 'Preis im Monat').selectOption({ index: 1 });
    await expect(page).toHaveURL('/de/internet');
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page).toHaveURL(/preis=\d+/);
    await expect(count(page)).toHaveText(/^\d+ von \d+ Angeboten$/);
  });
});
