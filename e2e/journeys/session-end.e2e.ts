/** How a session ends in a browser: over, lost, in another tab. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { AgencyCast } from '../cast/agency-cast.ts';
import { portalPlace } from '../cast/place.ts';
import { test } from '../test.ts';
import { comesAlive, comesAliveFor, expectKept, holds, kept, storagesOf, typesNewPassword } from '../visit.ts';

const cast = new AgencyCast();

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
  // The page sees Anna's token first; then it holds one that ends soon.
  await page.clock.runFor(100);
  await expectKept(page, [token, token]);
  const value = tokenUntil(new Date(start + seconds * 1000));
  await page.context().addCookies([{ name: 'token', value, url: portalPlace.portal }]);
  return documents(page);
}

const checks: readonly (readonly [title: string, seconds: number, still: number])[] = [
  ['that ends after 30 seconds is still looked at after 59 and gone after 61 [S4-T010][S4-T011][S8-X004]', 30, 59],
  ['that ends just after the first check is gone with the second, after 120 seconds [S4-T009][S9-K001]', 61, 119],
];
for (const [title, seconds, still] of checks)
  test(`a token ${title}`, async ({ page }) => {
    const { token } = await cast.member();
    const loaded = await opened(page, { token, seconds });
    await page.clock.runFor(still * 1000);
    await expect(page.getByRole('banner')).toContainText('Anna Muster');
    expect([loaded, (await kept(page)).includes(null)]).toEqual([[], false]);
    await page.clock.runFor(2000);
    await expect(page.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
    await expectKept(page, [null, null]);
    await page.clock.runFor(180_000);
    expect(loaded).toEqual(['/de/kontakt']);
  });

test('a cookie that went with the browser takes its twin in the local storage along', async ({ page }) => {
  await page.goto('/de');
  await page.evaluate((token) => localStorage.setItem('token', token), tokenUntil(inDays(1)));
  await page.reload();
  await expectKept(page, [null, null]);
});

const lost: readonly (readonly [title: string, answer: { status: number; body: string }])[] = [
  ['401 without a word [S4-T014][S7-C137][S8-X002]', { status: 401, body: '' }],
  [
    'PSOF0204 with another status [S4-T015][S8-X001]',
    { status: 400, body: JSON.stringify({ PsoErrorCode: 'PSOF0204', Message: 'x', Fehler: [], TraceId: '1' }) },
  ],
];
for (const [title, answer] of lost) {
  test(`recommender and agency user are signed out by ${title}`, async ({ page }) => {
    const anna = await cast.member();
    await holds(page.context(), anna.token);
    await holds(page.context(), tokenUntil(inDays(1)), portalPlace.portal, 'agenturtoken');
    await page.route('**/account/resetPasswordWithoutToken', (route) => route.fulfill(answer));
    await page.goto('/de/passwortaendern');
    await comesAliveFor(page);
    await typesNewPassword(page);
    await expect(page).toHaveURL(/\/de\/login\?redirect=PasswortAendern$/);
    for (const name of ['token', 'agenturtoken']) await expectKept(page, [null, null], name);
  });
}

