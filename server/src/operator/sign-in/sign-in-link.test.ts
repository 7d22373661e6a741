/** A link by mail takes the place of an operator's password (rules 2.1): for who is kept out by what others try. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '#identity/password/second-factor.ts';
import { globally } from '#platform/context.ts';
import { operator } from '../../testing/cast/operators.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { world } from '../../testing/world.ts';
import { issueInvitation } from '../invitation.ts';
import { insertOperator, updateOperator } from '../sql.ts';

const { app, days } = await world({ DEMO_TOTP: '1', RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
const { system } = app.app;
const password = 'Rundreise-2026-Lissabon';
const subject = 'Ihr Anmeldelink für die Verwaltung';
const ownPage = { 'sec-fetch-site': 'same-origin' };

let people = 0;
let networks = 0;
const nextNetwork = () => `2001:db8:${(++networks).toString(16)}::1`;
const minutes = (count: number) => days(count / 1440);
const from = (headers: Record<string, string> = {}) => ({ 'x-forwarded-for': nextNetwork(), ...headers });

beforeEach(async () => {
  await days(2);
  await app.post();
});

/** Somebody who works here: the address, the secret of the second factor, and the mark of the browser that signed in. */
async function colleague() {
  const email = `link${++people}@betreiber.example`;
  const token = await globally(system, async (db) => {
    const values = { email, role: 'BetreiberAdmin', mandants: null, created_at: system.clock.now() };
    const made = await insertOperator(db, values);
    return issueInvitation(system, db, made?.id ?? 0, system.clock.now());
  });
  const accept = (body: Record<string, string>) =>
    app.call('PUT', '/admin/einladung/annehmen', { body: { Token: token, ...body }, headers: from() });
  const secret = new URL((await accept({ Password: password })).body.TotpUri).searchParams.get('secret') ?? '';
  const code = () => codeAt(secret, system.clock.now());
  const { Wiederherstellungscodes: codes } = (await accept({ Code: code() })).body;
  await minutes(1);
  const login = (headers: Record<string, string>, Password = password) =>
    app.call('POST', '/admin/login', { body: { Email: email, Password, Code: code() }, headers });
  return { email, code, codes, login };
}

const asks = (Email: string, headers: Record<string, string> = {}) =>
  app.call('POST', '/admin/anmeldelink', { body: { Email }, headers: from(headers) });
const linksTo = async (email: string): Promise<string[]> =>
  (await app.post())
    .filter((mail) => mail.to === email && mail.subject === subject)
    .map(({ text }) => /verwaltung\/anmeldelink\?token=([\w-]+)/.exec(text)?.[1] ?? '');
const opens = (Token: string, Code: string | undefined, headers: Record<string, string> = {}) =>
  app.call('PUT', '/admin/anmeldelink', { body: { Token, Code }, headers: from(headers) });
const markOf = (cookies: readonly string[]) => cookies.find((one) => one.startsWith('bekannt='))?.split(';')[0] ?? '';

async function proof(): Promise<Record<string, string>> {
  const { body } = await app.call('POST', '/nachweis', { body: { Zweck: 'Mail' } });
  for (let number = 0; ; number++) {
    const text = `${body.Aufgabe}:${number}`;
    if (hash('sha256', text, 'buffer').readUInt32BE(0) >>> (32 - body.Nullbits) === 0) return { 'x-nachweis': text };
  }
}

test('strangers try two hundred times, and the operator comes in by link and code, and by password from a known browser', async () => {
  const { email, code, login } = await colleague();
  const mark = markOf((await login(from(ownPage))).cookies);
  await minutes(1);
  const answers: number[] = [];
  for (let tries = 0; tries < 200; tries++) answers.push((await login(from(), 'Falsch-2026')).status);
  expect(new Set(answers)).toEqual(new Set([400]));
  expect((await login(from())).body.PsoErrorCode).toBe('PSOF0301');
  await app.post();
  expect(await asks(email)).toMatchObject({ status: 200, body: { MailVersendet: true } });
  const [link = ''] = await linksTo(email);
  const entered = await opens(link, code(), ownPage);
  expect(entered).toMatchObject({ status: 200, body: { Email: email, Rolle: 'BetreiberAdmin' } });
  await minutes(1);
  expect((await login(from({ ...ownPage, cookie: mark }))).status).toBe(200);
  await minutes(1);
  expect((await login(from({ ...ownPage, cookie: markOf(entered.cookies) }))).status).toBe(200);
}, 120_000);

