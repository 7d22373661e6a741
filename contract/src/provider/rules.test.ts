import { expect, test } from 'vitest';
import { decode, type Problem } from '../basics/wire.ts';
import { choiceProblems } from './choice.ts';
import { ProvidedEntry } from './entry.ts';
import { type LoadCounts, mayLoad, obstaclesOf } from './rules.ts';

const none: LoadCounts = {
  products: 100,
  read: 100,
  failed: 0,
  unreadable: 0,
  gone: 0,
  addedBefore: 0,
  goneBefore: 0,
  isOlder: false,
  shopHost: 0,
  priceJump: 0,
  priceGone: 0,
  priceZero: 0,
  priceNegative: 0,
  inUse: 0,
};
const limits = { providerLossPercent: 10, providerPricePercent: 30, providerFaultPercent: 5 };
const kinds = (counts: Partial<LoadCounts>) => obstaclesOf({ ...none, ...counts }, limits).map(({ kind }) => kind);

test.each<[string, Partial<LoadCounts>, string[]]>([
  ['as much as the limit may go', { gone: 10 }, []],
  ['one more may not', { gone: 11 }, ['loss']],
  ['what went before is counted', { gone: 1, goneBefore: 11 }, ['loss']],
  ['of what there was then', { products: 130, gone: 1, goneBefore: 10, addedBefore: 40 }, ['loss']],
  ['of what came since where there was nothing', { products: 99, gone: 1, goneBefore: 1, addedBefore: 100 }, []],
  ['and is nothing to wait for where no more goes', { goneBefore: 11 }, []],
  ['one of an older day', { isOlder: true }, ['older']],
  ['another shop', { shopHost: 1 }, ['shopHost']],
  ['where there was nothing, nothing can go', { products: 0 }, []],
  ['one that is recommended may not', { gone: 1, inUse: 1 }, ['inUse']],
  ['a price that leaps', { priceJump: 1 }, ['priceJump']],
  ['a price that goes', { priceGone: 1 }, ['priceGone']],
  ['a price of nothing', { priceZero: 1 }, ['priceZero']],
  ['a price below nothing', { priceNegative: 1, failed: 1 }, ['priceNegative']],
  ['as many wrong rows as the limit', { failed: 5 }, []],
  ['more wrong rows', { failed: 6 }, ['faults']],
  ['a row of which nobody knows whose it is', { failed: 1, unreadable: 1 }, []],
  ['and something that goes with it', { failed: 1, unreadable: 1, gone: 1 }, ['unreadable']],
])('a load waits for a person where it should: %s', (_what, counts, expected) => {
  expect(kinds(counts)).toEqual(expected);
});

test('what was decided is decided: only a load that waits is taken over or refused', () => {
  for (const status of ['loading', 'taking', 'taken', 'refused', 'superseded', 'failed'] as const)
    expect([mayLoad('approve', { status }), mayLoad('refuse', { status })]).toEqual([false, false]);
  expect([mayLoad('approve', { status: 'waiting' }), mayLoad('refuse', { status: 'waiting' })]).toEqual([true, true]);
});

const codes = (problems: readonly Problem[]) => problems.map(({ field, code }) => `${field} ${code}`);

test.each([
  ['https://tarife.example', []],
  ['https://tarife.example/api/v2', []],
  ['http://localhost:4731/a', []],
  ['http://tarife.example', ['AnbieterAdresse provider-address']],
  ['https://tarife.example/?key=geheim', ['AnbieterAdresse provider-address']],
  ['https://user:geheim@tarife.example', ['AnbieterAdresse provider-address']],
  ['ftp://tarife.example', ['AnbieterAdresse provider-address']],
  [undefined, ['AnbieterAdresse required']],
])('a provider is asked by https, at an address that holds no secret: %s', (AnbieterAdresse, expected) => {
  expect(codes(choiceProblems({ ProduktApi: 'anbieter-a', AnbieterAdresse, hasKey: true }))).toEqual(expected);
});

test('whoever keeps its own products needs neither address nor key', () => {
  expect(choiceProblems({ ProduktApi: 'standard', hasKey: false })).toEqual([]);
  expect(
    codes(choiceProblems({ ProduktApi: 'anbieter-b', AnbieterAdresse: 'https://b.example', hasKey: false })),
  ).toEqual(['AnbieterSchluessel required']);
});

test('a provider says nothing of what is the mandant’s to say', () => {
  const sent = {
    ExterneId: 'T-1',
    Name: 'Tarif',
    Id: 7,
    Bild: 'x',
    Berater: true,
    Versicherung: true,
    Aktiv: false,
    Provision: 'standard;9900',
  };
  const read = decode(ProvidedEntry, sent);
  expect(
    read.ok &&
      Object.keys(read.value).filter((name) => /^(?:id|picture|agent|insurance|active|commission)$/.test(name)),
  ).toEqual([]);
  const shop = decode(ProvidedEntry, { ...sent, ShopUrlVorlage: 'http://shop.example/' });
  expect(shop.ok ? [] : codes(shop.problems)).toEqual(['ShopUrlVorlage invalid']);
});
