import { expect, test } from 'vitest';
import { askedBy } from './asked.ts';

const asked = (address: string) => askedBy(new URLSearchParams(address), '2026-03-02').query;

test.each([
  ['', '2026-02-03', '2026-03-02'],
  ['zeitraum=tage7', '2026-02-24', '2026-03-02'],
  ['zeitraum=tage90', '2025-12-03', '2026-03-02'],
  ['zeitraum=monat', '2026-03-01', '2026-03-02'],
  ['zeitraum=vormonat', '2026-02-01', '2026-02-28'],
  ['zeitraum=jahr', '2026-01-01', '2026-03-02'],
  ['zeitraum=eigen&von=2026-01-05&bis=2026-01-11', '2026-01-05', '2026-01-11'],
  ['zeitraum=eigen&von=2026-01-05', '2026-02-03', '2026-03-02'],
  ['zeitraum=immer', '2026-02-03', '2026-03-02'],
])('the address %s asks for %s to %s', (address, from, until) => {
  expect(asked(address)).toMatchObject({ from, until, compare: 'before', dimension: null, value: null });
});

test('a value belongs to its dimension: another one chosen has none', () => {
  expect(asked('dimension=Kanal&kanal=wa')).toMatchObject({ dimension: 'channel', value: 'wa' });
  expect(asked('dimension=Produkt&kanal=wa')).toMatchObject({ dimension: 'product', value: null });
  expect(asked('dimension=Unsinn&kanal=wa')).toMatchObject({ dimension: null, value: null });
  expect(asked('vergleich=Vorjahr')).toMatchObject({ compare: 'yearBefore' });
});
