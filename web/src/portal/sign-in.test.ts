import {
  changePassword,
  checkPasswordToken,
  signInByToken,
  signInPerson,
  signOutPerson,
} from '@weitersagen/contract/account/endpoints';
import { forgetPassword } from '@weitersagen/contract/account/mail-endpoints';
import type { AgencyRole } from '@weitersagen/contract/agency/rights';
import { signInAgencyByToken } from '@weitersagen/contract/agency/support-endpoint';
import { expect, test } from 'vitest';
import { pageRequest, person, Refused, sampleApi, withMandant } from '../testing/sample-world.ts';
import { render } from './entry-server.tsx';

const shown = async (...given: Parameters<typeof pageRequest>) => {
  const answer = await render(pageRequest(...given));
  return { ...answer, text: (answer.html ?? '').replace(/<!-- -->/g, '') };
};
const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? '';

test('the login tells where the access data come from, and takes passwords from a manager [S2-R020][S2-R173]', async () => {
  const { text } = await shown('/de/login');
  expect(mainOf(text)).toContain(
    'Ihre Zugangsdaten für den persönlichen Bereich erhalten Sie nach Ihrer ersten Empfehlung per E-Mail.',
  );
  expect(text).toMatch(/type="email"[^>]*autoComplete="username"/);
  expect(text).toMatch(/type="password"[^>]*autoComplete="current-password"/);
  expect(text).not.toContain('onpaste');
});

test('where everybody has to sign in, the page a guest is sent to says that the sign-out has worked', async () => {
  const forced = withMandant({ forcedLogin: true });
  const { api } = sampleApi([[signOutPerson, { isSignedOut: true }]]);
  const left = { form: [['_signOut', '1']], person, api, ...forced } as const;
  expect((await shown('/de/logout', left)).redirect).toBe('/de/login?abgemeldet=1');
  const welcome = withMandant({ forcedLogin: true, forcedLoginRedirect: 'forcedLoginRedirectPage' });
  expect((await shown('/de/logout', { ...left, ...welcome })).redirect).toBe('/de/willkommen?abgemeldet=1');
  for (const page of ['login', 'willkommen'])
    expect(mainOf((await shown(`/de/${page}?abgemeldet=1`, forced)).text)).toContain('Sie sind abgemeldet.');
  const failed = await shown('/de/login?abgemeldet=1', { form: [['email', '']], ...forced });
  expect(mainOf(failed.text)).not.toContain('Sie sind abgemeldet.');
  expect((await shown('/de/logout', { form: left.form, person, api })).redirect).toBe('/de');
});

test('an empty login names both fields as required [S5-V002]', async () => {
  const form = [
    ['email', ''],
    ['password', ''],
  ] as const;
  const { status, text } = await shown('/de/login', { form });
  expect(status).toBe(400);
  for (const sentence of ['E-Mail-Adresse ist ein Pflichtfeld', 'Passwort ist ein Pflichtfeld'])
    expect(mainOf(text)).toContain(sentence);
});

const typed = [
  ['email', 'anna@example.org'],
  ['password', 'Rundreise-2026'],
] as const;

test('who tried too often is told how long to wait and how to come in by mail', async () => {
  const request = pageRequest('/de/login', { form: typed });
  const api: typeof request.api = async () => {
    const { error } = new Refused(429, { PsoErrorCode: 'PSOF0104', Message: 'Zu viele Anfragen.' });
    return { ok: false, status: 429, error, cookies: [], retryAfter: 700 };
  };
  const { status, text } = await shown('/de/login', { form: typed, api });
  expect(status).toBe(429);
  expect(mainOf(text)).toContain('Bitte warten Sie 12 Minuten');
  expect(mainOf(text)).toMatch(/href="\/de\/passwortvergessen"[^>]*>Sie müssen nicht warten/);
});

