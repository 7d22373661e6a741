import { decode } from '@weitersagen/contract/basics/wire';
import { RecipientOrder, ShownRecipient } from '@weitersagen/contract/recipient/schemas';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { byAnybody, cancelOrder, cancelRecommendation, releaseOrder, returnReward } from '#settlement/settlement.ts';
import type { Recommended } from '#testing/cast/anna.ts';
import { confirmExported, exportPayout } from '#testing/cast/payments.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { products, terms, today } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as, anna, ben, client, days } = w;
afterAll(() => app.close());

let link: Recommended;
let number: string;
let hash: string;
let orders = 0;
beforeEach(async () => {
  link = await anna.recommends({ share: 50 });
  const { body } = await ben.registers(link);
  [number, hash] = [body.Empfaengernummer, body.Empfaengerhash];
});
const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => [status, body.PsoErrorCode];
const masked = (of = hash, mandant = 'spbdevk') => app.call('GET', `/empfaenger/${of}`, { mandant });
const reported = async (event: 'eingegangen' | 'bestaetigt', fields: object = {}): Promise<string> =>
  (await client.reports({ order: `E-${++orders}`, recipient: number, event, ...fields })).body.Auftragsnummer;
/** Day of each step that is reached, in order; null for one that is not. */
const steps = async () =>
  (await ben.looks(number)).body.Schritte.map(({ Erreicht, Am }: { Erreicht: boolean; Am: string | null }) =>
    Erreicht ? Am : null,
  );

test('the token shows order, terms and the four steps [S7-C054] [S6-P013]', async () => {
  const { status, body } = await ben.looks(number);
  expect(status).toBe(200);
  expect(decode(RecipientOrder, body).ok).toBe(true);
  expect(body).toEqual({
    Empfaengernummer: number,
    Empfehlungsnummer: link.number,
    Auftragsnummer: null,
    ExterneAuftragsnummer: null,
    Auftragsdatum: null,
    AuftragStatus: null,
    Produkt: { Id: products.home, Name: 'Zuhause L' },
    Anrede: 'Herr',
    Vorname: 'Ben',
    Nachname: 'Beispiel',
    NamenErforderlich: false,
    IBAN: null,
    Bankname: null,
    Zahler: 'Partnerprogramm GmbH',
    NeueIbanAb: expect.any(String),
    ShopUrl: `/api/v1/spbdevk/empfehlen/click/${link.number}?empfaengernummer=${number}`,
    AufKontoBis: null,
    Email: 'ben@example.org',
    AgbText: terms,
    AgbVersion: '2026-01',
    ZustimmungErteilt: false,
    ZustimmungErteiltAm: null,
    LoeschungAm: '2026-05-25',
    AgbZugestimmt: { Text: expect.any(String), Am: expect.any(String) },
    WerbeeinwilligungOffen: false,
    BankdatenErforderlich: true,
    BankdatenVorhanden: false,
    Empfehler: { Vorname: 'Anna', NachnameKurz: 'M.' },
    PraemieCent: 3500,
    Praemie: '35,00\u00a0€',
    PraemierungStatus: null,
    AbholbarBis: null,
    FreigebbarAb: null,
    EmpfehlungStatus: 'Offen',
    BeendetAm: null,
    Schritte: [
      'Neukundenvertrag abgeschlossen',
      'Daten bestätigt',
      'Auftrag vom Auftraggeber bestätigt',
      'Prämie erhalten',
    ].map((Schritt) => ({ Schritt, Erreicht: false, Am: null })),
  });
  expect(code(await app.call('GET', '/empfaenger/auftrag'))).toEqual([401, 'PSOF0204']);
});

test('the hash shows masked data, another one nothing [S7-C052]', async () => {
  const { status, body } = await masked();
  expect(status).toBe(200);
  expect(decode(ShownRecipient, body).ok).toBe(true);
  expect(body).toMatchObject({
    Empfaengernummer: number,
    Vorname: 'Ben',
    NachnameKurz: 'B.',
    EmailMaskiert: 'b***@example.org',
    LoeschungAm: '2026-05-25',
    Status: 'Unbestaetigt',
    BankdatenVorhanden: false,
    PraemieCent: 3500,
    Praemie: '35,00\u00a0€',
  });
  expect(JSON.stringify(body)).not.toMatch(/Beispiel|ben@/);
  expect(code(await masked('0'.repeat(32)))).toEqual([404, 'PSOF0101']);
  expect(code(await masked('kein-hash'))).toEqual([404, 'PSOF0101']);
  expect(code(await masked(hash, 'versicherung'))).toEqual([404, 'PSOF0101']);
  await ben.declines(number);
  expect(code(await masked())).toEqual([404, 'PSOF0101']);
});

test('the way to the shop is told until an order is there, or the recommendation has ended', async () => {
  const shop = async () => (await ben.looks(number)).body.ShopUrl;
  const counted = await app.app.http.fastify.inject({ url: await shop(), headers: { host: 'spbdevk.localhost' } });
  expect([counted.statusCode, counted.headers.location]).toEqual([302, expect.stringContaining(number)]);
  await reported('eingegangen');
  expect(await shop()).toBe(null);
  link = await anna.recommends({ share: 50 });
  number = (await ben.registers(link)).body.Empfaengernummer;
  await cancelRecommendation(as(), link.number, 'Missbrauch');
  expect(await shop()).toBe(null);
});

