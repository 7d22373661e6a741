import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { type Ctx, selfOf } from '#platform/context.ts';
import { collectAnswer } from '#platform/http/answer.ts';
import { type Eva, evaOf, walkToReady } from '../../testing/cast/eva.ts';
import { letIn } from '../../testing/cast/let-in.ts';
import { signsIn } from '../../testing/cast/person.ts';
import { personToken } from '../../testing/cast/person-token.ts';
import { isOfSupport } from '../../testing/cast/support.ts';
import { rowsOf } from '../../testing/database/rows.ts';
import { configure, countRows } from '../../testing/mandant.ts';
import { world } from '../../testing/world.ts';
import { changePassword } from '../password/new-password.ts';
import { deleteBankAccount, storeBankAccount } from './bank-account.ts';
import { storeCustomerNumber } from './customer-number.ts';
import { chooseNewsletter } from './newsletter.ts';

const w = await world({ RATE_LIMITS: '1' });
const { app, as, anna } = w;
const { clock } = app.app.system;
const eva: Eva = evaOf(app);
const rows = rowsOf(as());
afterAll(() => app.close());

const [first, other, austrian] = ['DE02120300000000202051', 'DE89370400440532013000', 'AT611904300234573201'];
const masked = 'DE02 **** **** **** **20 51';
const password = 'Sommerwind-7';
const minutes = (count: number): void => clock.set(new Date(clock.now().getTime() + count * 60_000));

let people = 0;
let email: string;
let token: string;
/** Of somebody who recommended, chose a password and has just signed in. */
beforeEach(async () => {
  email = `person${++people}@example.org`;
  await anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
  const password_hash = await hashPassword(password);
  await as().write(({ db }) => db.updateTable('account').set({ password_hash }).where('email', '=', email).execute());
  token = await personToken(w, email);
  await app.post();
});

const show = (by = token) => app.call('GET', '/empfehler/bankdaten/', { token: by });
const store = (IBAN = first, more: Record<string, unknown> = {}) =>
  app.call('PUT', '/empfehler/bankdaten/', { token, body: { Kontoinhaber: 'Anna Muster', IBAN, ...more } });
const remove = (body: Record<string, unknown> = {}) => app.call('DELETE', '/empfehler/bankdaten/', { token, body });
const none = {
  Kontoinhaber: null,
  IBAN: null,
  BIC: null,
  Bankname: null,
  Gespeichert: false,
  Zahler: 'Partnerprogramm GmbH',
  NeueIbanAb: expect.any(String),
};
/** Of the first IBAN. */
const bank = { BIC: 'BYLADEM1001', Bankname: 'Deutsche Kreditbank Berlin' };
const accountEvents = async () =>
  (await rows.events('account', await rows.hashOf(email))).filter((event) => event.startsWith('bank'));

describe('who has just signed in', () => {
  test('stores an account, reads it in full and deletes it [S7-C029] [S7-C030] [S7-C031] [S3-E062] [S3-E063] [S3-E064] [S6-P009]', async () => {
    expect((await show()).body).toEqual(none);
    const stored = { ...none, ...bank, Kontoinhaber: 'Anna Muster', IBAN: first, Gespeichert: true };
    expect(await store('de02 1203 0000 0000 2020 51')).toMatchObject({ status: 200, body: stored });
    expect((await store('DE00120300000000202051')).status).toBe(400);
    expect(await show()).toMatchObject({ status: 200, body: stored });
    expect(await remove()).toMatchObject({ status: 200, body: { Gespeichert: false } });
    expect((await show()).body).toEqual(none);
    expect(await accountEvents()).toEqual(['bankStored active → active', 'bankDeleted active → active']);
    expect((await app.call('GET', '/empfehler/bankdaten/')).status).toBe(401);
    expect((await app.call('PUT', '/empfehler/bankdaten/', { body: {} })).status).toBe(401);
  });

  test.each([
    ['de', 'IBAN ist nicht gültig'],
    ['en', 'IBAN is not valid'],
  ])('reads in %s that an IBAN is wrong, and nothing is stored', async (locale, Message) => {
    const body = { Kontoinhaber: 'Anna Muster', IBAN: 'DE00123' };
    const answer = await app.call('PUT', '/empfehler/bankdaten/', { token, body, locale });
    expect(answer).toMatchObject({
      status: 400,
      body: { PsoErrorCode: 'PSOF0100', Fehler: [{ Feld: 'IBAN', Message }] },
    });
    expect((await show()).body).toEqual(none);
  });

  test('the account lies sealed: no row of the table shows it', async () => {
    await store();
    const { rows: found } = await as().read(({ db }) =>
      sql<{ text: string }>`select json_agg(b)::text as text from bank_account b`.execute(db),
    );
    expect(found[0]?.text).not.toMatch(/DE0212|202051|Muster/);
  });
});

