/** Believable values for the mails about getting in. */
import type { MailSample } from '#platform/mail/template.ts';
import type { ChangedMail, CodeMail, PasswordMail } from './mails.ts';

const entry: PasswordMail = {
  firstName: 'Anna',
  token: 'bmV1ZXMtUGFzc3dvcnQtbWl0LWRpZXNlbS1MaW5r',
  refusal: null,
  redirect: null,
};

export const welcome = (): MailSample<PasswordMail>[] => [
  { title: 'Willkommen', parameters: { ...entry, refusal: 'ZGFzLXdhci1pY2gtbmljaHQtYml0dGUtbG9lc2NoZW4' } },
];

export const alreadyRegistered = (): MailSample<PasswordMail>[] => [
  { title: 'bereits registriert', parameters: entry },
];

export const code = (): MailSample<CodeMail>[] => [
  { title: 'Empfehlungscode', parameters: { firstName: 'Anna', code: 'B7KX-29QJ' } },
];

export const newPassword = (): MailSample<PasswordMail>[] => [
  { title: 'Passwort zurücksetzen', parameters: { ...entry, redirect: 'PersoenlicherBereich' } },
];

export const passwordChanged = (today: string): MailSample<ChangedMail>[] => [
  { title: 'Passwort geändert', parameters: { firstName: 'Anna', atMs: Date.parse(`${today}T09:00:00Z`) } },
];

export const tries = (): MailSample<{ firstName: string | null }>[] => [
  { title: 'Viele Anmeldeversuche', parameters: { firstName: 'Anna' } },
];
