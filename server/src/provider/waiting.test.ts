/** What a person looks at before it is offered, and what becomes of it. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { kindsHere, providedBy } from '#testing/provider/provided.ts';
import { type Sent, stockOf, tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';
import { approveLoad, fetchProducts, refuseLoad } from './provider.ts';

let w: World;
let p: Awaited<ReturnType<typeof providedBy>>;
beforeAll(async () => {
  w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
});
afterAll(() => w.app.close());
afterEach(() => p.close());

const ten = (change: (number: number) => Sent | null = () => ({})): Sent[] =>
  Array.from({ length: 10 }, (_none, at) => at + 1).flatMap((number) => {
    const more = change(number);
    return more ? [tariff(number, more)] : [];
  });
const without = (...gone: number[]) => ten((number) => (gone.includes(number) ? null : {}));
const with7 = (more: Sent) => ten((number) => (number === 7 ? more : {}));
const offered = async () => (await p.products()).filter(({ active }) => active).length;
const last = async () => (await p.loads())[0];
const decide = async (id: number | undefined, verdict: 'approve' | 'refuse') =>
  (await p.job()).write((tx) =>
    verdict === 'approve'
      ? approveLoad(tx, id ?? 0, 'eva@betreiber.example', null)
      : refuseLoad(tx, id ?? 0, 'eva@betreiber.example', 'Der Anbieter hat einen Fehler'),
  );

describe.each(kindsHere)('%s', (kind) => {
  test.each<[string, Sent[], string[]]>([
    ['one in ten that goes is within the limit', without(10), []],
    ['two that go are not', without(9, 10), ['loss']],
    ['a price that falls by half', with7({ PreisMonatlich: 2247 }), ['priceJump']],
    ['a price that grows by a third', with7({ PreisMonatlich: 6000, Preisaufteilung: null }), ['priceJump']],
    ['a price of the first months that leaps', with7({ Preisaufteilung: '6:995;24:4495' }), ['priceJump']],
    ['a price that is paid once and leaps', with7({ PreisEinmalig: 995 }), ['priceJump']],
    ['a price of later months that leaps', with7({ Preisaufteilung: '6:1995;24:995' }), ['priceJump']],
    ['a step that goes on and on', with7({ Preisaufteilung: '6:1995;120:4495;130:1' }), ['priceJump']],
    ['later months for nothing', with7({ Preisaufteilung: '6:1995;24:0' }), ['priceZero']],
    ['no price after the first months', with7({ PreisMonatlich: null }), ['priceGone']],
    ['a promotion that costs next to nothing', with7({ Aktionspreis: 10 }), ['priceJump']],
    ['a promotion that costs a little less', with7({ Aktionspreis: 1795 }), []],
    ['a promotion that costs nothing', with7({ Aktionspreis: 0 }), ['priceZero']],
    ['steps of the same price', with7({ Preisaufteilung: '3:1995;6:1995;24:4495' }), []],
    ['another shop', with7({ ShopUrlVorlage: 'https://neu.example/?pid={Empfehlungsnummer}' }), ['shopHost']],
    ['another page of the same shop', with7({ ShopUrlVorlage: 'https://shop.tarife.example/neu' }), []],
    ['a shop that is there no more', with7({ ShopUrlVorlage: null }), []],
    ['a price that grows a little', with7({ PreisMonatlich: 4995 }), []],
    ['a price that is there no more', with7({ PreisMonatlich: null, Preisaufteilung: null }), ['priceGone']],
    ['a price of nothing', with7({ PreisMonatlich: 0, Preisaufteilung: null }), ['priceZero']],
    ['a price below nothing', with7({ PreisMonatlich: -4495 }), ['priceNegative', 'faults']],
    ['a new product for nothing', [...ten(), tariff(11, { PreisMonatlich: 0 })], ['priceZero']],
    [
      'a new one whose later months are for nothing',
      [...ten(), tariff(11, { Preisaufteilung: '6:1995;24:0' })],
      ['priceZero'],
    ],
    ['a new one with a promotion for nothing', [...ten(), tariff(11, { Aktionspreis: 0 })], ['priceZero']],
    ['a new one of ten cents', [...ten(), tariff(11, { Preisaufteilung: '6:10;24:100', Aktionspreis: 10 })], []],
    ['a promotion that ends', with7({ Aktionsname: null, Aktionsrabatt: null }), []],
  ])('%s', async (_what, second, obstacles) => {
    p = await providedBy(w, kind, { targetDomains: ['shop.tarife.example', 'neu.example'] });
    await p.offers(ten());
    const before = await p.products();
    await p.offers(second);
    expect(await last()).toMatchObject({ status: obstacles.length > 0 ? 'waiting' : 'taken', obstacles });
    if (obstacles.length > 0) expect(await p.products()).toEqual(before);
  });

  test('a product that was away comes back at its price, and elsewhere only when somebody says so', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    await p.offers(without(7));
    await p.offers(with7({ PreisMonatlich: 1, Preisaufteilung: null }));
    expect(await last()).toMatchObject({ status: 'waiting', added: 1, obstacles: ['priceJump'] });
    await p.offers(ten());
    expect(await last()).toMatchObject({ status: 'taken', added: 1, obstacles: [] });
  });

  test('what is older than what was taken over waits for a person', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    await p.delivers(with7({ Name: 'Von gestern' }));
    p.provider.statedAt = new Date('2026-03-02T02:00:00Z');
    await p.fetches();
    expect(await last()).toMatchObject({ status: 'waiting', obstacles: ['older'] });
  });

  test('a mistake of ours is told as a failure, too', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    await p.delivers(without(7));
    const elsewhere = { listInUse: () => Promise.reject(new Error('verrechnet')) };
    await expect(fetchProducts(await p.job(), elsewhere)).rejects.toThrow('verrechnet');
    const { rows } = await (await p.job()).read(({ db }) =>
      sql`select failure, failures, next_at > tried_at as "isLater" from provider_state`.execute(db),
    );
    expect(rows).toEqual([{ failure: 'interrupted', failures: 1, isLater: true }]);
  });

  test('nothing of a load that waits is offered before a person agrees, and then all of it', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    expect(await p.offers(without(8, 9, 10))).toBe(0);
    expect(await offered()).toBe(10);
    await p.fetches();
    expect(await last()).toMatchObject({ status: 'waiting', gone: 3 });
    await decide((await last())?.id, 'approve');
    expect(await p.fetches({ by: 'eva@betreiber.example' })).toBeGreaterThanOrEqual(3);
    expect(await offered()).toBe(7);
  });

  test('what a person asks for is loaded once, whoever comes first, and what was refused then, too', async () => {
    p = await providedBy(w, kind);
    const { clock } = w.app.app.system;
    const second = () => clock.set(new Date(clock.now().getTime() + 1000));
    const task = async () =>
      fetchProducts(await p.job(), { listInUse: async () => [] }, undefined, { by: 'eva@betreiber.example' });
    await p.offers(ten());
    await p.delivers(without(8, 9, 10));
    await p.asks();
    second();
    await p.fetches();
    const loads = await p.loads();
    expect(loads.map(({ status }) => status)).toEqual(['waiting', 'taken']);
    await task();
    expect(await p.loads()).toEqual(loads);
    await decide(loads[0]?.id, 'refuse');
    second();
    await p.asks();
    second();
    await p.fetches();
    await task();
    expect((await p.loads()).map(({ status }) => status)).toEqual(['waiting', 'refused', 'taken']);
  });

  test('what was refused is never offered, and is not asked about again until there is something new', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    await p.offers(without(8, 9, 10));
    await decide((await last())?.id, 'refuse');
    await p.fetches();
    expect((await p.loads()).map(({ status }) => status)).toEqual(['refused', 'taken']);
    expect(await offered()).toBe(10);
    await p.offers(without(10));
    expect(await offered()).toBe(9);
  });

  test('a newer load takes the place of one that waits, which nobody can agree to any more', async () => {
    p = await providedBy(w, kind);
    await p.offers(ten());
    await p.offers(without(8, 9, 10));
    const waiting = await last();
    await p.offers(ten());
    expect((await p.loads()).map(({ status }) => status)).toEqual(['taken', 'superseded', 'taken']);
    await expect(decide(waiting?.id, 'approve')).rejects.toMatchObject({ refusal: 'state.not-allowed' });
    await expect(decide(waiting?.id, 'refuse')).rejects.toMatchObject({ refusal: 'state.not-allowed' });
    expect(await offered()).toBe(10);
  });

  test('a product that somebody recommends does not go by itself', async () => {
    p = await providedBy(w, kind, { providerLossPercent: 100 });
    // By this number it has the premium of the own one.
    const known = { ...tariff(1), ExterneId: 'X101' };
    await p.offers([known, tariff(2), tariff(3)]);
    const first = (await p.products()).find(({ externalId }) => externalId === 'X101');
    const { number } = await w.anna.recommends({ product: first?.id ?? 0 });
    await p.offers([tariff(2), tariff(3)]);
    expect(await last()).toMatchObject({ status: 'waiting', obstacles: ['inUse'] });
    await (await p.job()).write(({ db }) =>
      db.updateTable('recommendation').set({ status: 'paid' }).where('number', '=', number).execute(),
    );
    await p.offers([tariff(2)]);
    expect(await last()).toMatchObject({ status: 'taken', gone: 2 });
  });
});

test('while a load waits no change is put on top of it, and afterwards they follow', async () => {
  p = await providedBy(w, 'anbieter-b');
  await p.offers(ten());
  await p.offers(without(8, 9, 10));
  p.provider.changes.push([{ Aktion: 'neu', ...tariff(11) }]);
  await p.fetches();
  expect(await p.loads()).toHaveLength(2);
  await decide((await last())?.id, 'approve');
  await p.fetches();
  expect((await p.loads()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'changes taken',
    'full taken',
    'full taken',
  ]);
  expect(await offered()).toBe(8);
});

test('losses of many small deliveries are one large one, until a person has seen them', async () => {
  p = await providedBy(w, 'anbieter-b');
  await p.offers(Array.from({ length: 40 }, (_none, at) => tariff(at + 1)));
  const goes = (...numbers: number[]) =>
    numbers.map((number) => ({ Aktion: 'entfernt' as const, ExterneId: `T-${number}`, Name: '' }));
  p.provider.changes.push(goes(1, 2), goes(3, 4), goes(5), [{ Aktion: 'neu', ...tariff(41) }]);
  await p.fetches();
  expect((await p.loads()).map(({ status, gone, obstacles }) => [status, gone, obstacles])).toEqual([
    ['waiting', 1, ['loss']],
    ['taken', 2, []],
    ['taken', 2, []],
    ['taken', 0, []],
  ]);
  await decide((await last())?.id, 'approve');
  await p.fetches();
  p.provider.changes.push(goes(6));
  await p.fetches();
  expect(await last()).toMatchObject({ status: 'taken', gone: 1 });
});

test('in one turn each load is measured by what the one before left', async () => {
  p = await providedBy(w, 'anbieter-b', { providerLossPercent: 50 });
  await p.offers(ten());
  const goes = (...numbers: number[]) =>
    numbers.map((number) => ({ Aktion: 'entfernt' as const, ExterneId: `T-${number}`, Name: '' }));
  p.provider.changes.push(Array.from({ length: 6 }, (_none, at) => ({ Aktion: 'neu' as const, ...tariff(at + 11) })));
  p.provider.changes.push(goes(1, 2, 3, 4, 5), goes(6));
  await p.fetches();
  const [second, first] = await p.loads();
  expect(first).toMatchObject({ status: 'taken', gone: 5 });
  expect(second).toMatchObject({ status: 'waiting', gone: 1, obstacles: ['loss'] });
});

test('full loads that follow each other in a day are counted together, too', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.offers(Array.from({ length: 20 }, (_none, at) => tariff(at + 1)));
  const offers = async (from: number, hour: number) => {
    const { clock } = w.app.app.system;
    clock.set(new Date(clock.now().getTime() + 3_600_000));
    const some = Array.from({ length: 21 - from }, (_none, at) => tariff(at + from));
    p.provider.publish(stockOf(some), new Date(Date.parse('2026-03-03T02:00:00Z') + hour * 3_600_000));
    await p.fetches();
    return (await last())?.status;
  };
  expect([await offers(2, 1), await offers(3, 2), await offers(4, 3)]).toEqual(['taken', 'taken', 'waiting']);
});

test('a price below nothing that a person has seen once is not asked about every night', async () => {
  p = await providedBy(w, 'anbieter-a', { providerFaultPercent: 50 });
  await p.offers(ten());
  await p.offers(with7({ PreisMonatlich: -1 }));
  await decide((await last())?.id, 'approve');
  await p.fetches();
  expect((await p.products()).find(({ externalId }) => externalId === 'T-7')).toMatchObject({
    active: true,
    monthly: 4495,
    pricedOn: '2026-03-03',
  });
  await p.offers(with7({ PreisMonatlich: -1 }));
  expect(await last()).toMatchObject({ status: 'taken', failed: 1 });
  await p.offers(ten((number) => (number > 6 ? { PreisMonatlich: -1 } : {})));
  expect(await last()).toMatchObject({ status: 'waiting', obstacles: ['priceNegative'] });
});
