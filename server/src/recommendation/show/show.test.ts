import { toNumber } from '@weitersagen/contract/basics/number';
import { decode } from '@weitersagen/contract/basics/wire';
import { SharedRecommendation } from '@weitersagen/contract/recommendation/link/schemas';
import { ShownRecommendation } from '@weitersagen/contract/recommendation/shown/schemas';
import { afterAll, expect, test } from 'vitest';
import { lockAccount, moveAccount } from '#account/account.ts';
import { annaMuster } from '../../testing/cast/anna.ts';
import { personToken } from '../../testing/cast/person-token.ts';
import { englishTerms, products, terms } from '../../testing/mandant-files.ts';
import { world } from '../../testing/world.ts';
import {
  getRecommendation,
  lockFamily,
  lockRecommendation,
  makeFollowUp,
  moveRecommendation,
} from '../recommendation.ts';

const { app, as, anna, days } = await world();
afterAll(() => app.close());
const today = app.app.system.clock.now();
const unknown = toNumber('recommendation', '0000000000');
const recipient = toNumber('recipient', '0000000000');

test('the right hash shows product, share and terms, a wrong one answers 404, an expired link 410, all without a token [S7-C038] [S6-P002]', async () => {
  const { number, hash } = await anna.recommends({ product: products.fibre, share: 50 });
  const { status, body } = await app.call('GET', `/empfehlen/${number}/${hash}`);
  expect(status).toBe(200);
  expect(decode(ShownRecommendation, body).ok).toBe(true);
  expect(body).toMatchObject({
    Empfehlungsnummer: number,
    Hash: hash,
    Status: 'Offen',
    Abgelaufen: false,
    GueltigBis: '2026-08-29',
    Empfehler: { Vorname: 'Anna', NachnameKurz: 'M.' },
    Produkt: {
      Id: 201,
      Name: 'Zuhause Glasfaser',
      Kategorie: 'internet',
      GrafikUrl: '/api/v1/spbdevk/produkt/201/grafik',
    },
    AnteilEmpfehler: 50,
    PraemieEmpfaengerCent: 4500,
    PraemieEmpfaenger: '45,00\u00a0€',
    AgbText: terms,
    ShopLinkVorhanden: true,
    VorausgefuellterEmpfaenger: null,
  });
  expect(JSON.stringify(body)).not.toContain(annaMuster.email);
  const wrong = await app.call('GET', `/empfehlen/${number}/${'0'.repeat(16)}`);
  expect([wrong.status, wrong.body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
  await days(180);
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`)).status).toBe(200);
  await days(1);
  const over = await app.call('GET', `/empfehlen/${number}/${hash}`);
  expect([over.status, over.body.PsoErrorCode]).toEqual([410, 'PSOF0304']);
  app.app.system.clock.set(today);
});

test('an expired recommendation is shown in any status and says that it is over [S7-C039]', async () => {
  const { number, hash } = await anna.recommends();
  await days(181);
  const { status, body } = await app.call('GET', `/empfehlen/any/${number}/${hash}`);
  expect([status, body.Abgelaufen]).toEqual([200, true]);
  app.app.system.clock.set(today);
  expect((await app.call('GET', `/empfehlen/any/${number}/${hash}`)).body.Abgelaufen).toBe(false);
  expect((await app.call('GET', `/empfehlen/any/${number}/${'0'.repeat(16)}`)).status).toBe(404);
});

test('the terms are shown in the language of the request', async () => {
  const { number, hash } = await anna.recommends();
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`, { locale: 'en' })).body.AgbText).toBe(englishTerms);
});

test.each([
  ['a lock of the recommender (K10)', 'lock'],
  ['a deletion of the recommender (K12)', 'delete'],
] as const)('the link is over with %s', async (_what, event) => {
  const own = await anna.recommends({ as: { ...annaMuster, email: `${event}@example.org` } });
  await as().write(async (tx) => {
    const { accountId } = await getRecommendation(tx, { number: own.number });
    if (event === 'lock') await moveAccount(tx, await lockAccount(tx, accountId), 'activate');
    await moveAccount(tx, await lockAccount(tx, accountId), event);
  });
  expect((await app.call('GET', `/empfehlen/${own.number}/${own.hash}`)).status).toBe(410);
  expect((await app.call('GET', `/empfehlen/any/${own.number}/${own.hash}`)).body.Abgelaufen).toBe(true);
});

