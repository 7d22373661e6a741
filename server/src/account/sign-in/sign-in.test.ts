import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, person, registered, setsPassword, signsIn } from '../../testing/cast/person.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { configure } from '../../testing/mandant.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { world } from '../../testing/world.ts';

const { app, as, days } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());

const seconds = (count: number): Promise<void> => days(count / 86_400);
const minutes = (count: number): Promise<void> => days(count / 1440);
const hours = (count: number): Promise<void> => days(count / 24);
const user = (token: string, mandant = 'spbdevk') => app.call('GET', '/account/user', { token, mandant });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const setStatus = (email: string, status: string) =>
  as().write(({ db }) => db.updateTable('account').set({ status }).where('email', '=', email).execute());

test('the right password answers who it is and a token of a session [S7-C016] [S6-P004]', async () => {
  const { email, hash } = await person(app);
  const answer = await signsIn(app, email.toUpperCase());
  expect(answer).toMatchObject({
    status: 200,
    body: {
      Email: email,
      Vorname: 'Anna',
      Nachname: 'Muster',
      Empfehlerhash: hash,
      NewsletterOptinGegeben: false,
      NewsletterOptinVersendetAm: null,
      Language: 'de',
      Rollen: ['Empfehler'],
      Agenturnummer: null,
      IstAdminLogin: false,
    },
  });
  expect(claimsOf(answer.body.Token)).toMatchObject({ typ: 'empfehler', sub: hash, mandant: 'spbdevk' });
  expect((await user(answer.body.Token)).status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('sign-in and refresh', () => {
  const own = 'antwort@example.org';
  let answers: Record<string, unknown>[];
  beforeAll(async () => {
    const { email, token } = await person(app, { email: own });
    await app.call('PUT', '/empfehler/setNewsletterOptin', { token, body: { NewsletterPermission: true } });
    // Only the client's portal and the desk say a salutation.
    await as().write(({ db }) =>
      db.updateTable('account').set({ salutation: 'ms' }).where('email', '=', email).execute(),
    );
    const { body } = await signsIn(app, email);
    answers = [body, (await user(body.Token)).body];
  });

  test.each([
    ['S3-E042', 'Email', own],
    ['S3-E043', 'Anrede', 'Frau'],
    ['S3-E044', 'Vorname', 'Anna'],
    ['S3-E045', 'Nachname', 'Muster'],
    ['S3-E046', 'Empfehlerhash', expect.stringMatching(/^[0-9a-f]{32}$/)],
    ['S3-E047', 'Token', expect.any(String)],
    ['S3-E048', 'NewsletterOptinGegeben', false],
    ['S3-E049', 'NewsletterOptinVersendetAm', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)],
    ['S3-E050', 'Language', 'de'],
  ])('[%s] answer the field %s', (_id, field, value) => {
    for (const answer of answers) expect(answer).toHaveProperty(field, value);
  });

  test('answer the same user, each with a token that is good [S3-E041]', async () => {
    const [signedIn = {}, refreshed = {}] = answers;
    const { Token: first, ...shown } = signedIn;
    const { Token: second, ...again } = refreshed;
    expect(shown).toEqual({
      Email: own,
      Anrede: 'Frau',
      Vorname: 'Anna',
      Nachname: 'Muster',
      Empfehlerhash: expect.stringMatching(/^[0-9a-f]{32}$/),
      NewsletterOptinGegeben: false,
      NewsletterOptinVersendetAm: expect.any(String),
      Language: 'de',
      Rollen: ['Empfehler'],
      Agenturnummer: null,
      IstAdminLogin: false,
    });
    expect(again).toEqual(shown);
    for (const token of [first, second]) expect((await user(String(token))).body).toMatchObject(shown);
  });

  test('give a token of three parts with an end that lies ahead [S3-E060]', () => {
    for (const { Token: token } of answers) {
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(claimsOf(token as string).exp * 1000).toBeGreaterThan(as().now.getTime());
    }
  });
});

describe('a sign-in that fails', () => {
  test('answers the same for a wrong password, an unknown e-mail and an account without a password [S7-C016]', async () => {
    const { email } = await person(app);
    const { email: without } = await registered(app);
    const answers = [
      await signsIn(app, email, { chosen: 'Wrong-2026' }),
      await signsIn(app, 'nobody@example.org', { chosen: 'Wrong-2026' }),
      await signsIn(app, without, { chosen: 'Wrong-2026' }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect({ ...body, TraceId: '' }).toEqual({
        PsoErrorCode: 'PSOF0201',
        Message: 'E-Mail-Adresse oder Passwort ist nicht korrekt.',
        Fehler: [],
        TraceId: '',
      });
    }
  });

  test('asks the database the same for an account, one without a password, and none', async () => {
    const { email } = await person(app);
    const { email: without } = await registered(app);
    const { system } = app.app;
    await system.security.flush();
    const tried = (address: string): Promise<string[]> =>
      statementsOf(system, async () => {
        await signsIn(app, address, { chosen: 'Wrong-2026' });
        await system.security.flush();
      });
    const known = await tried(email);
    for (const address of [without, 'nobody-at-all@example.org']) expect(await tried(address)).toEqual(known);
  });

  test('takes the cookie of whoever was signed in', async () => {
    const { headers } = await signsIn(app, 'nobody@example.org', { chosen: 'Wrong-2026' });
    expect(headers['set-cookie']).toBe('token=; Path=/; SameSite=Lax; Max-Age=0');
  });

  test.each([
    ['Password', 'S7-C105', { Email: 'anna@example.org' }, 'Passwort ist ein Pflichtfeld'],
    ['Email', 'S7-C106', { Password: password }, 'E-Mail-Adresse ist ein Pflichtfeld'],
  ])('names the field %s that is missing [%s]', async (field, _id, body, message) => {
    const answer = await app.call('POST', '/account/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { Fehler: [{ Feld: field, Message: message }] } });
  });

  test('tells that an account is locked to who knows the password, and to nobody else', async () => {
    const { email, token } = await person(app);
    await setStatus(email, 'locked');
    expect((await signsIn(app, email, { chosen: 'Wrong-2026' })).body.PsoErrorCode).toBe('PSOF0201');
    await seconds(1);
    expect(await signsIn(app, email)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0203' } });
    expect((await user(token)).status).toBe(401);
  });
});

describe('the cookie', () => {
  test('ends with the browser, is read by script and goes to this host only', async () => {
    const { email } = await person(app);
    const { headers, body } = await signsIn(app, email);
    expect([headers['set-cookie']].flat()[0]).toBe(`token=${body.Token}; Path=/; SameSite=Lax`);
  });

  test('lasts as long as its token for who stays signed in', async () => {
    const { email } = await person(app);
    const { headers, body } = await signsIn(app, email, { remembers: true });
    expect([headers['set-cookie']].flat()[0]).toBe(`token=${body.Token}; Path=/; SameSite=Lax; Max-Age=${30 * 86_400}`);
  });

  test('is set for a page of our own only', async () => {
    const { email } = await person(app);
    const body = { Email: email, Password: password };
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const answer = await app.call('POST', '/account/login', { body, headers: headers as Record<string, string> });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    }
  });

  test('goes along in the frame of another site where a mandant stands in one (G-07)', async () => {
    const { email } = await person(app);
    await configure(app, 'spbdevk', { integratedFrame: true });
    const { headers } = await signsIn(app, email);
    expect([headers['set-cookie']].flat()[0]).toMatch(/; SameSite=None; Secure; Partitioned$/);
    await configure(app, 'spbdevk');
  });
});

describe('how long a session lives', () => {
  test('a day, and a day from every refresh, but never more than 30 days after the password', async () => {
    const { email } = await person(app);
    const first = (await signsIn(app, email)).body.Token;
    await hours(23);
    const second = await user(first);
    expect(second.status).toBe(200);
    expect(claimsOf(second.body.Token)).toMatchObject({
      jti: claimsOf(first).jti,
      auth_time: claimsOf(first).auth_time,
    });
    await hours(2);
    expect((await user(first)).status).toBe(401);
    let { Token: token } = second.body;
    for (let count = 0; count < 31; count++) {
      const answer = await user(token);
      expect(answer.status).toBe(200);
      token = answer.body.Token;
      await hours(22);
    }
    const last = await user(token);
    expect(last.status).toBe(200);
    await hours(23);
    expect(await user(last.body.Token)).toMatchObject({ status: 401, body: { PsoErrorCode: 'PSOF0204' } });
  });

  test('30 days for who stays signed in, and not an hour longer', async () => {
    const { email } = await person(app);
    const token = (await signsIn(app, email, { remembers: true })).body.Token;
    await days(29);
    const renewed = (await user(token)).body.Token;
    expect(claimsOf(renewed).exp - claimsOf(token).exp).toBe(0);
    await hours(25);
    expect((await user(renewed)).status).toBe(401);
  });
});

test('a sign-in where somebody was signed in ends that session; one that fails does not', async () => {
  const [before, mine] = [await person(app), await person(app)];
  const over = (chosen: string) => {
    const body = { Email: mine.email, Password: chosen };
    return app.call('POST', '/account/login', { token: before.token, body });
  };
  expect((await over('Wrong-2026')).status).toBe(400);
  expect((await user(before.token)).status).toBe(200);
  await seconds(1);
  const answer = await over(password);
  expect(answer).toMatchObject({ status: 200, body: { Email: mine.email } });
  expect((await user(before.token)).body.PsoErrorCode).toBe('PSOF0204');
  for (const token of [mine.token, answer.body.Token]) expect((await user(token)).status).toBe(200);
});

/** So often that the next one has to wait for longer than any machine is slow. */
async function triesWrongly(email: string, times = 5): Promise<void> {
  for (let tried = 0; tried < times; tried++) {
    if (tried > 0) await seconds(2 ** (tried - 1));
    expect((await signsIn(app, email, { chosen: 'Wrong-2026' })).status).toBe(400);
  }
}

describe('wrong tries', () => {
  test('slow the next one down, 1, 2, 4 seconds and more, and lock nobody out', async () => {
    const { email } = await person(app);
    const wrong = () => signsIn(app, email, { chosen: 'Wrong-2026' });
    // The clock runs on: what is shorter than a slow machine is not looked at.
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await wrong()).status).toBe(400);
      if (wait > 8) {
        const tooSoon = await signsIn(app, email);
        expect(tooSoon).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
        expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(wait / 2);
        expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(wait);
      }
      await seconds(wait);
    }
    expect((await signsIn(app, email)).status).toBe(200);
    expect((await wrong()).status).toBe(400);
    await seconds(1);
    expect((await signsIn(app, email)).status).toBe(200);
  });

  test('made while the clock was ahead slow nobody down when it has gone back', async () => {
    const { email } = await person(app);
    await minutes(24 * 60);
    await triesWrongly(email);
    expect((await signsIn(app, email)).status).toBe(429);
    await minutes(-24 * 60);
    expect((await signsIn(app, email)).status).toBe(200);
  });

  test('leave the way in by mail open, and other mandants', async () => {
    const { email } = await person(app);
    await triesWrongly(email);
    expect((await signsIn(app, email)).status).toBe(429);
    expect((await app.call('GET', `/account/resetPassword/${email}`)).status).toBe(200);
    expect((await app.post()).map(({ to }) => to)).toContain(email);
    expect((await signsIn(app, email, { mandant: 'versicherung' })).status).toBe(400);
  });

  test('are over with the new password of the way in by mail; those of the address are not', async () => {
    await configure(app, 'spbdevk', { loginLimit: { perAddress: 7, minutes: 15 } });
    await minutes(16);
    const { email } = await person(app);
    await triesWrongly(email, 7);
    expect((await signsIn(app, email)).status).toBe(429);
    await app.call('GET', `/account/resetPassword/${email}`);
    const token = tokenIn(mailTo(await app.post(), email, /zurücksetzen/));
    const chosen = 'Abendrot-2027-Porto';
    expect((await setsPassword(app, token, { chosen })).status).toBe(200);
    expect((await signsIn(app, email, { chosen })).status).toBe(429);
    await configure(app, 'spbdevk');
    expect((await signsIn(app, email, { chosen })).status).toBe(200);
    await minutes(16);
  });

  test('count in the same way for an e-mail nobody has', async () => {
    const email = 'unknown-guess@example.org';
    await triesWrongly(email);
    expect((await signsIn(app, email)).status).toBe(429);
  });

  test('are not the right ones: who signs in often is not locked out', async () => {
    const { email } = await person(app);
    for (let count = 0; count < 8; count++) expect((await signsIn(app, email)).status).toBe(200);
  });

  test('of the current password count, too, when it is to be changed', async () => {
    const { token } = await person(app);
    const body = {
      PasswordAktuell: 'Wrong-2026',
      Password: 'Abendrot-2027-Porto',
      PasswordWiederholung: 'Abendrot-2027-Porto',
    };
    const change = () => app.call('PUT', '/account/resetPasswordWithoutToken', { token, body });
    for (const wait of [1, 2, 4, 8, 0]) {
      expect((await change()).status).toBe(400);
      await seconds(wait);
    }
    expect((await change()).status).toBe(429);
  });

  test('from one address have a limit of their own, whatever the e-mail', async () => {
    await configure(app, 'spbdevk', { loginLimit: { perAddress: 3, minutes: 15 } });
    await minutes(16);
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await signsIn(app, `spray${count}@example.org`, { chosen: 'Wrong-2026' })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
    await configure(app, 'spbdevk');
    await minutes(16);
  });

  test('made all at once are no more than one', async () => {
    const { email } = await person(app);
    await triesWrongly(email, 4);
    await seconds(8);
    const answers = await Promise.all(Array.from({ length: 9 }, () => signsIn(app, email, { chosen: 'Wrong-2026' })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
  });
});

test('somebody of another mandant is nobody here', async () => {
  const { email, token } = await person(app, { mandant: 'versicherung' });
  expect((await signsIn(app, email)).body.PsoErrorCode).toBe('PSOF0201');
  expect((await user(token, 'versicherung')).status).toBe(200);
  expect((await user(token)).body.PsoErrorCode).toBe('PSOF0204');
});

test('when somebody last signed in is kept', async () => {
  const { email } = await person(app);
  await hours(5);
  const before = as().now;
  await signsIn(app, email);
  const row = await as().read(({ db }) =>
    db.selectFrom('account').select('last_login_at').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  expect(row.last_login_at?.getTime()).toBeGreaterThanOrEqual(before.getTime());
});