describe('the person is told by mail (M36)', () => {
  test.each(['de', 'en'] as const)('with the last four digits only, in %s', async (language) => {
    await as().write(({ db }) => db.updateTable('account').set({ language }).where('email', '=', email).execute());
    await store();
    await store(other);
    await remove();
    const mails = (await app.post()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      language === 'de'
        ? [
            'Ihre Bankverbindung wurde gespeichert',
            'Ihre Bankverbindung wurde geändert',
            'Ihre Bankverbindung wurde gelöscht',
          ]
        : [
            'Your bank account has been stored',
            'Your bank account has been changed',
            'Your bank account has been deleted',
          ],
    );
    expect(mails.map(({ text }) => /2051|3000(?!\/)/.exec(text)?.[0])).toEqual(['2051', '3000', '3000']);
    for (const { text } of mails) {
      expect(text).not.toContain(first);
      expect(text).not.toContain(other);
    }
    // Where there is one now it can be stopped; after the deletion there is nothing to stop.
    expect(
      mails.map(({ text }) => /(?:Das war ich nicht|That was not me)[^:]*:\n\S+?(\/kontakt|\?stopp=)/.exec(text)?.[1]),
    ).toEqual(['?stopp=', '?stopp=', '/kontakt']);
  });

  test('not where nothing changes', async () => {
    await store();
    await app.post();
    await store();
    expect(await app.post()).toEqual([]);
    expect(await accountEvents()).toEqual(['bankStored active → active']);
  });
});

describe('a sign-in older than 15 minutes', () => {
  beforeEach(async () => {
    await store();
    minutes(16);
  });

  test('shows the IBAN masked, and changes nothing without the password (PSOF0206)', async () => {
    const stored = { ...none, ...bank, Kontoinhaber: 'Anna Muster', IBAN: masked, Gespeichert: true };
    expect((await show()).body).toEqual(stored);
    for (const answer of [await store(other), await remove()])
      expect(answer).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0206' } });
    expect((await show()).body.IBAN).toBe(masked);
  });

  test('changes and deletes with the password', async () => {
    expect((await store(other, { PasswordAktuell: password })).body.IBAN).toBe(other);
    expect((await show()).body.IBAN).toBe('DE89 **** **** **** **30 00');
    expect((await remove({ PasswordAktuell: password })).body).toEqual({ Gespeichert: false });
  });

  test('a wrong password is a problem of its field and counts as a failed sign-in does', async () => {
    for (const wait of [1, 2, 4, 8, 0]) {
      expect(await store(other, { PasswordAktuell: 'falsch' })).toMatchObject({
        status: 400,
        body: { Fehler: [{ Feld: 'PasswordAktuell', Message: 'Das aktuelle Passwort ist nicht richtig.' }] },
      });
      await w.days(wait / 86_400);
    }
    const refused = await store(other, { PasswordAktuell: password });
    expect(refused).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await show()).body.IBAN).toBe(masked);
  });

  test('who never had a password has to sign in again', async () => {
    await as().write(({ db }) =>
      db.updateTable('account').set({ password_hash: null }).where('email', '=', email).execute(),
    );
    expect((await store(other, { PasswordAktuell: password })).status).toBe(400);
    token = await personToken(w, email);
    expect((await store(other)).status).toBe(200);
  });
});

