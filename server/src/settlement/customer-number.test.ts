import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCustomerNumber } from '#account/account.ts';
import { evaOf, walkToReady } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { confirmExported, exportPayout } from '#testing/cast/payments.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { statementsOf } from '#testing/database/statements.ts';
import { configure } from '#testing/mandant.ts';
import { apiKeyOf, today } from '#testing/mandant-files.ts';
import { collect, mailTo, report, tokenIn, type Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world({ RATE_LIMITS: '1' });
const { app, as } = w;
const rows = rowsOf(as());
afterAll(() => app.close());

let walks = 0;
let tag: string;
beforeEach(async () => {
  tag = `number${++walks}`;
  await w.days(1);
  await configure(app, 'spbdevk', { needsCustomerNumber: true });
});
afterEach(() => configure(app, 'spbdevk'));

const reads = (...list: [number: string, isValid: boolean][]) =>
  app.call('POST', '/partner/kundennummern', {
    apiKey: apiKeyOf('spbdevk'),
    body: list.map(([Kundennummer, Gueltig]) => ({ Kundennummer, Gueltig })),
  });
const show = (query = '', by: string | undefined = undefined) =>
  app.call('GET', `/empfehler/GetResultFromKundennummer/${query}`, by ? { token: by } : {});
const set = (number: string, { by, query = '', locale }: { by?: string; query?: string; locale?: string } = {}) =>
  app.call('PUT', `/empfehler/SetKundennummerForEmpfehler/${number}${query}`, {
    ...(by && { token: by }),
    ...(locale && { locale }),
  });
/** Recommended, ordered and released while the recommender has no number. */
const released = (share: 50 | 100 = 50) => walkToReady(app, { tag, share });
const rewards = ({ number }: Walk) => rows.rewards(number);
const tokenOf = ({ recommenderEmail }: Walk) => personToken(w, recommenderEmail);
const asking = ({ mails, recommenderEmail }: Walk) => mailTo(mails, recommenderEmail, /Kundennummer/);
/** The released order of a walk with its one reward, so often more. */
const copyReward = ({ number }: Walk, count: number) =>
  as().write(({ db }) =>
    sql`
      with own as (select o.*, w.id as reward_id from orders o join recommendation n on n.id = o.recommendation_id join reward w on w.order_id = o.id where n.number = ${number}),
      copies as (
        insert into orders (number, external_number, source, recommendation_id, recipient_id, product_id, ordered_on, status, released_at, created_at, changed_at)
        select own.number || '-' || i, own.external_number || '-' || i, source, recommendation_id, recipient_id, product_id, ordered_on, status, released_at, created_at, changed_at
        from own, generate_series(1, ${count}::int) i returning id, number),
      made as (
        insert into reward (number, recommendation_id, order_id, role, account_id, product_id, status, amount_cents, expected_premium_id, expected_cents, created_at, changed_at)
        select w.number || copies.id, w.recommendation_id, copies.id, role, account_id, w.product_id, w.status, amount_cents, expected_premium_id, expected_cents, w.created_at, w.changed_at
        from own join reward w on w.id = own.reward_id, copies returning id)
      insert into posting (subject_kind, subject_id, kind, attempt, debit, credit, amount_cents, booked_at, text)
      select subject_kind, made.id, kind, attempt, debit, credit, amount_cents, booked_at, text from made, posting p where p.reward_id = (select reward_id from own)`.execute(
      db,
    ),
  );
const open = ['recipient ready 3500', 'recommender open 3500'];
const ready = ['recipient ready 3500', 'recommender ready 3500'];

describe('a number', () => {
  test('is stored, compared with the list of the client and read again [S7-C027] [S7-C028]', async () => {
    const token = await tokenOf(await released());
    expect((await show('', token)).body).toEqual({
      Kundennummer: null,
      Ergebnis: 'Fehlt',
      Text: 'Bitte nennen Sie uns Ihre Kundennummer.',
      GeprueftAm: null,
    });
    const stored = { Kundennummer: '12345678', Ergebnis: 'NichtGeprueft', GeprueftAm: null };
    expect(await set('12345678', { by: token })).toMatchObject({ status: 200, body: stored });
    expect((await set('abc', { by: token })).status).toBe(400);
    expect((await show('', token)).body).toMatchObject(stored);
    await reads(['12345678', false]);
    expect((await show('', token)).body).toMatchObject({ Ergebnis: 'Ungueltig', GeprueftAm: expect.any(String) });
    await reads(['12345678', true]);
    expect((await show('', token)).body).toMatchObject({
      Ergebnis: 'Gueltig',
      Text: 'Ihre Kundennummer wurde bestätigt.',
    });
    expect((await set('12345678', { by: token, locale: 'en' })).body.Text).toBe(
      'Your customer number has been confirmed.',
    );
    expect((await show('?kundennummer=99999999', token)).body.Ergebnis).toBe('NichtGeprueft');
  });

  test.each(['abc', '12345', '1234567890123'])('%s does not fit KundennummerMuster', async (number) => {
    const token = await tokenOf(await released());
    for (const answer of [await set(number, { by: token }), await show(`?kundennummer=${number}`, token)])
      expect(answer).toMatchObject({
        status: 400,
        body: { Fehler: [{ Feld: 'Kundennummer', Message: 'Kundennummer ist nicht gültig' }] },
      });
    expect((await show('', token)).body.Ergebnis).toBe('Fehlt');
  });

  test('nobody tries out which numbers the client knows', async () => {
    const walk = await released();
    const token = await tokenOf(walk);
    for (let tried = 0; tried < 10; tried++)
      expect((await show(`?kundennummer=7000000${tried}`, token)).status).toBe(200);
    const refused = await show('?kundennummer=70000010', token);
    expect(refused).toMatchObject({ status: 429, body: { PsoErrorCode: 'PSOF0104' } });
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await set('70000011', { query: `?token=${tokenIn(asking(walk))}` })).status).toBe(429);
    expect((await show('', token)).status).toBe(200);
  });

  test('asks for a sign-in, or the link of the mail', async () => {
    expect((await show()).status).toBe(401);
    expect((await set('12345678')).status).toBe(401);
    expect(await set('12345678', { query: `?token=${'x'.repeat(43)}` })).toMatchObject({
      status: 400,
      body: { PsoErrorCode: 'PSOF0205' },
    });
  });
});

