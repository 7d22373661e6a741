/** How a session ends in a browser: over, lost, in another tab; and what happens to a form somebody was in the middle of. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { comesAlive, holds, kept, member, password, signsIn } from '../account.ts';
import { portalOf } from '../outside.ts';

const closed = 'geschlossen';

/** How often a page was loaded, seen from the outside. */
function documents(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) list.push(new URL(request.url()).pathname);
  });
  return list;
}

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/** A token as the browser reads it, of nobody the server knows. */
const tokenUntil = (end: Date): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'HS256' }), part({ sub: 'x', exp: Math.floor(end.getTime() / 1000) }), 'x'].join('.');
};

/** A page whose clock stands still; the token of its person ends so many seconds after it was opened. */
async function opened(page: Page, { token, seconds }: { token: string; seconds: number }): Promise<string[]> {
  const start = Math.ceil(Date.now() / 1000) * 1000;
  await holds(page.context(), token);
  await page.clock.install({ time: start - 1000 });
  await page.clock.pauseAt(start);
  await page.goto('/de/kontakt');
  await expect(page.getByRole('banner')).toContainText('Anna Muster');
  const value = tokenUntil(new Date(start + seconds * 1000));
  await page.context().addCookies([{ name: 'token', value, url: portalOf('spbdevk') }]);
  return documents(page);
}

const checks: readonly (readonly [title: string, seconds: number, still: number])[] = [
  ['that ends after 30 seconds is still looked at after 59 and gone after 61 [S4-T010][S4-T011][S8-X004]', 30, 59],
  ['that ends just after the first check is gone with the second, after 120 seconds [S4-T009][S9-K001]', 61, 119],
];
for (const [title, seconds, still] of checks)
  test(`a token ${title}`, async ({ page, request }) => {
    const { token } = await member(request);
    const loaded = await opened(page, { token, seconds });
    await page.clock.runFor(still * 1000);
    await expect(page.getByRole('banner')).toContainText('Anna Muster');
    expect([loaded, (await kept(page)).includes(null)]).toEqual([[], false]);
    await page.clock.runFor(2000);
    await expect(page.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
    expect(await kept(page)).toEqual([null, null]);
    await page.clock.runFor(180_000);
    expect(loaded).toEqual(['/de/kontakt']);
  });

test('a cookie that went with the browser takes its twin in the local storage along', async ({ page }) => {
  await page.goto('/de');
  await page.evaluate((token) => localStorage.setItem('token', token), tokenUntil(inDays(1)));
  await page.reload();
  expect(await kept(page)).toEqual([null, null]);
});

const lost: readonly (readonly [title: string, answer: { status: number; body: string }])[] = [
  ['401 without a word [S4-T014][S7-C137][S8-X002]', { status: 401, body: '' }],
  [
    'PSOF0204 with another status [S4-T015][S8-X001]',
    { status: 400, body: JSON.stringify({ PsoErrorCode: 'PSOF0204', Message: 'x', Fehler: [], TraceId: '1' }) },
  ],
];
for (const [title, answer] of lost) {
  test(`recommender and agency user are signed out by ${title}`, async ({ page, request }) => {
    const anna = await member(request);
    await holds(page.context(), anna.token);
    await page.context().addCookies([{ name: 'agenturtoken', value: tokenUntil(inDays(1)), url: portalOf('spbdevk') }]);
    await page.route('**/account/passwortvalidator', (route) => route.continue());
    await page.route('**/account/resetPasswordWithoutToken', (route) => route.fulfill(answer));
    await page.goto('/de/passwortaendern');
    await comesAlive(page);
    for (const name of ['Aktuelles Passwort', 'Neues Passwort', 'Neues Passwort wiederholen'])
      await page.getByLabel(name, { exact: true }).fill(name.startsWith('Akt') ? password : 'Neue-Reise-2026-Porto');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page).toHaveURL(/\/de\/login\?redirect=PasswortAendern$/);
    expect([await kept(page), await kept(page, 'agenturtoken')]).toEqual([
      [null, null],
      [null, null],
    ]);
  });
}

