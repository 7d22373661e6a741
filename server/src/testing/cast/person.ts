/** Somebody with a password, made the way everybody gets one: registration, the link of M01, the first password. */
import type { Reply, TestApp } from '../app.ts';
import type { Slug } from '../mandant-files.ts';
import { mailTo, tokenIn } from '../walk.ts';

interface PersonOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  mandant?: Slug;
}

export interface Person {
  email: string;
  hash: string;
  token: string;
}

export const password = 'Rundreise-2026-Lissabon';

let people = 0;

/** Registered, but without a password yet; gives the address and the token of M01. */
export async function registered(
  app: TestApp,
  {
    email = `person${++people}@example.org`,
    firstName = 'Anna',
    lastName = 'Muster',
    mandant = 'spbdevk',
  }: PersonOptions = {},
): Promise<{ email: string; token: string }> {
  const body = { Vorname: firstName, Nachname: lastName, Email: email };
  const { status, text } = await app.call('POST', '/account/createEmpfehler', { mandant, body });
  if (status !== 200) throw new Error(`nobody could register: ${status} ${text}`);
  return { email, token: tokenIn(mailTo(await app.post(), email, /Willkommen|Welcome/)) };
}

export const setsPassword = (
  app: TestApp,
  token: string,
  { chosen = password, again = chosen, mandant = 'spbdevk' }: { chosen?: string; again?: string; mandant?: Slug } = {},
): Promise<Reply> =>
  app.call('PUT', '/account/resetPassword', {
    mandant,
    body: { Token: token, Password: chosen, PasswordWiederholung: again },
  });

/** Signed in, with the password `password`. */
export async function person(app: TestApp, options: PersonOptions = {}): Promise<Person> {
  const { email, token } = await registered(app, options);
  const { status, body, text } = await setsPassword(app, token, { mandant: options.mandant ?? 'spbdevk' });
  if (status !== 200) throw new Error(`no first password: ${status} ${text}`);
  return { email, hash: body.Empfehlerhash, token: body.Token };
}

export const signsIn = (
  app: TestApp,
  email: string,
  { chosen = password, mandant = 'spbdevk', ...more }: { chosen?: string; mandant?: Slug; remembers?: boolean } = {},
): Promise<Reply> =>
  app.call('POST', '/account/login', {
    mandant,
    body: { Email: email, Password: chosen, ...(more.remembers && { AngemeldetBleiben: true }) },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