test('only a cancellation by hand of the root ends the link, of a follow-up nothing but that one (rules 3.2)', async () => {
  const { number, hash } = await anna.recommends();
  const followUp = await as().write(async (tx) => makeFollowUp(tx, (await lockFamily(tx, number)).root));
  await as().write(async (tx) => moveRecommendation(tx, await lockRecommendation(tx, { id: followUp.id }), 'cancel'));
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`)).status).toBe(200);
  expect((await app.call('GET', `/empfehlen/${followUp.number}/${followUp.hash}`)).status).toBe(200);
  await as().write(async (tx) => moveRecommendation(tx, (await lockFamily(tx, followUp.number)).root, 'cancel'));
  expect((await app.call('GET', `/empfehlen/${number}/${hash}`)).status).toBe(410);
  expect((await app.call('GET', `/empfehlen/${followUp.number}/${followUp.hash}`)).status).toBe(410);
});

test('with the hash the links are shown and no names, without it status, product and validity, an unknown number is 404 [S7-C046]', async () => {
  const { number, hash } = await anna.recommends({ linkType: 'Empfehlungslink' });
  const plain = {
    Empfehlungsnummer: number,
    Status: 'Offen',
    Produkt: { Id: 101, Name: 'Zuhause L' },
    GueltigBis: '2026-08-29',
    Abgelaufen: false,
  };
  expect((await app.call('GET', `/empfehlen/${number}`)).body).toEqual(plain);
  expect((await app.call('GET', `/empfehlen/${number}?h=${'0'.repeat(16)}`)).body).toEqual(plain);
  const { body, text } = await app.call('GET', `/empfehlen/${number}?h=${hash}`);
  expect(decode(SharedRecommendation, body).ok).toBe(true);
  expect(body).toMatchObject({
    ...plain,
    Empfehlungslink: `http://localhost:3000/e/${number}/${hash}`,
    Channel: 'Empfehlungslink',
    Hash: hash,
    AnteilEmpfehler: 100,
    WertCent: 7000,
  });
  for (const name of ['Anna', 'Muster', annaMuster.email]) expect(text).not.toContain(name);
  expect((await app.call('GET', `/empfehlen/${unknown}`)).status).toBe(404);
});

test('the owner sees the links with the token alone, somebody else does not', async () => {
  const own = { ...annaMuster, email: 'owner@example.org' };
  const { number } = await anna.recommends({ as: own });
  const token = await personToken({ as }, own.email);
  expect((await app.call('GET', `/empfehlen/${number}`, { token })).body.Empfehlungslink).toContain(number);
  await anna.recommends({ as: { ...annaMuster, email: 'foreign@example.org' } });
  const foreign = await personToken({ as }, 'foreign@example.org');
  expect((await app.call('GET', `/empfehlen/${number}`, { token: foreign })).body.Empfehlungslink).toBeUndefined();
});

test('the link into the shop carries number, recipient and channel [S7-C041]', async () => {
  const { number } = await anna.recommends();
  const { body } = await app.call(
    'GET',
    `/empfehlung/${number}/produkt/produktlink?channel=WA&empfaengernummer=${recipient}`,
  );
  expect(body).toEqual({
    Link: `https://shop.example/order?pid=${number}&sub=${recipient}&ch=wa`,
    ProduktName: 'Zuhause L',
    ClickUrl: `/api/v1/spbdevk/empfehlen/click/${number}?channel=wa&empfaengernummer=${recipient}`,
  });
  const plain = await app.call('GET', `/empfehlung/${number}/produkt/produktlink`);
  expect(plain.body.Link).toBe(`https://shop.example/order?pid=${number}&sub=&ch=`);
  const { number: hidden } = await anna.recommends({ product: products.hidden });
  expect((await app.call('GET', `/empfehlung/${hidden}/produkt/produktlink`)).body.Link).toBeNull();
});

test('a number with a wrong check digit is unknown without a look into the database', async () => {
  const { database } = app.app.system;
  const { transaction } = database;
  let asked = 0;
  database.transaction = (scope, steps) => {
    asked++;
    return transaction(scope, steps);
  };
  try {
    const paths = [
      '/empfehlen/100000000001',
      '/empfehlen/100000000001/0123456789abcdef',
      '/empfehlen/any/100000000001/0123456789abcdef',
      '/empfehlung/100000000001/produkt/produktlink',
      '/empfehlen/abc',
    ];
    for (const path of paths) expect((await app.call('GET', path)).status).toBe(404);
    expect((await app.call('PUT', '/empfehlung/100000000001')).status).toBe(404);
    expect(asked).toBe(0);
  } finally {
    database.transaction = transaction;
  }
});
