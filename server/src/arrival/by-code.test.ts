/** Somebody was given a code (G-06, C-24): looking makes nothing, sending the data makes a recommendation of whose code it is. */
import { readCode, toCode } from '@weitersagen/contract/recommendation/code/code';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lockAccount, moveAccount } from '#account/account.ts';
import { benBeispiel } from '../testing/cast/ben.ts';
import { person } from '../testing/cast/person.ts';
import { configure, countRows } from '../testing/mandant.ts';
import { products, terms } from '../testing/mandant-files.ts';
import { mailTo } from '../testing/walk.ts';
import { world } from '../testing/world.ts';

const { app, as, days, nextHour } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());
let count = 0;
let email = '';
let code = '';

const askForCode = async (typed: Record<string, string> = {}, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  (
    await app.call('POST', '/account/createEmpfehler', {
      mandant,
      body: { Vorname: 'Anna', Nachname: 'Muster', Email: email, ...typed },
    })
  ).body;
const look = (typed = code, options: Parameters<typeof app.call>[2] = {}) =>
  app.call('GET', `/empfehlung/empfehlungscode/${encodeURIComponent(typed)}?einsprungsquelle=Empfehlungscode`, options);
interface Seen {
  Empfehlungsnummer: string;
  Hash: string;
  Reservierung: string;
}
const send = (seen: Seen, changes: Record<string, unknown> = {}, number = seen.Empfehlungsnummer) =>
  app.call(
    'POST',
    `/empfaenger/create/${number}?h=${seen.Hash}&channel=oc&einsprungsquelle=Empfehlungscode&reservierung=${seen.Reservierung}`,
    {
      body: {
        ...benBeispiel,
        Email: `ben-${email}`,
        EmailWiederholung: changes.Email ?? `ben-${email}`,
        AgbText: terms,
        AgbAkzeptiert: true,
        ...changes,
      },
    },
  );
const page = (seen: Seen) =>
  app.call('GET', `/empfehlen/${seen.Empfehlungsnummer}/${seen.Hash}?reservierung=${seen.Reservierung}`);
const rows = () => countRows(as(), 'recommendation', 'recipient', 'event', 'mail', 'link_code', 'account');
const rowOf = (number: string) =>
  as().read(({ db }) =>
    db
      .selectFrom('recommendation')
      .innerJoin('account', 'account.id', 'recommendation.account_id')
      .select(['origin', 'campaign', 'premium_cents', 'recommender_share', 'account.email', 'valid_until'])
      .select((eb) => eb('root_id', '=', eb.ref('recommendation.id')).as('isRoot'))
      .where('number', '=', number)
      .executeTakeFirst(),
  );

beforeEach(async () => {
  nextHour();
  email = `anna${++count}@example.org`;
  code = (await askForCode()).Empfehlungscode;
  await app.post();
});

test('a code shows who recommends what, with a number that is reserved, and makes nothing [S7-C043]', async () => {
  const before = await rows();
  const { status, body } = await look();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    Empfehlungsnummer: expect.stringMatching(/^1\d{11}$/),
    Hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    Reservierung: expect.any(String),
    Empfehler: { Vorname: 'Anna', NachnameKurz: 'M.' },
    Produkt: { Id: products.home },
    AnteilEmpfehler: 100,
    Abgelaufen: false,
  });
  expect((await page(body)).body).toMatchObject({ Empfehler: { Vorname: 'Anna' }, Produkt: { Id: products.home } });
  expect(await rows()).toEqual(before);
  const unknown = await look(toCode('2222222'));
  expect([unknown.status, unknown.body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
});

test('however it is typed', async () => {
  for (const typed of [code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `])
    expect((await look(typed)).status).toBe(200);
});

test('what is sent with it makes a recommendation of the person whose code it is, and a recipient', async () => {
  const { body: seen } = await look();
  const { status, body } = await send(seen);
  expect(status).toBe(200);
  expect(body.Empfehlungsnummer).toBe(seen.Empfehlungsnummer);
  expect(await rowOf(body.Empfehlungsnummer)).toMatchObject({
    origin: 'offline',
    campaign: 'oc',
    email,
    premium_cents: 7000,
    recommender_share: 100,
    isRoot: true,
    valid_until: '2026-08-29',
  });
  const mails = await app.post();
  expect(mails.map(({ to }) => to)).toEqual([`ben-${email}`]);
  expect(mailTo(mails, `ben-${email}`)?.subject).toBe('Bitte bestätigen Sie Ihre Daten');
  expect((await page(seen)).status).toBe(200);
});

test('who comes by a code is an entry of its way, counted once it was sent, and clicks of the link add to it', async () => {
  const entriesOf = (number: string) =>
    as().read(async ({ db }) => ({
      total: await db
        .selectFrom('click_total')
        .innerJoin('recommendation', 'recommendation.id', 'click_total.recommendation_id')
        .select('entries')
        .where('number', '=', number)
        .execute(),
      days: await db
        .selectFrom('entry_day')
        .innerJoin('recommendation', 'recommendation.id', 'entry_day.recommendation_id')
        .select(['entry_day.channel', 'people', 'reported'])
        .where('number', '=', number)
        .execute(),
    }));
  const { body: seen } = await look();
  expect((await entriesOf(seen.Empfehlungsnummer)).days).toEqual([]);
  await send(seen);
  const once = { total: [{ entries: 1 }], days: [{ channel: 'oc', people: 1, reported: 0 }] };
  expect(await entriesOf(seen.Empfehlungsnummer)).toEqual(once);
  expect((await send(seen)).status).toBe(409);
  expect(await entriesOf(seen.Empfehlungsnummer)).toEqual(once);
  const { body: scanned } = await look();
  const camera = await app.call(
    'POST',
    `/empfaenger/create/${scanned.Empfehlungsnummer}?h=${scanned.Hash}&channel=qr&einsprungsquelle=QRCode&reservierung=${scanned.Reservierung}`,
    {
      body: {
        ...benBeispiel,
        Email: `bea-${email}`,
        EmailWiederholung: `bea-${email}`,
        AgbText: terms,
        AgbAkzeptiert: true,
      },
    },
  );
  expect(camera.status).toBe(200);
  expect((await entriesOf(scanned.Empfehlungsnummer)).days).toMatchObject([{ channel: 'qr', people: 1 }]);
});

test('what was shown is what is made, though the share of the mandant has changed meanwhile', async () => {
  const { body: seen } = await look();
  await configure(app, 'spbdevk', { recommenderDefaultShare: 0 });
  const { body } = await send(seen);
  await configure(app, 'spbdevk');
  expect(await rowOf(body.Empfehlungsnummer)).toMatchObject({ recommender_share: 100 });
});

test('the share and the product are those the mandant chose for codes', async () => {
  await configure(app, 'spbdevk', { recommenderDefaultShare: 50, defaultProductId: products.mobile });
  const { body } = await look();
  await configure(app, 'spbdevk');
  expect(body).toMatchObject({ AnteilEmpfehler: 50, Produkt: { Id: products.mobile }, PraemieEmpfaengerCent: 2500 });
});

describe('two people with one code', () => {
  test('one after the other make two recommendations', async () => {
    const [one, other] = [(await look()).body, (await look()).body];
    const numbers = [await send(one), await send(other, { Email: `bea-${email}` })].map(
      ({ body }) => body.Empfehlungsnummer,
    );
    expect(numbers).toEqual([one.Empfehlungsnummer, other.Empfehlungsnummer]);
    expect(new Set(numbers).size).toBe(2);
  });

  test('at once make two recommendations, each with a number of its own', async () => {
    const seen = await Promise.all([1, 2, 3, 4].map(async () => (await look()).body));
    const answers = await Promise.all(seen.map((one, place) => send(one, { Email: `b${place}-${email}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.Empfehlungsnummer)).size).toBe(4);
  });

  test('at once with the same reservation make two, the second with another number', async () => {
    const { body: seen } = await look();
    const answers = await Promise.all([send(seen), send(seen, { Email: `bea-${email}` })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = answers.map(({ body }) => body.Empfehlungsnummer);
    expect(numbers).toContain(seen.Empfehlungsnummer);
    expect(new Set(numbers).size).toBe(2);
  });
});

