/**
 * What strangers can make us send and do (rules 1.8, 1.9): the ways in which a mail server is made a relay, a person is
 * locked out, or what is meant for everybody is used up.
 */
import { hash } from 'node:crypto';
import { toNumber } from '@weitersagen/contract/basics/number';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { globally } from '../platform/context.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { operator } from '../testing/cast/operators.ts';
import { password, person, setsPassword } from '../testing/cast/person.ts';
import { configure } from '../testing/mandant.ts';
import { mailTo, tokenIn } from '../testing/walk.ts';
import { world } from '../testing/world.ts';

const { app, anna, ben, days, nextHour } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
const link = await anna.recommends();
const relay = 'Gewinn: https://phish.example/x abholen';
let people = 0;
const email = () => `stranger${++people}@example.org`;
const invalid = (field: string) => ({ Feld: field, Message: expect.stringMatching(/ ist nicht gültig$/) });

test.each<
  [call: string, field: string, send: (name: string) => Promise<{ status: number; body: { Fehler: unknown } }>]
>([
  [
    'a recommendation',
    'Empfehler.Vorname',
    (name) => {
      const body = wishOf({ as: { ...annaMuster, email: email() } }, { 'Empfehler.Vorname': name });
      return app.call('POST', '/empfehlen/create', { body });
    },
  ],
  [
    'the contact of a recommendation',
    'Empfaenger.Nachname',
    (name) => {
      const wish = { as: { ...annaMuster, email: email() }, to: email() };
      return app.call('POST', '/empfehlen/create', { body: wishOf(wish, { 'Empfaenger.Nachname': name }) });
    },
  ],
  [
    'a registration',
    'Nachname',
    (name) =>
      app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Anna', Nachname: name, Email: email() } }),
  ],
  ['a recipient', 'Vorname', (name) => ben.registers(link, { Vorname: name, Email: email() })],
  [
    'a recipient with everything at once',
    'empfaengerdaten.vorname',
    (name) => ben.completes(link, { vorname: name, email: email() }),
  ],
])('a name of %s is no message to somebody else, and makes nothing', async (_call, field, send) => {
  await app.post();
  for (const name of [relay, 'phish.com', 'a'.repeat(41)]) {
    const { status, body } = await send(name);
    expect([status, body.Fehler]).toMatchObject([400, [invalid(field)]]);
  }
  expect(await app.post()).toEqual([]);
});

test('who is signed in writes the own name as it is; others read a message in it as its first letter', async () => {
  const { email: own, token } = await person(app);
  const body = (name: string) => wishOf({ as: { ...annaMuster, email: own } }, { 'Empfehler.Vorname': name });
  const shown = async (name: string): Promise<string> => {
    const { status, body: made } = await app.call('POST', '/empfehlen/create', { token, body: body(name) });
    expect(status).toBe(200);
    await app.post();
    const to = email();
    const ownLink = { number: made.Empfehlungsnummer, hash: made.Hash };
    expect((await ben.registers(ownLink, { Email: to })).status).toBe(200);
    return mailTo(await app.post(), to, /Daten/)?.text ?? '';
  };
  expect(await shown('Anna')).toContain('Anna M.');
  const text = await shown(relay);
  expect(text).toContain('G. M.');
  expect(text).not.toContain('phish');
});

test('the name of a company is taken as typed and stands in no mail to an address nobody has confirmed', async () => {
  const mandant = 'versicherung';
  await configure(app, mandant, { mailsContact: true });
  await app.post();
  const Firma = 'Ihr Gewinn wartet auf www.phish.example GmbH';
  const [own, contact, other] = [email(), email(), email()];
  const body = wishOf({ as: { ...annaMuster, email: own }, to: contact }, { 'Empfaenger.Firma': Firma });
  const made = await app.call('POST', '/empfehlen/create', { mandant, body });
  expect(made.status).toBe(200);
  const mails = await app.post();
  const companyLink = { number: made.body.Empfehlungsnummer, hash: made.body.Hash };
  const came = await ben.registers(companyLink, { Anrede: 'Firma', Firma, Email: other }, { mandant });
  expect(came.status).toBe(200);
  expect((await ben.confirms(came.body.Empfaengernummer, {}, { mandant })).status).toBe(200);
  mails.push(...(await app.post()));
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([own, contact, other]));
  for (const { subject, text, html } of mails)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/Gewinn|phish/);
});

/** As if so many wrong passwords of the last hour had come from as many networks. */
const triedSoOften = (wrong: number) =>
  globally(app.app.system, async (db) => {
    await sql`update wrong_try set wrong = ${wrong} where wait_until <= tried_at`.execute(db);
  });

