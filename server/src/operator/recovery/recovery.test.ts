import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#identity/password/second-factor.ts';
import { globally } from '#platform/context.ts';
import type { Reply, TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';
import { takeRecoveryCode } from './codes.ts';

let app: TestApp;
const password = 'Rundreise-2026-Lissabon';
beforeAll(async () => {
  ({ app } = await world({ DEMO_TOTP: '1', RATE_LIMITS: '1' }));
});
afterAll(() => app.close());

const now = (): Date => app.app.system.clock.now();
const later = (seconds: number): void => app.app.system.clock.set(new Date(now().getTime() + seconds * 1000));
const login = (email: string, code: string): Promise<Reply> =>
  app.call('POST', '/admin/login', { body: { Email: email, Password: password, Code: code } });
const wrong = { status: 400, body: { PsoErrorCode: 'PSOF0201' } };

interface Enrolled {
  email: string;
  id: number;
  secret: string;
  codes: string[];
  token: string;
}
/** Invited by Eva, with password, second factor and codes. */
async function enrol(name: string): Promise<Enrolled> {
  later(3600);
  const email = `${name}@betreiber.example`;
  const body = { Email: email, Rolle: 'BetreiberSachbearbeitung' };
  const { body: made } = await app.call('POST', '/admin/betreiber', { token: await operator(app), body });
  return { email, id: made.Id, ...(await accept(email)) };
}
async function accept(email: string): Promise<Pick<Enrolled, 'secret' | 'codes' | 'token'>> {
  const mails = (await app.post()).filter(({ to, text }) => to === email && text.includes('einladung?token='));
  const link = /einladung\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  const step = (body: object) => app.call('PUT', '/admin/einladung/annehmen', { body: { Token: link, ...body } });
  const secret = new URL((await step({ Password: password })).body.TotpUri).searchParams.get('secret') ?? '';
  const { body } = await step({ Code: codeAt(secret, now()) });
  return { secret, codes: body.Wiederherstellungscodes, token: body.Token };
}
const leftOf = async (token: string): Promise<number | null> =>
  (await app.call('GET', '/admin/ich', { token })).body.WiederherstellungscodesUebrig;
const traces = async (email: string): Promise<unknown[]> => {
  await app.app.system.security.flush();
  const body = { Filter: `Ansicht:Betreiber;Text:${email}` };
  const token = await operator(app);
  const { body: list } = await app.call('PUT', '/admin/sicherheit', { token, body });
  return list.Content.filter(({ Was }: { Was: string }) => Was.includes('Wiederherstellung')).map(
    ({ Art, Ergebnis, Was, Akteur }: Record<string, string>) => [Art, Ergebnis, Was, Akteur],
  );
};

test('who sets up a second factor gets ten codes, each of which lets in once in place of the six digits', async () => {
  const { email, codes, token } = await enrol('ten');
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(await leftOf(token)).toBe(10);
  const [first = '', second = '', third = ''] = codes;
  const entered = await login(email, first);
  expect(entered).toMatchObject({ status: 200, body: { Email: email, Token: expect.any(String) } });
  expect(await login(email, first)).toMatchObject(wrong);
  later(60);
  expect((await login(email, second.replaceAll('-', ' '))).status).toBe(200);
  expect((await login(email, ` ${third.replaceAll('-', '')} `)).status).toBe(200);
  expect(await leftOf(entered.body.Token)).toBe(7);
  const rows = await app.app.system.database.pool.query('select hash from operator_recovery_code');
  expect(JSON.stringify(rows.rows)).not.toContain(second.replaceAll('-', ''));
});

test('of two who use one code at once only one comes in', async () => {
  const { email, id, codes } = await enrol('twice');
  const [first = '', second = ''] = codes;
  const answers = await Promise.all([login(email, first), login(email, first)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { system } = app.app;
  const given = { operatorId: id, code: second.replaceAll('-', ''), now: now() };
  const used = await Promise.all([1, 2, 3].map(() => globally(system, (db) => takeRecoveryCode(system, db, given))));
  expect(used.toSorted()).toEqual([false, false, true]);
});

test('a code of another operator lets nobody in, and stays good for its own', async () => {
  const [one, other] = [await enrol('one'), await enrol('other')];
  expect(await login(one.email, other.codes[0] ?? '')).toMatchObject(wrong);
  later(60);
  expect((await login(other.email, other.codes[0] ?? '')).status).toBe(200);
});

test('a wrong code counts as a wrong try: the next one waits, and twenty an hour are all', async () => {
  const { email, codes } = await enrol('guess');
  for (const wait of [1, 2, 4, 8, 0]) {
    expect(await login(email, '0000-0000-0000')).toMatchObject(wrong);
    later(wait);
  }
  expect(await login(email, codes[0] ?? '')).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
  for (let count = 6; count <= 20; count++) {
    later(61);
    expect(await login(email, '0000-0000-0000')).toMatchObject(wrong);
  }
  later(61);
  expect(await login(email, codes[0] ?? '')).toMatchObject({ status: 429 });
  expect(await login(email, '000-000')).toMatchObject({ status: 429 });
});

test('each use and each new set is a security event, and the owner is told by mail how many are left', async () => {
  const { email, codes } = await enrol('told');
  await login(email, '0000-0000-0000');
  later(60);
  await app.post();
  await login(email, codes[0] ?? '');
  const mails = (await app.post()).filter(({ to }) => to === email);
  expect(mails).toMatchObject([
    { subject: 'Anmeldung mit einem Wiederherstellungscode', text: expect.stringContaining('Übrig: 9.') },
  ]);
  expect(await traces(email)).toEqual([
    ['ZweiterFaktor', 'Erfolgreich', 'Neue Wiederherstellungscodes', email],
    ['ZweiterFaktor', 'Falsch', 'Wiederherstellungscode', email],
    ['ZweiterFaktor', 'Erfolgreich', 'Wiederherstellungscode', email],
  ]);
});

test('new ones are made by who shows the second factor once more, and end those there were', async () => {
  const { email, codes, secret, token } = await enrol('renew');
  later(60);
  const renew = (body: object) => app.call('POST', '/admin/wiederherstellungscodes', { token, body });
  const field = (name: string) => ({ status: 400, body: { Fehler: [{ Feld: name }] } });
  expect(await renew({})).toMatchObject(field('Code'));
  later(60);
  expect(await renew({ Passwort: password })).toMatchObject(field('Code'));
  later(60);
  expect(await renew({ Code: '000000' })).toMatchObject(field('Code'));
  later(60);
  // Whoever has found a code makes no others with it.
  expect(await renew({ Code: codes[0] })).toMatchObject(field('Code'));
  expect(await leftOf(token)).toBe(10);
  later(60);
  const { status, body } = await renew({ Code: codeAt(secret, now()) });
  expect([status, body.Wiederherstellungscodes.length]).toEqual([200, 10]);
  expect(body.Wiederherstellungscodes).not.toContain(codes[0]);
  expect(await login(email, codes[0] ?? '')).toMatchObject(wrong);
  later(60);
  expect((await login(email, body.Wiederherstellungscodes[0])).status).toBe(200);
  expect(await leftOf(token)).toBe(9);
});

test('a reset of the second factor ends the codes, and the new factor comes with new ones', async () => {
  const { email, id, codes } = await enrol('reset');
  const body = { ZweiterFaktorZuruecksetzen: true };
  await app.call('PUT', `/admin/betreiber/${id}`, { token: await operator(app), body });
  const again = await accept(email);
  later(60);
  expect(await login(email, codes[0] ?? '')).toMatchObject(wrong);
  later(60);
  expect((await login(email, again.codes[0] ?? '')).status).toBe(200);
});

test('without a second factor there are no codes to make', async () => {
  const bare = await operator(app, { email: 'bare@betreiber.example' });
  const { status } = await app.call('POST', '/admin/wiederherstellungscodes', {
    token: bare,
    body: { Code: '123456' },
  });
  expect(status).toBe(400);
  expect(await leftOf(bare)).toBe(0);
});
