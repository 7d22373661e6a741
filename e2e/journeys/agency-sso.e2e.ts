/**
 * People of agencies sign in with the account of their company: to the demo's own provider and back, what can go wrong on the
 * way, and signing out there, too (C-47).
 */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { operatorPassword, operators } from '../cast/operator-session.ts';
import { placeAt, portalPlace } from '../cast/place.ts';
import { Seat } from '../desk/seat.ts';
import { test } from '../test.ts';

/** One provider, and one mood of it at a time. */
test.describe.configure({ mode: 'default' });

const provider = `http://localhost:${Number(process.env.E2E_PORT ?? 4173) + 2000}`;
const button = 'Mit Unternehmenskonto anmelden';
const is = (mood: string) => fetch(provider, { method: 'POST', body: new URLSearchParams({ antwort: mood }) });
test.afterEach(() => is('gut'));

/** What is asked of us, files of the pages aside. */
function asked(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === portalPlace.portal && ['document', 'fetch', 'xhr'].includes(request.resourceType()))
      list.push(`${request.method()} ${pathname}`);
  });
  return list;
}

async function goesThere(page: Page): Promise<URLSearchParams> {
  await page.goto('/de/agentur/login');
  const asking = page.waitForRequest((request) => request.url().startsWith(`${provider}/auth?`));
  await page.getByRole('button', { name: button }).click();
  const { searchParams } = new URL((await asking).url());
  await expect(page.getByRole('heading', { name: 'Mit dem Unternehmenskonto anmelden' })).toBeVisible();
  return searchParams;
}
const chooses = (page: Page, name: string) => page.getByRole('button', { name }).click();
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('sso'));

test('an owner comes in by two clicks and three requests of ours, to the page she wanted [S7-C127][S7-C128][S7-C129][S7-C130][S7-C131][S7-C132]', async ({
  page,
}) => {
  const requests = asked(page);
  const parameters = await goesThere(page);
  expect(Object.fromEntries(parameters)).toMatchObject({
    response_type: 'code',
    scope: 'openid department az_basic',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: `${portalPlace.portal}/de/sso`,
  });
  requests.length = 0;
  await chooses(page, 'Ingrid Harms');
  await expect(page).toHaveURL(/\/de\/agentur$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agentur Krämer & Brandt');
  expect(requests).toEqual(['GET /de/sso', 'PUT /api/v1/spbdevk/agentur/sso', 'GET /de/agentur']);
  expect(await kept(page)).toBeNull();
});

test('the login has all it needs in its page, and what it made is there after a reload [S3-E221][S3-E228]', async ({
  page,
}) => {
  const requests = asked(page);
  await page.route(`${provider}/**`, (route) => route.fulfill({ status: 204 }));
  await page.goto('/de/agentur/login?redirect=agency&params=%7B%22tab%22%3A%22auftraege%22%7D');
  await expectAccessible(page);
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => kept(page).catch(() => null)).toContain('"verifier"');
  expect(requests).toEqual(['GET /de/agentur/login']);
  const before = JSON.parse((await kept(page)) ?? '{}');
  expect(before.verifier).toMatch(/^[\w.~-]{43,128}$/);
  expect(before.to).toBe('/de/agentur/auftraege');
  await page.goto('/de/agentur/login');
  expect(JSON.parse((await kept(page)) ?? '{}')).toEqual(before);
});

test('whoever signs out is signed out at the company, too', async ({ page }) => {
  await goesThere(page);
  await chooses(page, 'Ingrid Harms');
  await expect(page).toHaveURL(/\/de\/agentur$/);
  await page.goto('/de/agentur/logout');
  await expect(page.getByText('Möchten Sie sich auch beim Unternehmen abmelden?')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/agentur\/login$/);
  // The next one on this device is asked who it is.
  await goesThere(page);
});

const refusals: readonly (readonly [title: string, mood: string, person: string, said: RegExp])[] = [
  ['a provider that does not answer', 'aus', 'Tarik Yildiz', /antwortet gerade nicht/],
  ['an answer that somebody else signed', 'fremderSchluessel', 'Tarik Yildiz', /gehört nicht zu dieser Anmeldung/],
  ['a department that is no agency', 'gut', 'Beate Lorenz', /gehört zu keiner Agentur, die wir kennen/],
  ['no role', 'gut', 'Nils Ohlsen', /haben in Ihrer Agentur aber keine Rolle/],
];
for (const [title, mood, person, said] of refusals)
  test(`${title} is told, with a way on`, async ({ page }) => {
    // The provider lets people choose, and answers our server otherwise.
    await page.route('**/api/v1/spbdevk/agentur/sso', async (route) => {
      await is(mood);
      await route.continue();
    });
    await goesThere(page);
    await chooses(page, person);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(said);
    await expectAccessible(page);
    expect(page.url()).toBe(`${portalPlace.portal}/de/sso`);
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await expect(page).toHaveURL(/\/de\/agentur/);
  });