test('where the sign-in asks for a proof of work, a page without script leads to the way in by mail', async () => {
  const refused = new Refused(400, { PsoErrorCode: 'PSOF0301', Message: 'Bitte bestätigen Sie …' });
  const { api } = sampleApi([[signInPerson, refused]]);
  const { status, text } = await shown('/de/login', { form: typed, api });
  expect(status).toBe(400);
  expect(mainOf(text)).toContain('Mit diesem Browser geht die Anmeldung gerade nicht.');
  expect(mainOf(text)).not.toContain('Bitte bestätigen Sie');
  expect(mainOf(text)).toMatch(/href="\/de\/passwortvergessen"[^>]*>Ohne JavaScript kommen Sie per E-Mail hinein/);
  const english = await shown('/en/login', { form: typed, api });
  expect(mainOf(english.text)).toMatch(/href="\/en\/[^"]*"[^>]*>Without JavaScript you get in by e-mail/);
});

test('whoever asks for a new password while many mails wait reads until when it comes', async () => {
  const mailExpectedAt = new Date('2026-03-02T11:00:00Z');
  const { api } = sampleApi([[forgetPassword, { isSent: true, mailExpectedAt }]]);
  const { redirect } = await shown('/de/passwortvergessen', { form: [['email', 'anna@example.org']], api });
  expect(redirect).toContain('mailbis=2026-03-02T11');
  expect(mainOf((await shown(redirect ?? '')).text)).toContain('Die E-Mail kommt voraussichtlich bis 02.03.2026');
});

test('a password never comes back with a page, in its fields or in its data', async () => {
  const secret = 'Geheim-2026-Anna';
  const refused = new Refused(400, {
    Fehler: [{ Feld: 'PasswordAktuell', Code: 'invalid', Message: 'Das stimmt nicht.' }],
  });
  const { api } = sampleApi([[changePassword, refused]]);
  const form = ['current', 'password', 'repeatedPassword'].map((name) => [name, secret] as const);
  const { status, text } = await shown('/de/passwortaendern', { person, form, api });
  expect([status, text.includes(secret), text.includes('Das stimmt nicht.')]).toEqual([400, false, true]);
  const login = sampleApi([[signInPerson, new Refused(400, { PsoErrorCode: 'PSOF0201', Message: 'Falsch.' })]]);
  expect((await shown('/de/login', { form: typed, api: login.api })).text).not.toContain('Rundreise-2026');
});

test('a change that fails says the sentence of the specification, whatever else is wrong [S8-X007]', async () => {
  const { api } = sampleApi([[changePassword, new Refused(500, { PsoErrorCode: 'PSOF0001', Message: 'Fehler.' })]]);
  const form = ['current', 'password', 'repeatedPassword'].map((name) => [name, 'Geheim-2026-Anna'] as const);
  const { text } = await shown('/de/passwortaendern', { person, form, api });
  expect(mainOf(text)).toContain(
    'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.',
  );
});

test('a password manager is told whose password is changed, by a text that nobody sees or comes to', async () => {
  const { text } = await shown('/de/passwortaendern', { person });
  const [field = ''] = /<input[^>]*name="_username"[^>]*>/.exec(text) ?? [];
  for (const part of ['type="text"', 'autoComplete="username"', `value="${person.email}"`, 'readOnly', 'tabindex="-1"'])
    expect(field.toLowerCase()).toContain(part.toLowerCase());
  expect(field).toMatch(/class="_hush_[^"]*"/);
  expect(field).toContain('aria-hidden="true"');
});

test('a link that is over says how to get another one; its token is in no form', async () => {
  const { api } = sampleApi([[checkPasswordToken, { isValid: false }]]);
  const { text } = await shown('/de/passwortsetzen?token=old', { api });
  expect(mainOf(text)).toContain('Dieser Link gilt nicht mehr');
  expect(mainOf(text)).toContain('href="/de/passwortvergessen"');
  expect(mainOf(text)).not.toContain('<form');
});

test('AdminLogin shows one button and asks nobody; where there is no login it tells itself that a link is over', async () => {
  const { api, calls } = sampleApi([
    [signInByToken, new Refused(400, { PsoErrorCode: 'PSOF0205', Message: 'Der Link ist ungültig oder abgelaufen.' })],
  ]);
  const { text } = await shown('/de/login/one-time', { api });
  expect([calls, mainOf(text).match(/<button/g)?.length]).toEqual([[], 1]);
  const form = [['_token', 'one-time']] as const;
  expect(await shown('/de/login/one-time', { api, form })).toMatchObject({ redirect: '/de/login?link=ungueltig' });
  const elsewhere = await shown('/de/login/one-time', { api, form, ...withMandant({ autologin: true }) });
  expect(mainOf(elsewhere.text)).toContain('Der Link ist ungültig oder abgelaufen.');
});

