/**
 * The product's own story, from the recommendation to the money, in a brand, a language and a width, by pointer or
 * keyboard, with or without script. A test tells as much of it as it proves.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { addressOf } from './cast/address.ts';
import type { Cast, Recommendation } from './cast/cast.ts';
import { portalToken } from './cast/portal-token.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { words } from './words.ts';

export interface Run {
  brand?: string;
  share: 100 | 50 | 0;
  /** The contact's half is capped: the option is no half. */
  isCapped?: boolean;
  locale: 'de' | 'en';
  width: number;
  by?: 'keyboard';
  script?: boolean;
  /** Looks at every page on the way for what hinders people. */
  axe?: boolean;
  /** Goes on until the money is paid. */
  paid?: boolean;
}

export class Story {
  readonly anna: string;
  readonly ben: string;
  readonly browser: Browser;
  readonly run: Run;
  readonly cast: Cast;
  readonly says: (typeof words)['de' | 'en'];
  readonly by: Hands;

  /** Of people who were brought somewhere already, or of new ones. */
  constructor(browser: Browser, run: Run, cast: Cast, people?: Pick<Recommendation, 'anna' | 'ben'>) {
    this.anna = people?.anna ?? addressOf('anna');
    this.ben = people?.ben ?? addressOf('ben');
    this.browser = browser;
    this.run = run;
    this.cast = cast;
    this.says = words[run.locale];
    this.by = run.by === 'keyboard' ? keyboard : pointer;
  }

