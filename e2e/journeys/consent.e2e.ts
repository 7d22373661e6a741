/**
 * Consent to cookies (G-11): each way to be asked, each answer, and what lies in the browser and leaves it before and after. What is
 * stored and asked for is compared by name, so that nothing comes along unseen.
 */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { consentList } from '../../contract/src/consent/cookies.ts';
import { consentWords } from '../../contract/src/consent/words.ts';
import { expectAccessible } from '../accessible.ts';
import { type Manager, managerSlug, playManager, scriptOf } from '../cast/consent-managers.ts';
import { placeAt } from '../cast/place.ts';
import { test } from '../test.ts';

test.use({ isAsked: true });

const said = (key: keyof typeof consentWords, language: 'de' | 'en' = 'de'): string => consentWords[key][language];
const question = (page: Page, language: 'de' | 'en' = 'de'): Locator =>
  page.getByRole('dialog', { name: said('consent.title', language) });
const settings = (page: Page): Locator => page.getByRole('link', { name: said('consent.settings') });

const ways = { fragtselbst: 'the portal itself', spbdevk: 'the stand-in of a third party' } as const;
type Way = keyof typeof ways;
const at = (way: string, path: string): string => `${placeAt(way).portal}${path}`;

const answers = {
  all: { functional: '1', analytical: '1', marketing: '1' },
  none: { functional: '0', analytical: '0', marketing: '0' },
  some: { functional: '0', analytical: '1', marketing: '0' },
} as const;
type Answer = keyof typeof answers;

/** By name, what the browser keeps of this portal. */
async function keptOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name.replace(/^__Host-/, ''), value]));
}

const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

async function answer(page: Page, which: Answer): Promise<void> {
  if (which === 'some')
    await question(page)
      .getByRole('checkbox', { name: said('consent.analytical') })
      .check();
  await question(page)
    .getByRole('button', { name: said(`consent.${which}`) })
    .click();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(async () => Object.keys(await keptOf(page.context())).filter((name) => name.startsWith('consent_')).length)
    .toBe(5);
}

