import { decode } from '@weitersagen/contract/basics/wire';
import { CompletedRecommendation } from '@weitersagen/contract/recipient/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { cancelRecommendation } from '#settlement/settlement.ts';
import type { Recommended } from '#testing/cast/anna.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { products, type Slug, today } from '#testing/mandant-files.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, ben } = await world();
afterAll(() => app.close());
const mandant: Slug = 'versicherung';
const rows = rowsOf(as(mandant));

let link: Recommended;
beforeEach(async () => {
  link = await agentLink(100);
  await app.post();
});
/** Of an agent's product: who serves is Petra Ahlers in Hamburg. */
const agentLink = (share: 0 | 50 | 100) =>
  anna.recommends({ mandant, product: products.agent, agent: 'B-1001', share });
const feld = (body: { Fehler: { Feld: string; Message: string }[] }) =>
  Object.fromEntries(body.Fehler.map(({ Feld, Message }) => [Feld, Message]));
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];

test("an agent's product: all data at once confirm, and make the order of today [S7-C056] [S3-E125] [S3-E126] [S3-E128]", async () => {
  const { status, body, cookies } = await ben.completes(link, {}, {}, { mandant });
  expect(status).toBe(200);
  expect(decode(CompletedRecommendation, body).ok).toBe(true);
  expect(body).toEqual({
    Erfolgreich: true,
    Empfehlungsnummer: link.number,
    Empfaengernummer: expect.stringMatching(/^2\d{11}$/),
    Empfaengerhash: expect.stringMatching(/^[0-9a-f]{32}$/),
    Auftragsnummer: expect.stringMatching(/^3\d{11}$/),
    Weiterleitung: null,
    NaechsteSeite: 'EmpfaengerBestaetigung',
  });
  expect(cookies).toContainEqual(`empfaenger_${link.number}=${body.Empfaengernummer}`);
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({
    status: 'confirmed',
    agreement_channel: 'co',
    agreement_ip_hash: expect.any(String),
  });
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'ok' });
  expect(await rows.orders(link.number)).toEqual(['received']);
  expect(await rows.events('recipient', body.Empfaengernummer)).toEqual(['R3 → confirmed']);
  expect(await rows.events('recommendation', link.number)).toEqual(['E1 → open', 'E5 open → ok']);
  expect(await rows.events('order', body.Auftragsnummer)).toEqual(['A1 → received']);
  const sent = (await app.post()).map(({ to, subject }) => `${to}: ${subject}`);
  expect(sent.toSorted()).toEqual([
    'anna@example.org: Ihre Empfehlung wurde angenommen',
    'b-1001@berater.example: Neuer Interessent',
    'ben@example.org: Wir haben Ihren Auftrag erhalten',
  ]);
});

test("the recipient's cap counts for the order of the portal, too", async () => {
  const both = await agentLink(50);
  await ben.completes(both, {}, {}, { mandant });
  expect(await rows.rewards(both.number)).toEqual(['recipient open 1250', 'recommender open 1250']);
});

test.each([
  ['anrede', 'salutation', 'mr', 'S3-E129'],
  ['vorname', 'first_name', 'Ben', 'S3-E130'],
  ['name', 'last_name', 'Beispiel', 'S3-E131'],
  ['geburtsdatum', 'birth_date', '1990-02-03', 'S3-E132'],
  ['email', 'email', 'ben@example.org', 'S3-E133'],
  ['telefon', 'phone', '0221 123456', 'S3-E134'],
  ['werbeeinwilligung', 'advertising', true, 'S3-E135'],
  ['adresse', 'street', 'Domstraße', 'S3-E136'],
  ['adresse.ort', 'city', 'Köln', 'S3-E137'],
  ['adresse.plz', 'postcode', '50667', 'S3-E138'],
  ['adresse.strasse', 'street', 'Domstraße', 'S3-E139'],
  ['adresse.hausnummer', 'house_number', '1a', 'S3-E140'],
])('%s of the completion is stored as %s = %s [%s]', async (_field, column, value, _id) => {
  const { body } = await ben.completes(link, { werbeeinwilligung: true }, {}, { mandant });
  expect((await rows.recipient(body.Empfaengernummer))[column]).toBe(value);
});

