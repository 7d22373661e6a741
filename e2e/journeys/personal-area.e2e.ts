/**
 * "Where is my reward?": somebody sees every step of it from the link to the money, by keyboard on a phone, in English on
 * a desk, and without script; and finds each of many recommendations.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { Cast } from '../cast/cast.ts';
import { portalPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { expectListed } from '../route-list.ts';
import { type Run, Story } from '../story.ts';
import { test } from '../test.ts';
import { holds } from '../visit.ts';

const cast = new Cast();

const words = {
  de: {
    where: 'Wo ist meine Prämie?',
    hello: 'Guten Tag, Anna Muster.',
    status: { open: 'Offen', ok: 'Angenommen', released: 'Freigegeben', paid: 'Ausgezahlt am' },
    accepted: 'B. B. hat Ihre Empfehlung angenommen.',
    expected: /Voraussichtlich am \d\d\.\d\d\.\d{4}/,
    joy: /^B\.\sB\. hat Ja gesagt$/,
    bars: /^Prämien je Monat im Jahr \d{4}: 0,00\s€ erhalten, 70,00\s€ noch offen$/,
    collect: 'Prämie abholen',
    again: 'Prämien-E-Mail erneut senden',
    sent: 'Die E-Mail zu Ihrer Prämie ist unterwegs.',
    waiting: 'Ihre Prämie wartet auf Sie, Anna.',
    collected: 'Sie haben Ihre Prämie abgeholt.',
    line: 'Was geschehen ist und was kommt',
    received: 'erhalten',
    year: 'Jahresübersicht',
    sum: '70,00 €',
  },
  en: {
    where: 'Where is my reward?',
    hello: 'Hello, Anna Muster.',
    status: { open: 'Open', ok: 'Accepted', released: 'Released', paid: 'Paid on' },
    accepted: 'B. B. has accepted your recommendation.',
    expected: /Expected on \d\d\.\d\d\.\d{4}/,
    joy: /^B\.\sB\. said yes$/,
    bars: /^Rewards per month in \d{4}: 0,00\s€ received, 70,00\s€ still to come$/,
    collect: 'Collect reward',
    again: 'Send the reward e-mail again',
    sent: 'The e-mail about your reward is on its way.',
    waiting: 'Your reward is waiting for you, Anna.',
    collected: 'You have collected your reward.',
    line: 'What has happened and what comes next',
    received: 'received',
    year: 'Yearly statement',
    sum: '70,00 €',
  },
} as const;

const runs: readonly (readonly [title: string, run: Run, details?: typeof inProof])[] = [
  ['by keyboard on a phone', { share: 100, locale: 'de', width: 360, by: 'keyboard', axe: true }],
  ['in English on a desk', { share: 100, locale: 'en', width: 1280, axe: true }, inProof],
  ['without script', { share: 100, locale: 'de', width: 768, script: false }],
];

const area = (locale: string): string => `/${locale}/persoenlicherbereich`;
const steps = (page: Page, name: string) => page.getByRole('list', { name }).first().getByRole('listitem');

for (const [title, run, details = {}] of runs) {
  const says = words[run.locale];

  test(`the way of a reward from the link to the money, ${title} [S2-R012][S3-E211]`, details, async ({ browser }) => {
    const cast = new Cast(portalPlace, run.locale);
    const recommendation = await cast.recommends({ share: run.share });
    const story = new Story(browser, run, cast, recommendation);
    const { by } = story;
    const page = await story.open(`/${run.locale}/kontakt`);
    await holds(page.context(), await firstPassword(cast, recommendation.anna));
    const cases = page.getByRole('region', { name: says.where });
    const sees = async (status: string) => {
      await page.goto(area(run.locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.hello);
      await expect(page.getByRole('heading', { name: says.where })).toBeVisible();
      await expect(cases.locator('summary')).toContainText(status);
      await story.look(page);
    };
    await sees(says.status.open);
    await expect(steps(page, says.line)).toHaveCount(2);
    await expect(page.locator('details ol')).toHaveCount(1);
    await cast.comes(recommendation);
    await cast.agrees(recommendation);
    await sees(says.status.ok);
    await expect(page.getByText(says.accepted)).toBeVisible();
    await expect(page.getByRole('heading', { name: says.joy })).toBeVisible();
    await cast.confirms(recommendation);
    await sees(says.status.ok);
    await expect(cases.getByText(says.expected)).toBeVisible();
    await cast.releases(recommendation.orderNumber);
    await sees(says.status.released);
    await expect(page.getByRole('heading', { name: says.joy })).toHaveCount(0);
    await expect(page.getByRole('img', { name: says.bars })).toBeVisible();
    await by.press(page.getByRole('button', { name: says.again }));
    await expect(page.getByRole('status').filter({ hasText: says.sent })).toBeFocused();
    await by.press(page.getByRole('link', { name: says.collect }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.waiting);
    await story.annaCollects(page);
    await sees(says.status.released);
    await expect(page.getByText(says.collected)).toBeVisible();
    await expect(page.getByRole('link', { name: says.collect })).toHaveCount(0);
    await cast.frees(recommendation.number);
    await cast.pays(recommendation.number);
    await sees(says.status.paid);
    const paid = page.locator('dl > div').filter({ hasText: says.received });
    await expect(paid).toContainText(says.sum);
    await page.reload();
    await expect(cases.locator('summary')).toContainText(says.status.paid);
    await expect(paid).toContainText(says.sum);
    await by.press(page.getByRole('link', { name: says.year }));
    await expect(page.getByRole('table')).toContainText(says.sum);
    await expect(page.getByText('EStG')).toBeVisible();
    await story.look(page);
    await story.signsOut(page);
    await page.goto(area(run.locale));
    await expect(page).toHaveURL(/\/login\?redirect=PersoenlicherBereich/);
    await expect(page.getByRole('main')).not.toContainText('Anna');
  });
}

/** The mail that brings the link brings the first password, too; set by the API, because its page has a story of its own. */
const firstPassword = async (cast: Cast, anna: string): Promise<string> =>
  (await cast.setsPassword(await cast.pageOf(anna, 'M02'))).token;