test('the order may come before the confirmation, or after it [S4-T037] [S4-T038]', async () => {
  await reported('eingegangen', { on: '2026-02-28' });
  expect(await steps()).toEqual(['2026-02-28', null, null, null]);
  await ben.confirms(number);
  expect(await steps()).toEqual(['2026-02-28', today, null, null]);

  link = await anna.recommends({ share: 50 });
  number = (await ben.registers(link)).body.Empfaengernummer;
  await ben.confirms(number);
  expect(await steps()).toEqual([null, today, null, null]);
  await reported('eingegangen');
  expect(await steps()).toEqual([today, today, null, null]);
});

test("the client's confirmation reaches the third step, the payout the fourth [S4-T039] [S4-T040]", async () => {
  await ben.confirms(number);
  await ben.givesBankData(number);
  const order = await reported('bestaetigt');
  expect(await steps()).toEqual([today, today, today, null]);
  expect((await ben.looks(number)).body).toMatchObject({
    Auftragsnummer: order,
    AuftragStatus: 'Bestaetigt',
    Auftragsdatum: today,
    ExterneAuftragsnummer: `E-${orders}`,
  });
  await days(14);
  await as().write((tx) => releaseOrder(tx, order, undefined, byAnybody));
  expect(await steps()).toEqual([today, today, today, null]);
  await days(4);
  await confirmExported(w, await exportPayout(w));
  expect(await steps()).toEqual([today, today, today, '2026-03-20']);
  await days(-18);
});

test('a transfer that came back takes the fourth step away and asks for bank data anew', async () => {
  await ben.confirms(number);
  await ben.givesBankData(number);
  const order = await reported('bestaetigt');
  await days(14);
  await as().write((tx) => releaseOrder(tx, order, undefined, byAnybody));
  await days(4);
  await confirmExported(w, await exportPayout(w));
  const { id } = await rowsOf(as()).recipient(number);
  const reward = await as().read(({ db }) =>
    db.selectFrom('reward').select('number').where('recipient_id', '=', Number(id)).executeTakeFirstOrThrow(),
  );
  await as().write((tx) => returnReward(tx, reward.number, { reason: 'Konto erloschen', endToEndId: null }));
  expect(await steps()).toEqual([today, today, today, null]);
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(true);
  await days(1);
  expect((await ben.givesBankData(number, { IBAN: 'DE02120300000000202051' })).body.PraemierungStatus).toBe('Abgeholt');
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(false);
  await days(-19);
});

test('an order that was cancelled is no step any more, and nobody asks for bank data', async () => {
  await ben.confirms(number);
  const order = await reported('eingegangen');
  await cancelOrder(as(), order, { reason: 'Widerruf', clawsBack: false });
  expect(await steps()).toEqual([null, today, null, null]);
  expect((await ben.looks(number)).body).toMatchObject({
    AuftragStatus: 'Storniert',
    BeendetAm: today,
    FreigebbarAb: null,
    BankdatenErforderlich: false,
  });
});

test('the token shows when the claim period is over, what became of the reward, and when a cancelled link ended', async () => {
  await ben.confirms(number);
  await reported('bestaetigt');
  expect((await ben.looks(number)).body).toMatchObject({ FreigebbarAb: '2026-03-16', PraemierungStatus: 'Offen' });
  const other = await anna.recommends({ share: 0 });
  const { body } = await ben.registers(other);
  await ben.confirms(body.Empfaengernummer);
  await cancelRecommendation(as(), other.number, 'Doppelt');
  expect((await ben.looks(body.Empfaengernummer)).body).toMatchObject({
    EmpfehlungStatus: 'Storniert',
    BeendetAm: today,
  });
});

test('the product that was really ordered is named, with what it earns', async () => {
  await ben.confirms(number);
  await reported('eingegangen', { product: 'X201' });
  expect((await ben.looks(number)).body.Produkt).toEqual({ Id: products.fibre, Name: 'Zuhause Glasfaser' });
  expect((await masked()).body.PraemieCent).toBe(4500);
});

test.each([
  ['the share is nothing', 100, products.home, false],
  ['there is money to get', 0, products.home, true],
  ['the product earns a voucher only', 0, products.voucher, false],
] as const)('whether bank data are needed: %s', async (_what, share, product, expected) => {
  const { body } = await ben.registers(await anna.recommends({ share, product }));
  expect((await ben.looks(body.Empfaengernummer)).body.BankdatenErforderlich).toBe(expected);
});

test('bank data are not needed once they are there, nor for a recommendation that has ended', async () => {
  await ben.confirms(number);
  await ben.givesBankData(number);
  expect((await ben.looks(number)).body.BankdatenErforderlich).toBe(false);
  expect((await masked()).body.BankdatenVorhanden).toBe(true);
  const other = await anna.recommends({ share: 0 });
  const { body } = await ben.registers(other);
  await cancelRecommendation(as(), other.number, 'Doppelt');
  expect((await ben.looks(body.Empfaengernummer)).body.BankdatenErforderlich).toBe(false);
});
