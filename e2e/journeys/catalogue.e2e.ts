/** The catalogue: every category at its address, how its cards stand, and what the page knows of it. */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { portalPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { comesAlive } from '../visit.ts';

interface Listed {
  Slug: string;
  Titel: string;
  Breadcrumb: string;
  Untertitel: string | null;
  Quelle: string;
}

async function categoriesOf(request: APIRequestContext, locale = 'de'): Promise<Listed[]> {
  const answer = await request.get(`${portalPlace.api}/produktkategorie`, { headers: { 'Accept-Language': locale } });
  return (await answer.json()) as Listed[];
}

/** On the page from the top: without the way to all of them. */
const crumbsOn = async (page: Page): Promise<string> =>
  (await page.getByRole('navigation', { name: 'Wo Sie sind' }).getByRole('listitem').allInnerTexts())
    .slice(1)
    .join(' / ');

/** What has a name and stands in a card of an offer. */
const cardsOn = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

const mobile = 'mobilfunk';
const landline = 'festnetz';
const slugs = [
  ['internet', landline, 'S2-R135'],
  ['internet/hybrid', landline, 'S2-R136'],
  ['internet/glasfaser.html', landline, 'S2-R137'],
  ['junge-leute', landline, 'S2-R138'],
  ['junge-leute/speed.html', landline, 'S2-R139'],
  ['junge-leute/hybrid.html', landline, 'S2-R140'],
  ['digital-home-service', landline, 'S2-R141'],
  ['glasfaser', landline, 'S2-R142'],
  ['fernsehen', landline, 'S2-R143'],
  ['fernsehen/satellit.html', landline, 'S2-R144'],
  ['fernsehen/hybrid-satellit.html', landline, 'S2-R145'],
  ['fernsehen/hybrid', landline, 'S2-R146'],
  ['fernsehen/glasfaser.html', landline, 'S2-R147'],
  ['magentasport', landline, 'S2-R148'],
  ['internet-telefon', landline, 'S2-R149'],
  ['homepage-und-shop', landline, 'S2-R150'],
  ['webseite', landline, 'S2-R151'],
  ['webshop', landline, 'S2-R152'],
  ['webhosting', landline, 'S2-R153'],
  ['company-start', landline, 'S2-R154'],
  ['company-pro', landline, 'S2-R155'],
  ['smartphone-tarife.html', mobile, 'S2-R156'],
  ['prepaid-tarife.html', mobile, 'S2-R157'],
  ['young-tarife.html', mobile, 'S2-R158'],
  ['daten-tarife.html', mobile, 'S2-R159'],
  ['zusatzkarten.html', mobile, 'S2-R160'],
  ['combi-cards.html', mobile, 'S2-R161'],
  ['geraete.html', mobile, 'S2-R162'],
  ['smartphones.html', mobile, 'S2-R163'],
  ['tablets.html', mobile, 'S2-R164'],
  ['surfsticks.html', mobile, 'S2-R165'],
] as const;

for (const [slug, source, id] of slugs)
  test(`the category ${slug} has its page with title, breadcrumb and what can be recommended of it [${id}]`, async ({
    page,
    request,
  }) => {
    const listed = (await categoriesOf(request)).find(({ Slug }) => Slug === slug);
    expect(listed?.Quelle).toBe(source);
    const answer = await page.goto(`/de/${slug}`, { waitUntil: 'commit' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listed?.Titel ?? '');
    expect(await crumbsOn(page)).toBe(listed?.Breadcrumb);
    await expect(cardsOn(page).first()).toBeVisible();
  });

test('every category says its title and where it stands, as the call of the categories has it, and a subtitle where it has one [S2-R130][S2-R131]', async ({
  browser,
  request,
}) => {
  const page = await (await browser.newContext({ baseURL: portalPlace.portal, javaScriptEnabled: false })).newPage();
  for (const { Slug, Titel, Breadcrumb, Untertitel } of await categoriesOf(request)) {
    await page.goto(`/de/${Slug}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(Titel);
    await expect(page).toHaveTitle(new RegExp(`^${Titel} – `));
    expect(await crumbsOn(page)).toBe(Breadcrumb);
    if (Untertitel) await expect(page.locator('h1 + p')).toHaveText(Untertitel);
  }
});

for (const locale of ['de', 'en'])
  for (const [slug] of slugs)
    test(`the page of ${slug} hinders nobody from 320 to 1920 px: ${locale}`, inProof, async ({ page }) => {
      expect((await page.goto(`/${locale}/${slug}`))?.status()).toBe(200);
      for (const width of [320, 453, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true);
        if (width === 320 || width === 1024) await expectAccessible(page, { always: true });
      }
    });

for (const [width, columns, id] of [
  [1920, 4, 'S2-R167'],
  [1024, 4, 'S2-R168'],
  [768, 2, 'S2-R169'],
  [453, 1, 'S2-R170'],
  [360, 1, 'S2-R171'],
] as const)
  test(`at ${width} px ${columns} cards share a row, and the next begins another [${id}]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/smartphones.html');
    const tops = await cardsOn(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(columns);
    const [first] = tops;
    expect(tops.map((top) => top === first).indexOf(false)).toBe(columns);
  });

for (const [slug, said, id] of [
  ['internet', '70 €', 'S9-K023'],
  ['glasfaser', '90 €', 'S9-K024'],
  ['magentasport', '110 €', 'S9-K025'],
  ['smartphone-tarife.html', '50 €', 'S9-K026'],
] as const)
  test(`the page of ${slug} names ${said} as what recommending earns [${id}]`, async ({ page }) => {
    await page.goto(`/de/${slug}`);
    await expect(page.getByText(/^Empfehlen Sie weiter: Für jeden neuen Vertrag/)).toContainText(said);
  });

const bootOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Record<string, object[]>);

test('pages that show categories bring a reduced list of them, and again after a reload, without a further request [S3-E217][S3-E223]', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/') && asked.push(one.url()));
  const all = await categoriesOf(request);
  await page.goto('/de/internet');
  for (const visit of ['first', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await comesAlive(page);
    const { categories = [] } = await bootOf(page);
    expect(categories.map((one) => (one as { slug: string }).slug)).toEqual(all.map(({ Slug }) => Slug));
    expect(Object.keys(categories[0] ?? {}).toSorted()).toEqual([
      'breadcrumb',
      'category',
      'id',
      'language',
      'name',
      'slug',
      'source',
    ]);
  }
  await page.goto('/de');
  await comesAlive(page);
  const shelves = page.getByRole('list', { name: 'Nach Kategorie' }).getByRole('link');
  const kept = ((await bootOf(page)).shelves ?? []) as { name: string }[];
  expect(kept).toHaveLength(12);
  // All products and the way to the others stand around the first four of them.
  expect(await shelves.allTextContents()).toEqual(['Alle', ...kept.slice(0, 4).map(({ name }) => name), 'Weitere']);
  expect(asked).toEqual([]);
});

const message = 'Keine/Unbekannte Produkt-API in Mandantenkonfiguration definiert';

for (const [what, instead, id] of [
  ['an unknown source of products', '"productApi":"x"', 'S8-X008'],
  ['no source of products', '"productApiElsewhere":"x"', 'S8-X009'],
] as const)
  test(`a category of a mandant with ${what} says so in the console and on the page [${id}]`, async ({ browser }) => {
    // The policy of the page forbids what the test does to its boot data.
    const page = await (await browser.newContext({ baseURL: portalPlace.portal, bypassCSP: true })).newPage();
    const errors: string[] = [];
    page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
    page.on('pageerror', ({ message: text }) => errors.push(text));
    await page.goto('/de/internet');
    const stubbed = await page.evaluate((other) => {
      const boot = document.getElementById('boot') as HTMLElement;
      boot.textContent = boot.textContent.replace('"productApi":"standard"', other);
      return boot.textContent;
    }, instead);
    expect(stubbed).toContain(instead);
    await page.keyboard.press('Shift');
    await expect.poll(() => errors.join('\n')).toContain(message);
    await expect(page.getByRole('main')).toContainText(message);
  });

async function opened(browser: Browser, script: boolean): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: portalPlace.portal, viewport, javaScriptEnabled: script });
  const page = await context.newPage();
  await page.goto('/de/aktuellepraemienuebersicht');
  return page;
}

for (const [how, script] of [
  ['with script', true],
  ['without', false],
] as const)
  test(`"Produkte" of the header opens the shelves by keyboard and leads to a category, ${how}`, async ({
    browser,
  }) => {
    const page = await opened(browser, script);
    const shelves = page.getByRole('navigation', { name: 'Produkte' });
    const button = page.getByRole('button', { name: 'Produkte' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(shelves).toBeVisible();
    if (script) await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(shelves).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(shelves.getByRole('link', { name: 'Internet', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/internet$/);
  });

test('a shelf of the start page leads to the page of its category, and behind them are all', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('list', { name: 'Nach Kategorie' }).getByRole('link', { name: 'Glasfaser' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glasfaser' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Wo Sie sind' }).getByRole('link', { name: 'Alle Produkte' }).click();
  await expect(page).toHaveURL(/\/de\/produkte$/);
  await expectAccessible(page);
});
