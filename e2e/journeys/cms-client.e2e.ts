/**
 * The client of the CMS in the browser, where a page changes without a load: what it asks, what it does when the CMS fails, and
 * what a reader sees of it.
 */
import { expect, type Page, type Request, type Route } from '@playwright/test';
import { Cast } from '../cast/cast.ts';
import { portalPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { comesAlive, comesAliveFor, holds, kept } from '../visit.ts';

const tokens = '**/cms/identity-server/connect/token';
const content = '**/cms/api/content/**';
const unavailable = 'Inhalt nicht verfügbar';
const loadFailed = 'Fehler beim Laden des CMS Inhalts';

const isCms = (request: Request) => new URL(request.url()).pathname.startsWith('/cms/');
/** Method and address without its query, below `/cms`. */
const named = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.replace(/^\/cms/, '')}`;

function asked(page: Page): Request[] {
  const list: Request[] = [];
  page.on('request', (request) => void (isCms(request) && list.push(request)));
  return list;
}

/** What the page wrote to the console as an error. */
function errors(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && list.push(message.text())));
  return list;
}

const isList = (request: Request) => new URL(request.url()).pathname.endsWith('/faq');
const toQuestions = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Häufige Fragen', exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** From Home to the questions without a new document, by whoever is here already. */
async function goesOn(page: Page): Promise<void> {
  await toQuestions(page);
  await expect(page).toHaveURL(/\/de\/faq$/);
  await expect(title(page)).toHaveText('Fragen und Antworten');
  expect(await page.evaluate(() => document.documentElement.dataset.alive !== undefined)).toBe(true);
}

async function atHome(page: Page): Promise<void> {
  await page.goto('/de');
  await comesAlive(page);
}

test('before the first touch nothing of the client is loaded, and nothing of the CMS asked; then the page reads item by item, in the app that the mandant call names [S3-E005]', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => void (one.resourceType() === 'script' && scripts.push(new URL(one.url()).pathname)));
  const calls = asked(page);
  await page.goto('/de');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/page-script-/), '/consent/extern.js']);
  await comesAlive(page);
  await goesOn(page);
  await expect(questions(page)).not.toHaveCount(0);
  expect(scripts.filter((one) => one.includes('browser-content'))).toHaveLength(1);
  const { CmsAppName } = await (await request.get(portalPlace.api)).json();
  const names = calls.map(named);
  expect(names.slice(0, 2)).toEqual(['POST /identity-server/connect/token', `GET /api/content/${CmsAppName}/faq`]);
  const items = names.filter((name) => name.startsWith(`GET /api/content/${CmsAppName}/faq/`));
  expect(items).toHaveLength(await questions(page).count());
  expect(names).toContain(`POST /api/content/${CmsAppName}/graphql`);
  expect(names).toContain(`GET /api/content/${CmsAppName}/fussnoten`);
});

test('what the client reads is what the server shows, and it is still there after a reload of the tab, with its footnotes [S3-E214][S3-E218]', async ({
  page,
}) => {
  await atHome(page);
  await goesOn(page);
  const main = page.getByRole('main');
  const notes = main.getByRole('region', { name: 'Fußnoten' });
  const shown = async () => [
    await questions(page).allTextContents(),
    await notes.getByRole('listitem').allTextContents(),
  ];
  const before = await shown();
  expect(before[0]?.length).toBeGreaterThanOrEqual(6);
  expect(before[1]).toEqual([
    expect.stringContaining('Einmalig je Vertrag'),
    expect.stringContaining('Die Frist beginnt'),
  ]);
  const calls = asked(page);
  await page.reload();
  expect(await shown()).toEqual(before);
  await comesAlive(page);
  expect(await shown()).toEqual(before);
  expect(calls, 'all of it came with the page').toEqual([]);
});

test('a first 401 is answered by one new token and one repeated call, and nobody notices [S7-C133]', async ({
  page,
}) => {
  const calls = asked(page);
  // The CMS itself refuses a token that it never gave. The route stays to the end: a request that sets out while a route is
  // taken away may be sent without this test being told.
  let given = 0;
  await page.route(tokens, (route) =>
    given++ > 0 ? route.continue() : route.fulfill({ json: { access_token: 'abgelaufen', token_type: 'Bearer' } }),
  );
  await atHome(page);
  await goesOn(page);
  await expect(questions(page).first()).toBeVisible();
  await expect(page.getByText(unavailable)).toHaveCount(0);
  expect(calls.filter((one) => named(one).startsWith('POST /identity-server'))).toHaveLength(2);
  const [first, second, ...more] = calls.filter(isList);
  expect(more).toEqual([]);
  expect(first?.headers().authorization).toBe('Bearer abgelaufen');
  expect((await first?.response())?.status()).toBe(401);
  expect(second?.url()).toBe(first?.url());
  expect(second?.headers().authorization).toMatch(/^Bearer (?!abgelaufen)./);
});

test('a second 401 is an error: no third call, and whoever is signed in stays so [S7-C133]', async ({ page }) => {
  const { token } = await new Cast().member();
  await holds(page.context(), token);
  const calls = asked(page);
  const said = errors(page);
  await page.route(content, (route) => route.fulfill({ status: 401 }));
  await page.goto('/de');
  await comesAliveFor(page);
  const before = await kept(page);
  await goesOn(page);
  await expect(page.getByRole('main').getByText(unavailable, { exact: true })).toBeVisible();
  expect(calls.filter((one) => named(one).startsWith('POST /identity-server'))).toHaveLength(2);
  expect(calls.filter(isList)).toHaveLength(2);
  await expect.poll(() => said.some((text) => text.includes(loadFailed))).toBe(true);
  expect(await kept(page)).toEqual(before);
  await page.goto('/de/persoenlicherbereich');
  await expect(page).toHaveURL(/\/de\/persoenlicherbereich$/);
});

for (const [what, fail] of [
  ['that cannot be reached', (route: Route) => route.abort('connectionrefused')],
  ['that answers 500', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
] as const)
  test(`a CMS ${what} leaves exactly these words in the place of its text, says so in the console, and the page goes on [S8-X011][S8-X012]`, async ({
    page,
  }) => {
    const said = errors(page);
    await page.route('**/cms/**', fail);
    await atHome(page);
    await goesOn(page);
    const main = page.getByRole('main');
    await expect(main.getByText(unavailable, { exact: true })).toBeVisible();
    await expect(questions(page)).toHaveCount(0);
    await expect.poll(() => said.some((text) => text.includes(loadFailed))).toBe(true);
    await expect(main.getByRole('link', { name: 'Fragen Sie uns' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.goBack();
    await goesOn(page);
    await expect(questions(page).first()).toBeVisible();
    await expect(main.getByText(unavailable)).toHaveCount(0);
  });

test('of three questions one answers 404: two are shown, without a word [S8-X013]', async ({ page }) => {
  const said = errors(page);
  let lost: string | undefined;
  await page.route(content, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith('/faq')) {
      // By address: a host below localhost is known to browsers only.
      const answer = await route.fetch({ url: new URL(pathname + search, portalPlace.api).href });
      const { items } = (await answer.json()) as { items: { id: string }[] };
      lost = items[1]?.id;
      return route.fulfill({ response: answer, json: { total: 3, items: items.slice(0, 3) } });
    }
    return pathname.endsWith(`/faq/${lost}`) ? route.fulfill({ status: 404 }) : route.continue();
  });
  await atHome(page);
  await goesOn(page);
  await expect(questions(page)).toHaveCount(2);
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(said.filter((text) => text.includes(loadFailed))).toEqual([]);
});

test('a request of the CMS is given up after 300,000 ms, not before [S7-C134][S9-K005]', async ({ page }) => {
  await page.addInitScript(() => {
    const told: [string, number][] = [];
    Object.assign(window, { told });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const began = Date.now();
      init?.signal?.addEventListener('abort', () => told.push([String(input), Date.now() - began]));
      return fetch(input, init);
    };
  });
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  await page.route(content, async (route) => {
    isAsked.resolve();
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  const ended: string[] = [];
  page.on('requestfailed', (request) => void (isCms(request) && ended.push(named(request))));
  await atHome(page);
  // From here on time goes only as it is told to.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await toQuestions(page);
  await isAsked.promise;
  const told = () => page.evaluate(() => (window as unknown as { told: [string, number][] }).told);
  await page.clock.runFor(299_999);
  expect(await told()).toEqual([]);
  await page.clock.runFor(1);
  expect(await told()).toEqual([[expect.stringContaining('/faq'), 300_000]]);
  await expect.poll(() => ended).toEqual([expect.stringMatching(/^GET .*\/faq$/)]);
  await expect(page.getByRole('main').getByText(unavailable, { exact: true })).toBeVisible();
  held.resolve();
});