test('calls of whoever is signed in carry the token in both headers, those of a guest none [S6-P065][S7-C006][S7-C007]', async ({
  page,
  request,
}) => {
  const anna = await member(request);
  const seen: (string | undefined)[][] = [];
  page.on('request', (sent) => {
    const { authorization, 'x-authorization': also } = sent.headers();
    if (sent.url().includes('/api/v1/')) seen.push([authorization, also]);
  });
  await page.goto('/de/kontakt');
  await comesAlive(page);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect(page).toHaveURL(/aktuellepraemienuebersicht/);
  expect(new Set(seen.map(String))).toEqual(new Set([',']));
  seen.length = 0;
  await holds(page.context(), anna.token);
  await page.goto('/de/kontakt');
  await comesAlive(page);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect(page).toHaveURL(/aktuellepraemienuebersicht/);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  const now = `Bearer ${(await kept(page))[0]}`;
  for (const headers of seen)
    expect([[anna.token, anna.token].map((token) => `Bearer ${token}`), [now, now]]).toContainEqual(headers);
});

test('a living page asks who is signed in at its start, and not again for 30 minutes', async ({ page, request }) => {
  const anna = await member(request);
  await holds(page.context(), anna.token);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/account/user')) asked.push(sent.method());
  });
  await page.clock.install();
  await page.goto('/de/kontakt');
  expect(asked).toEqual([]);
  await comesAlive(page);
  await expect.poll(() => asked).toEqual(['GET']);
  const [cookie, twin] = await kept(page);
  expect(cookie).toBe(twin);
  await page.reload();
  await comesAlive(page);
  await page.clock.runFor(29 * 60_000);
  expect(asked).toEqual(['GET']);
  await page.clock.runFor(2 * 60_000);
  await expect.poll(() => asked).toEqual(['GET', 'GET']);
});

async function twoTabs(context: BrowserContext, token: string): Promise<[Page, Page]> {
  await holds(context, token);
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/de/kontakt');
    await expect(page.getByRole('banner')).toContainText('Anna Muster');
  }
  return [one, other];
}

test('a logout in one tab signs the others out [S2-R023][S4-T007]', async ({ context, request }) => {
  const anna = await member(request);
  const [one, other] = await twoTabs(context, anna.token);
  await other.evaluate(() => sessionStorage.setItem('token.praemierung', 'a.reward.token'));
  await one.getByRole('link', { name: 'Abmelden' }).click();
  await expect(one).toHaveURL(/\/de$/);
  expect(await kept(one)).toEqual([null, null]);
  await expect(other.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
  expect(await kept(other)).toEqual([null, null]);
  expect(await other.evaluate(() => sessionStorage.getItem('token.praemierung'))).toBeNull();
});

for (const [title, isAlive] of [
  ['while the page was alive', true],
  ['before the page came alive', false],
] as const) {
  test(`who deletes the account leaves nothing in the tab, ${title}`, async ({ page, request }) => {
    const anna = await member(request);
    await holds(page.context(), anna.token);
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await page.goto('/de/meinedaten?loeschen=1');
    await page.evaluate(() => sessionStorage.setItem('token.praemierung', 'a.reward.token'));
    if (isAlive) await comesAlive(page);
    await page.getByLabel('Zur Bestätigung: Ihre E-Mail-Adresse').fill(anna.email);
    await page.getByRole('button', { name: 'endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist gelöscht');
    const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(left).not.toMatch(/example\.org|a\.reward\.token/);
    expect(await kept(page)).toEqual([null, null]);
  });
}

test('somebody else who signs in in one tab is who the others show', async ({ context, request }) => {
  const [anna, clara] = [await member(request), await member(request, 'spbdevk', 'clara')];
  const [one, other] = await twoTabs(context, anna.token);
  const loaded = documents(other);
  await holds(context, clara.token);
  await one.reload();
  await expect.poll(() => loaded).toEqual(['/de/kontakt']);
  await expect(other.getByRole('banner')).toContainText('Clara Muster');
  await expect(one.getByRole('banner')).toContainText('Clara Muster');
  expect(await kept(other)).toEqual([clara.token, clara.token]);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Mein Kontakt' }).check();
  await page.getByLabel('Vorname').fill('Annalena');
  await page.getByLabel('Nachname').fill('Muster');
  await page.getByLabel('E-Mail-Adresse').fill('annalena@example.org');
  await page.getByRole('checkbox').first().check();
}

for (const [title, isAlive] of [
  ['while the page was alive', true],
  ['before the page came alive', false],
] as const) {
  test(`what was typed when the session was over is there after the new login, ${title}`, async ({
    browser,
    request,
  }) => {
    const anna = await member(request, closed);
    const context = await browser.newContext({ baseURL: portalOf(closed) });
    await holds(context, anna.token, closed);
    const page = await context.newPage();
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await page.goto('/de/empfehlen/101');
    if (isAlive) await comesAlive(page);
    await fillIn(page);
    await request.post(
      `${portalOf(closed).replace(`${closed}.localhost`, '127.0.0.1')}/api/v1/${closed}/account/logout`,
      {
        headers: { authorization: `Bearer ${(await kept(page))[0]}` },
      },
    );
    await page.getByRole('button', { name: 'Empfehlungslink erstellen' }).click();
    await expect(page).toHaveURL(/\/de\/login\?redirect=Empfehlen/);
    await page.getByLabel('E-Mail-Adresse').fill(anna.email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/empfehlen\/101$/);
    await expect(page.getByLabel('Vorname')).toHaveValue('Annalena');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('annalena@example.org');
    await expect(page.getByRole('radio', { name: 'Mein Kontakt' })).toBeChecked();
    await expect(page.getByRole('checkbox').first()).not.toBeChecked();
    await context.close();
  });
}

test('what one person typed is shown to no other who signs in afterwards', async ({ browser, request }) => {
  const [anna, clara] = [await member(request, closed), await member(request, closed, 'clara')];
  const context = await browser.newContext({ baseURL: portalOf(closed) });
  await holds(context, anna.token, closed);
  const page = await context.newPage();
  await page.goto('/de/empfehlen/101');
  await fillIn(page);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/de\/login\?redirect=Empfehlen/);
  await page.getByLabel('E-Mail-Adresse').fill(clara.email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/empfehlen\/101$/);
  await expect(page.getByLabel('Vorname')).toHaveValue('');
  await context.close();
});

test('the event navigated names every page once, the first document too [S2-R214]', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('navigated', (event) => {
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
      sessionStorage.setItem('seen', JSON.stringify([...seen, (event as CustomEvent<string>).detail]));
    });
  });
  await page.goto('/de/kontakt');
  await comesAlive(page);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect(page).toHaveURL(/aktuellepraemienuebersicht/);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/impressum/);
  await page.goto('/de/gibt-es-nicht');
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  expect(seen).toEqual(['Kontakt', 'AktuellePraemienuebersicht', 'Impressum', 'FileNotFound']);
});

