/** Brands where everybody has to sign in: with the portal's own login, or signed in from the client's portal. */
import { expect, type Page } from '@playwright/test';
import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { isOpenToGuests } from '@weitersagen/contract/site/forced-login';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import { expectAccessible } from '../accessible.ts';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { placeAt } from '../cast/place.ts';
import { portalToken } from '../cast/portal-token.ts';
import { Story } from '../story.ts';
import { test } from '../test.ts';
import { comesAlive, expectKept, holds, kept, typesLogin } from '../visit.ts';

const atClosed = new Cast(placeAt('geschlossen'));
const closed = atClosed.place.portal;
const atIntranet = new Cast(placeAt('intranet'));
const intranet = atIntranet.place.portal;
const atIntranetRun = { brand: 'intranet', share: 100, locale: 'de', width: 1280 } as const;

/** Pinned to its words in the server's tests. */
const listOfTheSpecification = { forcedLoginExceptions: null, forcedLoginRedirect: null };

const sentTo = async (page: Page, address: string): Promise<string> => {
  await page.goto(address);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('a guest who wanted a page signs in and is there; the way leads by names, never by an address [S2-R180][S2-R203]', async ({
  page,
}) => {
  const anna = await atClosed.member();
  const back = new URLSearchParams({ redirect: 'Empfehlen', params: '{"produktId":"101"}' });
  expect(await sentTo(page, `${closed}/de/empfehlen/101`)).toBe(`/de/login?${back}`);
  await expectAccessible(page);
  await typesLogin(page, anna.email);
  await expect(page).toHaveURL(`${closed}/de/empfehlen/101`);
});

test('a guest tries every page of the table, reaches the exceptions and finds the login in place of all others that there are [S2-R180]', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const values = {
    produktId: '101',
    empfehlungsnummer: '104477120935',
    praemieid: '7',
    adminLoginToken: 'one',
    tab: 'leads',
    nr: 'RE-2026-000001',
  };
  // A page that a mandant adds is another one each, and so is that of a category.
  const { ownPage: _own, category: _category, ...table } = routes;
  for (const [key, { name, path }] of Object.entries(table) as [RouteKey, (typeof routes)[RouteKey]][]) {
    // Both belong to the token of a mail, and to nobody without one.
    const query = name === 'PraemieWaehlen' || name === 'PraemieDaten' ? '?token=x' : '';
    const address = `/de${fillPath(path, values)}${query}`;
    const answer = await page.goto(closed + address);
    const { pathname, search } = new URL(page.url());
    const found = [name, pathname + search];
    expect(answer?.status(), name).toBeLessThan(500);
    // Whoever is a guest has nothing to leave: the page of signing out sends to the login by its own rule.
    if (name === 'Logout') expect(found).toEqual([name, '/de/login']);
    // Another spelling of the same page.
    else if (name === 'Exclusiv') expect(found).toEqual([name, '/de/exklusiv']);
    // Agencies have a login of their own; whoever is a guest leaves from there, too.
    else if (name === 'agencyLogout') expect(found).toEqual([name, '/de/agentur/login']);
    else if (routes[key].login === 'agency')
      expect(found).toEqual([name, expect.stringMatching(new RegExp(`^/de/agentur/login\\?redirect=${name}(?:&|$)`))]);
    else if (!isBuiltPage(key)) expect([...found, answer?.status()]).toEqual([name, address, 404]);
    else if (isOpenToGuests(listOfTheSpecification, { page: key, hasToken: false, next: [] }))
      expect(found).toEqual([name, address]);
    else expect(found).toEqual([name, expect.stringMatching(new RegExp(`^/de/login\\?redirect=${name}(?:&|$)`))]);
  }
  await page.context().close();
});

test('a guest is told what became of the newsletter, by links of mails', async ({ page, request }) => {
  const { email, token } = await atClosed.member();
  await request.put(`${atClosed.place.api}/empfehler/setNewsletterOptin`, {
    headers: { authorization: `Bearer ${token}` },
    data: { NewsletterPermission: true },
  });
  const { Links } = await atClosed.mail(email, 'M20');
  const link = (path: string): string => Links.find((one) => one.includes(`/newsletter/${path}?token=`)) ?? '';
  for (const [path, button, done] of [
    ['optin', 'Anmeldung bestätigen', 'Sie sind jetzt für den Newsletter angemeldet.'],
    ['optout', 'Newsletter abbestellen', 'Sie erhalten keinen Newsletter mehr.'],
  ] as const) {
    await page.goto(link(path));
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done);
    await expect(page).toHaveURL(`${closed}/de/empfehler/newsletter/${path}?erledigt=1`);
  }
});

test('a guest goes from an open page to a closed one by a link, and finds the login [S2-R180][S2-R201]', async ({
  page,
}) => {
  expect(await sentTo(page, `${closed}/de/impressum`)).toBe('/de/impressum');
  expect(await sentTo(page, `${closed}/de/internet`)).toMatch(/^\/de\/login\?redirect=Produktkategorie&/);
  await page.goto(`${closed}/de/kontakt`);
  await comesAlive(page);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect(page).toHaveURL(`${closed}/de/login?redirect=AktuellePraemienuebersicht`);
  await page.goto(`${closed}/de/kontakt`);
  await comesAlive(page);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(`${closed}/de/impressum`);
});

