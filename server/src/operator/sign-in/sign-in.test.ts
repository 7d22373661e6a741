import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#identity/password/second-factor.ts';
import { globally } from '#platform/context.ts';
import type { TestApp } from '../../testing/app.ts';
import { operator } from '../../testing/cast/operators.ts';
import { type World, world } from '../../testing/world.ts';
import { issueInvitation } from '../invitation.ts';
import { insertOperator } from '../sql.ts';

let app: TestApp;
let nextHour: World['nextHour'];
const email = 'zoe@betreiber.example';
const password = 'Rundreise-2026-Lissabon';

beforeAll(async () => {
  ({ app, nextHour } = await world({ DEMO_TOTP: '1', RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' }));
});
afterAll(() => app.close());

async function invite(address = email): Promise<string> {
  const { system } = app.app;
  return globally(system, async (db) => {
    const made = await insertOperator(db, {
      email: address,
      role: 'BetreiberAdmin',
      mandants: null,
      created_at: system.clock.now(),
    });
    return issueInvitation(system, db, made?.id ?? 0, system.clock.now());
  });
}
const secretOf = (uri: string): string => new URL(uri).searchParams.get('secret') ?? '';
const accept = (body: unknown) => app.call('PUT', '/admin/einladung/annehmen', { body });
const login = (body: unknown) => app.call('POST', '/admin/login', { body });
const now = (): Date => app.app.system.clock.now();

const later = (seconds: number): void => app.app.system.clock.set(new Date(now().getTime() + seconds * 1000));

test('an operator accepts the invitation with password and first code, and the link ends only then', async () => {
  const token = await invite();
  const first = await accept({ Token: token, Password: password });
  expect(first).toMatchObject({ status: 200, body: { TotpUri: expect.stringContaining('otpauth://totp/') } });
  const again = await accept({ Token: token, Password: password });
  const secret = secretOf(again.body.TotpUri);
  expect(await accept({ Token: token, Code: '000000' })).toMatchObject({
    status: 400,
    body: { Fehler: [{ Feld: 'Code', Message: 'Der Code ist nicht richtig.' }] },
  });
  const done = await accept({ Token: token, Code: codeAt(secret, now()) });
  expect(done).toMatchObject({
    status: 200,
    body: { Email: email, Rolle: 'BetreiberAdmin', Token: expect.any(String) },
  });
  expect(await accept({ Token: token, Code: codeAt(secret, now()) })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0205' },
  });

  expect(await login({ Email: email, Password: password, Code: codeAt(secret, now()) })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0201' },
  });
  later(60);
  const code = codeAt(secret, now());
  expect(await login({ Email: email.toUpperCase(), Password: password, Code: code })).toMatchObject({
    status: 200,
    body: { Token: expect.any(String) },
  });
  expect(await login({ Email: email, Password: password, Code: code })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0201' },
  });
  later(1);
  expect(await login({ Email: email, Password: password })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0201' },
  });
});

const rule =
  'Das Passwort muss mindestens 8 Zeichen lang sein und mindestens einen Kleinbuchstaben, einen Großbuchstaben und eine Ziffer enthalten.';
const weak = 'Dieses Passwort ist zu leicht zu erraten.';
test.each([
  ['too short', 'Kurz1', rule],
  ['without a digit', 'LangesPasswort', rule],
  ['made of the own address', 'Xena@betreiber1', weak],
  ['among the most common', 'Football1', weak],
])('a password that is %s is refused with its sentence', async (what, chosen, sentence) => {
  const token = await invite(`xena@betreiber-${what.length}.example`);
  expect(await accept({ Token: token, Password: chosen })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0100', Fehler: [{ Feld: 'Password', Message: sentence }] },
  });
});

test('a link of 73 hours ago is over', async () => {
  const token = await invite('late@betreiber.example');
  app.app.system.clock.set(new Date(now().getTime() + 73 * 3_600_000));
  expect(await accept({ Token: token, Password: password })).toMatchObject({
    status: 400,
    body: { PsoErrorCode: 'PSOF0205' },
  });
});

test('wrong tries slow the next one down and lock nobody out', async () => {
  const wrong = () => login({ Email: 'nobody@betreiber.example', Password: 'wrong' });
  for (const wait of [1, 2, 4, 8, 0]) {
    expect((await wrong()).status).toBe(400);
    later(wait);
  }
  const next = await wrong();
  expect(next).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(8);
  later(16);
  expect((await wrong()).status).toBe(400);
});

