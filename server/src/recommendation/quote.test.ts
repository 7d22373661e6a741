/** What was chosen with a recommendation and what it was said to cost: kept as it was, shown to whoever has the link. */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { wishOf } from '../testing/cast/anna.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { products } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, as, anna, ben } = await world();
afterAll(() => app.close());

/** Nordwind 7, of the devices that come with the program; with a tariff of class M 149,00 €. */
const nordwind = 9101;
const tablet = 9201;
const angebot = {
  TarifAnzeigeName: 'Zuhause Mobil',
  HandyId: nordwind,
  HandyAnzeigeName: 'Nordwind 7',
  Hersteller: 'Nordwind',
  PreisMonatlich: 2995,
  Preisaufteilung: null,
  PreisOhneAktion: null,
  PreisEinmalig: 3995,
  PreisHandy: 14_900,
  PreisHandyOhneAktion: null,
  MindestlaufzeitMonate: 24,
  Aktion: null,
  Aktionsrabatt: null,
};
const path = ({ number, hash }: { number: string; hash: string }): string => `/empfehlen/${number}/${hash}`;

const mobileCosts = (cents: number) =>
  as().write(({ db }) =>
    sql`update product set monthly_cents = ${cents}, once_cents = 1, name = 'Anders', class = 'L' where id = ${products.mobile}`.execute(
      db,
    ),
  );

test('the device and what everything costs are promised, whatever the product costs afterwards', async () => {
  const link = await anna.recommends({ product: products.mobile, device: nordwind });
  expect((await app.call('GET', path(link))).body.Angebot).toEqual(angebot);
  await mobileCosts(9995);
  expect((await app.call('GET', path(link))).body.Angebot).toEqual(angebot);
  const later = await anna.recommends({ product: products.mobile });
  expect((await app.call('GET', path(later))).body.Angebot).toMatchObject({ PreisMonatlich: 9995, HandyId: null });
});

test('the price of the landline is promised with its steps and its promotion', async () => {
  const link = await anna.recommends({ product: products.home });
  expect((await app.call('GET', path(link))).body.Angebot).toMatchObject({
    TarifAnzeigeName: 'Zuhause L',
    PreisMonatlich: 3495,
    Preisaufteilung: '6:1995;24:3495',
    PreisEinmalig: 6995,
    Aktion: 'Routergutschrift',
    Aktionsrabatt: 18_000,
  });
});

test('where no price is known, or it is too old, none is promised', async () => {
  const link = await anna.recommends({ product: products.fibre });
  const { Angebot } = (await app.call('GET', path(link))).body;
  expect(Angebot).toMatchObject({ TarifAnzeigeName: 'Zuhause Glasfaser', PreisMonatlich: null, Preisaufteilung: null });
  await as().write(({ db }) =>
    sql`update product set monthly_cents = 4995, once_cents = 6995, priced_on = '2025-01-01' where id = ${products.fibre}`.execute(
      db,
    ),
  );
  const stale = await anna.recommends({ product: products.fibre });
  expect((await app.call('GET', path(stale))).body.Angebot).toMatchObject({
    PreisMonatlich: null,
    PreisEinmalig: null,
  });
});

test('a device that the tariff is not sold with is a problem of that field', async () => {
  for (const [product, device] of [
    [products.home, nordwind],
    [products.mobile, tablet],
    [products.mobile, 1],
  ] as const) {
    const { status, body } = await app.call('POST', '/empfehlen/create', {
      body: wishOf({ product, device }),
    });
    expect([status, body.Fehler]).toMatchObject([
      400,
      [{ Feld: 'Empfehlung.HandyId', Message: 'Dieses Gerät gibt es zu diesem Tarif nicht.' }],
    ]);
  }
});

test('the number alone shows nothing of it, the hash and the owner see it', async () => {
  const { number, hash } = await anna.recommends({ product: products.mobile, device: nordwind });
  const shared = async (query = '', token?: string) =>
    (await app.call('GET', `/empfehlen/${number}${query}`, { token })).body;
  expect(await shared()).not.toHaveProperty('Angebot');
  expect((await shared(`?h=${hash}`)).Angebot.HandyAnzeigeName).toBe('Nordwind 7');
  const token = await personToken({ as }, 'anna@example.org');
  expect((await shared('', token)).Angebot.HandyAnzeigeName).toBe('Nordwind 7');
});

test('the shop learns which device was recommended, on every way into it; without one it gets nothing', async () => {
  const link = await anna.recommends({ product: products.mobile, device: nordwind });
  const click = await app.call('GET', `/empfehlen/click/${link.number}`);
  expect(click.headers.location).toMatch(/&geraet=9101$/);
  const { body } = await app.call('GET', `/empfehlung/${link.number}/produkt/produktlink`);
  expect(body.Link).toMatch(/&geraet=9101$/);
  const came = await ben.registers(link);
  expect(came.body.Produktlink).toMatch(/&geraet=9101$/);
  const plain = await anna.recommends({ product: products.mobile });
  expect((await app.call('GET', `/empfehlen/click/${plain.number}`)).headers.location).toMatch(/&geraet=$/);
});

test('whoever comes after another one gets what was promised, too', async () => {
  const link = await anna.recommends({ product: products.mobile, device: nordwind });
  await ben.registers(link);
  await mobileCosts(1995);
  const second = await ben.registers(link, { Email: 'bea@example.org' });
  expect(second.body.Empfehlungsnummer).not.toBe(link.number);
  const { quote } = await rowsOf(as()).recommendation(link.number);
  expect(quote).toMatchObject({ deviceName: 'Nordwind 7' });
  const followUp = await rowsOf(as()).recommendation(second.body.Empfehlungsnummer);
  expect(followUp).toMatchObject({ device_id: nordwind, quote });
});