describe('the link of the mail', () => {
  const numberOf = async ({ recommenderEmail }: Walk) =>
    (
      await as().read(({ db }) =>
        db
          .selectFrom('account')
          .select('customer_number')
          .where('email', '=', recommenderEmail)
          .executeTakeFirstOrThrow(),
      )
    ).customer_number;

  test('is about its own person, also where somebody else is signed in', async () => {
    const bob = await released();
    tag = `${tag}-other`;
    const anna = await released();
    const by = await tokenOf(anna);
    const query = `?token=${tokenIn(asking(bob))}`;
    expect((await set('12345678', { by, query })).status).toBe(200);
    expect([await numberOf(bob), await numberOf(anna)]).toEqual(['12345678', null]);
    expect((await show(query, by)).body.Kundennummer).toBe('12345678');
    expect(await set('12345678', { by, query: `?token=${'x'.repeat(43)}` })).toMatchObject({
      status: 400,
      body: { PsoErrorCode: 'PSOF0205' },
    });
    expect(await numberOf(anna)).toBeNull();
  });

  test.each(['sperren', 'loeschen'])(
    'shows and writes nothing any more after %s, however early it was opened',
    async (what) => {
      const walk = await released();
      await tokenOf(walk);
      const token = tokenIn(asking(walk));
      const hash = await rows.hashOf(walk.recommenderEmail);
      const call = { token: await operator(app), body: { Grund: 'Anruf' } };
      expect((await app.call('PUT', `/admin/empfehler/${hash}/${what}`, call)).status).toBe(200);
      await expect(as().write((tx) => storeCustomerNumber(tx, token, '12345678'))).rejects.toThrow(
        'one-time-token.invalid',
      );
      expect(await show(`?token=${token}`)).toMatchObject({ status: 400, body: { PsoErrorCode: 'PSOF0205' } });
    },
  );
});

describe('the list of the client', () => {
  test('may be sent again, and the last word on a number counts', async () => {
    const list: [string, boolean][] = [
      ['50000001', true],
      ['50000002', true],
      ['50000001', false],
    ];
    for (let again = 0; again < 2; again++)
      expect(await reads(...list)).toMatchObject({ status: 200, body: { Verarbeitet: 3 } });
    const kept = await as().read(({ db }) =>
      db
        .selectFrom('customer_number')
        .select(['number', 'valid'])
        .where('number', 'like', '5000000%')
        .orderBy('number')
        .execute(),
    );
    expect(kept).toEqual([
      { number: '50000001', valid: false },
      { number: '50000002', valid: true },
    ]);
    expect(await as('versicherung').read(({ db }) => db.selectFrom('customer_number').selectAll().execute())).toEqual(
      [],
    );
  });

  test('asks nothing about a person whose number was valid before', async () => {
    const walk = await released();
    await set('51000001', { by: await tokenOf(walk) });
    const { system } = app.app;
    const first = await statementsOf(system, () => reads(['51000001', true]));
    expect(await rewards(walk)).toEqual(ready);
    const again = await statementsOf(system, () => reads(['51000001', true]));
    expect(again.length).toBeLessThan(first.length);
    expect(again.filter((one) => one.includes('"reward"'))).toEqual([]);
  });

  test('provides fifty rewards while the client waits, the night the rest', async () => {
    const walk = await released(100);
    await set('52000001', { by: await tokenOf(walk) });
    await copyReward(walk, 59);
    const ofStatus = async (status: string) => (await rewards(walk)).filter((one) => one.includes(status)).length;
    expect(await ofStatus('open')).toBe(60);
    await reads(['52000001', true]);
    expect([await ofStatus('ready'), await ofStatus('open')]).toEqual([50, 10]);
    await w.nights(1);
    expect(await ofStatus('ready')).toBe(60);
  });

  test('comes with the API key only, and not empty', async () => {
    expect((await app.call('POST', '/partner/kundennummern', { body: [] })).status).toBe(401);
    expect((await reads()).status).toBe(400);
  });
});

