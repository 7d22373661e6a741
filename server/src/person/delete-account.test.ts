import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { selfOf } from '#platform/context.ts';
import { annaOf } from '#testing/cast/anna.ts';
import { type Eva, evaOf, type ReadyWalk, walkToReady } from '#testing/cast/eva.ts';
import { letIn } from '#testing/cast/let-in.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { findTraces } from '#testing/database/traces.ts';
import { apiKeyOf, terms } from '#testing/mandant-files.ts';
import { collect, mailTo, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';
import { deleteAccount } from './forget-recommender.ts';

const lines: string[] = [];
let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world({ LOG_LEVEL: 'debug' }, { logTo: { write: (line) => void lines.push(line) } });
  eva = evaOf(w.app);
  // As in production: of a mail that was sent nothing stays.
  Object.assign(w.app.app.system.config, { testMode: false, demo: false });
});
afterAll(() => w.app.close());

const remove = (token: string, query = '?bestaetigt=true') =>
  w.app.call('DELETE', `/empfehler/delete${query}`, { token });

describe('the own account is deleted (K12)', () => {
  let email: string;
  let token: string;
  let waits: ReadyWalk;
  let collected: ReadyWalk;
  let open: { number: string };
  const password = 'Sommerwind-7';

  beforeAll(async () => {
    waits = await walkToReady(w.app, { tag: 'gone', share: 50 });
    collected = await walkToReady(w.app, { tag: 'gone', share: 100 });
    email = collected.recommenderEmail;
    open = await annaOf(w.app).recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
    await collect(w.app, collected, collected.recommender!.token);
    const password_hash = await hashPassword(password);
    await w
      .as()
      .write(({ db }) => db.updateTable('account').set({ password_hash }).where('email', '=', email).execute());
    token = await personToken(w, email);
    await w.app.post();
  });

  test('not without the confirmation: the answer names what would be lost', async () => {
    expect(await remove(token, '')).toMatchObject({
      status: 409,
      body: {
        PsoErrorCode: 'PSOF0102',
        Fehler: [
          {
            Feld: waits.recommender!.number,
            Message: 'Ihre Prämie über 35,00\u00a0€ für „Zuhause L“ geht verloren.',
          },
        ],
      },
    });
    expect((await w.app.call('DELETE', '/empfehler/delete', { token, locale: 'en' })).body.Fehler[0].Message).toContain(
      'will be lost',
    );
  });

  test('not when the sign-in ended while the call waited for its turn', async () => {
    const ctx = await letIn(w, email);
    await w.as().write(({ db }) => db.deleteFrom('session').where('id', '=', selfOf(ctx).sessionId).execute());
    await expect(deleteAccount(ctx, true)).rejects.toThrow('token.invalid');
    token = await personToken(w, email);
    expect((await w.app.call('GET', '/account/user', { token })).status).toBe(200);
  });

  test('with it the account ends, and with it the sign-in, the link and what waited [S7-C032] [S6-P011]', async () => {
    const rows = rowsOf(w.as());
    expect((await w.app.call('DELETE', '/empfehler/delete?bestaetigt=true')).status).toBe(401);
    expect((await remove(token)).body).toEqual({ Geloescht: true });
    expect((await w.app.call('GET', '/empfehler/bankdaten', { token })).status).toBe(401);
    const login = await w.app.call('POST', '/account/login', { body: { Email: email, Password: password } });
    expect(login).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0201' } });
    expect(await rows.events('recommendation', open.number)).toContain('E16 open → cancelled');
    expect(await rows.rewards(waits.number)).toEqual(['recipient ready 3500', 'recommender cancelled 3500']);
    expect((await rows.events('reward', waits.recommender!.number)).at(-1)).toBe(
      'P10 ready → cancelled (Auf eigenen Wunsch)',
    );
    expect(await rows.rewards(collected.number)).toEqual(['recommender collected 7000']);
  });

  test('one last mail says so (M21), and no other follows', async () => {
    const mails = (await w.app.post()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Konto wurde gelöscht']);
  });

  test('what was collected is still paid', async () => {
    await w.days(3);
    const { body: run } = await eva.makesRun();
    await eva.exports(run.Id);
    expect((await eva.confirms(run.Id)).status).toBe(200);
    expect(await rowsOf(w.as()).rewards(collected.number)).toEqual(['recommender paidOut 7000']);
    expect((await w.app.post()).filter(({ to }) => to === email)).toEqual([]);
  });

  test('the same address is somebody new afterwards', async () => {
    await annaOf(w.app).recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
    await personToken(w, email);
    const { rows } = await w
      .as()
      .read(({ db }) =>
        sql<{ count: number }>`select count(*)::int as count from account where email = ${email}`.execute(db),
      );
    expect(rows[0]?.count).toBe(1);
  });
});

test('an operator deletes an account on request, with a reason', async () => {
  const email = 'paula@example.org';
  await annaOf(w.app).recommends({ as: { firstName: 'Paula', lastName: 'Papier', email } });
  await personToken(w, email);
  await w.app.post();
  const hash = await rowsOf(w.as()).hashOf(email);
  const erase = async (body: unknown) =>
    w.app.call('PUT', `/admin/empfehler/${hash}/loeschen`, { token: await eva.token(), body });
  expect((await erase({})).status).toBe(400);
  expect(await erase({ Grund: 'Brief vom 1. März' })).toMatchObject({
    status: 200,
    body: { Empfehlerhash: hash, Status: 'Geloescht' },
  });
  expect((await erase({ Grund: 'noch einmal' })).status).toBe(409);
  expect((await rowsOf(w.as()).events('account', hash)).at(-1)).toBe('K12 active → deleted');
  expect(mailTo(await w.app.post(), email, /gelöscht/)).toBeDefined();
});

test('of an event nothing is ever changed but that its reason is forgotten', async () => {
  await annaOf(w.app).recommends();
  const change = (set: ReturnType<typeof sql>) =>
    w.as().write(({ db }) => sql`update event set ${set} where object = 'recommendation'`.execute(db));
  await expect(change(sql`reason = 'anders'`)).rejects.toThrow('never changed');
  await expect(change(sql`reason = null, at = now()`)).rejects.toThrow(/denied|never changed/);
  await expect(w.as().write(({ db }) => db.deleteFrom('event').execute())).rejects.toThrow(/denied|never changed/);
  await change(sql`reason = null`);
});

describe('an account nobody ever used (K13)', () => {
  const statusOf = (email: string) =>
    w.as().read(({ db }) => db.selectFrom('account').select('status').where('email', '=', email).executeTakeFirst());
  const made = (email: string, status: 'created' | 'active') =>
    w.as().write(({ db, now }) =>
      db
        .insertInto('account')
        .values({
          hash: email.padEnd(32, '0'),
          status,
          first_name: 'K',
          email,
          language: 'de',
          created_at: now,
          changed_at: now,
        })
        .execute(),
    );

  test('goes after a year; one with a password or a recommendation stays', async () => {
    await made('k13-never@example.org', 'created');
    await made('k13-active@example.org', 'active');
    await annaOf(w.app).recommends({ as: { firstName: 'K', lastName: 'K', email: 'k13-link@example.org' } });
    await w.nights(364);
    expect(await statusOf('k13-never@example.org')).toEqual({ status: 'created' });
    await w.app.post();
    await w.nights(2);
    expect(await statusOf('k13-never@example.org')).toBeUndefined();
    expect(await statusOf('k13-active@example.org')).toEqual({ status: 'active' });
    expect(await statusOf('k13-link@example.org')).toEqual({ status: 'created' });
    expect((await w.app.post()).filter(({ to }) => to.startsWith('k13'))).toEqual([]);
  });
});

describe('of a deleted person nothing is left', () => {
  const person = { firstName: 'Kunigunde', lastName: 'Zwirbelmann', email: 'kunigunde.z@example.org' };
  const holder = `${person.firstName} ${person.lastName}`;
  const ibans = {
    stored: 'DE89370400440532013000',
    collected: 'DE91100000000123456789',
    waiting: 'DE75512108001245126199',
  };
  const words = ['Kunigunde', 'Zwirbelmann', 'kunigunde.z@', '030 99887766', '98765432', ...Object.values(ibans)];
  const traces = () => findTraces(w.app, words);

  beforeAll(async () => {
    const rename = (email: string) =>
      w
        .as()
        .write(({ db }) =>
          sql`update account set first_name = ${person.firstName}, last_name = ${person.lastName}, email = ${person.email} where email = ${email}`.execute(
            db,
          ),
        );
    const paid = await walkToReady(w.app, { tag: 'trace', share: 100 });
    const returned = await walkToReady(w.app, { tag: 'trace', share: 100 });
    await rename(paid.recommenderEmail);
    await collect(w.app, paid, paid.recommender!.token, ibans.collected, holder);
    await collect(w.app, returned, returned.recommender!.token, ibans.waiting, holder);
    const called = { body: { Grund: `${holder} hat angerufen` } };
    for (const { recommender } of [paid, returned])
      expect((await eva.decides(recommender!.number, 'freigeben', called)).status).toBe(200);
    const { body: run } = await eva.makesRun();
    await eva.exports(run.Id);
    await eva.confirms(run.Id);
    // The bank sent one back, so it waits once more, with the account of the last pickup.
    expect((await eva.decides(returned.recommender!.number, 'ruecklaeufer')).status).toBe(200);
    await w.app.call('POST', '/empfehlen/create', {
      headers: { 'idempotency-key': 'once-and-again' },
      body: {
        Empfehlung: { Produkt: 101, AgbText: terms, AnteilEmpfehler: 100 },
        Empfehler: {
          Vorname: person.firstName,
          Nachname: person.lastName,
          Email: person.email,
          NewsletterPermission: true,
        },
        Empfaenger: { Vorname: 'Carl', Nachname: 'Contact', Email: 'carl.contact@example.org' },
      },
    });
    await w.app.call('POST', '/kontakt', {
      body: {
        Vorname: person.firstName,
        Nachname: person.lastName,
        Email: person.email,
        Telefon: '030 99887766',
        Betreff: 'Frage',
        Nachricht: `Gruß, ${holder}`,
        KopieAnMich: true,
        DatenschutzAkzeptiert: true,
      },
    });
    const token = await personToken(w, person.email);
    const optin = tokenIn(mailTo(await w.app.post(), person.email, /Newsletter/));
    await w.app.call('PUT', '/empfehler/newsletter/optin', { body: { Token: optin } });
    await w.app.call('PUT', '/empfehler/bankdaten', { token, body: { Kontoinhaber: holder, IBAN: ibans.stored } });
    await w.app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/98765432', { token });
    await w.app.call('POST', '/partner/kundennummern', {
      apiKey: apiKeyOf('spbdevk'),
      body: [{ Kundennummer: '11112222', Gueltig: true }],
    });
    const hash = await rowsOf(w.as()).hashOf(person.email);
    for (const [method, what] of [
      ['POST', 'adminlogin'],
      ['PUT', 'passwortmail'],
      ['PUT', 'abmelden'],
      ['PUT', 'sperren'],
      ['PUT', 'entsperren'],
    ] as const) {
      const call = { token: await eva.token(), ...called };
      expect((await eva.settles(await w.app.call(method, `/admin/empfehler/${hash}/${what}`, call))).status).toBe(200);
    }
    expect(await traces()).toEqual(
      expect.arrayContaining([
        'account',
        'bank_account.iban',
        'event',
        'reward.iban',
        'mail.address',
        'recommendation',
      ]),
    );
    const call = { token: await eva.token(), body: { Grund: `Brief von ${holder}` } };
    expect((await w.app.call('PUT', `/admin/empfehler/${hash}/loeschen`, call)).status).toBe(200);
    await w.app.post();
  });

  test('but the snapshot and the file of what was paid, and for a day the answer to a repeated call', async () => {
    // What a guest asked to see again lies on its page for seven days, whoever it was.
    const copy = 'contact_copy.message';
    expect(await traces()).toEqual([copy, 'payout_run.file', 'replay_key.answer', 'reward.holder', 'reward.iban']);
    const { rows } = await w.as().read(({ db }) =>
      sql<{ status: string; holder: boolean }>`
        select status, holder_sealed is not null as holder from reward where account_id in (select account_id from reward where holder_sealed is not null)
        order by status`.execute(db),
    );
    expect(rows.filter(({ holder }) => holder).map(({ status }) => status)).not.toContain('cancelled');
  });

  test('in no line of the log either', () => {
    expect(lines.length).toBeGreaterThan(50);
    const log = lines.join('');
    for (const word of words) expect(log).not.toContain(word);
  });

  test('the keyed hash of the address knows it for three years, the evidence of the newsletter longer', async () => {
    const { vault } = w.app.app.system;
    const hash = vault.hash(person.email, 'account-email');
    const known = async () =>
      (await w.as().read(({ db }) => db.selectFrom('account').select('id').where('email_hash', '=', hash).execute()))
        .length;
    const evidence = await w
      .as()
      .read(({ db }) =>
        db
          .selectFrom('permission_evidence')
          .select(['kind', 'given'])
          .where('person_hash', '=', vault.hash(person.email, 'permission'))
          .orderBy('id')
          .execute(),
      );
    expect(evidence).toEqual([
      { kind: 'newsletter-request', given: true },
      { kind: 'newsletter', given: true },
      { kind: 'newsletter', given: false },
    ]);
    await w.nights(1.1);
    expect(await traces()).toEqual(['contact_copy.message', 'payout_run.file', 'reward.holder', 'reward.iban']);
    await w.nights(430);
    expect(await traces()).toEqual(['payout_run.file']);
    expect(await known()).toBe(1);
    await w.nights(700);
    expect(await known()).toBe(0);
  });
});