test('a double click makes one', async () => {
  const { body: seen } = await look();
  const answers = await Promise.all([send(seen), send(seen)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.PsoErrorCode).toBe('PSOF0305');
});

test('whoever enters the code again is known, as through a link', async () => {
  await send((await look()).body);
  const again = await send((await look()).body);
  expect([again.status, again.body.PsoErrorCode]).toEqual([409, 'PSOF0305']);
});

test('nobody comes by the own code, unless the mandant allows it (V-04)', async () => {
  const { body: seen } = await look();
  const own = { Email: email.toUpperCase() };
  const before = await rows();
  const refused = await send(seen, own);
  expect([refused.status, refused.body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
  expect(await rows()).toEqual(before);
  await configure(app, 'spbdevk', { allowsSelfRecommendation: true });
  expect((await send(seen, own)).status).toBe(200);
  await configure(app, 'spbdevk');
});

describe('a reservation', () => {
  const told = { PsoErrorCode: 'PSOF0102', Message: expect.stringContaining('noch einmal ein') };

  test('ends after a day, and the code entered again gives a new one', async () => {
    const { body: seen } = await look();
    await days(1.01);
    for (const refused of [await page(seen), await send(seen)])
      expect(refused).toMatchObject({ status: 409, body: told });
    expect((await send((await look()).body)).status).toBe(200);
  });

  test('is good for its number, its hash and its mandant only, and only as we signed it', async () => {
    const [seen, other] = [(await look()).body, (await look()).body];
    const wrong: Seen[] = [
      { ...seen, Reservierung: `${seen.Reservierung}x` },
      { ...seen, Reservierung: 'made-up' },
      { ...seen, Reservierung: other.Reservierung },
      { ...seen, Hash: other.Hash },
    ];
    const before = await rows();
    for (const one of wrong) {
      expect(await send(one)).toMatchObject({ status: 409, body: told });
      expect(await page(one)).toMatchObject({ status: 409, body: told });
    }
    const elsewhere = await app.call(
      'GET',
      `/empfehlen/${seen.Empfehlungsnummer}/${seen.Hash}?reservierung=${seen.Reservierung}`,
      { mandant: 'versicherung' },
    );
    expect(elsewhere.status).toBe(409);
    expect(await rows()).toEqual(before);
  });

  test('gives way where its number was taken meanwhile: the answer has another one', async () => {
    const { body: seen } = await look();
    const taken = { code: `taken${count}2`, mandant_id: as().mandant.id, number: seen.Empfehlungsnummer };
    await as().write(({ home }) => home((db) => db.insertInto('link_code').values(taken).execute()));
    const { status, body } = await send(seen);
    expect(status).toBe(200);
    expect(body.Empfehlungsnummer).not.toBe(seen.Empfehlungsnummer);
    expect(await rowOf(body.Empfehlungsnummer)).toMatchObject({ origin: 'offline', email });
  });
});

test.each(['lock', 'forget'] as const)('a code ends with its account: %s', async (event) => {
  if (event === 'lock') {
    email = (await person(app)).email;
    code = (await askForCode()).Empfehlungscode;
  }
  const { body: seen } = await look();
  await as().write(async (tx) => {
    const { id } = await tx.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const account = await lockAccount(tx, id);
    await moveAccount(tx, account, event);
  });
  for (const refused of [await look(), await page(seen), await send(seen)])
    expect([refused.status, refused.body.PsoErrorCode]).toEqual([410, 'PSOF0304']);
});

test('a known address gets one more code of its account, and the code tells nothing of who that is', async () => {
  const known = await person(app);
  email = known.email;
  const { Empfehlungscode: another } = await askForCode({ Vorname: 'Fremd', Nachname: 'Zeichen' });
  expect((await look(another)).body.Empfehler).toEqual({ Vorname: 'Fremd', NachnameKurz: 'Z.' });
  expect((await app.post()).map(({ subject }) => subject)).toEqual(['Sie sind bereits registriert']);
  const { body } = await app.call('GET', '/empfehler/empfehlungscodes', { token: known.token });
  expect(body[0]).toEqual({ Empfehlungscode: another, ErstelltAm: expect.any(String) });
  expect((await app.call('GET', '/empfehler/empfehlungscodes')).status).toBe(401);
});

test('a new account finds its code in a mail of its own (M09)', async () => {
  email = `new${count}@example.org`;
  const { Empfehlungscode: own } = await askForCode();
  const mail = mailTo(await app.post(), email, /Empfehlungscode/);
  expect(mail?.subject).toBe('Ihr persönlicher Empfehlungscode');
  expect(mail?.text).toContain(own);
  expect(mail?.text).toMatch(/\/de\/persoenlicherbereich\n/);
  expect(mail?.text).toContain('/de/code');
});

test('the mail of a code promises no reward that the share of the mandant leaves to the contact', async () => {
  for (const [share, words] of [
    [0, 'ist die Prämie für Ihren Kontakt'],
    [50, 'erhalten Sie Ihre Prämie'],
  ] as const) {
    await configure(app, 'spbdevk', { recommenderDefaultShare: share });
    email = `share${share}@example.org`;
    await askForCode();
    expect(mailTo(await app.post(), email, /Empfehlungscode/)?.text).toContain(words);
  }
  await configure(app, 'spbdevk');
});

test('where the module is off nobody gets a code, and one that was given away still counts [S3-E018] [S1-F040]', async () => {
  expect((await app.call('GET', '')).body.ModuleErstelleOfflineEmpfehlungCode).toBe(true);
  expect(readCode(code).ok).toBe(true);
  await configure(app, 'spbdevk', { offlineCodes: false });
  expect((await app.call('GET', '')).body.ModuleErstelleOfflineEmpfehlungCode).toBe(false);
  expect((await app.call('GET', '', { mandant: 'versicherung' })).body.ModuleErstelleOfflineEmpfehlungCode).toBe(true);
  email = `later${count}@example.org`;
  expect((await askForCode()).Empfehlungscode).toBeNull();
  expect((await app.post()).map(({ subject }) => subject)).toEqual([
    'Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten',
  ]);
  expect((await askForCode({}, 'versicherung')).Empfehlungscode).not.toBeNull();
  expect((await look()).status).toBe(200);
  await configure(app, 'spbdevk');
  await app.post();
});

test('a code belongs to its mandant alone', async () => {
  expect((await look(code, { mandant: 'versicherung' })).status).toBe(404);
});

test('whoever tries more than ten wrong codes a minute has to wait, for right ones, too', async () => {
  const tries = [];
  for (let tried = 0; tried < 11; tried++) tries.push((await look(tried % 2 ? 'no code' : toCode('3333333'))).status);
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  expect((await look()).status).toBe(429);
  nextHour();
  expect((await look()).status).toBe(200);
});
