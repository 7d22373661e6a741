/** The page of a bank on another origin, and for the browser another site, with the portal in its frame. */
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import { addressOf } from './cast/address.ts';
import { placeAt } from './cast/place.ts';
import type { words } from './words.ts';

/** The brand that stands in it. */
export const place = placeAt('rahmen');
const portsAway = 1000;
const port = Number(new URL(place.portal).port) + portsAway;
export const bank = `http://partnerbank.localhost:${port}`;
/** Another page, which may not show it. */
export const stranger = `http://fremd.localhost:${port}`;

export interface Run {
  locale: 'de' | 'en';
  width: number;
  script?: boolean;
  /** What is done to the page by a test, its strict policy would forbid. */
  bypassCSP?: boolean;
}

export async function visit(
  browser: Browser,
  address: string,
  { locale, width, script = true, bypassCSP = false }: Run,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    javaScriptEnabled: script,
    bypassCSP,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  return page;
}

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe').first();

/** What the page of the bank has heard so far. */
export const heard = async (page: Page): Promise<string[]> => page.locator('#heard li').allTextContents();
const lastHeight = async (page: Page): Promise<number> =>
  Number(/"height":(\d+)/.exec((await heard(page)).filter((line) => line.includes(':height')).at(-1) ?? '')?.[1]);
export const heightOf = (page: Page): Promise<number> =>
  page
    .locator('iframe')
    .first()
    .evaluate((frame) => frame.getBoundingClientRect().height);

export async function recommends(frame: FrameLocator | Page, says: (typeof words)['de' | 'en']): Promise<void> {
  await frame.getByLabel(says.firstName).fill('Anna');
  await frame.getByLabel(says.lastName).fill('Muster');
  await frame.getByLabel(says.email).fill(addressOf('anna', 'bank.example'));
  await frame.getByRole('checkbox').first().check();
  await frame.getByRole('button', { name: says.create }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(says.ready);
}

export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'scrolls sideways').toBe(true);
  await expect.poll(async () => (await heightOf(page)) === (await lastHeight(page))).toBe(true);
}
