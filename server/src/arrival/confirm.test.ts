import { decode } from '@weitersagen/contract/basics/wire';
import { GivenAgreement, StoredBankData } from '@weitersagen/contract/recipient/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addShell } from '#recipient/recipient.ts';
import { lockRecommendation } from '#recommendation/recommendation.ts';
import { byAnybody, cancelRecommendation, releaseOrder } from '#settlement/settlement.ts';
import type { Recommended } from '#testing/cast/anna.ts';
import { benIban } from '#testing/cast/ben.ts';
import { clientOf } from '#testing/cast/client.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { configure } from '#testing/mandant.ts';
import { englishTerms, terms } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, as, anna, ben, days } = await world();
const client = clientOf(app);
afterAll(() => app.close());
const rows = rowsOf(as());

let link: Recommended;
let number: string;
let orders = 0;
beforeEach(async () => {
  link = await anna.recommends({ share: 50 });
  number = (await ben.registers(link)).body.Empfaengernummer;
  await app.post();
});
const feld = (body: { Fehler: { Feld: string; Message: string }[] }) =>
  Object.fromEntries(body.Fehler.map(({ Feld, Message }) => [Feld, Message]));
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
/** Ben has confirmed and his order is released: both rewards wait. */
async function released(): Promise<void> {
  await ben.confirms(number);
  const { body } = await client.reports({ order: `E-${++orders}`, recipient: number, event: 'bestaetigt' });
  await days(14);
  await as().write((tx) => releaseOrder(tx, body.Auftragsnummer, undefined, byAnybody));
  await days(-14);
  await app.post();
}

test('the agreement confirms the data and the recommendation is accepted [S7-C055] [S6-P014] [S3-E107]', async () => {
  const { status, body } = await ben.confirms(number);
  expect(status).toBe(200);
  expect(decode(GivenAgreement, body).ok).toBe(true);
  expect(body).toEqual({
    ZustimmungErteilt: true,
    ZustimmungErteiltAm: expect.any(String),
    Empfehlungsnummer: link.number,
    BankdatenErforderlich: true,
  });
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'ok', accepted_at: expect.any(Date) });
  expect(await rows.events('recipient', number)).toEqual(['R1 → unconfirmed', 'R5 unconfirmed → confirmed']);
  expect(await rows.events('recommendation', link.number)).toEqual(['E1 → open', 'E4 open → open', 'E5 open → ok']);
  const mails = await app.post();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['anna@example.org', 'Ihre Empfehlung wurde angenommen'],
  ]);
  expect(mails[0]?.text).toContain('http://spbdevk.localhost:3000/de/persoenlicherbereich\n');
});

test("the mandant's own text is stored word for word, none answers 400, another one 409 [S3-E108]", async () => {
  expect(code(await ben.confirms(number, { AgbText: '' }))).toEqual([400, 'PSOF0100']);
  expect(code(await ben.confirms(number, { AgbText: 'Ich akzeptiere etwas anderes.' }))).toEqual([409, 'PSOF0306']);
  expect(await rows.recipient(number)).toMatchObject({ status: 'unconfirmed' });
  const shown = (await ben.looks(number, { locale: 'en' })).body.AgbText;
  expect(shown).toBe(englishTerms);
  expect((await ben.confirms(number, { AgbText: `${shown.replaceAll(' ', '\n')} ` })).status).toBe(200);
  const { terms_text_id } = (await rows.recipient(number)) as { terms_text_id: number };
  const kept = await as().read(({ db }) =>
    db.selectFrom('terms_text').selectAll().where('id', '=', terms_text_id).executeTakeFirstOrThrow(),
  );
  expect(kept).toMatchObject({ text: englishTerms, language: 'en', version: '2026-01' });
});

test('what was agreed to with the form is shown with its day and confirmed in the same words; other terms are asked about anew', async () => {
  const english = await ben.registers(await anna.recommends(), { AgbText: englishTerms }, { locale: 'en' });
  const at = english.body.Empfaengernummer;
  const { AgbText, AgbZugestimmt } = (await ben.looks(at, { locale: 'de' })).body;
  expect(AgbZugestimmt.Text).toBe(englishTerms);
  expect(AgbText).not.toBe(englishTerms);
  expect(AgbZugestimmt.Am.slice(0, 10)).toBe(as().now.toISOString().slice(0, 10));
  await configure(app, 'spbdevk', { termsVersion: '2026-02' });
  expect((await ben.looks(at)).body.AgbZugestimmt).toBeNull();
  await configure(app, 'spbdevk');
  expect((await ben.confirms(at, { AgbText: AgbZugestimmt.Text })).status).toBe(200);
});