const seconds = (count: number) => days(count / 86_400);
let peers = 0;
const nextPeer = () => `198.51.100.${++peers}`;
let networks = 0;
const nextNetwork = () => `2001:db8:${(++networks).toString(16)}::1`;
const ownPage = { 'sec-fetch-site': 'same-origin' };
const markOf = (cookies: readonly string[]) => cookies.find((one) => one.startsWith('bekannt='))?.split(';')[0] ?? '';

async function proofFor(Zweck: string, Email: string): Promise<string> {
  const { body } = await app.call('POST', '/nachweis', { body: { Zweck, Email } });
  for (let number = 0; ; number++) {
    const text = `${body.Aufgabe}:${number}`;
    if (hash('sha256', text, 'buffer').readUInt32BE(0) >>> (32 - body.Nullbits) === 0) return text;
  }
}

test('nobody is locked out by what strangers try: not from another network, not by a known browser, and else by a proof of work', async () => {
  const { email: own } = await person(app);
  const login = (headers: Record<string, string>, Password = password) =>
    app.call('POST', '/account/login', { body: { Email: own, Password }, headers });
  const mark = markOf((await login({ ...ownPage, 'x-forwarded-for': nextNetwork() })).cookies);
  const attacker = nextNetwork();
  for (const wait of [1, 2, 4, 8, 0]) {
    expect((await login({ 'x-forwarded-for': attacker }, 'Falsch-2026')).status).toBe(400);
    await seconds(wait);
  }
  expect((await login({ 'x-forwarded-for': attacker })).status).toBe(429);
  expect((await login({ 'x-forwarded-for': nextNetwork() })).status).toBe(200);
  await triedSoOften(100);
  await app.post();
  for (let times = 0; times < 2; times++) {
    const { status, body } = await login({ 'x-forwarded-for': nextNetwork() });
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0301']);
  }
  const told = (await app.post()).filter(({ to }) => to === own);
  expect(told.map(({ subject }) => subject)).toEqual(['Viele Anmeldeversuche mit Ihrer Adresse']);
  const known = { ...ownPage, cookie: mark, 'x-forwarded-for': attacker };
  expect((await login(known)).status).toBe(200);
  const proof = await proofFor('Anmeldung', own);
  expect((await login({ 'x-forwarded-for': nextNetwork(), 'x-nachweis': proof })).status).toBe(200);
});

test('a network that others have used up is open for a browser that has signed in from it before, and for no other', async () => {
  const { email: own } = await person(app);
  const from = nextNetwork();
  const login = (Email: string, headers: Record<string, string>, Password = password) =>
    app.call('POST', '/account/login', { body: { Email, Password }, headers: { 'x-forwarded-for': from, ...headers } });
  const mark = markOf((await login(own, { ...ownPage, 'x-forwarded-for': nextNetwork() })).cookies);
  const statuses: number[] = [];
  for (let tried = 0; tried < 300 && statuses.at(-1) !== 429; tried++)
    statuses.push((await login(email(), {}, 'Falsch-2026')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await login(own, {})).status).toBe(429);
  expect((await login(own, { ...ownPage, cookie: mark })).status).toBe(200);
  const { email: other } = await person(app);
  expect((await login(other, { ...ownPage, cookie: mark })).status).toBe(429);
}, 120_000);

test('who cannot do the work for a sign-in comes in by the mail for a new password', async () => {
  const { email: own } = await person(app);
  const from = () => ({ 'x-forwarded-for': nextNetwork() });
  const login = (Password: string) =>
    app.call('POST', '/account/login', {
      body: { Email: own, Password },
      headers: { ...from(), 'x-nachweis': 'warten' },
    });
  await login('Falsch-2026');
  await triedSoOften(100);
  expect((await login(password)).body.PsoErrorCode).toBe('PSOF0301');
  await app.post();
  expect((await app.call('GET', `/account/resetPassword/${own}`, { headers: from() })).status).toBe(200);
  const token = tokenIn(mailTo(await app.post(), own, /Passwort zurücksetzen/));
  expect((await setsPassword(app, token, { chosen: 'Abendrot-2027-Porto' })).body).toMatchObject({
    Email: own,
    Token: expect.any(String),
  });
});

test('of one network fifty passwords wait to be checked, the next try gets 429; an operator comes in meanwhile', async () => {
  const nora = 'nora@betreiber.example';
  await operator(app, { email: nora });
  // Far more than are checked while they come in.
  const tries = Array.from({ length: 140 }, (_none, place) =>
    app.call('POST', '/account/login', {
      body: { Email: email(), Password: 'Falsch-2026' },
      headers: { 'x-forwarded-for': `2001:db8:fff0:${place.toString(16)}::1` },
    }),
  );
  const isRefused = ({ status }: Awaited<(typeof tries)[number]>): boolean => status === 429;
  await Promise.any(tries.map(async (one) => isRefused(await one) || Promise.reject(new Error('checked'))));
  const entered = app.call('POST', '/admin/login', {
    body: { Email: nora, Password: 'falsch' },
    headers: { 'x-forwarded-for': nextNetwork() },
  });
  const first = await Promise.race([entered.then(() => 'operator'), Promise.all(tries).then(() => 'strangers')]);
  expect(first).toBe('operator');
  const answers = await Promise.all(tries);
  const checked = answers.filter(({ status }) => status === 400);
  const refused = answers.filter(isRefused);
  expect(checked.length + refused.length).toBe(tries.length);
  // Fifty wait beside the one that is being checked, as password.test counts them.
  expect(checked.length).toBeGreaterThanOrEqual(51);
  for (const { body, headers } of refused)
    expect([body.PsoErrorCode, headers['retry-after']]).toEqual(['PSOF0104', '10']);
}, 120_000);