test('calls of whoever is signed in carry the token in both headers, those of a guest none [S6-P065][S7-C006][S7-C007]', async ({
  page,
}) => {
  const anna = await cast.member();
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

test('a living page asks who is signed in at its start, and not again for 30 minutes', async ({ page }) => {
  const anna = await cast.member();
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
  await expect.poll(async () => new Set(await kept(page)).size).toBe(1);
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
    // Whose session it is the page notes in a task of its own.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  }
  return [one, other];
}

test('a logout in one tab signs the others out [S2-R023][S4-T007]', async ({ context }) => {
  const anna = await cast.member();
  const [one, other] = await twoTabs(context, anna.token);
  await other.evaluate(() => sessionStorage.setItem('token.praemierung', 'a.reward.token'));
  await one.getByRole('link', { name: 'Abmelden' }).click();
  await expect(one).toHaveURL(/\/de$/);
  await expectKept(one, [null, null]);
  await expect(other.getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
  await expectKept(other, [null, null]);
  await expect.poll(() => storagesOf(other)).not.toContain('a.reward.token');
});

for (const [title, isAlive] of [
  ['while the page was alive', true],
  ['before the page came alive', false],
] as const) {
  test(`who deletes the account leaves nothing in the tab, ${title}`, async ({ page }) => {
    const anna = await cast.member();
    await holds(page.context(), anna.token);
    if (!isAlive) await page.route('**/assets/entry-client*', (route) => route.abort());
    await page.goto('/de/meinedaten?loeschen=1');
    await page.evaluate(() => sessionStorage.setItem('token.praemierung', 'a.reward.token'));
    if (isAlive) await comesAlive(page);
    await page.getByLabel('Zur Bestätigung: Ihre E-Mail-Adresse').fill(anna.email);
    await page.getByRole('button', { name: 'endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist gelöscht');
    await expect.poll(() => storagesOf(page)).not.toMatch(/example\.org|a\.reward\.token/);
    await expectKept(page, [null, null]);
  });
}

test('somebody else who signs in in one tab is who the others show', async ({ context }) => {
  const [anna, clara] = [await cast.member(), await cast.member('clara')];
  const [one, other] = await twoTabs(context, anna.token);
  const loaded = documents(other);
  await holds(context, clara.token);
  await one.reload();
  await expect.poll(() => loaded).toEqual(['/de/kontakt']);
  await expect(other.getByRole('banner')).toContainText('Clara Muster');
  await expect(one.getByRole('banner')).toContainText('Clara Muster');
  await expectKept(other, [clara.token, clara.token]);
});

test('the event navigated names every page once, the first document too [S2-R214]', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('navigated', (event) => {
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
      sessionStorage.setItem('seen', JSON.stringify([...seen, (event as CustomEvent<{ name: string }>).detail.name]));
    });
  });
  await page.goto('/de/kontakt');
  await comesAlive(page);
  const seen = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  await expect.poll(seen).toEqual(['Kontakt']);
  await page.getByRole('link', { name: 'Aktuelle Prämien' }).click();
  await expect.poll(seen).toEqual(['Kontakt', 'AktuellePraemienuebersicht']);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(seen).toEqual(['Kontakt', 'AktuellePraemienuebersicht', 'Impressum']);
  await page.goto('/de/gibt-es-nicht');
  await expect.poll(seen).toEqual(['Kontakt', 'AktuellePraemienuebersicht', 'Impressum', 'FileNotFound']);
});

test('an agency token that is over goes at the next check, and reloads the page only beside a recommender [S4-T012][S4-T013]', async ({
  page,
}) => {
  const [anna, { owner }] = await Promise.all([cast.member(), cast.applies()]);
  const holdsOfAgency = (value: string) => holds(page.context(), value, portalPlace.portal, 'agenturtoken');
  await page.clock.install();
  for (const isBeside of [false, true]) {
    await page.context().clearCookies();
    if (isBeside) await holds(page.context(), anna.token);
    await holdsOfAgency(owner);
    await page.goto('/de/kontakt');
    // The page sees the token of an owner first; then it holds one that ends soon.
    await page.clock.runFor(600);
    await expectKept(page, [owner, owner], 'agenturtoken');
    await holdsOfAgency(tokenUntil(new Date(await page.evaluate(() => Date.now() + 30_000))));
    const loaded = documents(page);
    await page.clock.runFor(61_000);
    await expectKept(page, [null, null], 'agenturtoken');
    await expect.poll(() => loaded).toEqual(isBeside ? ['/de/kontakt'] : []);
    // The document that loads anew cannot be asked; the browser can.
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.includes('token')).toBe(isBeside);
  }
});
