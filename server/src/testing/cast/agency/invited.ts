/** Somebody is invited by an agency: the form as it is sent, and the link as it comes. */
import type { Reply, TestApp } from '../../app.ts';
import type { Slug } from '../../mandant-files.ts';
import { tokenIn } from '../../walk.ts';
import { agencyPassword, lastMail } from './clara.ts';

export const talk = { GespraechAm: '2026-01-05', Nachweis: 'Herr Gast bat im Termin um die Einladung per E-Mail.' };

let people = 0;
export const newGuest = (): string => `gast${++people}@example.org`;

interface Wish extends Record<string, unknown> {
  Email?: string;
}

export const wishFor = (changes: Wish = {}) => ({
  Vorname: 'Gabi',
  Nachname: 'Gast',
  Email: newGuest(),
  Art: 'Telefon',
  Mitarbeiternummer: 'M1',
  ...changes,
});

export const inviteBy = (
  app: TestApp,
  token: string,
  changes: Wish = {},
  { mandant = 'spbdevk', headers = {} }: { mandant?: Slug; headers?: Record<string, string> } = {},
): Promise<Reply> => app.call('PUT', '/Einladung', { body: wishFor(changes), token, mandant, headers });

/** By a mail: its answer, and the token of the link. */
export async function mailedTo(
  app: TestApp,
  token: string,
  changes: Wish = {},
): Promise<{ id: number; email: string; link: string }> {
  const wish = wishFor({ ...talk, ...changes });
  const { status, body, text } = await app.call('PUT', '/Einladung', { body: wish, token });
  if (status !== 200) throw new Error(text);
  return { id: body.Id, email: wish.Email, link: tokenIn(await lastMail(app, wish.Email)) };
}

export const signInAgain = async (app: TestApp, Email: string): Promise<string> =>
  (await app.call('POST', '/agentur/login', { body: { Email, Password: agencyPassword } })).body.Token;

export const guestPassword = 'Wandern-2026-Eifel';
export const registers = (app: TestApp, Token: string, changes: object = {}, mandant: Slug = 'spbdevk') =>
  app.call('PUT', '/account/resetPassword', {
    mandant,
    body: { Token, Password: guestPassword, PasswordWiederholung: guestPassword, AgbAkzeptiert: true, ...changes },
  });
export const looksAt = async (app: TestApp, Token: string, NurAnsehen = false) =>
  (await app.call('PUT', '/account/validateResetPassword', { body: { Token, NurAnsehen } })).body;