const agencyUser = {
  token: 'of-support',
  email: 'clara@hafen.example',
  roles: ['owner'] as AgencyRole[],
  agencyNumber: '100001',
  employeeNumber: null,
  isSupport: true,
};

test('AdminLogin of a link into an agency asks there, and says itself that it is over', async () => {
  const { api, calls } = sampleApi([
    [
      signInAgencyByToken,
      new Refused(400, { PsoErrorCode: 'PSOF0205', Message: 'Der Link ist ungültig oder abgelaufen.' }),
    ],
  ]);
  const form = [['_token', 'one-time']] as const;
  const { text } = await shown('/de/login/one-time?fuer=agentur', { api, form });
  expect(calls.length).toBe(1);
  expect(mainOf(text)).toContain('Der Link ist ungültig oder abgelaufen.');
  const entered = sampleApi([[signInAgencyByToken, agencyUser]]);
  const arrived = await shown('/de/login/one-time?fuer=agentur', { api: entered.api, form });
  expect([entered.calls.length, arrived.redirect]).toEqual([1, expect.stringMatching(/^\/de/)]);
});

test('support is seen on every page, with what it may do', async () => {
  for (const [mayWrite, sentence] of [
    [false, 'Sie sehen das Konto von Anna Muster und können nichts ändern.'],
    [true, 'Sie sehen das Konto von Anna Muster und dürfen darin ändern.'],
  ] as const)
    for (const path of ['/de', '/de/agb', '/de/passwortaendern', '/de/gibt-es-nicht'])
      expect((await shown(path, { person: { ...person, support: { mayWrite } } })).text).toContain(sentence);
  expect((await shown('/de', { person })).text).not.toMatch(/<section[^>]*Support-Zugriff/);
});

test('support finds in place of the form for a password who may change it', async () => {
  for (const mayWrite of [false, true]) {
    const { text } = await shown('/de/passwortaendern', { person: { ...person, support: { mayWrite } } });
    expect(mainOf(text)).not.toContain('<form');
    expect(mainOf(text)).toContain('Passwort, Sitzungen, Datenauskunft und Löschen kann nur die Person selbst.');
  }
});

test('somebody whose name is not known goes by the e-mail address', async () => {
  const unnamed = { ...person, firstName: '', lastName: '' };
  const { text } = await shown('/de', { person: { ...unnamed, support: { mayWrite: false } } });
  expect(text).toContain('Sie sehen das Konto von anna@example.org und können nichts ändern.');
  expect(text).toMatch(/aria-label="[^"]*anna@example\.org[^"]*"/);
});

test('support finds the way out where there is no page of signing out for anybody else', async () => {
  const support = { person: { ...person, support: { mayWrite: false } }, ...withMandant({ autologin: true }) };
  expect((await shown('/de', support)).text).toMatch(/href="\/de\/logout"[^>]*>Zugriff beenden/);
  const { api, calls } = sampleApi([[signOutPerson, { isSignedOut: true }]]);
  const left = await shown('/de/logout', { ...support, api, form: [['_signOut', '1']] });
  expect([left.status, calls.map(({ endpoint }) => endpoint)]).toEqual([303, [signOutPerson]]);
  const own = await shown('/de', { ...support, person });
  expect(own.text).not.toContain('/de/logout');
  expect((await shown('/de/logout', { ...support, person })).status).toBe(404);
});

test('a session that ends while its page is made leads to the login, and back', async () => {
  const { api } = sampleApi([[changePassword, new Refused(401, { PsoErrorCode: 'PSOF0204' })]]);
  const form = [
    ['current', 'Rundreise-2026'],
    ['password', 'Neue-Reise-2026'],
    ['repeatedPassword', 'Neue-Reise-2026'],
  ] as const;
  expect(await shown('/de/passwortaendern', { person, form, api })).toMatchObject({
    status: 303,
    redirect: '/de/login?redirect=PasswortAendern',
  });
});
