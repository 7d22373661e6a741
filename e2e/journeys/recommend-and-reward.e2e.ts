/**
 * The product's own story: Anna recommends, Ben accepts, the contract is released, both get what was decided. For each
 * share and in both languages; once without any script. Every page on the way is looked at for accessibility.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, type Outside, outside } from '../outside.ts';

interface Run {
  share: 100 | 50 | 0;
  locale: 'de' | 'en';
  width: number;
  script?: boolean;
  /** Goes on until the money is paid. */
  paid?: boolean;
}

const runs: readonly (readonly [title: string, run: Run])[] = [
  [
    'Anna keeps the whole premium, in German on a phone [S1-F002][S2-R035][S2-R036][S2-R040][S3-E096][S3-E098][S3-E099][S3-E100]',
    { share: 100, locale: 'de', width: 360 },
  ],
  ['Anna keeps the whole premium, in English [S1-F025][S3-E097]', { share: 100, locale: 'en', width: 1280 }],
  [
    'both share the premium, in German, until both are paid [S1-F004][S1-F005][S1-F018][S1-F019][S1-F020][S2-R042][S2-R045][S2-R046][S2-R047][S2-R048][S2-R049][S2-R050][S2-R051][S2-R053][S2-R054][S4-T037][S4-T038][S4-T039][S4-T040]',
    { share: 50, locale: 'de', width: 768, paid: true },
  ],
  ['both share the premium, in English [S1-F026]', { share: 50, locale: 'en', width: 360 }],
  ['the contact gets the whole premium, in German', { share: 0, locale: 'de', width: 1280 }],
  ['the contact gets the whole premium, in English [S1-F027]', { share: 0, locale: 'en', width: 768 }],
  ['both share the premium without any script', { share: 50, locale: 'de', width: 360, script: false }],
];

const words = {
  de: {
    share: { 100: 'Ich', 50: 'Beide (50:50)', 0: 'Mein Kontakt' },
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    repeated: 'E-Mail-Adresse wiederholen',
    recommend: 'Jetzt empfehlen Zuhause L',
    create: 'Empfehlungslink erstellen',
    ready: 'Ihr Link ist fertig',
    link: 'Ihr persönlicher Link',
    accept: 'Empfehlung annehmen',
    thanks: 'Vielen Dank, Ihre Daten sind angekommen',
    shop: 'Weiter zum Shop',
    confirm: 'Daten bestätigen',
    confirmed: 'Ihre Daten sind bestätigt',
    holder: 'Kontoinhaber',
    save: 'Bankverbindung speichern',
    saved: 'Ihre Bankverbindung ist gespeichert',
    waiting: 'Ihre Prämie wartet auf Sie.',
    next: 'Weiter',
    collect: /auszahlen lassen/,
    collected: 'Ihre Prämie ist unterwegs',
    over: 'Diese Prämie kann nicht (mehr) abgeholt werden.',
    problems: 'Bitte prüfen Sie',
    error: /^Fehler: /,
    received: 'Prämie erhalten',
    paidOut: 'Ausgezahlt',
    sums: { 100: '70,00 €', 50: '35,00 €', 0: '70,00 €' },
  },
  en: {
    share: { 100: 'myself', 50: 'both (50:50)', 0: 'my contact' },
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    repeated: 'Repeat e-mail address',
    recommend: 'Recommend now Zuhause L',
    create: 'Create recommendation link',
    ready: 'Your link is ready',
    link: 'Your personal link',
    accept: 'Accept the recommendation',
    thanks: 'Thank you, we have your data',
    shop: 'On to the shop',
    confirm: 'Confirm data',
    confirmed: 'Your data are confirmed',
    holder: 'Account holder',
    save: 'Save bank details',
    saved: 'Your bank details are saved',
    waiting: 'Your reward is waiting for you.',
    next: 'Continue',
    collect: /paid out/,
    collected: 'Your reward is on its way',
    over: 'This reward cannot be collected (any more).',
    problems: 'Please check',
    error: /^Error: /,
    received: 'Reward received',
    paidOut: 'Paid out',
    sums: { 100: '€70.00', 50: '€35.00', 0: '€70.00' },
  },
} as const;

for (const [title, run] of runs) {
  test(title, async ({ browser, request }) => {
    const people = await outside(request);
    const story = new Story(browser, run, people);
    const number = await story.annaRecommends();
    await story.benAccepts(number);
    await story.benConfirms(number);
    await people.releases(await people.reports({ number, email: story.ben }));
    if (run.share > 0) await story.annaCollects();
    if (run.paid) await story.bothArePaid(number);
  });
}

let count = 0;

class Story {
  readonly anna: string;
  readonly ben: string;
  readonly browser: Browser;
  readonly run: Run;
  readonly people: Outside;
  readonly says: (typeof words)['de' | 'en'];

