import { signOutAgency } from '@weitersagen/contract/agency/endpoints';
import { showSsoParameter } from '@weitersagen/contract/agency/sso-endpoints';
import { expect, test } from 'vitest';
import { agencyUser, ssoParameter } from '../../../testing/sample-agency.ts';
import { Refused, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

test('the login of agencies has the parameters in its page, and where to go on to [S3-E228]', async () => {
  const { text } = await shown('/de/agentur/login');
  const [, given = '', to] = /data-sso="([^"]*)" data-sso-to="([^"]*)"/.exec(text) ?? [];
  expect([JSON.parse(unescaped(given)), to]).toEqual([ssoParameter, '/de/agentur']);
  const wanted = await shown('/de/agentur/login?redirect=agency&params=%7B%22tab%22%3A%22leads%22%7D');
  expect(wanted.text).toContain('data-sso-to="/de/agentur/leads"');
  expect(mainOf(text)).toContain('wenn Ihr Browser JavaScript ausführt');
});

test('it has no button where the mandant trusts no provider', async () => {
  const { api } = sampleApi([[showSsoParameter, new Refused(403, { PsoErrorCode: 'PSOF0105' })]]);
  const { text, status } = await shown('/de/agentur/login', { api });
  expect([status, text.includes('data-sso='), text.includes('Unternehmenskonto')]).toEqual([200, false, false]);
});

test('the page of return shows nothing of its sentences before script says which is true', async () => {
  const { text, isPersonal } = await shown('/de/sso?code=c&state=s');
  const main = mainOf(text);
  expect(isPersonal).toBe(true);
  expect(main.match(/data-sso-case="/g)).toHaveLength(9);
  expect(main.match(/hidden=""[^>]*data-sso-case="/g)).toHaveLength(9);
  expect(main).toMatch(/data-sso-without="">.*mit E-Mail-Adresse und Passwort hinein/s);
});

test('whoever came by a provider goes on there after signing out, by a link that no form leads to', async () => {
  const there = 'https://login.unternehmen.example/end?id_token_hint=x';
  const out = (continueAt: string | null) =>
    shown('/de/agentur/logout', {
      form: [['_signOut', '1']],
      agencyUser,
      api: sampleApi([[signOutAgency, { isSignedOut: true, continueAt }]]).api,
    });
  const going = await out(there);
  expect(going.status).toBe(200);
  expect(going.text).toContain('<title>Sie sind hier abgemeldet');
  expect(mainOf(going.text)).toContain(`href="${there}" data-sso-sign-out=""`);
  expect(going.text).not.toContain('data-agency-sign-out');
  const staying = await out(null);
  expect([staying.status, staying.redirect]).toEqual([303, expect.stringMatching(/^\/de\/agentur\/login/)]);
});
