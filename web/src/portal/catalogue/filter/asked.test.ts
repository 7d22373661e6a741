import { expect, test } from 'vitest';
import { addressOf, askedOf, isNarrowed } from './asked.ts';
import { priceLimits } from './price-limits.ts';

const asked = (query: string) => askedOf(new URLSearchParams(query), { source: 'festnetz', category: 'internet' }, 48);

test('what the address says is asked for, a price in cents', () => {
  const { question } = asked('suche=zuhause&preis=40&tempo=100&buendel=TP&young=1&sortierung=preis&ab=102');
  expect(question).toMatchObject({
    source: 'festnetz',
    category: 'internet',
    text: 'zuhause',
    priceMaxCents: 4000,
    speedMinMbit: 100,
    bundle: 'TP',
    young: true,
    hybrid: false,
    orderBy: 'price',
    after: '102',
    limit: 48,
  });
});

test.each([
  ['preis=viel', 'preis'],
  ['preis=-1', 'preis'],
  ['tempo=0', 'tempo'],
  ['buendel=QP', 'buendel'],
  ['sortierung=zufall', 'sortierung'],
  [`suche=${'x'.repeat(101)}`, 'suche'],
  ['suche=%3Cscript%3E', 'suche'],
  ['young=vielleicht', 'young'],
])('a value that nobody can mean is left out, and the others stay: %s', (wrong, name) => {
  const read = asked(`${wrong}&hersteller=Nordwind`);
  expect(read.asked).toEqual({ hersteller: 'Nordwind' });
  expect(read.asked).not.toHaveProperty(name);
  expect(read.question.manufacturer).toBe('Nordwind');
});

test('neither an order nor a beginning narrows a list', () => {
  expect(isNarrowed(asked('sortierung=preis&ab=102').asked)).toBe(false);
  expect(isNarrowed(asked('hybrid=1').asked)).toBe(true);
});

test('another filter begins anew, and what is taken off is gone from the address', () => {
  const now = { suche: 'zuhause', young: '1', ab: '102' };
  expect(addressOf('/de/internet', now, { preis: '40' }, { channel: 'x' })).toBe(
    '/de/internet?suche=zuhause&young=1&preis=40&channel=x',
  );
  expect(addressOf('/de/internet', { young: '1' }, { young: undefined }, {})).toBe('/de/internet');
  expect(addressOf('/de/internet', { suche: 'a&b' }, { ab: '102' }, {})).toBe('/de/internet?suche=a%26b&ab=102');
});

test.each<[min: number | null, max: number | null, limits: number[]]>([
  [999, 2995, [10, 15, 20, 25]],
  [995, 5495, [10, 20, 30, 40, 50]],
  [2995, 2995, []],
  [null, null, []],
])('prices from %s to %s cents are parted by round limits', (min, max, limits) => {
  expect(priceLimits(min, max)).toEqual(limits);
});
