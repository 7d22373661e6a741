import { decode } from '@weitersagen/contract/basics/wire';
import { CreatedRecipient } from '@weitersagen/contract/recipient/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findOrCreateAccount, lockAccount, moveAccount } from '#account/account.ts';
import { cancelRecommendation } from '#settlement/settlement.ts';
import { setUpMandant } from '#setup/setup.ts';
import { type Recommended, wishOf } from '#testing/cast/anna.ts';
import { evaOf } from '#testing/cast/eva.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { englishTerms, files, products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, ben, days } = await world();
afterAll(() => app.close());
const rows = rowsOf(as());

let person = 0;
let link: Recommended;
let annasEmail: string;
beforeEach(async () => {
  annasEmail = `anna${++person}@example.org`;
  link = await anna.recommends({ share: 50, as: { firstName: 'Anna', lastName: 'Muster', email: annasEmail } });
  await app.post();
});
const feld = (body: { Fehler: { Feld: string; Message: string }[] }) =>
  Object.fromEntries(body.Fehler.map(({ Feld, Message }) => [Feld, Message]));

test('somebody who followed a link gives the data, and a mail asks to confirm them [S7-C051] [S1-F018]', async () => {
  const { status, body } = await ben.registers(link, { Telefon: '0221 123456' });
  expect(status).toBe(200);
  expect(decode(CreatedRecipient, body).ok).toBe(true);
  expect(body).toEqual({
    Empfaengernummer: expect.stringMatching(/^2\d{11}$/),
    Empfaengerhash: expect.stringMatching(/^[0-9a-f]{32}$/),
    Empfehlungsnummer: link.number,
    Status: 'Unbestaetigt',
    LoeschungAm: '2026-05-25',
    Produktlink: `https://shop.example/order?pid=${link.number}&sub=${body.Empfaengernummer}&ch=wa`,
    NaechsteSeite: 'EmpfaengerBestaetigung',
  });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({
    status: 'unconfirmed',
    salutation: 'mr',
    first_name: 'Ben',
    last_name: 'Beispiel',
    email: 'ben@example.org',
    phone: '0221 123456',
    agreed_at: null,
  });
  expect((await app.call('GET', `/empfaenger/${body.Empfaengerhash}`)).body.Empfaengernummer).toBe(
    body.Empfaengernummer,
  );
  expect(await rows.events('recipient', body.Empfaengernummer)).toEqual(['R1 → unconfirmed']);
  expect(await rows.events('recommendation', link.number)).toEqual(['E1 → open', 'E4 open → open']);
  const [mail, ...others] = await app.post();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ben@example.org', subject: 'Bitte bestätigen Sie Ihre Daten' });
  expect(mail?.text).toContain('Empfehlung von Anna M. zu „Zuhause L“');
  expect(mail?.text).toMatch(/\/de\/empfaenger\/zustimmung\?token=\S+&ablehnen=1/);
  expect(mail?.html).toContain('25.05.2026');
});

test('the mail speaks English to somebody who came to the English page', async () => {
  await ben.registers(link, { AgbText: englishTerms }, { locale: 'en' });
  const [mail] = await app.post();
  expect(mail?.subject).toBe('Please confirm your details');
  expect(mail?.text).toContain('/en/empfaenger/zustimmung?token=');
});

test('a language without pages is answered in the default one', async () => {
  const { body } = await ben.registers(link, {}, { locale: 'xx' });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({ language: 'de' });
});

test('this browser keeps its recipient for 84 days and is let through to the next page', async () => {
  const { body, headers } = await ben.registers(link, {}, { headers: { 'sec-fetch-site': 'same-origin' } });
  const cookies = headers['set-cookie'] as string[];
  expect(cookies).toContainEqual(
    `empfaenger_${link.number}=${body.Empfaengernummer}; Path=/; SameSite=Lax; Max-Age=7257600`,
  );
  expect(cookies).toContainEqual(expect.stringMatching(/^flow=[^;]+; Path=\/; SameSite=Lax; Max-Age=1800; HttpOnly$/));
});

