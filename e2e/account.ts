/** Accounts of people, made by the API alone: registered, with a password, signed in with the cookie of a browser. */
import { createHmac, randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { apiOf, outside, portalOf } from './outside.ts';

export const password = 'Rundreise-2026-Lissabon';

export interface Member {
  email: string;
  /** Address of the page in the welcome mail that sets the first password. */
  welcome: string;
}

let count = 0;

/** `who` is the first name, too. */
export async function registered(request: APIRequestContext, brand = 'spbdevk', who = 'anna'): Promise<Member> {
  const email = `${who}-${process.pid}-${Date.now()}-${count++}@example.org`;
  const data = { Vorname: who.charAt(0).toUpperCase() + who.slice(1), Nachname: 'Muster', Email: email };
  const answer = await request.post(`${apiOf(brand)}/account/createEmpfehler`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, welcome: await linkIn(request, brand, email, 'M01') };
}

/** The address a mail leads to, not the one that says "that was not me". */
export async function linkIn(request: APIRequestContext, brand: string, to: string, template: string): Promise<string> {
  const { Links } = await (await outside(request, brand)).mail(to, template);
  return Links.find((link) => link.includes('token=')) ?? '';
}

/** With the password above; gives the token of a session, too. */
export async function member(
  request: APIRequestContext,
  brand = 'spbdevk',
  who?: string,
): Promise<Member & { token: string; hash: string }> {
  const made = await registered(request, brand, who);
  const token = new URL(made.welcome).searchParams.get('token');
  const data = { Token: token, Password: password, PasswordWiederholung: password };
  const answer = await request.put(`${apiOf(brand)}/account/resetPassword`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { Token, Empfehlerhash } = (await answer.json()) as { Token: string; Empfehlerhash: string };
  return { ...made, token: Token, hash: Empfehlerhash };
}

/** The token of one more session. */
export async function signsIn(request: APIRequestContext, email: string, brand = 'spbdevk'): Promise<string> {
  const answer = await request.post(`${apiOf(brand)}/account/login`, { data: { Email: email, Password: password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { Token: string }).Token;
}

/** What the client's own portal says of somebody it has signed in, on the demo brand that knows it. */
export function portalToken(email: string, names = { vorname: 'Anna', nachname: 'Muster' }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { email, ...names, jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 240 };
  const signed = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', 'dev-autologin').update(signed).digest('base64url')}`;
}

/** The browser holds the cookie of a session. */
export const holds = (context: BrowserContext, token: string, brand = 'spbdevk'): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: portalOf(brand) }]);

export async function comesAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.alive !== undefined)).toBe(true);
}

/** What cookie and local storage hold of a session; the twins are the same. */
export const kept = async (page: Page, name = 'token'): Promise<(string | null)[]> => {
  const cookies = await page.context().cookies(page.url());
  const stored = await page.evaluate((key) => localStorage.getItem(key), name);
  return [cookies.find((cookie) => cookie.name === name)?.value ?? null, stored];
};
