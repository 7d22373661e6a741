/**
 * A mobile tariff is recommended with a device: from its category to the form, where the device is chosen, and on every page up
 * to the shop, which learns of it. On a phone by keyboard alone, without script, and with the device somebody came for.
 */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { placeAt } from '../cast/place.ts';
import { type Hands, keyboard, pointer } from '../hands.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';
import { words } from '../words.ts';

interface Run {
  locale: 'de' | 'en';
  width: number;
  by?: Hands;
  script?: boolean;
}

async function open(browser: Browser, address: string, { locale, width, script = true }: Run): Promise<Page> {
  const context = await browser.newContext({
    baseURL: placeAt('spbdevk').portal,
    viewport: { width, height: 800 },
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function look(page: Page, { width, script = true }: Run): Promise<void> {
  if (!script) return;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await expectAccessible(page);
}

/** Of what was chosen and what it costs, what is seen: one of all that the page holds. */
const price = (page: Page): Locator =>
  page
    .locator('main')
    .getByText(/inkl\. MwSt\.|VAT included/)
    .filter({ visible: true });

/** By the form that is open, which forgets nothing when it comes back. */
async function recommends(page: Page, run: Run, device: Locator): Promise<string> {
  const { by = pointer, locale } = run;
  const says = words[locale];
  await by.choose(page.getByRole('radio', { name: says.share[50] }));
  await by.fill(page.getByLabel(says.firstName), 'Anna');
  await by.fill(page.getByLabel(says.email), addressOf('anna'));
  await by.tick(page.getByRole('checkbox').first());
  await by.press(page.getByRole('button', { name: says.create }));
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(device).toBeChecked();
  await by.fill(page.getByLabel(says.lastName), 'Muster');
  // Without script a page that comes back asks for the agreement anew.
  if (run.script === false) await page.getByRole('checkbox').first().check();
  await by.press(page.getByRole('button', { name: says.create }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(says.ready);
  return page.getByLabel(says.link).inputValue();
}

/** Whoever comes by the link goes on into the shop; gives what the shop is asked for. */
async function goesToShop(page: Page, { by = pointer, locale }: Run): Promise<string> {
  const says = words[locale];
  const email = addressOf('ben');
  await by.fill(page.getByLabel(says.firstName), 'Ben');
  await by.fill(page.getByLabel(says.lastName), 'Beispiel');
  await by.fill(page.getByLabel(says.email, { exact: true }), email);
  await by.fill(page.getByLabel(says.repeated), email);
  await by.tick(page.getByRole('checkbox').first());
  await by.press(page.getByRole('button', { name: says.accept }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.thanks);
  const asked = page.waitForRequest((request) => new URL(request.url()).hostname.startsWith('shop.'));
  await by.press(page.getByRole('link', { name: says.shop }));
  return (await asked).url();
}

const runs: readonly (readonly [title: string, run: Run])[] = [
  ['on a phone, by keyboard alone', { locale: 'de', width: 360, by: keyboard }],
  ['without script', { locale: 'de', width: 768, script: false }],
];
for (const [title, run] of runs)
  test(`a tariff is recommended with one of its devices, ${title}, and the shop learns of it`, async ({ browser }) => {
    const { by = pointer } = run;
    const page = await open(browser, '/de/smartphone-tarife.html', run);
    await by.press(page.getByRole('link', { name: 'Auswählen Mobil M', exact: true }));
    await expect(page.getByRole('radio', { name: 'Ohne Gerät' })).toBeChecked();
    await expect(price(page)).toHaveText(/^einmalig 39,95/);
    const device = page.getByRole('radio', { name: 'Nordwind 7 Pro' });
    await by.choose(device);
    await expect(price(page)).toHaveText(/^Gerät einmalig 399,00/);
    await look(page, run);
    const link = await recommends(page, run, device);
    await expect(page.getByText('Mit Nordwind 7 Pro')).toBeVisible();
    await expect(price(page)).toHaveText(/^Gerät einmalig 399,00/);
    await look(page, run);
    const contact = await open(browser, link, run);
    await expect(contact.getByText('Mit Nordwind 7 Pro')).toBeVisible();
    await expect(price(contact)).toHaveText(/^Gerät einmalig 399,00/);
    await look(contact, run);
    expect(await goesToShop(contact, run)).toMatch(/tarif=X302&.*&geraet=9102$/);
  });

for (const [width, details] of [
  [360, {}],
  [1280, inProof],
] as const)
  test(
    `a device that is refused is said at its field, too, by a page that is alive, at ${width} px`,
    details,
    async ({ browser }) => {
      const run: Run = { locale: 'de', width };
      const page = await open(browser, '/de/empfehlen/302?quelle=mobilfunk&geraet=smartphone', run);
      await comesAlive(page);
      const device = page.getByRole('radio', { name: 'Nordwind 7 Pro' });
      await device.check();
      await page.getByRole('radio', { name: words.de.share[50] }).check();
      await page.getByLabel(words.de.firstName).fill('Anna');
      await page.getByLabel(words.de.lastName).fill('Muster');
      await page.getByLabel(words.de.email).fill(addressOf('anna'));
      await page.getByRole('checkbox').first().check();
      // One that the tariff was sold with when the page was opened.
      await device.evaluate((radio: HTMLInputElement) => {
        radio.value = '9301';
      });
      await page.getByRole('button', { name: words.de.create }).click();
      const said = page.getByRole('alert').getByRole('link');
      await expect(said).toHaveCount(1);
      const none = page.getByRole('radio', { name: 'Ohne Gerät' });
      await expect(none).toHaveAccessibleDescription((await said.textContent()) ?? '');
      await expect(device).toBeChecked();
      await look(page, run);
      await said.click();
      await expect(none).toBeFocused();
    },
  );

test('whoever came for a device finds it chosen, and may recommend the tariff alone', async ({ browser }) => {
  const run: Run = { locale: 'en', width: 1280 };
  const page = await open(browser, '/en/produkt/302?geraet=9101', run);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: /^Nordwind 7 (?!Pro)/ })).toBeChecked();
  await expect(price(page)).toHaveText(/^device 149,00/);
  const none = page.getByRole('radio', { name: 'Without a device' });
  await none.check();
  await expect(price(page)).toHaveText(/^39,95/);
  await look(page, run);
  const contact = await open(browser, await recommends(page, run, none), run);
  if (!contact.url().includes('/en/')) await contact.goto(contact.url().replace('/de/', '/en/'));
  await expect(contact.getByText(/With Nordwind/)).toHaveCount(0);
  await expect(price(contact)).toHaveText(/^39,95/);
  expect(await goesToShop(contact, run)).toMatch(/tarif=X302&.*&geraet=$/);
});
