/** An operator at the desk in a browser of their own. */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../outside.ts';
import { mandant, password } from './crowd.ts';

const port = process.env.E2E_PORT ?? '4173';
export const deskAddress = `http://${mandant}.localhost:${port}/verwaltung`;

export interface SeatOptions {
  who?: 'admin@betreiber.example' | 'zweite@betreiber.example';
  width?: number;
  locale?: 'de' | 'en';
}

export class Seat {
  readonly page: Page;
  private constructor(page: Page) {
    this.page = page;
  }

  static async take(
    browser: Browser,
    { who = 'admin@betreiber.example', width = 1280, locale = 'de' }: SeatOptions = {},
  ): Promise<Seat> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: locale === 'de' ? 'de-DE' : 'en-GB',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${deskAddress}/anmelden`);
    await page.getByLabel(locale === 'de' ? 'E-Mail-Adresse' : 'E-mail address').fill(who);
    await page.getByLabel(locale === 'de' ? 'Passwort' : 'Password').fill(password);
    await page.getByRole('button', { name: locale === 'de' ? 'Anmelden' : 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`/verwaltung/${mandant}/`));
    return new Seat(page);
  }

  /** By the navigation, which a phone has behind a button. */
  async goTo(name: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Menü' });
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** Asks, says why if somebody wants to know, and does it. */
  async decides(ask: string, { submit = ask, reason }: { submit?: string; reason?: string } = {}): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: ask, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.look();
    if (reason !== undefined) await dialog.getByLabel(/Grund|Reason/).fill(reason);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async look(): Promise<void> {
    const { page } = this;
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'scrolls sideways').toBe(false);
    await expectAccessible(page);
  }

  async download(name: string): Promise<string> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('link', { name, exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }
}