test('a page of a mail’s token is still there when it is opened again, where everybody else has to sign in', async ({
  browser,
}) => {
  const contract = await atIntranet.accepted({ share: 100 });
  const story = new Story(browser, atIntranetRun, atIntranet, contract);
  const page = await story.openMail(story.ben, 'M05');
  await expect(page).not.toHaveURL(/token=/);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '-';
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL(new RegExp(`^${intranet}/de/empfaenger/zustimmung(?!.*token)`));
});

test('the thanks for a reward are a guest’s for half an hour; after it the page of guests stays, whatever the tab has kept', async ({
  browser,
}) => {
  const contract = await atIntranet.released({ share: 100 });
  const page = await new Story(browser, atIntranetRun, atIntranet, contract).annaCollects();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So geht es nach dem Abholen weiter');
  await page.context().clearCookies();
  const loaded: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && loaded.push(sent.url().slice(intranet.length)));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Lindwerk Vorteile');
  await comesAlive(page);
  expect(loaded).toEqual(['/de/praemiedanke', '/de/willkommen?redirect=PraemieDanke']);
});

test('people of the client’s portal arrive signed in, once by a token; others are told where to come from [S2-R202][S2-R205][S1-F046]', async ({
  page,
  browser,
}) => {
  expect(await sentTo(page, `${intranet}/de/empfehlen/101`)).toMatch(/^\/de\/willkommen\?redirect=Empfehlen&params=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Lindwerk Vorteile');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Anmelden', exact: true })).toHaveCount(0);
  const token = portalToken(addressOf('pia', 'lindwerk.example'));
  expect(await sentTo(page, `${intranet}/de/aktuellepraemienuebersicht?token=${token}`)).toBe(
    '/de/aktuellepraemienuebersicht',
  );
  await expect(page.getByRole('banner')).toContainText('Anna Muster');
  await expect(page.getByRole('link', { name: 'Abmelden' })).toHaveCount(0);
  await expect.poll(async () => (await kept(page)).includes(null)).toBe(false);
  const other = await browser.newPage();
  expect(await sentTo(other, `${intranet}/de?token=${token}`)).toMatch(/^\/de\/willkommen/);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('the salutation that the client’s portal gives is known after a reload, too [S3-E052]', async ({ page }) => {
  const names = { anrede: 'Frau', vorname: 'Anna', nachname: 'Muster' };
  await page.goto(`${intranet}/de?token=${portalToken(addressOf('frau', 'lindwerk.example'), names)}`);
  await page.reload();
  const [answer] = await Promise.all([page.waitForResponse('**/account/user'), comesAlive(page)]);
  expect(await answer.json()).toMatchObject({ Anrede: 'Frau', Vorname: 'Anna' });
});

test('an operator looks at an account by a link that is good once, under a bar on every page [S2-R022]', async ({
  page,
  browser,
}) => {
  const cast = new Cast();
  const anna = await cast.member();
  const link = await cast.looksAt(anna.hash);
  await page.goto(link);
  await expectAccessible(page);
  await expectKept(page, [null, null]);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Support-Zugriff' });
  await expect(bar).toContainText('Sie sehen das Konto von Anna Muster und können nichts ändern.');
  for (const path of ['/de', '/de/agb', '/de/passwortaendern']) {
    await page.goto(path);
    await expect(bar).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByRole('main')).toContainText('Passwort, Sitzungen, Datenauskunft und Löschen kann nur die');
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Zugriff beenden' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(bar).toHaveCount(0);
  const again = await browser.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(again).toHaveURL(/\/de\/login\?link=/);
  await expect(again.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible();
  await expectKept(again, [null, null]);
});

test('support ends its access where people come signed in from their portal, too', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(`${intranet}/de?token=${portalToken(addressOf('lea', 'lindwerk.example'))}`);
  const [token] = await kept(page);
  const headers = { authorization: `Bearer ${token}` };
  const who = await request.get(`${atIntranet.place.api}/account/user`, { headers });
  const { Empfehlerhash } = (await who.json()) as { Empfehlerhash: string };
  const support = await (await browser.newContext()).newPage();
  await support.goto(await atIntranet.looksAt(Empfehlerhash));
  await support.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const bar = support.getByRole('region', { name: 'Support-Zugriff' });
  await expect(bar).toContainText('Sie sehen das Konto von Anna Muster');
  const [given] = await kept(support);
  await bar.getByRole('link', { name: 'Zugriff beenden' }).click();
  await expect(support).toHaveURL(/\/de\/willkommen/);
  await expect(bar).toHaveCount(0);
  await expectKept(support, [null, null]);
  const again = await request.get(`${atIntranet.place.api}/account/user`, {
    headers: { authorization: `Bearer ${given}` },
  });
  expect(again.status()).toBe(401);
  await support.context().close();
});

test('no bar stands above the pages of the person', async ({ page }) => {
  await holds(page.context(), (await new Cast().member()).token);
  await page.goto('/de');
  await expect(page.getByRole('region', { name: 'Support-Zugriff' })).toHaveCount(0);
});