test('the link signs in once, with a right code only, and within ten minutes', async () => {
  const { email, code } = await colleague();
  await asks(email);
  const [link = ''] = await linksTo(email);
  const field = (Message: string) => ({ status: 400, body: { Fehler: [{ Feld: 'Code', Message }] } });
  expect(await opens(link, undefined)).toMatchObject(field('Code ist ein Pflichtfeld'));
  expect(await opens(link, '000000')).toMatchObject(field('Der Code ist nicht richtig.'));
  expect((await opens(link, code())).body).toMatchObject({ Email: email, Token: expect.any(String) });
  await minutes(1);
  const over = { status: 400, body: { PsoErrorCode: 'PSOF0205' } };
  expect(await opens(link, code())).toMatchObject(over);
  await minutes(6);
  await asks(email);
  const [late = ''] = await linksTo(email);
  await minutes(11);
  expect(await opens(late, code())).toMatchObject(over);
  expect(await opens('x'.repeat(43), code())).toMatchObject(over);
});

test('without the device a recovery code stands beside the link, once', async () => {
  const { email, codes } = await colleague();
  await asks(email);
  const [first = ''] = await linksTo(email);
  expect((await opens(first, '1234-5678-9012')).status).toBe(400);
  expect((await opens(first, codes[0])).status).toBe(200);
  await minutes(6);
  await asks(email);
  const [second = ''] = await linksTo(email);
  expect((await opens(second, codes[0])).status).toBe(400);
  expect((await opens(second, codes[1])).status).toBe(200);
});

test('a link lets nobody in who was locked after it was mailed', async () => {
  const { email, code } = await colleague();
  await asks(email);
  const [link = ''] = await linksTo(email);
  await globally(system, async (db) => {
    const { id } = await db.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await updateOperator(db, id, { status: 'locked' });
  });
  expect((await opens(link, code())).body.PsoErrorCode).toBe('PSOF0203');
  await minutes(6);
  expect((await asks(email)).status).toBe(200);
  expect(await linksTo(email)).toEqual([]);
});

test('the answer is the same for every address, and who has just got a link gets no other', async () => {
  const { email } = await colleague();
  const plain = ({ status, body }: Awaited<ReturnType<typeof asks>>) => ({ status, body });
  const answers = [await asks(email), await asks('nobody@betreiber.example'), await asks(email)].map(plain);
  expect(answers).toEqual(Array(3).fill({ status: 200, body: { MailVersendet: true } }));
  expect(await app.post()).toMatchObject([{ to: email, subject }]);
  await minutes(6);
  await asks(email.toUpperCase());
  expect(await linksTo(email)).toHaveLength(1);
});

test('asks the database the same for every address, whether a link is mailed or not', async () => {
  const { email } = await colleague();
  const asked = (address: string) => statementsOf(system, () => asks(address));
  const unknown = await asked('nobody-at-all@betreiber.example');
  expect(unknown.length).toBeGreaterThan(5);
  for (const known of [email, email]) expect(await asked(known)).toEqual(unknown);
});

test('above the share of a day a stranger does a proof of work for whatever address, a known browser never', async () => {
  const { email, login } = await colleague();
  const known = { ...ownPage, cookie: markOf((await login(from(ownPage))).cookies) };
  for (const address of [email, 'nobody-else@betreiber.example']) {
    for (let times = 0; times < 3; times++) {
      expect((await asks(address)).status).toBe(200);
      await minutes(6);
    }
    expect(await asks(address)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0301' } });
    expect((await asks(address, await proof())).status).toBe(200);
    await minutes(6);
  }
  expect(await linksTo(email)).toHaveLength(4);
  expect((await asks(email, known)).status).toBe(200);
  expect(await linksTo(email)).toHaveLength(1);
});

test('one network asks as often as it may try passwords', async () => {
  const ask = () =>
    app.call('POST', '/admin/anmeldelink', {
      body: { Email: `somebody${++people}@betreiber.example` },
      headers: { 'x-forwarded-for': '2001:db8:ffff::1' },
    });
  for (let times = 0; times < 100; times++) expect((await ask()).status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
});

test('link, wrong code and sign-in are told in the security events', async () => {
  const { email, code } = await colleague();
  await asks(email);
  await asks(email);
  const [link = ''] = await linksTo(email);
  await opens(link, '000000');
  await opens(link, code());
  await asks('nobody@betreiber.example');
  await system.security.flush();
  const { rows } = await globally(system, (db) =>
    sql<{ told: string }>`
      select concat(e.kind, ' ', e.outcome, ' ', o.email) as told from operator_security_event e
      left join operator o on o.id::text = e.actor_id where e.kind <> 'signIn' and e.what = 'spbdevk'
      order by e.id desc limit 5`.execute(db),
  );
  expect(rows.map(({ told }) => told).toSorted()).toEqual(
    [
      `signInLink done ${email}`,
      `signInLink slowed ${email}`,
      `secondFactor wrong ${email}`,
      `secondFactor done ${email}`,
      'signInLink refused ',
    ].toSorted(),
  );
  const eva = await operator(app);
  const body = { Filter: `Ansicht:Betreiber;Text:${email}`, Pagesize: 10 };
  const list = await app.call('PUT', '/admin/sicherheit', { token: eva, body });
  expect(list.body.Content.map(({ Art }: { Art: string }) => Art)).toContain('Anmeldelink');
});
