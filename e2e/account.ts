/** Accounts of people, made by the API alone: registered, with a password, signed in with the cookie of a browser. */
import { createHmac, randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { base, outside, portalOf } from './outside.ts';

export const password = 'Rundreise-2026-Lissabon';
export const newPassword = 'Neue-Reise-2026-Porto';

export interface Member {
  email: string;
  /** Address of the page in the welcome mail that sets the first password. */
  welcome: string;
}

let count = 0;

/** At the API of a brand; `who` is the first name, too. */
export async function registered(request: APIRequestContext, api = base, who = 'anna'): Promise<Member> {
  const email = `${who}-${process.pid}-${Date.now()}-${count++}@example.org`;
  const data = { Vorname: who.charAt(0).toUpperCase() + who.slice(1), Nachname: 'Muster', Email: email };
  const answer = await request.post(`${api}/account/createEmpfehler`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, welcome: await (await outside(request, api)).pageOf(email, 'M01') };
}

/** With the password above; gives the token of a session, too. */
export async function member(
  request: APIRequestContext,
  api = base,
  who?: string,
): Promise<Member & { token: string; hash: string }> {
  const made = await registered(request, api, who);
  return { ...made, ...(await setsPassword(request, made.welcome, api)) };
}

/** By the page of a mail; gives the token of a session. */
export async function setsPassword(
  request: APIRequestContext,
  page: string,
  api = base,
): Promise<{ token: string; hash: string }> {
  const data = {
    Token: new URL(page).searchParams.get('token'),
    Password: password,
    PasswordWiederholung: password,
  };
  const answer = await request.put(`${api}/account/resetPassword`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { Token, Empfehlerhash } = (await answer.json()) as { Token: string; Empfehlerhash: string };
  return { token: Token, hash: Empfehlerhash };
}

/** The token of one more session. */
export async function signsIn(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${base}/account/login`, { data: { Email: email, Password: password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { Token: string }).Token;
}

/** What the client's own portal says of somebody it has signed in, on the demo brand that knows it. */
export function portalToken(email: string, names: object = { vorname: 'Anna', nachname: 'Muster' }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { email, ...names, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 240 };
  const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', 'dev-autologin').update(signed).digest('base64url')}`;
}

/** The browser holds the cookie of a session. */
export const holds = (context: BrowserContext, token: string, portal = portalOf('spbdevk')): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: portal }]);

/** Signs in by the login page that is open. */
export async function typesLogin(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
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

/** The living page of somebody who is signed in asks who that is, and the answer brings the cookie anew: then it is quiet. */
export async function comesAliveFor(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/account/user'), comesAlive(page)]);
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
