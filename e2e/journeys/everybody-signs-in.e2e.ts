/** Brands where everybody has to sign in: with the portal's own login, or signed in from the client's portal. */
import { expect, type Page, test } from '@playwright/test';
import { comesAlive, holds, kept, member, password, portalToken } from '../account.ts';
import { apiOf, expectAccessible, outside, portalOf } from '../outside.ts';
import { Story } from '../story.ts';

const closed = portalOf('geschlossen');
const intranet = portalOf('intranet');

const sentTo = async (page: Page, address: string): Promise<string> => {
  await page.goto(address);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test('a guest who wanted a page signs in and is there; the way leads by names, never by an address [S2-R180][S2-R203]', async ({
  page,
  request,
}) => {
  const anna = await member(request, 'geschlossen');
  const back = new URLSearchParams({ redirect: 'Empfehlen', params: '{"produktId":"101"}' });
  expect(await sentTo(page, `${closed}/de/empfehlen/101`)).toBe(`/de/login?${back}`);
  await expectAccessible(page);
  await page.getByLabel('E-Mail-Adresse').fill(anna.email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${closed}/de/empfehlen/101`);
});

test('a guest goes from an open page to a closed one by a link, and finds the login [S2-R180][S2-R201]', async ({
  page,
}) => {
  expect(await sentTo(page, `${closed}/de/impressum`)).toBe('/de/impressum');
  expect(await sentTo(page, `${closed}/de/internet`)).toBe('/de/login');
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
  request,
}) => {
  const people = await outside(request, 'intranet');
  const story = new Story(browser, { brand: 'intranet', share: 100, locale: 'de', width: 1280 }, people);
  await story.benAccepts(await story.annaRecommends());
  const page = await story.openMail(story.ben, 'M05');
  await expect(page).not.toHaveURL(/token=/);
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '-';
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL(`${intranet}/de/empfaenger/zustimmung`);
});

test('the thanks for a reward are a guest’s for half an hour; after it the page of guests stays, whatever the tab has kept', async ({
  browser,
  request,
}) => {
  const people = await outside(request, 'intranet');
  const story = new Story(browser, { brand: 'intranet', share: 100, locale: 'de', width: 1280 }, people);
  const number = await story.annaRecommends();
  await story.benAccepts(number);
  await story.benConfirms(number);
  await people.releases(await people.reports({ number, email: story.ben }));
  const page = await story.annaCollects();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Prämie ist unterwegs');
  await page.context().clearCookies();
  const loaded: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && loaded.push(sent.url().slice(intranet.length)));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await comesAlive(page);
  expect(loaded).toEqual(['/de/praemiedanke', '/de/willkommen?redirect=PraemieDanke']);
});

test('people of the client’s portal arrive signed in, once by a token; others are told where to come from [S2-R202][S2-R205][S1-F046]', async ({
  page,
  browser,
}) => {
  expect(await sentTo(page, `${intranet}/de/empfehlen/101`)).toMatch(/^\/de\/willkommen\?redirect=Empfehlen&params=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Anmelden', exact: true })).toHaveCount(0);
  const token = portalToken(`pia-${process.pid}-${Date.now()}@lindwerk.example`);
  expect(await sentTo(page, `${intranet}/de/aktuellepraemienuebersicht?token=${token}`)).toBe(
    '/de/aktuellepraemienuebersicht',
  );
  await expect(page.getByRole('banner')).toContainText('Anna Muster');
  await expect(page.getByRole('link', { name: 'Abmelden' })).toHaveCount(0);
  expect((await kept(page)).every((value) => value !== null)).toBe(true);
  const other = await browser.newPage();
  expect(await sentTo(other, `${intranet}/de?token=${token}`)).toMatch(/^\/de\/willkommen/);
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('an operator looks at an account by a link that is good once, under a bar on every page [S2-R022]', async ({
  page,
  browser,
  request,
}) => {
  const anna = await member(request);
  const people = await outside(request);
  const link = await people.looksAt(anna.hash);
  await page.goto(link);
  await expectAccessible(page);
  expect(await kept(page)).toEqual([null, null]);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Support-Zugriff' });
  await expect(bar).toContainText('Sie sehen das Konto von Anna Muster und können nichts ändern.');
  for (const path of ['/de', '/de/agb', '/de/passwortaendern']) {
    await page.goto(path);
    await expect(bar).toBeVisible();
  }
  await expectAccessible(page);
  await comesAlive(page);
  for (const name of ['Aktuelles Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'])
    await page.getByLabel(name, { exact: true }).fill(name.startsWith('Akt') ? password : 'Neue-Reise-2026-Porto');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert')).toContainText('Passwort konnte nicht geändert werden');
  await bar.getByRole('link', { name: 'Zugriff beenden' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(bar).toHaveCount(0);
  const again = await browser.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(again).toHaveURL(/\/de\/login\?link=/);
  await expect(again.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible();
  expect(await kept(again)).toEqual([null, null]);
});

test('support ends its access where people come signed in from their portal, too', async ({
  page,
  browser,
  request,
}) => {
  await page.goto(`${intranet}/de?token=${portalToken(`lea-${process.pid}-${Date.now()}@lindwerk.example`)}`);
  const [token] = await kept(page);
  const headers = { authorization: `Bearer ${token}` };
  const who = await request.get(`${apiOf('intranet')}/account/user`, { headers });
  const { Empfehlerhash } = (await who.json()) as { Empfehlerhash: string };
  const support = await (await browser.newContext()).newPage();
  await support.goto(await (await outside(request, 'intranet')).looksAt(Empfehlerhash));
  await support.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const bar = support.getByRole('region', { name: 'Support-Zugriff' });
  await expect(bar).toContainText('Sie sehen das Konto von Anna Muster');
  const [given] = await kept(support);
  await bar.getByRole('link', { name: 'Zugriff beenden' }).click();
  await expect(support).toHaveURL(/\/de\/willkommen/);
  await expect(bar).toHaveCount(0);
  expect(await kept(support)).toEqual([null, null]);
  const again = await request.get(`${apiOf('intranet')}/account/user`, {
    headers: { authorization: `Bearer ${given}` },
  });
  expect(again.status()).toBe(401);
  await support.context().close();
});

test('no bar stands above the pages of the person', async ({ page, request }) => {
  await holds(page.context(), (await member(request)).token);
  await page.goto('/de');
  await expect(page.getByRole('region', { name: 'Support-Zugriff' })).toHaveCount(0);
});