/** Every request of the page, without what changes with each build. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url().replace(/-[\w-]{8}\.(js|css)$/, '.$1')}`),
  );
  return asked;
}

for (const [way, who] of Object.entries(ways) as [Way, string][]) {
  test(`whoever comes first is asked by ${who}, and nothing is stored or sent before an answer [S1-F065][S4-T024]`, async ({
    page,
    context,
  }) => {
    const asked = requestsOf(page);
    await page.goto(at(way, '/de/?channel=abc'));
    await expect(question(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await keptOf(context)).toEqual({});
    expect(await storedIn(page)).toEqual([]);
    const portal = at(way, '');
    expect(asked.filter((line) => !line.startsWith(`GET ${portal}/`))).toEqual([]);
    expect(
      asked
        .map((line) => line.slice(`GET ${portal}`.length))
        .filter((path) => !/\.(?:svg|png|webp|avif|jpe?g|woff2|css)(?:\?|$)|^\/(?:media|bilder)\//.test(path)),
    ).toEqual([
      '/de/?channel=abc',
      '/assets/page-script.js',
      '/assets/channel.js',
      ...(way === 'spbdevk' ? ['/consent/extern.js'] : []),
      '/assets/consent-question.js',
      `/cookies/de${way === 'spbdevk' ? '?beispiel=1' : ''}`,
    ]);
    await expectAccessible(page);
  });

  for (const [which, values] of Object.entries(answers) as [Answer, (typeof answers)[Answer]][])
    test(`asked by ${who}, the answer "${which}" is kept for 60 days and asked no more [S4-T025][S4-T026][S4-T031]`, async ({
      page,
      context,
    }) => {
      await page.goto(at(way, '/de/?channel=abc'));
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await answer(page, which);
      expect((await sent).postDataJSON()).toEqual({
        Funktional: values.functional === '1',
        Analytisch: values.analytical === '1',
        Marketing: values.marketing === '1',
        Quelle: way === 'spbdevk' ? 'Beispielmanager' : 'Portal',
        Liste: consentList,
        Nummer: null,
        Kanal: 'abc',
      });
      const isCounted = values.analytical === '1';
      await expect
        .poll(() => keptOf(context))
        .toEqual({
          consent_required: '1',
          consent_functional: values.functional,
          consent_analytical: values.analytical,
          consent_marketing: values.marketing,
          // Whoever declines everything is not given a number to be known by.
          consent_nachweis:
            which === 'none' ? consentList : expect.stringMatching(new RegExp(`^${consentList}\\.[0-9a-f-]{36}$`)),
          ...(isCounted && {
            channel: 'abc',
            _pk_id: expect.stringMatching(/^[0-9a-f]{16}/),
            _pk_ref: expect.stringContaining('abc'),
            _pk_ses: '1',
          }),
        });
      const inDays = (await context.cookies())
        .filter(({ name }) => name.includes('consent_'))
        .map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400));
      expect(inDays).toEqual([60, 60, 60, 60, 60]);
      expect(await storedIn(page)).toEqual([]);
      await page.goto(at(way, '/de/faq'));
      await page.waitForLoadState('networkidle');
      await expect(question(page)).toHaveCount(0);
    });

  test(`asked by ${who}, somebody changes his mind at the foot of any page, and what was for it goes [S2-R172][S4-T029]`, async ({
    page,
    context,
  }) => {
    await page.goto(at(way, '/de/?channel=abc'));
    await answer(page, 'all');
    const number = (await keptOf(context)).consent_nachweis?.split('.')[1] ?? '';
    await context.addCookies(['_pk_id', '_ga'].map((name) => ({ name, value: 'x', url: at(way, '') })));
    await page.goto(at(way, '/de/faq'));
    await settings(page).click();
    const dialog = question(page);
    await expect(dialog).toBeVisible();
    for (const purpose of ['required', 'functional', 'analytical', 'marketing'] as const)
      await expect(dialog.getByRole('checkbox', { name: said(`consent.${purpose}`) })).toBeChecked();
    await expect(dialog).toContainText(`${said('consent.evidence')} ${number}`);
    await dialog.getByRole('checkbox', { name: said('consent.analytical') }).uncheck();
    await dialog.getByRole('button', { name: said('consent.some') }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => keptOf(context))
      .toEqual({
        consent_required: '1',
        consent_functional: '1',
        consent_analytical: '0',
        consent_marketing: '1',
        consent_nachweis: `${consentList}.${number}`,
        _ga: 'x',
      });
  });

  test(`asked by ${who}, whoever lets it end or meets another list is asked anew [S4-T031]`, async ({
    page,
    context,
  }) => {
    await page.goto(at(way, '/de/'));
    await answer(page, 'none');
    await context.clearCookies({ name: /consent_marketing/ });
    await page.reload();
    await expect(question(page)).toBeVisible();
    await answer(page, 'all');
    const [proof] = (await context.cookies()).filter(({ name }) => name.includes('consent_nachweis'));
    if (!proof) throw new Error('no proof is kept');
    await context.addCookies([{ ...proof, value: '00000000' }]);
    await page.reload();
    await expect(question(page)).toBeVisible();
    await expect(question(page).getByRole('checkbox', { name: said('consent.marketing') })).not.toBeChecked();
  });

  for (const [path, id] of [
    ['/de/datenschutz', 'S2-R177'],
    ['/de/impressum', 'S2-R178'],
    ['/en/datenschutz', 'S2-R177'],
    ['/en/impressum', 'S2-R178'],
  ] as const)
    test(`asked by ${who}, ${path} can be read before anybody decides [${id}]`, async ({ page, context }) => {
      await page.goto(at(way, path));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await keptOf(context)).toEqual({});
      await page.goto(at(way, path.slice(0, 3)));
      await expect(question(page, path.startsWith('/en') ? 'en' : 'de')).toBeVisible();
    });
}

test('by default the third party asks, and the own dialog opens where only that is switched on [S1-F067][S1-F073]', async ({
  page,
}) => {
  await page.goto(at('spbdevk', '/de/'));
  await expect(question(page)).toContainText(said('consent.standIn'));
  expect(await page.evaluate(() => typeof Reflect.get(window, 'ConsentManager'))).toBe('object');
  await page.goto(at('fragtselbst', '/de/'));
  await expect(question(page)).toBeVisible();
  await expect(question(page)).not.toContainText(said('consent.standIn'));
  expect(await page.evaluate(() => typeof Reflect.get(window, 'ConsentManager'))).toBe('undefined');
});

test('where nobody asks all counts as given, and nothing is stored that need not [S4-T032]', async ({
  page,
  context,
}) => {
  await page.goto(at('fragtniemand', '/de/?channel=abc'));
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  expect(await keptOf(context)).toEqual({});
  expect(await storedIn(page)).toEqual([]);
  const answer = await page.request.post(`${placeAt('fragtniemand').api}/einwilligung/cookies`, {
    data: { Funktional: true, Analytisch: true, Marketing: true, Quelle: 'Portal', Liste: consentList },
  });
  expect(answer.status()).toBe(409);
});

test('the three answers are of one look, each purpose is offered apart, and what is needed cannot be unticked [S4-T027][S4-T028][S4-T029][S4-T030]', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('fragtselbst', '/de/'));
    const buttons = (['none', 'some', 'all'] as const).map((key) =>
      question(page).getByRole('button', { name: said(`consent.${key}`), exact: true }),
    );
    const looks = await Promise.all(
      buttons.map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { backgroundColor, color, borderColor, fontSize, fontWeight, height: element.clientHeight };
        }),
      ),
    );
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    const required = question(page).getByRole('checkbox', { name: said('consent.required') });
    await expect(required).toBeChecked();
    await expect(required).toBeDisabled();
    for (const purpose of ['functional', 'analytical', 'marketing'] as const) {
      const box = question(page).getByRole('checkbox', { name: said(`consent.${purpose}`) });
      await expect(box).not.toBeChecked();
      await expect(box).toBeEnabled();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    // The page below can be used without an answer.
    await page.getByRole('link', { name: 'Häufige Fragen' }).first().click();
    await expect(page).toHaveURL(/(?:#fragen|\/faq)$/);
  }
});

for (const [life, purpose, id] of [
  ['6 Monate', 'analytical', 'S9-K065'],
  ['13 Monate', 'analytical', 'S9-K066'],
  ['30 Minuten', 'analytical', 'S9-K067'],
  ['2 Jahre', 'marketing', 'S9-K068'],
  ['1 Tag', 'marketing', 'S9-K069'],
  ['bis der Browser geschlossen wird (Session)', 'marketing', 'S9-K070'],
] as const)
  test(`the question names a cookie that stays ${life} [${id}]`, async ({ page }) => {
    await page.goto(at('fragtselbst', '/de/'));
    const table = question(page)
      .locator('details')
      .filter({ hasText: said(`consent.cookies`).replace('{purpose}', said(`consent.${purpose}`)) });
    await table.locator('summary').click();
    const owner = said(purpose === 'analytical' ? 'consent.of.tracker' : 'consent.of.ads');
    await expect(table.getByText(`${life}, ${owner}`, { exact: true })).toBeVisible();
  });

test('it is answered by keyboard alone, and Escape leaves the settings as they were', async ({ page, context }) => {
  await page.goto(at('fragtselbst', '/de/'));
  await expect(question(page)).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((text) => document.activeElement?.textContent === text, said('consent.none'))) break;
  }
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect.poll(async () => (await keptOf(context)).consent_analytical).toBe('0');
  await settings(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(settings(page)).toBeFocused();
  expect((await keptOf(context)).consent_analytical).toBe('0');
});

test('an answer that cannot be kept is said, and nothing counts as given', async ({ page, context }) => {
  await page.goto(at('fragtselbst', '/de/'));
  await page.route('**/einwilligung/cookies', (route) => route.abort());
  await question(page)
    .getByRole('button', { name: said('consent.all') })
    .click();
  await expect(question(page).getByRole('alert')).toHaveText(said('consent.failed'));
  expect(await keptOf(context)).toEqual({});
  await page.unroute('**/einwilligung/cookies');
  await answer(page, 'all');
});

