/** The moment of the link, and what leaves the page: by pointer, by keyboard, without script, and on paper. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { portalPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

async function recommends(page: Page, share = 'Beide'): Promise<void> {
  await page.goto('/de/empfehlen/101');
  await page.getByRole('radio', { name: share }).check();
  await page.getByLabel('Vorname').fill('Anna');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill(addressOf('teilen'));
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Link ist fertig, Anna.');
}

interface Handed {
  text?: string;
  url?: string;
  files?: [name: string, type: string, size: number][];
}
/** The sheet of a phone, which no headless browser has: what it is handed is written down. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    const handed: unknown[] = [];
    Object.assign(window, { handed });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, url, files }: ShareData) =>
        void handed.push({ text, url, files: files?.map(({ name, type, size }) => [name, type, size]) }),
    });
  });
const handedTo = (page: Page): Promise<Handed[]> =>
  page.evaluate(() => (window as unknown as { handed: Handed[] }).handed);

test('a phone shares by its own sheet: the words as they were changed, the link with its code, and the story [S1-F056]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withSheet(page);
  await recommends(page);
  await expect(page.getByRole('link', { name: 'Mit WhatsApp teilen' })).toBeHidden();
  await page.getByLabel('Ihre Nachricht').fill('Hallo Ben,\nschau mal!');
  await page.getByRole('button', { name: 'Jetzt teilen' }).click();
  expect(await handedTo(page)).toMatchObject([
    { text: 'Hallo Ben,\nschau mal!', url: expect.stringMatching(/\/k\/\w{7}\?c=sh$/) },
  ]);
  await comesAlive(page);
  await expect(page.getByRole('link', { name: 'E-Mail-Programm' })).toHaveAttribute(
    'href',
    /Hallo%20Ben%2C%0D%0Aschau%20mal!%0D%0A/,
  );
  await page.getByRole('button', { name: 'Story teilen' }).click();
  await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
  const [, story] = await handedTo(page);
  expect(story?.files).toEqual([['empfehlung-story.png', 'image/png', expect.any(Number)]]);
  expect(story?.files?.[0]?.[2]).toBeGreaterThan(50_000);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?c=ig$/);
  await page.getByText('Bild ansehen').click();
  const picture = page.getByRole('img', { name: /Bild für eine Story/ });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1920);
  await expectAccessible(page);
});

test('a text message is offered where a finger points, with the words as they were changed, and nowhere else', async ({
  browser,
}) => {
  for (const hasTouch of [true, false]) {
    const page = await browser.newPage({ baseURL: portalPlace.portal, isMobile: hasTouch, hasTouch });
    await recommends(page);
    const message = page.getByRole('link', { name: 'SMS', exact: true });
    if (!hasTouch) {
      await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
      await expect(message).toBeHidden();
      continue;
    }
    await expect(message).toBeVisible();
    await page.getByLabel('Ihre Nachricht').fill('Hallo Ben');
    await expect(message).toHaveAttribute('href', /^sms:\?&body=Hallo%20Ben%0A%0Ahttp.*%3Fc%3Dsm$/);
  }
});

test('by keyboard the link is copied, and without the sheet of a phone WhatsApp is the large button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recommends(page);
  await expect(page.getByRole('button', { name: 'Jetzt teilen' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Mit WhatsApp teilen' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  // Before that nothing can be copied, and the button is not there.
  await comesAlive(page);
  await page.getByRole('link', { name: 'LinkedIn' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Link kopiert', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?c=cp$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Instagram-Story' })).toBeInViewport();
});

test('on paper there is one sheet: the code, the short address, the product and the reward; nothing flies where nothing shall move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recommends(page);
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  const link = await page.getByLabel('Ihr persönlicher Link').inputValue();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('main');
  for (const words of ['Zuhause L', 'erhält 35,00', link.replace('http://', ''), 'Anzeige: Für eine Empfehlung'])
    await expect(sheet.getByText(words).locator('visible=true').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  for (const away of ['Link weitersagen', 'Wie geht es weiter?', 'Ihre Nachricht', 'Ihr Kontakt ist gerade da?'])
    await expect(page.getByText(away)).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('without script every channel opens with the prepared words, and code and story are saved', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await recommends(page, 'Ich');
  for (const name of ['E-Mail-Programm', 'Gmail', 'Outlook', 'Yahoo', 'WhatsApp'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /Anzeige%3A%20F%C3%BCr%20eine%20Empfehlung.*%3Fc%3D\w\w$/,
    );
  await expect(page.getByText('In Ihrem Nachrichtenprogramm können Sie den Text vor dem Senden ändern.')).toBeVisible();
  for (const name of ['Kopieren', 'Drucken', 'Jetzt teilen', 'Story teilen'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  for (const [name, file] of [
    ['Als SVG', 'empfehlung.svg'],
    ['Als PNG', 'empfehlung.png'],
    ['Bild speichern', 'empfehlung-story.png'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect([download.suggestedFilename(), await download.failure()]).toEqual([file, null]);
  }
  const link = await page.getByLabel('Ihr persönlicher Link').inputValue();
  await page.goto(link);
  await expect(page.getByText('Anzeige: Anna M. erhält für diese Empfehlung eine Prämie.')).toBeVisible();
  await context.close();
});
