/** What holds for every component: accessible in each brand and language, at every width, zoomed, forced, printed, still. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';

const brands = ['spbdevk', 'versicherung', 'intranet', 'rahmen'] as const;

for (const theme of brands) {
  for (const lang of ['de', 'en']) {
    const details = lang === 'en' || theme === 'intranet' || theme === 'rahmen' ? inProof : {};
    test(`nothing of the kit hinders anybody: ${theme}, ${lang}`, details, async ({ page }) => {
      await page.goto(`/kit?theme=${theme}&lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expectAccessible(page, { always: lang === 'de' });
    });
  }
}

test('nothing of the kit hinders anybody on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/kit');
  await expectAccessible(page, { always: true });
});

const style = (page: Page, selector: string, property: string, pseudo?: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name as string), [
      property,
      pseudo,
    ] as const);

const gutter = (page: Page) => style(page, 'main > div', 'padding-left');
const columnsOf = (selector: string) => async (page: Page) =>
  String((await style(page, selector, 'grid-template-columns')).split(' ').length);

const steps = [
  { width: 320, what: 'the gutter', look: gutter, values: ['8px', '16px'], id: 'S9-K038' },
  {
    width: 453,
    what: 'pairs of fields',
    look: columnsOf('div:has(> div > #fine-first)'),
    values: ['1', '2'],
    id: 'S9-K037',
  },
  { width: 768, what: 'choice cards', look: columnsOf('#choices fieldset > div'), values: ['1', '3'], id: 'S9-K036' },
  {
    width: 1024,
    what: 'rows of tables',
    look: (page: Page) => style(page, '#lists tbody tr', 'display'),
    values: ['grid', 'table-row'],
    id: 'S9-K035',
  },
  { width: 1920, what: 'the gutter', look: gutter, values: ['32px', '48px'], id: 'S9-K034' },
] as const;

for (const { width, what, look, values, id } of steps) {
  test(`from ${width} px on ${what} stand otherwise [${id}]`, async ({ page }) => {
    await page.goto('/kit');
    for (const [below, value] of values.entries()) {
      await page.setViewportSize({ width: width - 1 + below, height: 800 });
      expect(await look(page)).toBe(value);
    }
  });
}

test('nothing scrolls sideways at any width, nor at 400 % zoom', async ({ page }) => {
  for (const theme of brands) {
    await page.goto(`/kit?theme=${theme}`);
    for (const width of [320, 360, 453, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      const found = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(found, `${theme} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('with forced colours everything that is chosen, current or pressed keeps its frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/kit');
  const highlight = await page.evaluate(() => {
    document.body.style.outlineColor = 'Highlight';
    return getComputedStyle(document.body).outlineColor;
  });
  const buttons = await page.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(10);
  for (const button of buttons)
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  expect(await style(page, '#choices label:has(:checked)', 'border-top-style')).toBe('solid');
  expect(await style(page, '#choices input:checked', 'background-color')).toBe(highlight);
  expect(await style(page, '#lists nav [aria-current]', 'border-bottom-color')).toBe(highlight);
  expect(await style(page, '#ways [aria-current=step]', 'background-color', '::before')).not.toBe('rgba(0, 0, 0, 0)');
  const notices = await page
    .locator('#messages div > div:has(> svg + p)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('border')));
  const text = await style(page, 'body', 'color');
  expect(notices).toEqual(['info', 'good', 'warn', 'bad'].map(() => `1px solid ${text}`));
  expect(await style(page, '#messages section', 'border-bottom-style')).toBe('solid');
  await expectAccessible(page);
});

test('on paper stands what is read, in one column, and nothing to press', async ({ page }) => {
  await page.goto('/kit');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const buttons = await page.getByRole('button', { includeHidden: true }).all();
  expect(buttons.length).toBeGreaterThan(10);
  for (const button of buttons) await expect(button).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Seiten' })).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('304477120931').first()).toBeVisible();
  const terms = page.locator("section[aria-label='Teilnahmebedingungen (fine)']");
  expect(await terms.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
});

test('whoever wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/kit');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1000)
        .length,
  );
  expect(moving).toBe(0);
  await page.getByRole('link', { name: 'Dialog und Meldung' }).click();
  await expect(page.locator('#over')).toBeInViewport();
});

test('a jump to an anchor takes 300 ms and hands over the focus [S9-K020]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kit');
  await page.clock.pauseAt(Date.now() + 60_000);
  const place = () =>
    page.evaluate(() => Math.round(document.querySelector('#lists')?.getBoundingClientRect().top ?? 0));
  const far = await place();
  await page.getByRole('link', { name: 'Listen', exact: true }).click();
  await page.clock.runFor(150);
  const halfway = await place();
  await page.clock.runFor(120);
  const nearly = await place();
  await page.clock.runFor(60);
  const there = await place();
  expect(far).toBeGreaterThan(halfway);
  expect(halfway).toBeGreaterThan(nearly);
  expect(nearly).toBeGreaterThan(there);
  expect(there).toBeLessThan(40);
  await expect(page.locator('#lists')).toBeFocused();
  await expect(page).toHaveURL(/#lists$/);
});

test('the floating button of a phone stands 10 px above the edge [S9-K021]', async ({ page }) => {
  const floating = page.locator('#over > :last-child');
  for (const width of [360, 767]) {
    await page.setViewportSize({ width, height: 500 });
    await page.goto('/kit');
    await page.locator('#over').evaluate((over) => over.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: -150, behavior: 'instant' }));
    const box = await floating.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(490, 1);
  }
  await page.setViewportSize({ width: 768, height: 500 });
  await expect(floating).toBeHidden();
});

test('a dialog asks, is left by Escape, and gives the focus back; a message is said and goes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/kit');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  const opener = page.getByRole('button', { name: 'Bankverbindung löschen …' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Gespeicherte Bankverbindung löschen?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole('button', { name: 'Meldung zeigen' }).click();
  const said = page.getByRole('status').getByText('Link kopiert');
  await expect(said).toBeVisible();
  await said.hover();
  // It is held in an effect of the page.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.clock.runFor(20_000);
  await expect(said).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_100);
  await expect(said).toBeHidden();
});

test('a menu opens and closes without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/kit');
  const entry = page.locator('#over').getByRole('link', { name: 'Als CSV laden' });
  await expect(entry).toBeHidden();
  await page.locator('#over').getByRole('button', { name: 'Weitere Aktionen' }).click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await context.close();
});