test('no permission to advertise is stored where none was given [S3-E135]', async () => {
  const { body } = await ben.completes(link, { werbeeinwilligung: false }, {}, { mandant });
  expect((await rows.recipient(body.Empfaengernummer)).advertising).toBe(false);
});

test('a birth date is read as day, month, year; one that the calendar does not have is refused [S5-V020]', async () => {
  const wrong = await ben.completes(link, { geburtsdatum: '31.02.1990' }, {}, { mandant });
  expect(wrong.status).toBe(400);
  expect(feld(wrong.body)).toEqual({ 'empfaengerdaten.geburtsdatum': 'Geburtsdatum ist nicht gültig' });
  const { body } = await ben.completes(link, { geburtsdatum: '3.2.1990' }, {}, { mandant });
  expect((await rows.recipient(body.Empfaengernummer)).birth_date).toBe('1990-02-03');
});

test.each([
  ['born tomorrow', '03.03.2026', 'Geburtsdatum ist nicht gültig'],
  ['older than 120', '01.03.1905', 'Geburtsdatum ist nicht gültig'],
  ['17 years and 364 days', '03.03.2008', 'Sie müssen mindestens 18 Jahre alt sein.'],
])('an agent serves grown-ups: %s', async (_what, geburtsdatum, message) => {
  const { body } = await ben.completes(link, { geburtsdatum }, {}, { mandant });
  expect(feld(body)).toEqual({ 'empfaengerdaten.geburtsdatum': message });
});

test('whoever is 18 today is grown up', async () => {
  expect((await ben.completes(link, { geburtsdatum: '02.03.2008' }, {}, { mandant })).status).toBe(200);
});

test('a Young tariff is for people under 28, where the age is known [S9-K032]', async () => {
  const young = await anna.recommends({ product: products.mobile });
  await as().write(({ db }) =>
    db.updateTable('product').set({ young: true }).where('id', '=', products.mobile).execute(),
  );
  const old = await ben.completes(young, { geburtsdatum: '02.03.1998' });
  expect(old.status).toBe(400);
  expect(feld(old.body)).toEqual({
    'empfaengerdaten.geburtsdatum': 'Dieser Tarif gilt nur für Personen unter 28 Jahren.',
  });
  expect((await ben.completes(young, { geburtsdatum: '03.03.1998' })).status).toBe(200);
  expect((await ben.completes(young, { geburtsdatum: null, email: 'bea@example.org' })).status).toBe(200);
});

test('all problems are answered at once, those the product asks for, too, in German and in English', async () => {
  const data = {
    vorname: '',
    email: 'ben',
    geburtsdatum: null,
    telefon: 'x',
    adresse: { ort: '', plz: '123', strasse: null },
  };
  const german = await ben.completes(link, data, { agbText: ' ', agbakzeptiert: 'ja', h: null }, { mandant });
  expect(german.status).toBe(400);
  expect(feld(german.body)).toEqual({
    'empfaengerdaten.vorname': 'Vorname ist ein Pflichtfeld',
    'empfaengerdaten.geburtsdatum': 'Geburtsdatum ist ein Pflichtfeld',
    'empfaengerdaten.email': 'E-Mail-Adresse ist nicht gültig',
    'empfaengerdaten.telefon': 'Telefon ist nicht gültig',
    'empfaengerdaten.adresse.plz': 'PLZ ist nicht gültig',
    'empfaengerdaten.adresse.ort': 'Ort ist ein Pflichtfeld',
    'empfaengerdaten.adresse.strasse': 'Straße ist ein Pflichtfeld',
    'empfaengerdaten.adresse.hausnummer': 'Hausnummer ist ein Pflichtfeld',
    agbText: 'Die Zustimmung ist erforderlich, um fortzufahren.',
    agbakzeptiert: 'Die Zustimmung ist erforderlich, um fortzufahren.',
    h: expect.any(String),
  });
  const english = await ben.completes(
    link,
    data,
    { agbText: ' ', agbakzeptiert: 'ja', h: null },
    { mandant, locale: 'en' },
  );
  expect(Object.keys(feld(english.body)).toSorted()).toEqual(Object.keys(feld(german.body)).toSorted());
  expect(feld(english.body)['empfaengerdaten.adresse.ort']).not.toContain('Pflichtfeld');
});