const lists = ['auftraege', 'empfehlungen', 'leads', 'einladungen', 'dashboard', 'praemien'];
const places = ['recommend-employees', ...lists, 'suche', 'mitarbeiter', 'rechnungen', 'stammdaten'];

test('somebody without a role has no right, sees no tab and no screen, and every list is refused [S6-P022]', async ({
  page,
}) => {
  await goesThere(page);
  await chooses(page, 'Nils Ohlsen');
  await expect(page.getByRole('alert')).toContainText('keine Rolle');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'agenturtoken');
  const headers = { authorization: `Bearer ${cookie?.value}` };
  const user = await page.request.get(`${portalPlace.api}/agentur/user`, { headers });
  const { Email, Rollen, Rechte } = await user.json();
  expect([user.status(), Email, Rollen, Rechte]).toEqual([200, 'nils.ohlsen@unternehmen.example', [], []]);
  for (const kind of lists.flatMap((one) => [one, `${one}/alle`])) {
    const answer = await page.request.put(`${portalPlace.api}/agentur/${kind}`, { data: {}, headers });
    const { PsoErrorCode } = await answer.json();
    expect([kind, answer.status(), PsoErrorCode]).toEqual([kind, 403, 'PSOF0202']);
  }
  for (const address of ['/de/agentur', ...places.map((place) => `/de/agentur/${place}`)]) {
    await page.goto(address);
    // The page of the area itself, and not that of the sign-in.
    await expect(page).toHaveURL(portalPlace.portal + address);
    await expect(page.getByRole('main')).toContainText('Keine Berechtigung');
    expect([address, await page.getByRole('tab').count(), await page.getByRole('table').count()]).toEqual([
      address,
      0,
      0,
    ]);
  }
});

test('an answer to nothing that was asked here is refused, and so is one given twice [S7-C129]', async ({ page }) => {
  const requests = asked(page);
  await page.goto('/de/sso?code=abc&state=fremd');
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung ist fehlgeschlagen.');
  await expect(page).toHaveURL(`${portalPlace.portal}/de/sso`);
  expect(requests).toEqual(['GET /de/sso']);
  await goesThere(page);
  const coming = page.waitForRequest((request) => request.url().startsWith(`${portalPlace.portal}/de/sso?`));
  await chooses(page, 'Tarik Yildiz');
  const came = (await coming).url();
  await expect(page).toHaveURL(/\/de\/agentur$/);
  await page.goto(came);
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung ist fehlgeschlagen.');
});

test('whoever leaves the sign-in of the company is told so in English', async ({ page }) => {
  await goesThere(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('alert')).toContainText('Sie haben die Anmeldung bei Ihrem Unternehmen abgebrochen.');
  await page.goto('/en/sso?error=access_denied');
  await expect(page.getByRole('alert')).toContainText('Signing in has failed.');
});

test('without script there is no button, and the page of return offers the password', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portalPlace.portal });
  const page = await context.newPage();
  await page.goto('/de/agentur/login');
  await expect(page.getByRole('button', { name: button })).toBeHidden();
  await expect(page.getByText('wenn Ihr Browser JavaScript ausführt')).toBeVisible();
  await page.goto('/de/sso?code=abc&state=x');
  await expect(page.getByText('wenn Ihr Browser JavaScript ausführt')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

test('a lead tries the settings, sees which step fails, and asks for a change that another one decides', async ({
  browser,
}) => {
  const place = placeAt('versicherung');
  const seat = await Seat.take(browser, { place });
  const { page } = seat;
  await seat.goTo('Einmalanmeldung');
  const form = page.getByRole('region', { name: 'Einstellungen' });
  const result = page.getByRole('status').filter({ hasText: 'Ergebnis der Prüfung' });
  await form.getByRole('button', { name: 'Prüfen' }).click();
  await expect(result).toContainText('Alle Schritte gehen.');
  await form.getByLabel('Client-ID').fill('niemand');
  await form.getByRole('button', { name: 'Prüfen' }).click();
  await expect(result).toContainText('Es scheitert hier: Die Anmeldeseite nimmt uns an');
  await expect(form.getByLabel('Client-ID')).toHaveValue('niemand');
  await seat.look();
  await form.getByLabel('Client-ID').fill('weitersagen-versicherung');
  await form.getByLabel('Grund').fill('eine Abteilung mehr');
  await form
    .getByLabel('Welche Abteilung welche Agentur ist')
    .fill('Vertrieb Hamburg = 100001\nVertrieb Kiel = 100001');
  await form.getByLabel('Ihr Passwort', { exact: true }).fill(operatorPassword);
  await form.getByRole('button', { name: 'Änderung beantragen' }).click();
  await expect(page.getByText(/^Einmalanmeldung der Agenturen ändern: beantragt von Miriam Aydın/)).toBeVisible();
  const third = await Seat.take(browser, { place, who: operators.third });
  await third.goTo('Anträge');
  await third.decides('Zustimmen – Einmalanmeldung der Agenturen ändern', { submit: 'Zustimmen' });
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'eine Abteilung mehr' })).toContainText('2 Abteilungen');
});