test('of many recommendations each has its row, twenty on a page, without script, too [S1-F021][S7-C136]', async ({
  browser,
  request,
}) => {
  const anna = await cast.member();
  for (let count = 0; count < 21; count++) await cast.recommends({ anna: anna.email, share: 100 });
  const list = await request.get(`${portalPlace.api}/empfehler/empfehlungen/?anzahl=100`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  const all = ((await list.json()) as { Empfehlungsnummer: string }[]).map(
    ({ Empfehlungsnummer }) => Empfehlungsnummer,
  );
  expect(new Set(all).size).toBe(21);
  const page = await signedIn(browser, anna.token);
  /** By the link of each row that leads to sharing it again. */
  const numbers = () =>
    page
      .locator('details a[href*="/empfehlung/"]')
      .evaluateAll((links) => links.map((link) => /\/empfehlung\/(\d{12})/.exec(link.getAttribute('href') ?? '')?.[1]));
  await page.goto(area('de'));
  await expect(page.locator('details')).toHaveCount(20);
  for (const row of await page.locator('summary').all()) await expect(row).toContainText('Offen');
  expect(await numbers()).toEqual(all.slice(0, 20));
  await page.getByRole('link', { name: 'Weitere anzeigen' }).click();
  await expect(page.locator('details')).toHaveCount(1);
  expect(await numbers()).toEqual(all.slice(20));
  await expect(page.getByRole('heading', { name: 'Wo ist meine Prämie?' })).toBeInViewport();
  await page.getByRole('link', { name: 'Zum Anfang' }).click();
  await expect(page.locator('details')).toHaveCount(20);
  expect(await numbers()).toEqual(all.slice(0, 20));
  const groups = page.getByRole('list', { name: 'Empfehlungen eingrenzen' });
  await groups.getByRole('link', { name: 'Zu erledigen' }).click();
  await expect(page.getByText('Zurzeit ist nichts zu erledigen.')).toBeVisible();
  await groups.getByRole('link', { name: 'Unterwegs' }).click();
  await expect(page).toHaveURL(/\?gruppe=unterwegs#empfehlungen$/);
  await expect(groups.locator('[aria-current]')).toHaveText('Unterwegs');
  await page.getByRole('link', { name: 'Weitere anzeigen' }).click();
  await expect(page.locator('details')).toHaveCount(1);
  await expect(groups.locator('[aria-current]')).toHaveText('Unterwegs');
  expect(await numbers()).toEqual(all.slice(20));
});

test('somebody without a recommendation is told how to begin [S2-R011]', async ({ page, request }) => {
  const anna = await cast.member();
  await page.setViewportSize({ width: 360, height: 800 });
  await holds(page.context(), anna.token);
  await page.goto(area('de'));
  await expect(page.getByRole('heading', { name: 'Noch keine Empfehlung' })).toBeVisible();
  await expectAccessible(page);
  await expectListed(request, 'PersoenlicherBereich', '/persoenlicherbereich');
  await page.getByRole('link', { name: 'Jetzt empfehlen' }).click();
  await expect(page).toHaveURL(/\/de$/);
});

/** Without script: what these pages do, they do without. */
async function signedIn(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portalPlace.portal,
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    javaScriptEnabled: false,
  });
  await holds(context, token);
  return context.newPage();
}
