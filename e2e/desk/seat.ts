/** An operator at the desk in a browser of their own. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { operators } from '../cast/operator-session.ts';
import { deskPlace, type Place } from '../cast/place.ts';
import { typeSignIn } from './enter.ts';

export const deskAddress = deskPlace.desk;

export interface SeatOptions {
  place?: Place;
  /** An operator of the demo, or a colleague of the cast. */
  who?: string;
  /** Where the role begins. */
  home?: RegExp;
  /** What the authenticator shows, where second factors are in use. */
  code?: string;
  width?: number;
  locale?: 'de' | 'en';
}

/** What happened to a thing, on its page. */
export const history = (page: Page): Locator => page.getByRole('list', { name: /^(?:Verlauf|History)$/ });

/** The rewards on the page of an order, without the head of their table. */
export const rewardRows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /\d{12}/ });

export class Seat {
  readonly page: Page;
  readonly place: Place;
  private constructor(page: Page, place: Place) {
    this.page = page;
    this.place = place;
  }

  static async take(
    browser: Browser,
    {
      place = deskPlace,
      who = operators.eva,
      home = /^(?:Heute|Today)/,
      code,
      width = 1280,
      locale = 'de',
    }: SeatOptions = {},
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
    await page.goto(`${place.desk}/anmelden`);
    await typeSignIn(page, { who, code });
    await expect(page).toHaveURL(new RegExp(`/verwaltung/${place.mandant}/`));
    const seat = new Seat(page, place);
    await expect(seat.heading).toHaveText(home);
    return seat;
  }

  /** By the navigation, which a phone has behind a button. */
  async goTo(name: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Menü' });
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  /** A page of the mandant by its address, as from a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.place.desk}/${this.place.mandant}/${path}`);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** What stands below the title: "Prämie 481182840555". */
  get number(): Locator {
    return this.page
      .getByRole('paragraph')
      .filter({ has: this.page.getByRole('button', { name: /^(?:Nummer kopieren|Copy the number)$/ }) });
  }

  /** The line that tells why something may not be done now; nobody sees it without asking for more. */
  async why(verb: string): Promise<Locator> {
    const more = this.page.getByRole('group').filter({ hasText: /^(?:Weitere Aktionen|More actions)/ });
    const line = more.getByRole('listitem').filter({ has: this.page.getByText(verb, { exact: true }) });
    if (!(await line.isVisible())) {
      await this.page.getByText(/^(?:Weitere Aktionen|More actions)$/).click();
      await expect(line).toBeVisible();
    }
    await expect(this.page.getByRole('link', { name: verb, exact: true })).toBeHidden();
    return line;
  }

  /** Presses what asks, and reads in the question what will happen. */
  async asks(ask: Locator, title: string, then: string | RegExp): Promise<Locator> {
    await ask.click();
    const dialog = this.page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toContainText(then);
    await expect(dialog).toHaveAccessibleDescription(/\S/);
    await this.look();
    return dialog;
  }

  /** The row of the log in which somebody did something to a thing. */
  async logged(what: string, number: string, event: string): Promise<Locator> {
    await this.goTo('Protokoll');
    await this.page.getByLabel('Was', { exact: true }).selectOption(what);
    await this.page.getByLabel('Name, Nummer oder E-Mail').fill(number);
    await expect(this.page).toHaveURL(/[?&]text=/);
    await this.look();
    return this.page.getByRole('row').filter({ hasText: event });
  }

  /** Asks, says why if somebody wants to know, does it, and reads what is said then. */
  async decides(
    ask: string,
    { submit = ask, reason, said }: { submit?: string; reason?: string; said?: string | RegExp } = {},
  ): Promise<void> {
    const { page } = this;
    await page.getByRole('link', { name: ask, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(/\S/);
    await this.look();
    if (reason !== undefined) await dialog.getByLabel(/Grund|Reason/).fill(reason);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    // Where it is said: the same words may have stood on the page before, for one in its history. It is said for six seconds,
    // which begin before the page behind the question is loaded anew.
    if (said !== undefined) await expect(page.getByRole('status').getByText(said).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  async look(): Promise<void> {
    const { page } = this;
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'scrolls sideways').toBe(false);
    await expectAccessible(page);
  }

  /** By a double click, which takes the file once: each taking along is written down. */
  async download(name: string): Promise<string> {
    let taken = 0;
    this.page.on('download', () => taken++);
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('link', { name, exact: true }).dblclick(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(taken, 'files that a double click takes').toBe(1);
    return Buffer.concat(chunks).toString('utf8');
  }
}