test('a product with a shop asks for names and address of the mail only, makes no order and leads into the shop', async () => {
  const shop = await anna.recommends();
  const { body } = await ben.completes(shop, { geburtsdatum: null, telefon: null, adresse: null });
  expect(body).toMatchObject({
    Auftragsnummer: null,
    Weiterleitung: `https://shop.example/order?pid=${shop.number}&sub=${body.Empfaengernummer}&ch=co`,
  });
  expect(await rowsOf(as()).orders(shop.number)).toEqual([]);
  expect((await app.post()).map(({ subject }) => subject)).toContain('Wir haben Ihre Angaben erhalten');
});

/** Without what only says that the same person came by other links, too. */
const movesOf = async (number: string) =>
  (await rows.events('recipient', number)).filter((event) => !event.startsWith('linkDecided'));

test('nobody permits advertising to an address that somebody typed: the mail asks, and its page says yes, once', async () => {
  const evidence = await rows.count('permission_evidence');
  const { body } = await ben.completes(link, { werbeeinwilligung: true }, {}, { mandant });
  const number = body.Empfaengernummer;
  expect(await rows.recipient(number)).toMatchObject({ status: 'confirmed', advertising_at: null });
  expect(await rows.count('permission_evidence')).toBe(evidence);
  const mail = mailTo(await app.post(), 'ben@example.org', /Auftrag erhalten/);
  expect(mail?.text).toContain('über weitere Angebote informiert werden? Bitte bestätigen Sie das auf Ihrer Seite');
  const given = { body: { AgbText: (await ben.looks(number, { mandant })).body.AgbText }, mandant };
  for (const _time of [1, 2]) {
    const said = await app.call('PUT', '/empfaenger/zustimmung', { token: tokenIn(mail), ...given });
    expect([said.status, said.body.ZustimmungErteilt]).toEqual([200, true]);
    expect(await rows.count('permission_evidence')).toBe(evidence + 1);
  }
  expect((await ben.looks(number, { mandant })).body.WerbeeinwilligungOffen).toBe(false);
  expect(await movesOf(number)).toEqual(['R3 → confirmed']);
});

test('nor by the data of an earlier form; who asked for none is asked for none', async () => {
  const evidence = await rows.count('permission_evidence');
  const { body } = await ben.registers(link, {}, { mandant });
  const rest = { h: undefined, empfaengernummer: body.Empfaengernummer };
  await ben.completes(link, { werbeeinwilligung: true }, rest, { mandant });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({ advertising: true, advertising_at: null });
  const other = await agentLink(100);
  await app.post();
  await ben.completes(other, {}, {}, { mandant });
  expect(mailTo(await app.post(), 'ben@example.org', /Auftrag erhalten/)?.text).not.toContain('weitere Angebote');
  expect(await rows.count('permission_evidence')).toBe(evidence);
});

test('somebody who gave the first data before gives the rest [S3-E127]', async () => {
  const { body } = await ben.registers(link, { Anrede: undefined, Telefon: '0221 1' + '2345' }, { mandant });
  const more = { h: undefined, empfaengernummer: body.Empfaengernummer };
  const done = await ben.completes(link, { telefon: null }, more, { mandant });
  expect(done.body).toMatchObject({ Empfaengernummer: body.Empfaengernummer, Empfehlungsnummer: link.number });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({
    status: 'confirmed',
    salutation: 'mr',
    phone: '0221 12345',
    city: 'Köln',
    birth_date: '1990-02-03',
  });
  expect(await movesOf(body.Empfaengernummer)).toEqual(['R1 → unconfirmed', 'R4 unconfirmed → confirmed']);
  expect(code(await ben.completes(link, {}, more, { mandant }))).toEqual([409, 'PSOF0102']);
  expect(await rows.orders(link.number)).toEqual(['received']);
});

