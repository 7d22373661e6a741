import { expect, test } from 'vitest';
import { isSameBeside } from '../decision/question-address.ts';
import { opening } from './panel-address.ts';

test('a row is opened beside its list and closed again, and all else of the address stays', () => {
  expect(opening('/auftraege', '?text=a&nach=x', '482')).toBe('/auftraege?text=a&nach=x&offen=482');
  expect(opening('/auftraege', '?text=a&offen=482', '483')).toBe('/auftraege?text=a&offen=483');
  expect(opening('/auftraege', '?offen=482', null)).toBe('/auftraege');
});

test('opening another row loads no list anew', () => {
  const at = (path: string) => new URL(`https://x.example/verwaltung/spbdevk${path}`);
  expect(isSameBeside(at('/auftraege?offen=1'), at('/auftraege?offen=2'))).toBe(true);
  expect(isSameBeside(at('/auftraege'), at('/auftraege?offen=2&frage=x'))).toBe(true);
  expect(isSameBeside(at('/auftraege?offen=1'), at('/auftraege?text=a'))).toBe(false);
});