test('a call from another site sets no cookie', async () => {
  const { status, headers } = await ben.registers(link, {}, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['an input that does not fit', () => ({ Email: 'ben' }), 400],
  ['terms that are not in force', () => ({ AgbText: 'Andere Bedingungen' }), 409],
  ['the address of the recommender', () => ({ Email: annasEmail }), 400],
])('a refused call takes the kept number away: %s', async (_what, fields, expected) => {
  const { status, headers } = await ben.registers(link, fields());
  expect(status).toBe(expected);
  expect(headers['set-cookie']).toBe(`empfaenger_${link.number}=; Path=/; SameSite=Lax; Max-Age=0`);
});

test('all problems of a form are answered at once, in German and in English', async () => {
  const wrong = {
    Anrede: 'Firma',
    Vorname: ' ',
    Nachname: '<b>',
    Email: 'ben',
    EmailWiederholung: 'ben@example.org',
    Telefon: 'abc',
    AgbText: undefined,
    AgbAkzeptiert: false,
  };
  const german = await ben.registers(link, wrong);
  expect(german.status).toBe(400);
  expect(german.body).toMatchObject({ PsoErrorCode: 'PSOF0100', Message: 'Bitte prüfen Sie Ihre Eingaben.' });
  expect(feld(german.body)).toEqual({
    Anrede: 'Anrede ist nicht gültig',
    Vorname: 'Vorname ist ein Pflichtfeld',
    Nachname: 'Nachname ist nicht gültig',
    Email: 'E-Mail-Adresse ist nicht gültig',
    EmailWiederholung: 'Die E-Mail-Adressen stimmen nicht überein.',
    Telefon: 'Telefon ist nicht gültig',
    AgbText: 'Die Zustimmung ist erforderlich, um fortzufahren.',
    AgbAkzeptiert: 'Die Zustimmung ist erforderlich, um fortzufahren.',
  });
  const english = await ben.registers(link, wrong, { locale: 'en' });
  expect(english.body.Message).toBe('Please check what you entered.');
  expect(Object.keys(feld(english.body))).toEqual(Object.keys(feld(german.body)));
  expect(feld(english.body).Vorname).not.toBe(feld(german.body).Vorname);
});

test('without the terms box nothing is stored, alone or beside nothing else', async () => {
  const before = await rows.count('recipient');
  const { status, body } = await ben.registers(link, { AgbAkzeptiert: 'ja' });
  expect(status).toBe(400);
  expect(feld(body)).toEqual({ AgbAkzeptiert: 'Die Zustimmung ist erforderlich, um fortzufahren.' });
  expect(await rows.count('recipient')).toBe(before);
});

test.each([
  ['true', 'S5-V006', true, 200],
  ['"yes", whatever its case', 'S5-V007', ' Yes ', 200],
  ['a number above 0', 'S5-V008', 1, 200],
  ['"no"', 'S5-V007', 'no', 400],
  ['0', 'S5-V008', 0, 400],
  ['not by the text "true"', 'S5-V006', 'true', 400],
])('the terms are accepted by true, yes and a number above 0: %s [%s]', async (_what, _id, AgbAkzeptiert, expected) => {
  expect((await ben.registers(link, { AgbAkzeptiert })).status).toBe(expected);
});

test('where sending the form accepts the terms, no box is asked for; their text still is', async () => {
  const { system } = app.app;
  await setUpMandant(system, { ...files.spbdevk, config: { ...files.spbdevk.config, acceptsTermsBySending: true } });
  expect((await ben.registers(link, { AgbAkzeptiert: undefined })).status).toBe(200);
  expect((await ben.registers(link, { Email: 'bea@example.org', AgbText: undefined })).status).toBe(400);
  await setUpMandant(system, files.spbdevk);
});

test('where a mandant allows it, Anna recommends to herself [S3-E016]', async () => {
  const { system } = app.app;
  await setUpMandant(system, { ...files.spbdevk, config: { ...files.spbdevk.config, allowsSelfRecommendation: true } });
  expect((await app.call('GET', '')).body.AllowSelfRecommendation).toBe(true);
  expect((await ben.registers(link, { Email: annasEmail })).status).toBe(200);
  await setUpMandant(system, files.spbdevk);
  expect((await app.call('GET', '')).body.AllowSelfRecommendation).toBe(false);
});

test('the repeated address may differ in case and blanks', async () => {
  expect((await ben.registers(link, { Email: ' Ben@Example.org ', EmailWiederholung: 'ben@example.ORG' })).status).toBe(
    200,
  );
});

test('another text of the terms is refused, blanks aside', async () => {
  const { status, body } = await ben.registers(link, { AgbText: 'Ich akzeptiere alles.' });
  expect([status, body.PsoErrorCode]).toEqual([409, 'PSOF0306']);
  expect((await ben.registers(link, { AgbText: `  ${englishTerms.replaceAll(' ', '  ')} ` })).status).toBe(200);
});

test('nobody recommends to the own address, whatever its case [S5-V009]', async () => {
  const { status, body } = await ben.registers(link, { Email: annasEmail.toUpperCase() });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
  expect(feld(body)).toEqual({ Email: 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.' });
  const typed = wishOf({
    as: { firstName: 'Anna', lastName: 'Muster', email: annasEmail },
    to: annasEmail.toUpperCase(),
  });
  const created = await app.call('POST', '/empfehlen/create', { body: typed });
  expect([created.status, created.body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
});

test('the short link leads to the page of the recipient, with number and hash [S1-F004]', async () => {
  const { statusCode, headers } = await app.app.http.fastify.inject({ url: link.short });
  expect(statusCode).toBe(302);
  const target = new URL(headers.location as string);
  expect(target.pathname).toBe(`/de/empfaengerdaten/${link.number}`);
  expect(target.searchParams.get('h')).toBe(link.hash);
});

test('the whitelist of the mandant is for recommenders, not for recipients', async () => {
  const { system } = app.app;
  await setUpMandant(system, {
    ...files.spbdevk,
    config: { ...files.spbdevk.config, emailWhitelist: '@bank.example' },
  });
  await expect(anna.recommends()).rejects.toThrow('PSOF0302');
  expect((await ben.registers(link, { Email: 'ben@elsewhere.example' })).status).toBe(200);
  await setUpMandant(system, files.spbdevk);
});

test('the same person registers once on a link', async () => {
  expect((await ben.registers(link)).status).toBe(200);
  const again = await ben.registers(link, { Email: 'BEN@example.org' });
  expect([again.status, again.body.PsoErrorCode]).toEqual([409, 'PSOF0305']);
});

test('two clicks at once make one recipient', async () => {
  const replies = await Promise.all([ben.registers(link), ben.registers(link), ben.registers(link)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await app.post()).filter(({ to }) => to === 'ben@example.org')).toHaveLength(1);
});

test('who comes second gets a follow-up of the own, and the link stays what it was', async () => {
  const first = await ben.registers(link);
  const second = await ben.registers(link, { Email: 'bea@example.org' });
  expect(second.status).toBe(200);
  expect(second.body.Empfehlungsnummer).not.toBe(link.number);
  const [root, followUp] = [
    await rows.recommendation(link.number),
    await rows.recommendation(second.body.Empfehlungsnummer),
  ];
  expect(followUp).toMatchObject({
    root_id: root.id,
    status: 'open',
    valid_until: root.valid_until,
    premium_cents: root.premium_cents,
    recommender_share: 50,
  });
  expect(await rows.events('recommendation', second.body.Empfehlungsnummer)).toEqual(['E2 → open', 'E4 open → open']);
  expect(second.cookies.filter((cookie) => cookie.startsWith('empfaenger_'))).toEqual([
    `empfaenger_${link.number}=${second.body.Empfaengernummer}`,
    `empfaenger_${second.body.Empfehlungsnummer}=${second.body.Empfaengernummer}`,
  ]);
  expect(first.body.Empfehlungsnummer).toBe(link.number);
});

test('the link of a follow-up acts as the link it hangs on', async () => {
  await ben.registers(link);
  const { body } = await ben.registers(link, { Email: 'bea@example.org' });
  const { number, hash } = (await rows.recommendation(body.Empfehlungsnummer)) as { number: string; hash: string };
  expect((await ben.registers({ number, hash }, { Email: 'bea@example.org' })).status).toBe(409);
  const third = await ben.registers({ number, hash }, { Email: 'carl@example.org' });
  expect(await rows.recommendation(third.body.Empfehlungsnummer)).toMatchObject({
    root_id: (await rows.recommendation(link.number)).id,
  });
});

test('after somebody said "that was not me" the next one gets a follow-up, and so does the same person', async () => {
  const { body } = await ben.registers(link);
  await ben.declines(body.Empfaengernummer);
  const again = await ben.registers(link);
  expect(again.status).toBe(200);
  expect(again.body.Empfehlungsnummer).not.toBe(link.number);
});

test('nobody registers on a link that is over: time, recommender locked, cancelled by hand', async () => {
  const late = await anna.recommends();
  await days(180);
  expect((await ben.registers(late)).status).toBe(200);
  await days(1);
  expect((await ben.registers(late, { Email: 'late@example.org' })).body.PsoErrorCode).toBe('PSOF0304');
  await days(-181);

  await cancelRecommendation(as(), link.number, 'Betrug');
  expect((await ben.registers(link)).status).toBe(410);

  const email = 'locked@example.org';
  const locked = await anna.recommends({ as: { firstName: 'Lina', lastName: 'Lock', email } });
  await as().write(async (tx) => {
    const { account } = await findOrCreateAccount(tx, { firstName: 'Lina', lastName: 'Lock', email, language: 'de' });
    const active = await moveAccount(tx, await lockAccount(tx, account.id), 'activate');
    await moveAccount(tx, active, 'lock', { reason: 'Prüfung' });
  });
  expect((await ben.registers(locked)).status).toBe(410);
});

test('a number or a hash that is not there is unknown, another mandant knows neither', async () => {
  expect((await ben.registers({ ...link, hash: '0000000000000000' })).status).toBe(404);
  expect((await ben.registers({ number: '100000000008', hash: link.hash })).status).toBe(404);
  expect((await ben.registers({ number: '100000000001', hash: link.hash })).status).toBe(404);
  expect((await ben.registers(link, {}, { mandant: 'versicherung' })).status).toBe(404);
  expect((await ben.registers({ ...link, hash: '' })).body.Fehler).toMatchObject([
    { Feld: 'h', Message: expect.any(String) },
  ]);
});

test('a permission to advertise that a form asks for is none until the mail is answered: nothing is kept of it', async () => {
  const before = await rows.count('permission_evidence');
  const { body } = await ben.registers(link, { Werbeeinwilligung: true });
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({ advertising: true, advertising_at: null });
  expect((await ben.looks(body.Empfaengernummer)).body.WerbeeinwilligungOffen).toBe(true);
  await ben.declines(body.Empfaengernummer);
  expect(await rows.count('permission_evidence')).toBe(before);
});

test('a permission to advertise is kept apart from the person with the agreement, and taken back with the data', async () => {
  const before = await rows.count('permission_evidence');
  const { body } = await ben.registers(link, { Werbeeinwilligung: true });
  await ben.confirms(body.Empfaengernummer);
  expect(await rows.recipient(body.Empfaengernummer)).toMatchObject({ advertising_at: expect.any(Date) });
  expect((await ben.looks(body.Empfaengernummer)).body.WerbeeinwilligungOffen).toBe(false);
  const token = await evaOf(app).token();
  const path = `/admin/empfaenger/${body.Empfaengernummer}/loeschen`;
  expect((await app.call('PUT', path, { token, body: { Grund: 'Wunsch' } })).status).toBe(200);
  const kept = await as().read(({ db }) => db.selectFrom('permission_evidence').selectAll().orderBy('id').execute());
  expect(kept.slice(before)).toMatchObject([
    {
      kind: 'advertising',
      given: true,
      source: 'R5',
      text: 'Sie dürfen mich per E-Mail über weitere Angebote informieren.',
    },
    { kind: 'advertising', given: false, source: 'R10' },
  ]);
  expect(kept.at(-1)?.person_hash).not.toContain('example');
});

test('a company is asked for where a company was recommended, and only where the mandant does so', async () => {
  const mandant = 'versicherung';
  const body = (
    await app.call('POST', '/empfehlen/create', {
      mandant,
      body: {
        Empfehlung: { Produkt: products.home, AgbText: englishTerms },
        Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: 'anna@example.org' },
        Empfaenger: { Vorname: 'Ben', Nachname: 'Beispiel', Email: 'ben@example.org', Firma: 'Beispiel GmbH' },
      },
    })
  ).body;
  const company = { number: body.Empfehlungsnummer, hash: body.Hash };
  const required = { Firma: 'Firma ist ein Pflichtfeld' };
  expect(feld((await ben.registers(company, {}, { mandant })).body)).toEqual(required);
  const more = { Vorname: '', AgbAkzeptiert: false };
  expect(Object.keys(feld((await ben.registers(company, more, { mandant })).body))).toEqual([
    'Vorname',
    'AgbAkzeptiert',
    'Firma',
  ]);
  const withIt = await ben.registers(company, { Anrede: 'Firma', Firma: 'Beispiel GmbH' }, { mandant });
  expect(withIt.status).toBe(200);
  expect(await rowsOf(as('versicherung')).recipient(withIt.body.Empfaengernummer)).toMatchObject({
    company: 'Beispiel GmbH',
    salutation: 'company',
  });
  const ignored = await ben.registers(link, { Firma: 'Beispiel GmbH' });
  expect(await rows.recipient(ignored.body.Empfaengernummer)).toMatchObject({ company: null });
});

test('the name of a company stands in no mail to an address that nobody has confirmed', async () => {
  const mandant = 'versicherung';
  await app.post();
  const Firma = 'Gewinn www.phish.example GmbH';
  const Empfaenger = { Vorname: 'Ben', Nachname: 'Beispiel', Email: 'ben@example.org', Firma };
  const wish = wishOf({ product: products.home }, { 'Empfehlung.AgbText': englishTerms });
  const made = await app.call('POST', '/empfehlen/create', { mandant, body: { ...wish, Empfaenger } });
  const link = { number: made.body.Empfehlungsnummer, hash: made.body.Hash };
  const { body } = await ben.registers(link, { Anrede: 'Firma', Firma }, { mandant });
  expect(await rowsOf(as(mandant)).recipient(body.Empfaengernummer)).toMatchObject({ company: Firma });
  const mails = await app.post();
  expect(mails.map(({ subject }) => subject)).toContain('Bitte bestätigen Sie Ihre Daten');
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('phish');
});

test('what the recommender typed about the contact goes when the contact gives the own data', async () => {
  const typed = await anna.recommends({ to: 'ben@example.org' });
  expect((await rows.recommendation(typed.number)).contact_sealed).not.toBeNull();
  await ben.registers(typed);
  expect(await rows.recommendation(typed.number)).toMatchObject({ contact_sealed: null, contact_until: null });
});

test('nobody comes through the own link by another way to write the mailbox, and nobody twice', async () => {
  const own = await anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@gmail.com' } });
  for (const Email of ['annamuster+1@gmail.com', 'Anna.Muster@googlemail.com', 'a.nna.muster@gmail.com']) {
    const { status, body } = await ben.registers(own, { Email });
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
  }
  const first = await ben.registers(own, { Email: 'be.n+shop@googlemail.com' });
  expect(first.status).toBe(200);
  expect(await rows.recipient(first.body.Empfaengernummer)).toMatchObject({ email: 'be.n+shop@googlemail.com' });
  const again = await ben.registers(own, { Email: 'ben@gmail.com' });
  expect([again.status, again.body.PsoErrorCode]).toEqual([409, 'PSOF0305']);
});

test('nobody names the own mailbox as the contact', async () => {
  const wish = { as: { firstName: 'Anna', lastName: 'Muster', email: 'anna@gmail.com' }, to: 'an.na+x@googlemail.com' };
  const { status, body } = await app.call('POST', '/empfehlen/create', { body: wishOf(wish) });
  expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0303']);
});