test('time, way and a keyed hash of the address are evidence of the agreement', async () => {
  await ben.confirms(number);
  const row = await rows.recipient(number);
  expect(row).toMatchObject({ agreed_at: expect.any(Date), agreement_channel: 'mail', delete_on: null });
  expect(row.agreement_ip_hash).toMatch(/^[\w-]{43}$/);
});

test('a second agreement answers the first date and changes nothing (R8)', async () => {
  const first = await ben.confirms(number);
  await days(3);
  const second = await ben.confirms(number, { AgbText: 'Egal' });
  await days(-3);
  expect(second.body).toEqual(first.body);
  expect((await rows.events('recipient', number)).filter((event) => event.startsWith('R'))).toHaveLength(2);
  expect(await app.post()).toHaveLength(1);
});

test('two agreements at once end as one', async () => {
  const replies = await Promise.all([ben.confirms(number), ben.confirms(number), ben.confirms(number)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.ZustimmungErteiltAm)).size).toBe(1);
  expect((await rows.events('recommendation', link.number)).filter((event) => event.startsWith('E5'))).toHaveLength(1);
  expect(await app.post()).toHaveLength(1);
});

test('somebody may confirm after the recommendation has ended; it stays ended, and nobody is told', async () => {
  await cancelRecommendation(as(), link.number, 'Doppelt');
  await app.post();
  expect((await ben.confirms(number)).body).toMatchObject({ ZustimmungErteilt: true, BankdatenErforderlich: false });
  expect(await rows.recommendation(link.number)).toMatchObject({ status: 'cancelled' });
  expect(await app.post()).toEqual([]);
});

test('a shell gives salutation and names with the agreement, all problems at once', async () => {
  const free = await anna.recommends();
  const shell = await as().write(async (tx) =>
    addShell(tx, await lockRecommendation(tx, { number: free.number }), 'Bea@Example.org', 'de', {
      externalNumber: 'E-77',
      orderedOn: '2026-02-28',
    }),
  );
  const [mail] = (await app.post()).filter(({ to }) => to === 'bea@example.org');
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Daten');
  expect(mail?.text).toContain('Zu Ihrem Auftrag E-77 vom 28.02.2026');
  expect(await rows.events('recipient', shell.number)).toEqual(['R13 → unconfirmed']);
  expect((await ben.looks(shell.number)).body).toMatchObject({
    NamenErforderlich: true,
    Vorname: null,
    Nachname: null,
    LoeschungAm: '2026-05-25',
  });
  const none = await ben.confirms(shell.number, { AgbText: '', Vorname: '<i>' });
  expect(feld(none.body)).toEqual({
    AgbText: 'Die Zustimmung ist erforderlich, um fortzufahren.',
    Vorname: 'Vorname ist nicht gültig',
    Nachname: 'Nachname ist ein Pflichtfeld',
  });
  expect(feld((await ben.confirms(shell.number)).body)).toEqual({
    Vorname: 'Vorname ist ein Pflichtfeld',
    Nachname: 'Nachname ist ein Pflichtfeld',
  });
  expect(feld((await ben.confirms(shell.number, {}, { locale: 'en' })).body).Vorname).not.toContain('Pflichtfeld');
  expect((await ben.confirms(shell.number, { Anrede: 'Frau', Vorname: 'Bea', Nachname: 'Beispiel' })).status).toBe(200);
  expect(await rows.recipient(shell.number)).toMatchObject({
    salutation: 'ms',
    first_name: 'Bea',
    last_name: 'Beispiel',
  });
});

test('names that are known stay', async () => {
  await ben.confirms(number, { Vorname: 'Bernd', Nachname: 'Anders' });
  expect(await rows.recipient(number)).toMatchObject({ first_name: 'Ben', last_name: 'Beispiel' });
});

test('a recipient token opens recipient calls and nothing else, on its own mandant only [S6-P012]', async () => {
  const token = await ben.token(number);
  expect(code(await app.call('GET', '/praemierung', { token }))).toEqual([401, 'PSOF0204']);
  expect(code(await app.call('POST', '/empfehlen/create', { token, body: null }))).toEqual([401, 'PSOF0204']);
  const calls = [
    ['GET', '/empfaenger/auftrag'],
    ['PUT', '/empfaenger/zustimmung'],
    ['PUT', '/empfaenger/ablehnen'],
    ['POST', '/empfaenger/bankdaten'],
  ] as const;
  for (const [method, path] of calls) {
    expect(code(await app.call(method, path, { body: {} }))).toEqual([401, 'PSOF0204']);
    expect(code(await app.call(method, path, { body: {}, token, mandant: 'versicherung' }))).toEqual([401, 'PSOF0204']);
    expect(code(await app.call(method, path, { body: {}, token: `${token.slice(0, -4)}AAAA` }))).toEqual([
      401,
      'PSOF0204',
    ]);
  }
  expect(await rows.recipient(number)).toMatchObject({ status: 'unconfirmed' });
});