  constructor(browser: Browser, run: Run, people: Outside) {
    const own = `${process.pid}-${Date.now()}-${count++}`;
    this.anna = `anna-${own}@example.org`;
    this.ben = `ben-${own}@example.org`;
    this.browser = browser;
    this.run = run;
    this.people = people;
    this.says = words[run.locale];
  }

  /** A browser of one person's own: no cookie of anybody else. */
  async open(address: string): Promise<Page> {
    const { locale, width, script = true } = this.run;
    const context = await this.browser.newContext({
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
    if (this.run.script !== false) await expectAccessible(page);
  }

  async annaRecommends(): Promise<string> {
    const { says, run } = this;
    const page = await this.open(`/${run.locale}`);
    await this.look(page);
    await page.getByRole('link', { name: says.recommend, exact: true }).click();
    await expect(page.getByRole('radio', { name: says.share[100] })).toBeChecked();
    await page.getByRole('radio', { name: says.share[run.share] }).check();
    await expect(page.getByRole('radio', { name: says.share[run.share] }).locator('..')).toContainText(
      says.sums[run.share],
    );
    await page.getByLabel(says.firstName).fill('Anna');
    await page.getByLabel(says.email).fill(this.anna);
    await page.getByRole('button', { name: says.create }).click();
    await this.seesProblems(page, 2);
    await expect(page.getByRole('radio', { name: says.share[run.share] })).toBeChecked();
    await expect(page.getByLabel(says.firstName)).toHaveValue('Anna');
    await page.getByLabel(says.lastName).fill('Muster');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: says.create }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.ready);
    await this.look(page);
    const link = await page.getByLabel(says.link).inputValue();
    expect(link).toMatch(/\/k\/\w{7}\?c=cp$/);
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
    const { says, run } = this;
    const page = await this.open(this.link);
    if (!page.url().includes(`/${run.locale}/`))
      await page.getByRole('link', { name: run.locale === 'en' ? 'English' : 'Deutsch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Anna M.');
    if (run.share < 100) await expect(page.locator('main')).toContainText(says.sums[run.share]);
    await page.getByLabel(says.firstName).fill('Ben');
    await page.getByLabel(says.lastName).fill('Beispiel');
    await page.getByLabel(says.email, { exact: true }).fill(this.ben);
    await page.getByLabel(says.repeated).fill('anders@example.org');
    await page.getByRole('button', { name: says.accept }).click();
    await this.seesProblems(page, 2);
    await page.getByLabel(says.repeated).fill(this.ben);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: says.accept }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.thanks);
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

  async openMail(to: string, template: string, unlike = 'ablehnen='): Promise<Page> {
    const { Links } = await this.people.mail(to, template);
    const address = Links.find((link) => link.includes('token=') && !link.includes(unlike)) ?? '';
    return this.open(address);
  }

  async benConfirms(number: string): Promise<void> {
    const { says, run } = this;
    const page = await this.openMail(this.ben, 'M05');
    if (run.script !== false) await expect(page).not.toHaveURL(/token=/);
    await this.look(page);
    await page.getByRole('button', { name: says.confirm }).click();
    await this.seesProblems(page, 1);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: says.confirm }).click();
    if (run.share === 100) {
      await expect(page.locator('main')).toContainText(says.confirmed);
    } else {
      await expect(page.getByLabel('IBAN')).toBeVisible();
      await this.look(page);
      await this.givesBankData(page, 'Ben Beispiel');
      await page.getByRole('button', { name: says.save }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.saved);
    }
    expect(number).toHaveLength(12);
  }

  async givesBankData(page: Page, holder: string): Promise<void> {
    await page.getByLabel(this.says.holder).fill(holder);
    await page.getByLabel('IBAN').click();
    await page.getByLabel('IBAN').fill('de02120300000000202051');
    await page.getByRole('checkbox').last().check();
    if (this.run.script !== false) await expect(page.getByLabel('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
  }

  async annaCollects(): Promise<void> {
    const { says, run } = this;
    const page = await this.openMail(this.anna, 'M10');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.waiting);
    await this.look(page);
    if (run.script !== false) {
      await expect(page).not.toHaveURL(/token=/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.waiting);
    }
    await page.getByRole('button', { name: says.next }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.sums[run.share]);
    await page.getByRole('button', { name: says.collect }).click();
    await this.seesProblems(page, 3);
    await this.givesBankData(page, 'Anna Muster');
    await page.getByRole('button', { name: says.collect }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.collected);
    await this.look(page);
    const again = await this.openMail(this.anna, 'M10');
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(says.over);
    await this.look(again);
  }

  async bothArePaid(number: string): Promise<void> {
    await this.people.pays(number);
    const anna = await this.openMail(this.anna, 'M10');
    await expect(anna.locator('main')).toContainText(this.says.paidOut);
    const ben = await this.openMail(this.ben, 'M05');
    const steps = ben.getByRole('list', { name: 'Ihr Weg zur Prämie' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) await expect(step).toContainText('Erledigt');
    await this.people.mail(this.anna, 'M14');
    await this.people.mail(this.ben, 'M14');
  }
}
