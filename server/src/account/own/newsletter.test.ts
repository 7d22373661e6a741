import { moment } from '@weitersagen/contract/basics/day';
import { toWire } from '@weitersagen/contract/basics/wire';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../../testing/cast/anna.ts';
import { operator } from '../../testing/cast/operators.ts';
import { personToken } from '../../testing/cast/person-token.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { statementsOf } from '../../testing/database/statements.ts';
import { configure } from '../../testing/mandant.ts';
import { mailTo, tokenIn } from '../../testing/walk.ts';
import { world } from '../../testing/world.ts';

const w = await world({ RATE_LIMITS: '1' });
const { app, as, anna } = w;
const { clock, vault } = app.app.system;
const rows = rowsOf(as());
afterAll(() => app.close());
const minutes = (count: number): void => clock.set(new Date(clock.now().getTime() + count * 60_000));

let people = 0;
let email: string;
let token: string;
beforeEach(async () => {
  email = `reader${++people}@example.org`;
  // Limits of creation count per day; each test is another one.
  await w.days(1);
  await anna.recommends({ as: { ...annaMuster, email } });
  token = await personToken(w, email);
  await app.post();
});

const choose = (wants: boolean, by: string | undefined = token) =>
  app.call('PUT', '/empfehler/setNewsletterOptin', { token: by, body: { NewsletterPermission: wants } });
const optin = (secret: string) => app.call('PUT', '/empfehler/newsletter/optin', { body: { Token: secret } });
const optout = (secret: string) => app.call('PUT', '/empfehler/newsletter/optout', { body: { Token: secret } });
const account = () =>
  as().read(({ db }) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow());
const state = async () => {
  const { newsletter_at, newsletter_mail_at } = await account();
  return newsletter_at ? 'optedIn' : newsletter_mail_at ? 'pending' : 'optedOut';
};
const evidence = async () => {
  const person_hash = vault.hash(email, 'permission');
  const found = await as().read(({ db }) =>
    db.selectFrom('permission_evidence').selectAll().where('person_hash', '=', person_hash).orderBy('id').execute(),
  );
  return found.map(({ kind, given, source }) => `${kind} ${given} ${source}`);
};
const events = async () =>
  (await rows.events('account', (await account()).hash))
    .map((event) => event.split(' ')[0])
    .filter((one) => one?.[0] === 'N');
const lastMail = async () => mailTo(await app.post(), email, /Newsletter/);
const asked = async () => {
  await choose(true);
  const mail = await lastMail();
  return { mail, secret: tokenIn(mail), leave: /optout\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const subscribed = async () => {
  const got = await asked();
  await optin(got.secret);
  return got;
};

describe('asking (N1, N2, N7)', () => {
  test('sends M20 and keeps when; the answer says so [S7-C033] [S6-P010]', async () => {
    const { status, body } = await choose(true);
    const at = toWire(moment, (await account()).newsletter_mail_at);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        NewsletterOptinGegeben: false,
        NewsletterOptinVersendetAm: at,
        OptinMailVersendet: true,
        OptinBereitsGesetzt: false,
      },
    });
    const mail = await lastMail();
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    expect(mail?.text).toMatch(/\/de\/empfehler\/newsletter\/optin\?token=[\w-]{43}/);
    expect(mail?.text).toMatch(/\/de\/empfehler\/newsletter\/optout\?token=eyJ/);
    expect(await state()).toBe('pending');
    expect(await evidence()).toEqual(['newsletter-request true MeineDaten']);
    expect((await choose(true, '')).status).toBe(401);
  });

  test('again within 15 minutes sends nothing, after them a fresh mail whose token counts like the first', async () => {
    const { secret } = await asked();
    expect((await choose(true)).body).toMatchObject({ OptinMailVersendet: false, OptinBereitsGesetzt: false });
    expect(await app.post()).toEqual([]);
    minutes(16);
    expect((await choose(true)).body.OptinMailVersendet).toBe(true);
    expect(tokenIn(await lastMail())).not.toBe(secret);
    expect((await optin(secret)).status).toBe(200);
    expect(await events()).toEqual(['N1', 'N2', 'N3']);
  });

  test('somebody who has it hears so, and gets no mail [S4-T023]', async () => {
    await subscribed();
    minutes(20);
    expect((await choose(true)).body).toMatchObject({
      NewsletterOptinGegeben: true,
      OptinMailVersendet: false,
      OptinBereitsGesetzt: true,
    });
    expect(await app.post()).toEqual([]);
  });

  test('without ModuleNewsletterPermission it is refused, there alone [S1-F041][S3-E019]', async () => {
    await configure(app, 'spbdevk', { newsletter: false });
    expect(await choose(true)).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0105' } });
    expect((await app.call('GET', '')).body.ModuleNewsletterPermission).toBe(false);
    expect((await app.call('GET', '', { mandant: 'versicherung' })).body.ModuleNewsletterPermission).toBe(true);
    const body = wishOf({ as: { ...annaMuster, email } }, { 'Empfehler.NewsletterPermission': true });
    expect((await app.call('POST', '/empfehlen/create', { body })).status).toBe(200);
    expect(await state()).toBe('optedOut');
    await configure(app, 'spbdevk');
  });
});

