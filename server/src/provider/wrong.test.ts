/** What a provider delivers wrong: rows are left out and told, a thing that is not whole changes nothing. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeProvider } from '#testing/provider/fake-provider.ts';
import { kindsHere, providedBy } from '#testing/provider/provided.ts';
import { manyTariffs, type Sent, stockOf, tariff } from '#testing/provider/stock.ts';
import { type World, world } from '#testing/world.ts';
import type { Fault } from './provider.ts';

let w: World;
let p: Awaited<ReturnType<typeof providedBy>>;
beforeAll(async () => {
  w = await world({ OUTGOING_ALLOW: '127.0.0.1' });
});
afterAll(() => w.app.close());
afterEach(() => p.close());

const faults = async (): Promise<string[]> => {
  const { rows } = await (await p.job()).read(({ db }) =>
    sql<{ faults: Fault[] }>`select faults from provider_load order by id desc limit 1`.execute(db),
  );
  return (rows[0]?.faults ?? []).map(
    ({ line, externalId, problems }) =>
      `${line} ${externalId} ${problems.map(({ field, code }) => `${field} ${code}`)}`,
  );
};
const good = (count: number): Sent[] => Array.from({ length: count }, (_none, at) => tariff(at + 1));
const last = async () => (await p.loads())[0];

describe.each(kindsHere)('%s', (kind) => {
  // The header of a file is its first line.
  const line = (row: number): number => (kind === 'anbieter-b' ? row + 1 : row);

  test.each<[string, Sent, string]>([
    ['a price in words', { PreisMonatlich: 'teuer' }, 'PreisMonatlich invalid'],
    ['half a cent', { PreisEinmalig: 1.5 }, 'PreisEinmalig invalid'],
    ['steps that fall', { Preisaufteilung: '12:1995;6:2995' }, 'Preisaufteilung price-steps'],
    ['a price below nothing', { PreisMonatlich: -1 }, 'PreisMonatlich price-negative'],
    ['a step below nothing', { Preisaufteilung: '6:-1;24:4495' }, 'Preisaufteilung price-negative'],
    ['no name', { Name: null }, 'Name required'],
    ['a name of markup', { Name: '<script>alert(1)</script>' }, 'Name invalid'],
    ['a category that the mandant has not', { KategorieSlug: 'kaffee' }, 'KategorieSlug category-unknown'],
    ['a shop without https', { ShopUrlVorlage: 'http://shop.tarife.example/x' }, 'ShopUrlVorlage invalid'],
    ['a shop that the mandant does not know', { ShopUrlVorlage: 'https://boese.example/' }, 'ShopUrlVorlage shop-host'],
    ['a user before it', { ShopUrlVorlage: 'https://shop.tarife.example@boese.example/' }, 'ShopUrlVorlage shop-host'],
    ['a placeholder for it', { ShopUrlVorlage: 'https://{Channel}shop.tarife.example/' }, 'ShopUrlVorlage shop-host'],
    ['a placeholder as a part', { ShopUrlVorlage: 'https://shop.tarife.example{Geraet}/' }, 'ShopUrlVorlage shop-host'],
    ['a port of its own', { ShopUrlVorlage: 'https://shop.tarife.example:99999/' }, 'ShopUrlVorlage shop-host'],
    ['steps without end', { Preisaufteilung: '1:1;'.repeat(80).slice(0, -1) }, 'Preisaufteilung too-long'],
    ['a shop of script', { ShopUrlVorlage: 'javascript:alert(1)' }, 'ShopUrlVorlage invalid'],
    ['a switch that is neither', { Young: 'vielleicht' }, 'Young invalid'],
    [
      'another source',
      kind === 'anbieter-b' ? { Quelle: 'satellit' } : { Hybrid: 7 },
      kind === 'anbieter-b' ? 'Quelle invalid' : 'Hybrid invalid',
    ],
  ])('a row with %s is left out, with its line and why, and its product stays as it was', async (_what, more, told) => {
    p = await providedBy(w, kind);
    await p.offers(good(30));
    const before = (await p.products()).map(({ name, monthly, active }) => [name, monthly, active]);
    await p.offers(good(30).map((one, at) => (at === 4 ? { ...one, ...more } : one)));
    expect(await faults()).toEqual([`${line(5)} T-5 ${told}`]);
    expect(await last()).toMatchObject({ read: 30, failed: 1, gone: 0 });
    expect((await p.products()).map(({ name, monthly, active }) => [name, monthly, active])).toEqual(before);
  });

  test('a row without an id, and one that is there twice, are left out; what goes with such a row is looked at first', async () => {
    p = await providedBy(w, kind);
    await p.offers(good(50));
    const before = await p.products();
    await p.offers([...good(50), tariff(5, { Name: 'Noch einmal' }), tariff(51, { ExterneId: '  ' })]);
    expect(await faults()).toEqual([
      expect.stringMatching(new RegExp(`^${line(52)} null ExterneId`)),
      `${line(51)} T-5 ExterneId repeated`,
    ]);
    expect(await last()).toMatchObject({ status: 'taken', failed: 2, changed: 0 });
    expect((await p.products()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    await p.offers(good(50).map((one, at) => (at === 4 ? { ...one, ExterneId: '' } : one)));
    expect(await last()).toMatchObject({ status: 'waiting', gone: 1, obstacles: ['unreadable'] });
  });

  test('a second row far behind the first, and a new product that comes twice, count once', async () => {
    p = await providedBy(w, kind);
    await p.offers(good(300));
    await p.offers([...good(300), tariff(301), tariff(5, { PreisMonatlich: 1 }), tariff(301, { Name: 'Noch einmal' })]);
    expect(await last()).toMatchObject({ status: 'taken', failed: 2, added: 1, changed: 0, obstacles: [] });
    expect((await p.products()).filter(({ name, monthly }) => name === 'Noch einmal' || monthly === 1)).toEqual([]);
  });

  test('a category that was never published is none', async () => {
    p = await providedBy(w, kind);
    const job = await p.job();
    const draft = {
      title: 'Entwurf',
      breadcrumb: 'Entwurf',
      source: 'festnetz',
      category: 'x',
      position: 99,
      drafted: true,
    };
    await job.write(({ db }) =>
      db
        .insertInto('category')
        .values({ ...draft, id: 990, slug: 'entwurf' })
        .execute(),
    );
    await p.offers([...good(30), tariff(31, { KategorieSlug: 'entwurf' })]);
    expect(await faults()).toEqual([`${line(31)} T-31 KategorieSlug category-unknown`]);
    await job.write(({ db }) => db.deleteFrom('category').where('id', '=', 990).execute());
  });

  test('what is of the day after tomorrow is none, and what is of tomorrow has the prices of today', async () => {
    p = await providedBy(w, kind);
    const days = async (hours: number): Promise<unknown[]> => {
      await p.delivers([tariff(1)]);
      const { provider } = p;
      provider.statedAt = new Date(w.app.app.system.clock.now().getTime() + hours * 3_600_000);
      await p.fetches({ by: 'eva@betreiber.example' });
      return (await p.products()).map(({ pricedOn }) => pricedOn);
    };
    expect([await days(25), await failure()]).toEqual([[], 'notReadable']);
    expect([await days(23), await failure()]).toEqual([['2026-03-04'], null]);
  });

  test('where more than a few rows are wrong a person looks first, and the first hundred are told', async () => {
    p = await providedBy(w, kind);
    await p.offers(manyTariffs(300));
    await p.offers(manyTariffs(300, (number) => (number > 150 ? { PreisMonatlich: 'x' } : {})));
    expect(await last()).toMatchObject({ status: 'waiting', failed: 150, gone: 0, obstacles: ['faults'] });
    expect(await faults()).toHaveLength(100);
  });

  const broken: [FakeProvider['mood'], { a: string; b: string }][] = [
    ['broken', { a: 'notReadable', b: 'notReadable' }],
    ['cut', { a: 'notReadable', b: 'cutOff' }],
    ['damaged', { a: 'notReadable', b: 'damaged' }],
  ];
  test.each(broken)('what is %s changes nothing, and the last good state stands', async (mood, told) => {
    p = await providedBy(w, kind);
    await p.offers(manyTariffs(3));
    const before = await p.products();
    await p.delivers(manyTariffs(800));
    p.provider.mood = mood;
    expect(await p.fetches()).toBe(0);
    expect(await p.products()).toEqual(before);
    expect(await failure()).toBe(kind === 'anbieter-a' ? told.a : told.b);
    p.provider.mood = 'well';
    expect(await p.fetches({ by: 'eva@betreiber.example' })).toBeGreaterThan(700);
  });
});

const failure = async (): Promise<unknown> =>
  (await p.job()).read(
    async ({ db }) => (await db.selectFrom('provider_state').select('failure').executeTakeFirst())?.failure,
  );

test('pages that lead to themselves end', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.delivers(manyTariffs(600));
  p.provider.mood = 'repeated';
  await p.fetches();
  expect([await failure(), p.provider.calls.length]).toEqual(['repeatedToken', 2]);
  expect(await p.products()).toEqual([]);
});

test.each([
  ['of nothing that leads on', 'endless', 600],
  ['with more than was asked for', 'crowded', 600],
] as const)('a page %s ends the load', async (_what, mood, count) => {
  p = await providedBy(w, 'anbieter-a');
  await p.delivers(manyTariffs(count));
  p.provider.mood = mood;
  await p.fetches();
  expect([await failure(), p.provider.calls.length]).toEqual(['notReadable', 1]);
  expect(await p.products()).toEqual([]);
});

test('a file of changes with another number than its name is none', async () => {
  p = await providedBy(w, 'anbieter-b');
  await p.offers(good(3));
  p.provider.changes.push([{ Aktion: 'neu', ...tariff(4) }]);
  p.provider.mood = 'misnumbered';
  await p.fetches();
  expect([await failure(), (await p.products()).length]).toEqual(['otherNumber', 3]);
  p.provider.mood = 'well';
  await p.fetches({ by: 'eva@betreiber.example' });
  expect(await p.products()).toHaveLength(4);
});

test('pages of another moment in the middle are asked for again from the start, twice at most', async () => {
  p = await providedBy(w, 'anbieter-a');
  await p.delivers(manyTariffs(600));
  p.provider.mood = 'moving';
  await p.fetches();
  expect(await failure()).toBe('unsteady');
  expect((await p.loads()).map(({ status, failure: why }) => `${status} ${why}`)).toEqual(
    Array.from({ length: 3 }, () => 'failed unsteady'),
  );
  p.provider.mood = 'well';
  expect(await p.fetches({ by: 'eva@betreiber.example' })).toBe(600);
});

test('a file that says it has more rows, or no header that a product needs, is none', async () => {
  p = await providedBy(w, 'anbieter-b');
  const { provider } = p;
  await p.delivers(good(3));
  const [first, second] = [tariff(1), tariff(2)];
  provider.stock = { count: 3, at: (index) => [first, second, {}][index] ?? {} };
  await p.fetches();
  // An empty line is no row.
  expect(await failure()).toBe('cutOff');
  provider.stock = stockOf([]);
  await p.fetches({ by: 'eva@betreiber.example' });
  expect(await failure()).toBeNull();
});
