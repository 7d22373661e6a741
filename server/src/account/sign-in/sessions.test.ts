import { afterAll, describe, expect, test } from 'vitest';
import { findSupporter } from '#operator/operator.ts';
import { type Ctx, globally } from '#platform/context.ts';
import { createApp } from '../../app.ts';
import { evaOf } from '../../testing/cast/eva.ts';
import { operator } from '../../testing/cast/operators.ts';
import { person, signsIn } from '../../testing/cast/person.ts';
import { world } from '../../testing/world.ts';
import * as account from '../account.ts';

const findSignedIn = (ctx: Ctx, token: string) => account.findSignedIn(ctx, token, findSupporter);
const { app, as, days, anna } = await world();
afterAll(() => app.close());

const minutes = (count: number): Promise<void> => days(count / 1440);
const user = (token: string | undefined) => app.call('GET', '/account/user', { token });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const sessionsOf = (token: string) => app.call('GET', '/account/sitzungen', { token });
const ownPage = { 'sec-fetch-site': 'same-origin' };

test('a refresh answers the person with a fresh token; without a token there is none [S7-C019]', async () => {
  const { token, email } = await person(app);
  await minutes(5);
  const answer = await user(token);
  expect(answer).toMatchObject({ status: 200, body: { Email: email, Token: expect.any(String) } });
  expect(answer.body.Token).not.toBe(token);
  expect((await user(undefined)).body).toMatchObject({ PsoErrorCode: 'PSOF0204' });
});

test('a refresh of a page brings the cookie along, to another program only the answer', async () => {
  const { token } = await person(app);
  const answer = await app.call('GET', '/account/user', { token, headers: ownPage });
  expect(answer.cookies).toEqual([`token=${answer.body.Token}`]);
  expect((await user(token)).cookies).toEqual([]);
});

describe('a session', () => {
  test('ends by signing out, for every token of it, and the cookie goes', async () => {
    const { token } = await person(app);
    const renewed = (await user(token)).body.Token;
    const answer = await app.call('POST', '/account/logout', { token, headers: ownPage });
    expect(answer).toMatchObject({ status: 200, body: { Abgemeldet: true } });
    expect(answer.headers['set-cookie']).toBe('token=; Path=/; SameSite=Lax; Max-Age=0');
    for (const dead of [token, renewed]) expect((await user(dead)).status).toBe(401);
  });

  test('is seen and ended from another browser; one of somebody else is unknown', async () => {
    const { email, token } = await person(app);
    const other = (await signsIn(app, email)).body.Token;
    const { body } = await sessionsOf(token);
    expect(body).toHaveLength(2);
    expect(body.filter(({ Diese }: { Diese: boolean }) => Diese)).toHaveLength(1);
    const id = body.find(({ Diese }: { Diese: boolean }) => !Diese).Id;
    const stranger = await person(app);
    const foreign = await app.call('DELETE', `/account/sitzungen/${id}`, { token: stranger.token });
    expect(foreign).toMatchObject({ status: 404, body: { PsoErrorCode: 'PSOF0101' } });
    expect((await user(other)).status).toBe(200);
    await app.call('DELETE', `/account/sitzungen/${id}`, { token });
    expect((await user(other)).status).toBe(401);
    expect((await sessionsOf(token)).body).toHaveLength(1);
  });

  test('outlives a restart of the program', async () => {
    const { token } = await person(app);
    const { config, database } = app.app.system;
    const again = await createApp(config, { database });
    again.system.clock.set(app.app.system.clock.now());
    await again.http.fastify.ready();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await again.http.fastify.inject({ method: 'GET', url: '/api/v1/spbdevk/account/user', headers });
    expect(answer.statusCode).toBe(200);
    await again.http.fastify.close();
  });

  test('of a locked person ends at once, and a new one begins after the unlock', async () => {
    const { email, hash, token } = await person(app);
    const eva = await operator(app);
    const move = (path: string) =>
      app.call('PUT', `/admin/empfehler/${hash}/${path}`, { token: eva, body: { Grund: 'Verdacht' } });
    expect((await move('sperren')).status).toBe(200);
    expect((await user(token)).body.PsoErrorCode).toBe('PSOF0204');
    expect((await signsIn(app, email)).body.PsoErrorCode).toBe('PSOF0203');
    expect((await evaOf(app).settles(await move('entsperren'))).status).toBe(200);
    expect((await user(token)).status).toBe(401);
    expect((await signsIn(app, email)).status).toBe(200);
  });
});

