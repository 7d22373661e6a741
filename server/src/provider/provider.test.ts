/** What a provider delivers becomes what is offered, and stays itself. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#testing/mandant-files.ts';
import { kinds, providedBy } from '#testing/provider/provided.ts';
import { tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let p: Awaited<ReturnType<typeof providedBy>>;
beforeAll(async () => {
  w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
});
afterAll(() => w.app.close());
afterEach(() => p.close());

const listed = async (query = 'quelle=festnetz'): Promise<Record<string, unknown>[]> =>
  (await w.app.call('GET', `/produkt?${query}`)).body;
const ids = (all: readonly { externalId: string }[]) => all.map(({ externalId }) => externalId);

describe.each(kinds)('%s', (kind) => {
  test('what it has is offered, in place of the own products, with an id of ours that stays', async () => {
    p = await providedBy(w, kind);
    expect(await p.offers([tariff(1), tariff(2), tariff(3)])).toBe(3);
    const first = await p.products();
    expect(ids(first)).toEqual(['T-1', 'T-2', 'T-3']);
    expect(first.every(({ id }) => id > 1_000_000_000)).toBe(true);
    expect((await listed()).map(({ Id, ExterneId }) => [Id, ExterneId])).toEqual(
      first.map(({ id, externalId }) => [id, externalId]),
    );
    expect((await p.loads())[0]).toMatchObject({
      status: 'taken',
      kind: 'full',
      read: 3,
      added: 3,
      changed: 0,
      gone: 0,
    });

    expect(await p.offers([tariff(3), tariff(2, { PreisMonatlich: 4595 }), tariff(4), tariff(1)])).toBe(2);
    const second = await p.products();
    expect(second.map(({ id, externalId, monthly }) => [id, externalId, monthly])).toEqual([
      [first[0]?.id, 'T-1', 4495],
      [first[1]?.id, 'T-2', 4595],
      [first[2]?.id, 'T-3', 4495],
      [expect.any(Number), 'T-4', 4495],
    ]);
  });

  test('what a partner earns is not the provider’s to say, and stays', async () => {
    p = await providedBy(w, kind);
    await p.offers([tariff(1, { Provision: 'standard;99000' })]);
    expect((await listed())[0]?.Provision).toBeNull();
    await (await p.job()).write(({ db }) =>
      db.updateTable('product').set({ commission: 'standard;5000' }).where('provider', '=', kind).execute(),
    );
    await p.offers([tariff(1, { Provision: 'standard;1', PreisMonatlich: 4595 })]);
    expect((await listed())[0]).toMatchObject({ Provision: 'standard;5000', PreisMonatlich: 4595 });
  });

  test('a product that goes is in no list, is found by who has it, and comes back as itself', async () => {
    p = await providedBy(w, kind, { providerLossPercent: 100 });
    await p.offers([tariff(1), tariff(2)]);
    const [, second] = await p.products();
    await p.offers([tariff(1)]);
    expect((await listed()).map(({ ExterneId }) => ExterneId)).toEqual(['T-1']);
    expect((await w.app.call('GET', `/produkt/${second?.id}?quelle=festnetz`)).body.ExterneId).toBe('T-2');
    await p.offers([tariff(1), tariff(2)]);
    expect((await p.products()).map(({ id, active }) => [id, active])).toEqual([
      [expect.any(Number), true],
      [second?.id, true],
    ]);
  });

  test('all of what a tariff says arrives', async () => {
    p = await providedBy(w, kind);
    await p.offers([
      tariff(1, { Young: true, Hybrid: true, Beschreibung: 'Erste Zeile\nzweite; mit "Zeichen"', Fussnote: 2 }),
      tariff(2, { Quelle: 'mobilfunk', Kategorie: null, KategorieSlug: null, Klasse: 'M', Aktionspreis: 1995 }),
    ]);
    expect((await listed())[0]).toMatchObject({
      AnzeigeName: 'Zuhause 1 mit Router',
      Beschreibung: 'Erste Zeile\nzweite; mit "Zeichen"',
      Young: true,
      Hybrid: true,
      Kategorie: 'DP',
      PreisMonatlich: 4495,
      Preisaufteilung: '6:1995;24:4495',
      PreisEinmalig: 6995,
      MindestlaufzeitMonate: 24,
      Aktionsrabatt: 18_000,
      Provision: null,
      ExterneTarifProduktId: 'TP-1',
      Fussnote: 2,
      ShopLinkVorhanden: true,
    });
    expect((await listed('quelle=mobilfunk'))[0]).toMatchObject({ Klasse: 'M', Aktionspreis: 1995 });
  });

  test('every price is of the day on which the provider said it last, and on request when that is too long ago', async () => {
    p = await providedBy(w, kind);
    const days = async () => (await listed()).map(({ PreisVom }) => PreisVom);
    await p.offers([tariff(1), tariff(2)]);
    expect(await days()).toEqual(['2026-03-03', '2026-03-03']);
    expect(await p.offers([tariff(1), tariff(2, { PreisMonatlich: 4595 })])).toBe(1);
    expect(await days()).toEqual(['2026-03-04', '2026-03-04']);
    // The row of one is wrong: it stays as it was, and as old.
    await p.offers([
      tariff(1),
      tariff(2, { GeschwindigkeitMbit: 'viel' }),
      ...Array.from({ length: 20 }, (_, n) => tariff(n + 3)),
    ]);
    expect((await days()).slice(0, 2)).toEqual(['2026-03-05', '2026-03-04']);
    await w.days(7);
    const [fine, old] = await listed();
    expect([fine?.PreisAufAnfrage, old?.PreisAufAnfrage, old?.PreisMonatlich]).toEqual([false, true, null]);
    // Once it is right again it is confirmed with all.
    await p.offers([
      tariff(1),
      tariff(2, { PreisMonatlich: 4595 }),
      ...Array.from({ length: 20 }, (_, n) => tariff(n + 3)),
    ]);
    expect((await days()).slice(0, 2)).toEqual(['2026-03-13', '2026-03-13']);
  });

  test('it is recommended, and earns what the own product of the same number earns', async () => {
    p = await providedBy(w, kind);
    await p.offers([tariff(1, { ExterneId: 'X101' }), tariff(2)]);
    const [own, other] = await listed();
    expect([own?.WertCent, other?.WertCent]).toEqual([7000, 0]);
    const { number } = await w.anna.recommends({ product: Number(own?.Id), share: 50 });
    expect(number).toMatch(/^1\d{11}$/);
    expect(Number(own?.Id)).not.toBe(products.home);
  });
});

test('with a night of nothing new one row is written for all prices', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.offers([tariff(1), tariff(2)]);
  const versions = async () =>
    (await p.job()).read(async ({ db }) =>
      db
        .selectFrom('product')
        .select(['id', (eb) => eb.ref('priced_on').as('on')])
        .where('provider', '=', 'anbieter-a')
        .execute(),
    );
  const before = await versions();
  expect(await p.offers([tariff(1), tariff(2)])).toBe(0);
  expect(await versions()).toEqual(before);
  expect(before.every(({ on }) => on === null)).toBe(true);
  expect((await p.products()).map(({ pricedOn }) => pricedOn)).toEqual(['2026-03-04', '2026-03-04']);
});

test('changes between two nights follow their numbers, each of its own day', async () => {
  p = await providedBy(w, 'anbieter-b', { providerLossPercent: 100 });
  await p.offers([tariff(1), tariff(2), tariff(3)]);
  const { provider } = p;
  provider.statedAt = new Date('2026-03-03T08:00:00Z');
  provider.changes.push(
    [{ Aktion: 'geaendert', ...tariff(1, { PreisMonatlich: 4595 }) }],
    [
      { Aktion: 'entfernt', ExterneId: 'T-2', Name: '' },
      { Aktion: 'neu', ...tariff(4) },
    ],
  );
  expect(await p.fetches()).toBe(3);
  expect(
    (await p.loads()).map(({ kind, status, changed, added, gone }) => [kind, status, changed, added, gone]),
  ).toEqual([
    ['changes', 'taken', 0, 1, 1],
    ['changes', 'taken', 1, 0, 0],
    ['full', 'taken', 0, 3, 0],
  ]);
  expect((await p.products()).map(({ externalId, active, monthly }) => [externalId, active, monthly])).toEqual([
    ['T-1', true, 4595],
    ['T-2', false, 4495],
    ['T-3', true, 4495],
    ['T-4', true, 4495],
  ]);
  // A full file that was made before the second change: it comes again behind it.
  provider.fullMark = 1;
  await w.days(1);
  const all = {
    stock: { count: 3, at: (n: number) => [tariff(1, { PreisMonatlich: 4595 }), tariff(2), tariff(3)][n] ?? {} },
  };
  Object.assign(provider, { ...all, statedAt: new Date('2026-03-04T02:00:00Z'), fullOn: '2026-03-04' });
  await p.fetches();
  expect((await p.products()).filter(({ active }) => active).map(({ externalId }) => externalId)).toEqual([
    'T-1',
    'T-3',
    'T-4',
  ]);
});