describe('another e-mail address by the desk (N8)', () => {
  const moved = async () => {
    const hash = await rows.hashOf(email);
    const to = `moved-${email}`;
    const body = { Vorname: 'Anna', Nachname: 'Muster', Email: to, Grund: 'Anruf' };
    const { status } = await app.call('PUT', `/admin/empfehler/${hash}/aendern`, { token: await operator(app), body });
    expect(status).toBe(200);
    return to;
  };

  test('ends the newsletter; the evidence stays under the address that was asked', async () => {
    await subscribed();
    const was = email;
    email = await moved();
    expect([await state(), (await events()).at(-1)]).toEqual(['optedOut', 'N8']);
    expect(await evidence()).toEqual([]);
    email = was;
    expect(await evidence()).toEqual([
      'newsletter-request true MeineDaten',
      'newsletter true optin',
      'newsletter false E-Mail-Änderung',
    ]);
  });

  test('ends the question, too; the new address may be asked at once and every gap begins anew', async () => {
    const { secret } = await asked();
    email = await moved();
    expect(await optin(secret)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0205' } });
    token = await personToken(w, email);
    const again = await asked();
    expect((await optin(again.secret)).status).toBe(200);
    expect(await state()).toBe('optedIn');
    await app.call('GET', `/account/resetPassword/${email}`);
    expect(mailTo(await app.post(), email)?.subject).toBe('Passwort zurücksetzen');
  });
});

describe('a recommendation with NewsletterPermission', () => {
  const create = (changes: Record<string, unknown>, by?: string) =>
    app.call('POST', '/empfehlen/create', {
      body: wishOf({ as: { ...annaMuster, email } }, changes),
      ...(by && { token: by }),
    });

  test('starts the double opt-in, and tells an anonymous caller nothing of it [S3-E089]', async () => {
    const { body } = await create({ 'Empfehler.NewsletterPermission': true });
    expect(body.Empfehler).toEqual({ Vorname: 'Anna' });
    expect(await state()).toBe('pending');
    expect(tokenIn(await lastMail())).toHaveLength(43);
    expect(await evidence()).toEqual(['newsletter-request true Empfehlen']);
  });

  test('asks the database the same for an unknown address and for one that waits, was asked just now or has it', async () => {
    await configure(app, 'spbdevk', { mailsPerAddressAndDay: 20 });
    const wish = (whose: string) =>
      wishOf({ as: { ...annaMuster, email: whose } }, { 'Empfehler.NewsletterPermission': true });
    const work = (whose: string) =>
      statementsOf(app.app.system, () => app.call('POST', '/empfehlen/create', { body: wish(whose) }));
    await work(`first-${email}`);
    const unknown = await work(`unknown-${email}`);
    expect(unknown.length).toBeGreaterThan(10);
    for (const _of of ['asked for', 'waiting']) expect(await work(email)).toEqual(unknown);
    await optin(tokenIn(await lastMail()));
    expect(await state()).toBe('optedIn');
    expect(await work(email)).toEqual(unknown);
    expect(await state()).toBe('optedIn');
    expect(await lastMail()).toBeUndefined();
    expect(await events()).toEqual(['N1', 'N3']);
    await configure(app, 'spbdevk');
  });

  test('the owner reads both fields', async () => {
    const { body } = await create({ 'Empfehler.NewsletterPermission': true }, token);
    expect(body.Empfehler).toMatchObject({
      IstNeu: false,
      NewsletterOptinGegeben: false,
      NewsletterOptinVersendetAm: toWire(moment, (await account()).newsletter_mail_at),
    });
  });

  test('nobody is subscribed by a field of the call [S3-E090] [S3-E091]', async () => {
    const { status } = await create({
      'Empfehler.NewsletterOptinGegeben': true,
      'Empfehler.NewsletterOptinVersendetAm': '2026-01-01T00:00:00Z',
    });
    expect(status).toBe(200);
    expect(await state()).toBe('optedOut');
    expect(mailTo(await app.post(), email, /Newsletter/)).toBeUndefined();
  });
});

describe('confirming (N3, N4)', () => {
  test('the link of the mail subscribes, once; opening the page does not [S4-T019]', async () => {
    const { secret } = await asked();
    expect(await optin(secret)).toMatchObject({ status: 200, body: { Status: 'optedIn' } });
    expect(await state()).toBe('optedIn');
    expect(await optin(secret)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0205' } });
    expect(await evidence()).toEqual(['newsletter-request true MeineDaten', 'newsletter true optin']);
  });

  test('after 14 days the link is over and the night ends the question', async () => {
    const { secret } = await asked();
    await w.nights(13);
    expect(await state()).toBe('pending');
    await w.nights(1.01);
    expect(await state()).toBe('optedOut');
    expect((await optin(secret)).status).toBe(400);
    expect(await events()).toEqual(['N1', 'N4']);
    expect(await app.app.jobs.runNow('newsletter.expire', w.mandants.spbdevk)).toBe(0);
  });

  test('the night leaves whoever confirmed', async () => {
    await subscribed();
    await w.nights(20);
    expect(await state()).toBe('optedIn');
  });
});

describe('ending (N5, N6, N8)', () => {
  test('in the own data, without a mail', async () => {
    await subscribed();
    expect((await choose(false)).body).toEqual({
      NewsletterOptinGegeben: false,
      NewsletterOptinVersendetAm: null,
      OptinMailVersendet: false,
      OptinBereitsGesetzt: false,
    });
    expect(await state()).toBe('optedOut');
    expect(await app.post()).toEqual([]);
    expect((await evidence()).at(-1)).toBe('newsletter false MeineDaten');
  });

  test('by the link of the mail, years later and again [S4-T020]', async () => {
    const { leave } = await subscribed();
    await w.days(2000);
    for (let again = 0; again < 2; again++)
      expect(await optout(leave)).toMatchObject({ status: 200, body: { Status: 'optedOut' } });
    expect(await state()).toBe('optedOut');
    expect(await events()).toEqual(['N1', 'N3', 'N5']);
    await w.days(-2000);
  });

  test('before the confirmation ends the token that would still confirm', async () => {
    const { secret, leave } = await asked();
    expect((await optout(leave)).status).toBe(200);
    expect(await optin(secret)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0205' } });
    expect(await events()).toEqual(['N1', 'N6']);
  });

  test('a token of another mandant, of another kind, or none ends nothing', async () => {
    const { secret, leave } = await subscribed();
    expect((await optout(`${leave.slice(0, -8)}xxxxxxxx`)).body.PsoErrorCode).toBe('PSOF0205');
    expect((await optout(secret)).body.PsoErrorCode).toBe('PSOF0205');
    expect((await optout(token)).body.PsoErrorCode).toBe('PSOF0205');
    const other = await app.call('PUT', '/empfehler/newsletter/optout', {
      mandant: 'versicherung',
      body: { Token: leave },
    });
    expect(other.body.PsoErrorCode).toBe('PSOF0205');
    expect(await state()).toBe('optedIn');
  });
});

describe('the button of a mail program (RFC 8058)', () => {
  const click = (address: string, headers: Record<string, string>, payload?: string) =>
    app.app.http.fastify.inject({
      method: 'POST',
      url: new URL(address).pathname + new URL(address).search,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form in parts, from another site',
      {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['nothing', {}, undefined],
  ])('ends it by one post of %s, without a cookie', async (_what, headers, payload) => {
    const { mail } = await subscribed();
    const address = mail?.unsubscribe ?? '';
    expect(address).toMatch(
      /^http:\/\/spbdevk\.localhost:3000\/api\/v1\/spbdevk\/empfehler\/newsletter\/abmelden\?token=/,
    );
    for (let again = 0; again < 2; again++) expect((await click(address, headers, payload)).statusCode).toBe(200);
    expect(await state()).toBe('optedOut');
    expect((await evidence()).at(-1)).toBe('newsletter false List-Unsubscribe');
  });

  test('the address opened in a browser asks first', async () => {
    const { mail } = await subscribed();
    const { pathname, search } = new URL(mail?.unsubscribe ?? '');
    const answer = await app.app.http.fastify.inject({ method: 'GET', url: pathname + search });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`http://spbdevk.localhost:3000/de/empfehler/newsletter/optout${search}`);
    expect(await state()).toBe('optedIn');
  });

  test('any other call still refuses a form', async () => {
    const answer = await app.app.http.fastify.inject({
      method: 'PUT',
      url: '/api/v1/spbdevk/empfehler/newsletter/optout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Token=x',
    });
    expect(answer.statusCode).toBe(415);
  });
});