test('an agency token that is over goes at the next check, and reloads the page only beside a recommender [S4-T012][S4-T013]', async ({
  page,
  request,
}) => {
  const anna = await member(request);
  await page.clock.install();
  for (const isBeside of [false, true]) {
    await page.context().clearCookies();
    if (isBeside) await holds(page.context(), anna.token);
    await page.goto('/de/kontakt');
    const soon = await page.evaluate(() => Date.now() + 30_000);
    const value = tokenUntil(new Date(soon));
    await page.context().addCookies([{ name: 'agenturtoken', value, url: portalOf('spbdevk') }]);
    await page.reload();
    expect(await kept(page, 'agenturtoken')).toEqual([value, value]);
    const loaded = documents(page);
    await page.clock.runFor(61_000);
    await expect.poll(() => kept(page, 'agenturtoken').catch(() => undefined)).toEqual([null, null]);
    expect(loaded).toEqual(isBeside ? ['/de/kontakt'] : []);
    if (isBeside) expect((await kept(page))[0]).not.toBeNull();
  }
});

test('the next visitor of the tab sees an empty bank form; whose account it is still has it [S4-T008]', async ({
  page,
  request,
}) => {
  const [anna, clara] = [await member(request), await member(request, 'spbdevk', 'clara')];
  await holds(page.context(), anna.token);
  await page.goto('/de/empfehler/bankdaten');
  await page.getByRole('textbox', { name: 'Kontoinhaber' }).fill('Annalena Muster');
  await page.getByRole('textbox', { name: 'IBAN' }).fill('DE02120300000000202051');
  const save = page.getByRole('button', { name: 'speichern' });
  await save.click();
  await expect(page.locator('main')).toContainText('**20 51');
  await page.goto('/de/logout');
  await expect(page).toHaveURL(/\/de$/);
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(left).not.toMatch(/Annalena|20 ?51/);
  await page.goto('/de/login?redirect=EmpfehlerBankdaten');
  await page.getByLabel('E-Mail-Adresse').fill(clara.email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveValue('');
  await expect(page.locator('main')).not.toContainText(/Annalena|20 ?51/);
  await page.goto('/de/logout');
  await expect(page).toHaveURL(/\/de$/);
  await holds(page.context(), await signsIn(request, anna.email));
  await page.goto('/de/empfehler/bankdaten');
  await expect(page.locator('main')).toContainText('**20 51');
});