test('whoever knows the password tries twenty codes an hour, from however many networks', async () => {
  nextHour();
  const knows = 'known-password@betreiber.example';
  const token = await invite(knows);
  const secret = secretOf((await accept({ Token: token, Password: password })).body.TotpUri);
  await accept({ Token: token, Code: codeAt(secret, now()) });
  const tries = (count: number) =>
    app.call('POST', '/admin/login', {
      body: { Email: knows, Password: password, Code: '000000' },
      headers: { 'x-forwarded-for': `198.51.100.${count}` },
    });
  for (let count = 1; count <= 20; count++) expect((await tries(count)).body.PsoErrorCode).toBe('PSOF0201');
  expect((await tries(21)).body.PsoErrorCode).toBe('PSOF0104');
  nextHour();
});

test('who signs in rightly as often as they like is not kept out', async () => {
  nextHour();
  const often = 'often@betreiber.example';
  const token = await invite(often);
  const secret = secretOf((await accept({ Token: token, Password: password })).body.TotpUri);
  const statuses = [(await accept({ Token: token, Code: codeAt(secret, now()) })).status];
  for (let times = 0; times < 7; times++) {
    app.app.system.clock.set(new Date(now().getTime() + 30_000));
    statuses.push((await login({ Email: often, Password: password, Code: codeAt(secret, now()) })).status);
  }
  expect(statuses).toEqual(Array(8).fill(200));
});

test('a session ends by signing out, by the list of sessions, and by a lock', async () => {
  const token = await operator(app, { email: 'olaf@betreiber.example' });
  const sessions = await app.call('GET', '/admin/sitzungen', { token });
  expect(sessions.body).toMatchObject([{ Diese: true }]);
  expect(await app.call('POST', '/admin/logout', { token })).toMatchObject({ status: 200, body: { Abgemeldet: true } });
  expect(await app.call('GET', '/admin/sitzungen', { token })).toMatchObject({
    status: 401,
    body: { PsoErrorCode: 'PSOF0204' },
  });
});

test('a token works on the mandants of the operator only', async () => {
  const token = await operator(app, { email: 'one@betreiber.example', mandants: ['versicherung'] });
  expect((await app.call('GET', '/admin/sitzungen', { token, mandant: 'versicherung' })).status).toBe(200);
  expect((await app.call('GET', '/admin/sitzungen', { token, mandant: 'spbdevk' })).status).toBe(401);
});

test('an editor neither lists orders nor invites colleagues', async () => {
  const token = await operator(app, { email: 'editor@betreiber.example', role: 'BetreiberRedaktion' });
  for (const [method, path] of [
    ['PUT', '/admin/auftraege'],
    ['GET', '/admin/betreiber'],
    ['GET', '/admin/mails'],
  ] as const) {
    expect(await app.call(method, path, { token, body: method === 'PUT' ? {} : undefined })).toMatchObject({
      status: 403,
      body: { PsoErrorCode: 'PSOF0202' },
    });
  }
});

test('an admin invites, changes, locks and resets a colleague, but never the own account', async () => {
  const token = await operator(app, { email: 'chief@betreiber.example' });
  const invited = await app.call('POST', '/admin/betreiber', {
    token,
    body: { Email: 'new@betreiber.example', Rolle: 'BetreiberRedaktion' },
  });
  expect(invited).toMatchObject({ status: 200, body: { Status: 'Eingeladen', Rolle: 'BetreiberRedaktion' } });
  const [mail] = (await app.post()).filter((sent) => sent.to === 'new@betreiber.example');
  const link = /verwaltung\/einladung\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { body } = await accept({ Token: link, Password: password });
  const session = await accept({ Token: link, Code: codeAt(secretOf(body.TotpUri), now()) });
  const change = (values: unknown) => app.call('PUT', `/admin/betreiber/${invited.body.Id}`, { token, body: values });
  expect(await change({ Gesperrt: true })).toMatchObject({ status: 200, body: { Status: 'Gesperrt' } });
  expect((await app.call('GET', '/admin/sitzungen', { token: session.body.Token })).status).toBe(401);
  expect((await change({ Gesperrt: true })).status).toBe(409);
  expect(await change({ Gesperrt: false })).toMatchObject({ status: 200, body: { Status: 'Aktiv' } });
  expect(await change({ ZweiterFaktorZuruecksetzen: true })).toMatchObject({
    status: 200,
    body: { Status: 'Eingeladen', ZweiterFaktor: false },
  });
  const list = await app.call('GET', '/admin/betreiber', { token });
  const own = list.body.find((row: { Email: string }) => row.Email === 'chief@betreiber.example');
  expect((await app.call('PUT', `/admin/betreiber/${own.Id}`, { token, body: { Gesperrt: true } })).status).toBe(409);
});