describe('the language', () => {
  test('is that of later mails [S7-C018]', async () => {
    const { email, token } = await person(app);
    const answer = await app.call('POST', '/account/updateLanguage', { token, body: { Language: 'EN' } });
    expect(answer).toMatchObject({ status: 200, body: { Language: 'en' } });
    expect((await user(token)).body.Language).toBe('en');
    await app.call('GET', `/account/resetPassword/${email}`);
    expect((await app.post()).at(-1)?.subject).toBe('Reset your password');
  });

  test.each(['fr', 'xx-12', '<'])('is none the mandant has no pages in: %s', async (language) => {
    const { token } = await person(app);
    const answer = await app.call('POST', '/account/updateLanguage', { token, body: { Language: language } });
    expect(answer).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'Language' }] } });
  });
});

describe('a page', () => {
  test('knows who is signed in, and for 15 minutes that the password was just given', async () => {
    const { email, token } = await person(app, { firstName: 'Greta', lastName: 'Neu' });
    const found = await findSignedIn(as(), token);
    expect(found).toEqual({
      person: { firstName: 'Greta', lastName: 'Neu', email, isFresh: true, support: null },
      token,
      renewed: null,
    });
    await minutes(16);
    expect((await findSignedIn(as(), token))?.person.isFresh).toBe(false);
  });

  test('renews a token older than 30 minutes, in the same session', async () => {
    const { token } = await person(app);
    await minutes(29);
    expect((await findSignedIn(as(), token))?.renewed).toBeNull();
    await minutes(2);
    const found = await findSignedIn(as(), token);
    expect(found?.renewed).toEqual({ token: found?.token, maxAgeSeconds: undefined });
    expect(found?.token).not.toBe(token);
    await days(0.99);
    expect((await user(found?.token)).status).toBe(200);
  });

  test('keeps a remembered cookie as long as its token', async () => {
    const { email } = await person(app);
    const { Token: token } = (await signsIn(app, email, { remembers: true })).body;
    await days(1);
    const renewed = (await findSignedIn(as(), token))?.renewed;
    const { iat, exp } = claimsOf(renewed?.token ?? '');
    expect([renewed?.maxAgeSeconds, exp]).toEqual([exp - iat, claimsOf(token).exp]);
  });

  test('knows nobody by a dead, foreign or broken token, or by that of a reward', async () => {
    const { token } = await person(app);
    const gone = await person(app);
    await app.call('POST', '/account/logout', { token: gone.token });
    expect(await findSignedIn(as(), gone.token)).toBeUndefined();
    expect(await findSignedIn(as('versicherung'), token)).toBeUndefined();
    expect(await findSignedIn(as(), `${token}x`)).toBeUndefined();
    expect(await findSignedIn(as(), 'abc')).toBeUndefined();
    await days(2);
    expect(await findSignedIn(as(), token)).toBeUndefined();
  });
});

test('a person never sees what belongs to another [S6-P006]', async () => {
  const { token } = await person(app);
  const { number } = await anna.recommends();
  const answer = await app.call('GET', `/empfehler/praemierungmail/${number}`, { token });
  expect(answer).toMatchObject({ status: 404, body: { PsoErrorCode: 'PSOF0101' } });
});

test('support that is locked out of its own account is out of every other, too', async () => {
  const { hash } = await person(app);
  const email = 'max@betreiber.example';
  const max = await operator(app, { email });
  const made = await app.call('POST', `/admin/empfehler/${hash}/adminlogin`, { token: max, body: { Grund: 'Hilfe' } });
  const link = made.body.Url.split('/').at(-1);
  const { body } = await app.call('GET', `/account/login?token=${link}`);
  expect((await user(body.Token)).status).toBe(200);
  await globally(app.app.system, (db) =>
    db.updateTable('operator').set({ status: 'locked' }).where('email', '=', email).execute(),
  );
  expect((await user(body.Token)).status).toBe(401);
});
