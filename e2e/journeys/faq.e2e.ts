/** What people ask, read without script and by keyboard: in groups, found by a search, each answer with an address of its own. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, words: string) => page.getByRole('group').filter({ hasText: words });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions stand in groups, and each opens its answer', async ({ page }) => {
    await page.goto('/de/faq');
    const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Empfehlen', 'Prämie', 'Ihre Daten']);
    const answer = main(page).getByText('Nach der Widerrufsfrist wird der Auftrag freigegeben');
    await expect(answer).toBeHidden();
    await question(page, 'Wann kommt das Geld?').getByRole('heading').click();
    await expect(answer).toBeVisible();
    await answer.getByRole('link').click();
    await expect(main(page).getByText('Die Frist beginnt mit dem Auftragsdatum')).toBeInViewport();
  });

  test('the search is a form: what it finds is open, and what it does not find it says', async ({ page }) => {
    await page.goto('/de/faq');
    await page.getByLabel('Wonach suchen Sie?').fill('widerrufsfrist GELD');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL(/\/de\/faq\?suche=widerrufsfrist/);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Wann kommt das Geld?']);
    await expect(main(page).getByText('Nach der Widerrufsfrist wird der Auftrag freigegeben')).toBeVisible();
    await expect(page.getByLabel('Wonach suchen Sie?')).toHaveValue('widerrufsfrist GELD');
    await page.getByLabel('Wonach suchen Sie?').fill('Zahnarzt');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('status')).toContainText('Dazu steht hier nichts.');
  });

  test('the address of an answer opens it, of whomever it comes', async ({ page, context }) => {
    await page.goto('/de/faq');
    const asked = question(page, 'Wie lösche ich mein Konto?');
    await asked.getByRole('heading').click();
    const link = asked.getByRole('link', { name: 'Adresse dieser Antwort: Wie lösche ich mein Konto?' });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(address.hash).toMatch(/^#frage-[\da-f]{8}$/);
    const other = await context.newPage();
    await other.goto(address.href);
    await expect(question(other, 'Wie lösche ich mein Konto?').getByText('mit Ihrer E-Mail-Adresse')).toBeInViewport();
    await expect(other.getByText('Nach der Widerrufsfrist wird der Auftrag freigegeben')).toBeHidden();
  });
});

test('search engines read each question with its answer', async ({ page }) => {
  await page.goto('/de/faq');
  const told = await page
    .locator('[itemtype="https://schema.org/FAQPage"]')
    .evaluate((all) =>
      [...all.querySelectorAll('[itemprop=mainEntity][itemtype="https://schema.org/Question"]')].map((one) => [
        one.querySelector('[itemprop=name]')?.textContent,
        one.querySelector('[itemprop=acceptedAnswer][itemtype="https://schema.org/Answer"] [itemprop=text]')
          ?.textContent,
      ]),
    );
  expect(told.length).toBeGreaterThanOrEqual(6);
  expect(new Map(told as [string, string][]).get('Wann kommt das Geld?')).toContain('Dann schreiben wir Ihnen');
  for (const [name, text] of told)
    expect([name, text]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
});

test('by keyboard alone: searched while typing, opened and closed, its footnote read, and back', async ({ page }) => {
  await page.goto('/de/faq');
  await comesAlive(page);
  await page.getByLabel('Wonach suchen Sie?').focus();
  await page.keyboard.type('Prämie hoch');
  await expect(page.getByRole('status')).toHaveText('1 Frage passt');
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Wie hoch ist meine Prämie?']);
  await expectAccessible(page);
  const answer = main(page).getByText('Bis zu 110');
  await main(page).locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer).toBeVisible();
  const mark = main(page).getByRole('link', { name: 'Fußnote 1', exact: true }).first();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#fussnote-1$/);
  await expect(main(page).getByText('Einmalig je Vertrag, brutto.')).toBeInViewport();
  // The address takes the focus along, which may come after it.
  await main(page).getByRole('link', { name: 'Zurück zur Stelle 1 der Fußnote 1' }).press('Enter');
  await expect(page).toHaveURL(/#fussnote-1-1$/);
  await expect(mark).toBeInViewport();
});

test('on the living page, too, an address within it opens what it leads to, and so does one that comes from another page', async ({
  page,
}) => {
  await page.goto('/de/faq');
  await comesAlive(page);
  const answer = main(page).getByText('Nach der Widerrufsfrist wird der Auftrag freigegeben');
  await expect(answer).toBeHidden();
  await main(page).getByRole('link', { name: 'Zurück zur Stelle 1 der Fußnote 2' }).click();
  await expect(answer).toBeInViewport();
  const anchor = await answer.evaluate((element) => element.closest('[id^=frage-]')?.id ?? '');
  await page.goto('/de');
  await comesAlive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Häufige Fragen', exact: true });
  await link.evaluate((element, id) => element.setAttribute('href', `/de/faq#${id}`), anchor);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/de/faq#${anchor}$`));
  await expect(answer).toBeInViewport();
});