test('without script nothing asks, and nothing is stored', async ({ browser }) => {
  for (const way of Object.keys(ways)) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at(way, '/de/?channel=abc'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(settings(page)).toBeHidden();
    expect(await keptOf(context)).toEqual({});
  }
});

const managers: readonly Manager[] = ['usercentrics', 'cookiebot', 'oneTrust', 'tcf'];
const sources = { usercentrics: 'Usercentrics', cookiebot: 'Cookiebot', oneTrust: 'OneTrust', tcf: 'TCF' };
const buttons = { all: 'Dritter: alles', none: 'Dritter: nichts', some: 'Dritter: Statistik' } as const;

for (const manager of managers) {
  const portal = placeAt(managerSlug(manager)).portal;

  for (const [which, values] of Object.entries(answers) as [Answer, (typeof answers)[Answer]][])
    test(`${sources[manager]} asks in our place, and its answer "${which}" is mirrored once`, async ({
      page,
      context,
    }) => {
      const elsewhere = await playManager(page, manager);
      const sent: unknown[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON()));
      await page.goto(`${portal}/de/`);
      await expect(page.getByRole('button', { name: buttons[which] })).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      expect(await keptOf(context)).toEqual({});
      await page.getByRole('button', { name: buttons[which] }).click();
      await expect
        .poll(async () => {
          const { consent_functional, consent_analytical, consent_marketing } = await keptOf(context);
          return { functional: consent_functional, analytical: consent_analytical, marketing: consent_marketing };
        })
        // TCF has no word for what a page offers but that something is stored.
        .toEqual(manager === 'tcf' && which === 'some' ? { ...values, functional: '1' } : values);
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(sent).toHaveLength(1);
      expect(sent).toMatchObject([{ Quelle: sources[manager], Liste: consentList }]);
      expect(new Set(elsewhere)).toEqual(new Set([scriptOf(manager)]));
    });

  test(`${sources[manager]} opens its settings from our footer, also on pages that nobody is asked on`, async ({
    page,
    context,
  }) => {
    const elsewhere = await playManager(page, manager);
    await page.goto(`${portal}/de/datenschutz`);
    await page.waitForLoadState('networkidle');
    expect(elsewhere).toEqual([]);
    await settings(page).click();
    await page.getByRole('button', { name: buttons.all }).first().click();
    await expect.poll(async () => (await keptOf(context)).consent_marketing).toBe('1');
    await page.goto(`${portal}/de/`);
    await settings(page).click();
    await page.getByRole('button', { name: buttons.none }).click();
    await expect.poll(async () => (await keptOf(context)).consent_marketing).toBe('0');
  });
}

test('no script of a third party runs on a page that knows a person: its settings are on the first page', async ({
  page,
}) => {
  const portal = placeAt(managerSlug('cookiebot')).portal;
  const elsewhere = await playManager(page, 'cookiebot');
  const answer = await page.goto(`${portal}/de/login`);
  await page.waitForLoadState('networkidle');
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(elsewhere).toEqual([]);
  await settings(page).click();
  await expect(page).toHaveURL(`${portal}/de#einwilligung`);
  await expect(page.getByRole('button', { name: buttons.all }).first()).toBeVisible();
  expect(elsewhere).toEqual([scriptOf('cookiebot')]);
});

test('a manager that is kept away asks nobody, and nothing is given', async ({ page, context }) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(`${placeAt(managerSlug('oneTrust')).portal}/de/`);
  await page.waitForLoadState('networkidle');
  expect(await keptOf(context)).toEqual({});
  await settings(page).click();
  await expect(settings(page)).toBeHidden();
});