describe('where the mandant asks for it (P2)', () => {
  test('the reward of the recommender stays open and the mail asks for the number; the recipient goes on', async () => {
    const walk = await released();
    expect(await rewards(walk)).toEqual(open);
    const mail = asking(walk);
    expect(mail?.subject).toBe('Bitte nennen Sie uns Ihre Kundennummer');
    expect(mail?.text).toMatch(/\/de\/kundennummer\?token=[\w-]{43}/);
    expect(mailTo(walk.mails, walk.recommenderEmail, /wartet auf Sie/)).toBeUndefined();
  });

  test('the link of the mail is good again and again for 30 days, and the valid number provides the reward', async () => {
    const walk = await released();
    const query = `?token=${tokenIn(asking(walk))}`;
    await reads(['60000001', true]);
    expect((await set('60000009', { query })).body.Ergebnis).toBe('NichtGeprueft');
    expect(await rewards(walk)).toEqual(open);
    expect((await set('60000001', { query })).body.Ergebnis).toBe('Gueltig');
    expect(await rewards(walk)).toEqual(ready);
    expect(mailTo(await app.post(), walk.recommenderEmail, /wartet auf Sie/)).toBeDefined();
    await w.days(29);
    expect((await show(query)).body.Ergebnis).toBe('Gueltig');
    await w.days(2);
    expect((await show(query)).status).toBe(400);
  });

  test('the list that arrives later provides it, too', async () => {
    const walk = await released();
    await set('61000001', { by: await tokenOf(walk) });
    await reads(['61000001', false]);
    expect(await rewards(walk)).toEqual(open);
    await reads(['61000002', true], ['61000001', true]);
    expect(await rewards(walk)).toEqual(ready);
    expect((await rows.events('recommendation', walk.number)).at(-1)).toBe('E8 ok → released');
  });

  test('a number known before the release lets nobody wait', async () => {
    await reads(['62000001', true]);
    const walk = await walkToReady(app, { tag, share: 100 }, async (early) => {
      await set('62000001', { by: await personToken(w, early.recommenderEmail) });
    });
    expect(await rewards(walk)).toEqual(['recommender ready 7000']);
    expect(asking(walk)).toBeUndefined();
  });

  test('several orders of one day are one mail', async () => {
    const [one, two] = [await released(), await released()];
    expect(asking(one)).toBeDefined();
    expect(asking(two)).toBeUndefined();
    await reads(['63000001', true]);
    await set('63000001', { by: await tokenOf(one) });
    expect(await rewards(one)).toEqual(ready);
    expect(await rewards(two)).toEqual(ready);
  });

  test('what a stopped process left waiting is found by the night; also when nobody is asked any more', async () => {
    const [one, two] = [await released(), await released()];
    await as().write(({ db }) =>
      db
        .updateTable('account')
        .set({ customer_number: '64000001' })
        .where('email', '=', one.recommenderEmail)
        .execute(),
    );
    await as().write(({ db, now }) =>
      db.insertInto('customer_number').values({ number: '64000001', valid: true, read_at: now }).execute(),
    );
    await w.nights(1);
    expect(await rewards(one)).toEqual(ready);
    expect(await rewards(two)).toEqual(ready);
    tag = `${tag}-later`;
    const late = await released();
    await configure(app, 'spbdevk');
    await w.nights(1);
    expect(await rewards(late)).toEqual(ready);
  });

  test('a cancelled order takes the waiting reward with it, and a number that comes then provides nothing', async () => {
    const walk = await released();
    const token = await operator(app);
    await app.call('PUT', `/admin/auftraege/${walk.orderNumber}/stornieren`, { token, body: { Grund: 'Widerruf' } });
    await reads(['65000001', true]);
    await set('65000001', { by: await tokenOf(walk) });
    expect(await rewards(walk)).toEqual(['recipient cancelled 3500', 'recommender cancelled 3500']);
  });

  test('a cancellation in question holds back what waits, until a person has decided', async () => {
    const walk = await released();
    await collect(app, walk, walk.recipient!.token, 'DE89370400440532013000', 'Ben Beispiel');
    await w.days(4);
    await confirmExported(w, await exportPayout(w));
    await report(app, walk, 'storniert', today);
    await reads(['66000001', true]);
    await set('66000001', { by: await tokenOf(walk) });
    await w.nights(1);
    expect(await rewards(walk)).toEqual(['recipient paidOut 3500', 'recommender open 3500']);
    expect(mailTo(await app.post(), walk.recommenderEmail, /wartet auf Sie/)).toBeUndefined();
    await evaOf(app).keepsOrder(walk.orderNumber);
    await w.nights(1);
    expect(await rewards(walk)).toEqual(['recipient paidOut 3500', 'recommender ready 3500']);
    expect(mailTo(await app.post(), walk.recommenderEmail, /wartet auf Sie/)).toBeDefined();
  });

  test('no other mandant asks', async () => {
    const walk = await walkToReady(app, { tag, share: 100, mandant: 'versicherung' });
    expect(walk.recommender).toBeDefined();
  });
});