test('the number of a recipient counts on the own link only, and the mails go on to the first address', async () => {
  const other = await agentLink(0);
  const { body } = await ben.registers(link, {}, { mandant });
  const more = { h: undefined, empfaengernummer: body.Empfaengernummer };
  expect(code(await ben.completes(other, {}, more, { mandant }))).toEqual([404, 'PSOF0101']);
  const moved = await ben.completes(link, { email: 'somebody@example.org' }, more, { mandant });
  expect(feld(moved.body)).toEqual({ 'empfaengerdaten.email': 'E-Mail-Adresse ist nicht gültig' });
  await ben.declines(body.Empfaengernummer, { mandant });
  expect(code(await ben.completes(link, {}, more, { mandant }))).toEqual([404, 'PSOF0101']);
});

test.each([
  ['a wrong hash', { h: '0000000000000000' }, [404, 'PSOF0101']],
  ['neither hash nor number', { h: undefined }, [400, 'PSOF0100']],
  ['other terms', { agbText: 'Anderes' }, [409, 'PSOF0306']],
  ['a number that is not there', { empfehlungsnummer: '100000000008' }, [404, 'PSOF0101']],
])('the completion is refused: %s', async (_what, more, expected) => {
  expect(code(await ben.completes(link, {}, more, { mandant }))).toEqual(expected);
  expect(await rows.orders(link.number)).toEqual([]);
});

test('the rules of the link count: self, once, over', async () => {
  expect(code(await ben.completes(link, { email: 'Anna@Example.org' }, {}, { mandant }))).toEqual([400, 'PSOF0303']);
  expect(code(await ben.completes(link, {}, {}, { mandant }))).toEqual([200, undefined]);
  expect(code(await ben.completes(link, {}, {}, { mandant }))).toEqual([409, 'PSOF0305']);
  const second = await ben.completes(link, { email: 'bea@example.org' }, {}, { mandant });
  expect(second.body.Empfehlungsnummer).not.toBe(link.number);
  await cancelRecommendation(as(mandant), link.number, 'Betrug');
  expect(code(await ben.completes(link, { email: 'carl@example.org' }, {}, { mandant }))).toEqual([410, 'PSOF0304']);
  expect(await rows.recommendation(second.body.Empfehlungsnummer)).toMatchObject({ status: 'ok' });
});

test('two completions at once make one recipient and one order', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => ben.completes(link, {}, {}, { mandant })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await rows.orders(link.number)).toEqual(['received']);
});

test('the order of the portal is of today', async () => {
  const { body } = await ben.completes(link, {}, {}, { mandant });
  const found = await as(mandant).read(({ db }) =>
    db.selectFrom('orders').selectAll().where('number', '=', body.Auftragsnummer).executeTakeFirstOrThrow(),
  );
  expect(found).toMatchObject({ ordered_on: today, source: 'portal', external_number: body.Auftragsnummer });
});

test('what a stranger typed as the address is no message to an agent: the mail does without it', async () => {
  const adresse = (strasse: string, ort: string) => ({ ort, plz: '50667', strasse, hausnummer: '1' });
  for (const [place, given] of [
    adresse('Gewinn: https://phish.example/x', 'Köln'),
    adresse('Domstraße', 'Köln, www.phish.example'),
    adresse('Gewinn auf phish.com', 'Köln'),
  ].entries()) {
    const data = { email: `fremd${place}@example.org`, adresse: given };
    expect((await ben.completes(await agentLink(100), data, {}, { mandant })).status).toBe(200);
    const told = (await app.post()).find(({ subject }) => subject === 'Neuer Interessent');
    expect(told?.text).toContain(data.email);
    expect(`${told?.text}${told?.html}`).not.toMatch(/phish|Adresse/);
  }
});