  /** A browser of one person's own: no cookie of anybody else. */
  async open(address: string): Promise<Page> {
    const { locale, width, script = true } = this.run;
    const context = await this.browser.newContext({
      baseURL: this.cast.place.portal,
      viewport: { width, height: 800 },
      locale: locale === 'de' ? 'de-DE' : 'en-GB',
      javaScriptEnabled: script,
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(address);
    return page;
  }

  async look(page: Page): Promise<void> {
    const isTooWide = await (this.run.script === false
      ? Promise.resolve(false)
      : page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth));
    expect(isTooWide, 'scrolls sideways').toBe(false);
    if (this.run.axe) await expectAccessible(page);
  }

  async annaRecommends(): Promise<string> {
    const { says, run, by } = this;
    const arrives = run.brand === 'intranet';
    const page = await this.open(`/${run.locale}${arrives ? `?token=${portalToken(this.anna)}` : ''}`);
    await this.look(page);
    await by.press(
      page.getByRole('link', { name: says.recommend.replace(/(?:Zuhause|Home) L/, this.product()), exact: true }),
    );
    await expect(page.getByRole('radio', { name: says.share[100] })).toBeChecked();
    await by.choose(page.getByRole('radio', { name: this.option() }));
    await expect(page.getByRole('radio', { name: this.option() }).locator('..')).toContainText(
      run.share === 0 ? this.recipientSum() : this.annaSum(),
    );
    if (!arrives) {
      await by.fill(page.getByLabel(says.firstName), 'Anna');
      await by.fill(page.getByLabel(says.email), this.anna);
    }
    await by.press(page.getByRole('button', { name: says.create }));
    await this.seesProblems(page, arrives ? 1 : 2);
    await expect(page.getByRole('radio', { name: this.option() })).toBeChecked();
    await expect(page.getByLabel(says.firstName)).toHaveValue('Anna');
    if (arrives) {
      await expect(page.getByLabel(says.lastName)).toHaveValue('Muster');
      await expect(page.getByLabel(says.email)).toHaveValue(this.anna);
      await expect(page.getByLabel(says.email)).not.toBeEditable();
    } else await by.fill(page.getByLabel(says.lastName), 'Muster');
    await by.tick(page.getByRole('checkbox').first());
    await by.press(page.getByRole('button', { name: says.create }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.ready);
    await this.look(page);
    const link = await page.getByLabel(says.link).inputValue();
    expect(link).toMatch(/\/k\/\w{7}$/);
    this.link = link;
    const number = /\/empfehlung\/(\d{12})/.exec(page.url())?.[1] ?? '';
    await page.reload();
    await expect(page.getByLabel(says.link)).toHaveValue(link);
    return number;
  }
  link = '';

  /** What a form that came back shows: all problems on top, in the title, and with the focus on them. */
  async seesProblems(page: Page, many: number): Promise<void> {
    const summary = page.getByRole('alert');
    await expect(summary).toContainText(this.says.problems);
    await expect(summary.getByRole('link')).toHaveCount(many);
    await expect(page).toHaveTitle(this.says.error);
    await expect(summary).toBeFocused();
    await this.look(page);
  }

  async benAccepts(number: string): Promise<void> {
    const { says, run, by } = this;
    const page = await this.open(this.link);
    if (!page.url().includes(`/${run.locale}/`)) await page.goto(page.url().replace(/\/(de|en)\//, `/${run.locale}/`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna M.');
    if (run.share < 100) await expect(page.locator('main')).toContainText(this.recipientSum());
    await by.fill(page.getByLabel(says.firstName), 'Ben');
    await by.fill(page.getByLabel(says.lastName), 'Beispiel');
    await by.fill(page.getByLabel(says.email, { exact: true }), this.ben);
    await by.fill(page.getByLabel(says.repeated), 'anders@example.org');
    await by.press(page.getByRole('button', { name: says.accept }));
    await this.seesProblems(page, 2);
    await by.fill(page.getByLabel(says.repeated), this.ben);
    await by.tick(page.getByRole('checkbox').first());
    await by.press(page.getByRole('button', { name: says.accept }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.thanks);
    await expect(page.locator('main')).toContainText('b***@example.org');
    await this.look(page);
    await expect(page.getByRole('link', { name: says.shop })).toHaveAttribute(
      'href',
      new RegExp(`/empfehlen/click/${number}`),
    );
    await page.goto(this.link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words[page.url().includes('/en/') ? 'en' : 'de'].thanks,
    );
  }

  /** What everybody of a brand recommends here. */
  private product(): string {
    const isEnglish = this.run.locale === 'en';
    if (this.run.brand === 'versicherung') return isEnglish ? 'Contents Comfort' : 'Hausrat Komfort';
    return isEnglish ? 'Home L' : 'Zuhause L';
  }

  /** What the recipient is promised; a brand may have a cap. */
  private option(): string {
    const { isCapped, share } = this.run;
    return isCapped ? this.says.share[share].replace(' (50:50)', '') : this.says.share[share];
  }

  recipientSum(): string {
    const { brand, share } = this.run;
    if (brand === 'versicherung') return '15,00 €';
    return this.says.sums[share];
  }

  async openMail(to: string, template: string): Promise<Page> {
    return this.open(await this.cast.pageOf(to, template));
  }

  async benConfirms(number: string): Promise<void> {
    const { says, run, by } = this;
    const page = await this.openMail(this.ben, 'M05');
    if (run.script !== false) await expect(page).not.toHaveURL(/token=/);
    await this.look(page);
    // One tick is enough: it was on the form, and this page says so.
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await by.press(page.getByRole('button', { name: says.confirm }));
    await expect(page.locator('main')).toContainText(says.confirmed);
    if (run.share !== 100) {
      await this.look(page);
      await by.press(page.getByRole('link', { name: says.giveAccount }));
      await expect(page.getByLabel('IBAN')).toBeVisible();
      await this.look(page);
      await this.givesBankData(page, 'Ben Beispiel');
      await by.press(page.getByRole('button', { name: says.save }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.saved);
      await this.look(page);
    }
    expect(number).toHaveLength(12);
  }

  /** The likely owner stands there already. */
  async givesBankData(page: Page, holder: string): Promise<void> {
    await expect(page.getByLabel(this.says.holder)).toHaveValue(holder);
    await this.by.fill(page.getByLabel('IBAN'), 'de02120300000000202051');
    await this.by.tick(page.getByRole('checkbox').last());
    if (this.run.script !== false) {
      await expect(page.getByLabel('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
      await expect(page.getByText(this.says.ibanFine)).toBeVisible();
    }
  }

  /** From the mail, or on the page of a reward that is open; gives the page of thanks. */
  async annaCollects(opened?: Page): Promise<Page> {
    const { says, run, by } = this;
    const page = opened ?? (await this.openMail(this.anna, 'M10'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.waiting);
    await this.look(page);
    if (run.script !== false) {
      await expect(page).not.toHaveURL(/token=/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.waiting);
    }
    await by.press(page.getByRole('button', { name: says.next }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(this.annaSum());
    await by.press(page.getByRole('button', { name: says.collect }));
    await this.seesProblems(page, 2);
    await this.givesBankData(page, 'Anna Muster');
    await by.press(page.getByRole('button', { name: says.collect }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      run.share === 50 ? says.collectedChecked : says.collected,
    );
    await expect(page.locator('main')).toContainText('2051');
    await this.look(page);
    const again = await this.openMail(this.anna, 'M10');
    await expect(again.locator('main')).toContainText(says.over);
    await this.look(again);
    return page;
  }

  /** By the header: in the menu where there is one, whose links follow its button for the keyboard. */
  async signsOut(page: Page): Promise<void> {
    const { says, run, by } = this;
    const link = page.getByRole('link', { name: says.signOut, exact: true });
    if (run.width < 1024) {
      await by.press(page.getByRole('button', { name: says.menu }));
      await expect(link).toBeVisible();
    }
    if (run.width < 1024 && run.by === 'keyboard') {
      for (let step = 0; step < 8 && !(await link.evaluate((element) => element === document.activeElement)); step++)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await by.press(link);
    if (run.script === false) await by.press(page.getByRole('button', { name: says.signOut }));
    await expect(page).toHaveURL(new RegExp(`/${run.locale}$`));
    await expect(page.getByRole('link', { name: says.signIn, exact: true })).toBeVisible();
  }

  /** Where the recipient's part is capped, the rest is the recommender's. */
  annaSum(): string {
    const { brand, share } = this.run;
    if (brand !== 'versicherung' || share === 100) return this.says.sums[share];
    return '55,00 €';
  }

  async bothArePaid(number: string): Promise<void> {
    await this.cast.frees(number);
    await this.cast.pays(number);
    const anna = await this.openMail(this.anna, 'M10');
    await expect(anna.locator('main')).toContainText(this.says.paidOut);
    const ben = await this.openMail(this.ben, 'M05');
    const steps = ben.getByRole('list', { name: this.says.journey }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) await expect(step).toContainText(this.says.done);
    await this.cast.mail(this.anna, 'M14');
    await this.cast.mail(this.ben, 'M14');
  }
}
