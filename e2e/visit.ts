/** Somebody visits the portal: the page comes alive, they sign in there, and the browser keeps something of it. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { newPassword, password } from './cast/cast.ts';
import { portalPlace } from './cast/place.ts';

/** The browser holds the cookie of a session: of a recommender, or of somebody of an agency. */
export const holds = (
  context: BrowserContext,
  value: string,
  portal = portalPlace.portal,
  name: 'token' | 'agenturtoken' = 'token',
): Promise<void> => context.addCookies([{ name, value, url: portal }]);

interface Visit {
  /** Of a session; nobody is signed in without. */
  token?: string;
  agencyToken?: string;
  portal?: string;
  width?: number;
  script?: boolean;
}

/** A browser of its own opens a page, on a phone if nothing else is said. */
export async function visits(
  browser: Browser,
  path: string,
  { token, agencyToken, portal = portalPlace.portal, width = 360, script = true }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'de-DE',
    baseURL: portal,
    javaScriptEnabled: script,
  });
  if (token) await holds(context, token, portal);
  if (agencyToken) await holds(context, agencyToken, portal, 'agenturtoken');
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(path);
  return page;
}

/** Nothing is wider than the screen, and axe finds nothing. */
export const looksWell = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
};

/** Signs in by the login page that is open. */
export async function typesLogin(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Changes the password by the form of the page that is open. */
export async function typesNewPassword(page: Page): Promise<void> {
  for (const [name, typed] of [
    ['Aktuelles Passwort', password],
    ['Neues Passwort', newPassword],
    ['Neues Passwort wiederholen', newPassword],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
}

export async function comesAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.alive !== undefined)).toBe(true);
}

/**
 * The living page of somebody who is signed in asks who that is, and the answer brings the cookie anew, which the page writes to
 * its twin: then it is quiet.
 */
export async function comesAliveFor(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/account/user'), comesAlive(page)]);
  await expect.poll(async () => new Set(await kept(page)).size).toBe(1);
}

/** What cookie and local storage hold of a session; the twins are the same. */
export const kept = async (page: Page, name = 'token'): Promise<(string | null)[]> => {
  const cookies = await page.context().cookies(page.url());
  const stored = await page.evaluate((key) => localStorage.getItem(key), name);
  return [cookies.find((cookie) => cookie.name === name)?.value ?? null, stored];
};

/** The page writes them in a task after it was read, and after an answer. */
export const expectKept = (page: Page, expected: readonly (string | null)[], name?: string): Promise<void> =>
  expect.poll(() => kept(page, name).catch(() => undefined)).toEqual(expected);

/** All the tab and the browser keep, as one text. */
export const storagesOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