describe('a change that is under way when the right to it ends', () => {
  const desk = async (hash: string, what: string) =>
    app.call('PUT', `/admin/empfehler/${hash}/${what}`, { token: await eva.token(), body: { Grund: 'Anruf' } });

  const endings: [string, (hash: string) => Promise<unknown>][] = [
    ['a lock', (hash) => desk(hash, 'sperren')],
    ['a deletion', () => app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })],
    ['a sign-out everywhere', (hash) => desk(hash, 'abmelden')],
    [
      'a new password',
      () =>
        app.call('PUT', '/account/resetPasswordWithoutToken', {
          token,
          body: {
            PasswordAktuell: password,
            Password: 'Abendrot-2027-Porto',
            PasswordWiederholung: 'Abendrot-2027-Porto',
          },
        }),
    ],
  ];
  test.each(endings)('stores, deletes and orders nothing after %s', async (_what, happens) => {
    await store();
    const ctx = await letIn(w, email);
    expect(await happens(selfOf(ctx).hash)).toMatchObject({ status: 200 });
    const before = await countRows(as(), 'bank_account');
    const late = [storeBankAccount(ctx, { holder: 'Fremd', iban: other, current: null }), deleteBankAccount(ctx, null)];
    for (const answer of await Promise.allSettled(late))
      expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'token.invalid' } });
    expect(await countRows(as(), 'bank_account')).toEqual(before);
    await expect(ctx.write((tx) => storeCustomerNumber(tx, null, '12345678'))).rejects.toThrow('token.invalid');
    for (const wants of [true, false]) await expect(chooseNewsletter(ctx, wants)).rejects.toThrow('token.invalid');
  });

  const chosen = 'Mondlicht-2028-Faro';
  const given = { current: password, password: chosen, repeatedPassword: chosen };

  test.each(endings)('sets no password after %s while it was hashed, and opens no session', async (_what, happens) => {
    const ctx = await letIn(w, email);
    const late: Ctx = {
      ...ctx,
      write: async (steps) => {
        await happens(selfOf(ctx).hash);
        return ctx.write(steps);
      },
    };
    const { answer } = collectAnswer({ secure: false, isFrame: false });
    await expect(changePassword(late, given, answer)).rejects.toThrow('token.invalid');
    expect((await signsIn(app, email, { chosen })).status).toBe(400);
  });

  test('sets no password where a sign-out is done while the account is waited for', async () => {
    const ctx = await letIn(w, email);
    const { accountId } = selfOf(ctx);
    const late: Ctx = {
      ...ctx,
      write: (steps) =>
        ctx.write((tx) => {
          let waits = true;
          const between: KyselyPlugin = {
            transformQuery: ({ node }) => node,
            transformResult: async ({ result }) => {
              if (waits) await tx.db.deleteFrom('session').where('subject_id', '=', accountId).execute();
              waits = false;
              return result;
            },
          };
          return steps({ ...tx, db: tx.db.withPlugin(between) });
        }),
    };
    const { answer } = collectAnswer({ secure: false, isFrame: false });
    await expect(changePassword(late, given, answer)).rejects.toThrow('token.invalid');
    expect((await signsIn(app, email, { chosen })).status).toBe(400);
  });
});

describe('others', () => {
  test('a reward token reads the account of its recommender masked, and writes nothing [S7-C108]', async () => {
    const walk = await walkToReady(app, { tag: `bank${people}`, share: 50 });
    email = walk.recommenderEmail;
    token = await personToken(w, email);
    await store();
    expect(await show(walk.recommender!.token)).toMatchObject({
      status: 200,
      body: { IBAN: masked, Gespeichert: true },
    });
    expect(await show(walk.recipient!.token)).toMatchObject({ status: 200, body: none });
    const body = { Kontoinhaber: 'X Y', IBAN: other };
    expect((await app.call('PUT', '/empfehler/bankdaten/', { token: walk.recommender!.token, body })).status).toBe(401);
    expect((await show(walk.recipientToken)).status).toBe(401);
  });

  test('support sees it masked and never changes it, not even with leave to write', async () => {
    await store();
    await eva.token();
    await isOfSupport(as(), email);
    expect((await show()).body.IBAN).toBe(masked);
    for (const answer of [await store(other), await remove()])
      expect(answer).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0202' } });
  });
});

describe('the mandant decides', () => {
  test('without ModuleStoringBankdata nothing is shown or stored, there alone [S1-F042] [S3-E015]', async () => {
    await store();
    await configure(app, 'spbdevk', { storesBankData: false });
    expect((await app.call('GET', '')).body.ModuleStoringBankdata).toBe(false);
    expect((await app.call('GET', '', { mandant: 'versicherung' })).body.ModuleStoringBankdata).toBe(true);
    expect((await show()).body).toEqual(none);
    for (const answer of [await store(other), await remove()])
      expect(answer).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0105' } });
    await configure(app, 'spbdevk');
    expect((await show()).body.IBAN).toBe(first);
  });

  test('ModuleIBANNurDE lets in German accounts only, there alone [S1-F043]', async () => {
    const isOn = async (mandant: string) => (await app.call('GET', '', { mandant })).body.ModuleIBANNurDE;
    await anna.recommends({ mandant: 'versicherung', as: { firstName: 'Anna', lastName: 'Muster', email } });
    const there = { mandant: 'versicherung', token: await personToken(w, email, 'versicherung') };
    const body = { Kontoinhaber: 'Anna Muster', IBAN: austrian };
    for (const germanIbanOnly of [true, false]) {
      await configure(app, 'spbdevk', { germanIbanOnly });
      expect([await isOn('spbdevk'), await isOn('versicherung')]).toEqual([germanIbanOnly, false]);
      expect((await store(austrian)).status).toBe(germanIbanOnly ? 400 : 200);
      expect((await app.call('PUT', '/empfehler/bankdaten/', { ...there, body })).body.IBAN).toBe(austrian);
    }
    await configure(app, 'spbdevk');
  });
});