test('the token lives 365 days', async () => {
  const token = await ben.token(number);
  await days(364);
  expect((await app.call('GET', '/empfaenger/auftrag', { token })).status).toBe(200);
  await days(1);
  expect(code(await app.call('GET', '/empfaenger/auftrag', { token }))).toEqual([401, 'PSOF0204']);
  await days(-365);
});

test('once the data are deleted every call with the token answers 410', async () => {
  await ben.declines(number);
  expect(code(await ben.looks(number))).toEqual([410, 'PSOF0304']);
  expect(code(await ben.confirms(number))).toEqual([410, 'PSOF0304']);
  expect(code(await ben.declines(number))).toEqual([410, 'PSOF0304']);
  expect(code(await ben.givesBankData(number))).toEqual([410, 'PSOF0304']);
});

test('bank data are stored sealed, before there is a reward [S7-C053]', async () => {
  await ben.confirms(number);
  const { status, body } = await ben.givesBankData(number, { IBAN: 'de89 3704 0044 0532 0130 00' });
  expect(status).toBe(200);
  expect(decode(StoredBankData, body).ok).toBe(true);
  expect(body).toEqual({ Gespeichert: true, PraemierungStatus: null });
  const kept = JSON.stringify(await as().read(({ db }) => db.selectFrom('bank_account').selectAll().execute()));
  expect(kept).not.toContain(benIban);
  expect(kept).not.toContain('Beispiel');
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(false);
});

test('bank data before the order wait with the open reward and collect it with the release', async () => {
  await ben.confirms(number);
  const { body } = await client.reports({ order: `E-${++orders}`, recipient: number, event: 'bestaetigt' });
  expect((await ben.givesBankData(number)).body.PraemierungStatus).toBe('Offen');
  await days(14);
  await as().write((tx) => releaseOrder(tx, body.Auftragsnummer, undefined, byAnybody));
  await days(-14);
  expect(await rows.rewards(link.number)).toEqual(['recipient collected 3500', 'recommender ready 3500']);
});

test('bank data collect a reward that waits, once, however often they are given', async () => {
  await released();
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(true);
  const replies = await Promise.all([ben.givesBankData(number), ben.givesBankData(number)]);
  expect(replies.map(({ body }) => body.PraemierungStatus)).toEqual(['Abgeholt', 'Abgeholt']);
  expect(await rows.rewards(link.number)).toEqual(['recipient collected 3500', 'recommender ready 3500']);
  const { id } = (await rows.recommendation(link.number)) as { id: number };
  const booked = await as().read(({ db }) =>
    db
      .selectFrom('posting')
      .innerJoin('reward', 'reward.id', 'posting.reward_id')
      .select(['kind', 'posting.amount_cents'])
      .where('reward.recommendation_id', '=', id)
      .where('reward.role', '=', 'recipient')
      .where('kind', '=', 'collection')
      .execute(),
  );
  expect(booked).toEqual([{ kind: 'collection', amount_cents: 3500 }]);
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(false);
});

test('bank data of somebody who has not confirmed are refused', async () => {
  expect(code(await ben.givesBankData(number))).toEqual([409, 'PSOF0102']);
});

test.each([
  ['a wrong check digit', { IBAN: 'DE88370400440532013000' }, { IBAN: 'IBAN ist nicht gültig' }],
  [
    'a foreign IBAN where the mandant takes German ones only [S5-V022]',
    { IBAN: 'AT611904300234573201' },
    { IBAN: 'IBAN ist nicht gültig' },
  ],
  [
    'everything at once, the rule of the mandant too',
    { Kontoinhaber: ' ', IBAN: 'NL91ABNA0417164300', AgbAkzeptiert: false },
    {
      Kontoinhaber: 'Kontoinhaberin oder Kontoinhaber ist ein Pflichtfeld',
      IBAN: 'IBAN ist nicht gültig',
      AgbAkzeptiert: 'Die Zustimmung ist erforderlich, um fortzufahren.',
    },
  ],
])('bank data are refused: %s', async (_what, fields, expected) => {
  await ben.confirms(number);
  const { status, body } = await ben.givesBankData(number, fields);
  expect(status).toBe(400);
  expect(feld(body)).toEqual(expected);
  expect(feld((await ben.givesBankData(number, fields, { locale: 'en' })).body).IBAN).toBe('IBAN is not valid');
});

test('without the flag every SEPA account is taken [S5-V022]', async () => {
  const mandant = 'versicherung';
  const foreign = await anna.recommends({ mandant, share: 50 });
  const { body } = await ben.registers(foreign, {}, { mandant });
  await ben.confirms(body.Empfaengernummer, { AgbText: terms }, { mandant });
  expect((await ben.givesBankData(body.Empfaengernummer, { IBAN: 'AT611904300234573201' }, { mandant })).status).toBe(
    200,
  );
});