test('one network that tries at the door of the operators makes no operator wait, whose browser nobody knows', async () => {
  const nora = 'nora2@betreiber.example';
  await operator(app, { email: nora });
  const enter = (Email: string, from: string) =>
    app.call('POST', '/admin/login', { body: { Email, Password: 'falsch' }, headers: { 'x-forwarded-for': from } });
  const tries = Array.from({ length: 40 }, (_none, place) => enter(email(), `2001:db8:fff1:${place.toString(16)}::1`));
  await tries[0];
  const entered = enter(nora, nextNetwork());
  const first = await Promise.race([entered.then(() => 'operator'), Promise.all(tries).then(() => 'strangers')]);
  expect([first, (await entered).body.PsoErrorCode]).toEqual(['operator', 'PSOF0201']);
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 400));
}, 120_000);

test('the desk stays open for operators, and a new password ends the mark of a browser', async () => {
  const { email: own } = await person(app);
  const login = (headers: Record<string, string>, Password = password) =>
    app.call('POST', '/account/login', { body: { Email: own, Password }, headers });
  const { cookies, body } = await login({ ...ownPage, 'x-forwarded-for': nextNetwork() });
  const chosen = {
    PasswordAktuell: password,
    Password: 'Abendrot-2027-Porto',
    PasswordWiederholung: 'Abendrot-2027-Porto',
  };
  expect(
    (await app.call('PUT', '/account/resetPasswordWithoutToken', { token: body.Token, body: chosen })).status,
  ).toBe(200);
  await login({ 'x-forwarded-for': nextNetwork() }, 'Falsch-2026');
  await triedSoOften(200);
  const old = { ...ownPage, cookie: markOf(cookies), 'x-forwarded-for': nextNetwork() };
  expect((await login(old, chosen.Password)).body.PsoErrorCode).toBe('PSOF0301');

  const eva = 'eva@betreiber.example';
  await operator(app, { email: eva });
  const tries = () =>
    app.call('POST', '/admin/login', {
      body: { Email: eva, Password: 'falsch' },
      headers: { 'x-forwarded-for': nextNetwork() },
    });
  expect((await tries()).body.PsoErrorCode).toBe('PSOF0201');
  await triedSoOften(100);
  await app.post();
  expect((await tries()).body.PsoErrorCode).toBe('PSOF0301');
  expect((await app.post()).map(({ to }) => to)).toEqual([eva]);
  const proof = await proofFor('Betreiberanmeldung', eva);
  const answer = await app.call('POST', '/admin/login', {
    body: { Email: eva, Password: 'falsch' },
    headers: { 'x-forwarded-for': nextNetwork(), 'x-nachweis': proof },
  });
  expect(answer.body.PsoErrorCode).toBe('PSOF0201');
});

describe('an address that a caller claims to have', () => {
  const unknown = toNumber('recommendation', '0000000000');
  const asks = (remoteAddress: string, headers: Record<string, string>) =>
    app.app.http.fastify.inject({ url: `/api/v1/spbdevk/empfehlen/${unknown}`, remoteAddress, headers });
  let claimed = 0;
  const claim = () => `203.0.113.${++claimed}`;
  beforeEach(nextHour);

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])(
    'counts for nothing where no proxy of ours says it: %s',
    async (name) => {
      const peer = nextPeer();
      const ask = () => asks(peer, { [name]: name === 'forwarded' ? `for=${claim()}` : claim() });
      for (let asked = 0; asked < 60; asked++) expect((await ask()).statusCode).toBe(404);
      expect((await ask()).statusCode).toBe(429);
      expect((await asks(nextPeer(), {})).statusCode).toBe(404);
    },
  );

  test('counts for nothing in front of the one that our proxy saw', async () => {
    const seen = nextPeer();
    const ask = () => asks('127.0.0.1', { 'x-forwarded-for': `${claim()}, 127.0.0.1, ${claim()}, ${seen}` });
    for (let asked = 0; asked < 60; asked++) expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
    expect((await asks('127.0.0.1', { 'x-forwarded-for': `${seen}, ${nextPeer()}` })).statusCode).toBe(404);
  });
});
