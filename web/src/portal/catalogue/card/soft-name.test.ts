import { expect, test } from 'vitest';
import { softName } from './soft-name.ts';

test('a long word may be parted, a short one and one with hyphens may not', () => {
  const soft = softName('Berufsunfähigkeitsversicherung');
  expect(soft.replaceAll('\u00ad', '')).toBe('Berufsunfähigkeitsversicherung');
  const parts = soft.split('\u00ad');
  expect(parts.length).toBeGreaterThan(2);
  for (const part of [parts[0], parts.at(-1)]) expect(part?.length).toBeGreaterThanOrEqual(4);
  for (const name of ['Glasfaser Zuhause 1000', 'Internet-Telefon-Anschluss', 'Zuhause L'])
    expect(softName(name)).toBe(name);
});

test('a word that somebody parted stays as it is', () => {
  expect(softName('Donaudampf\u00adschifffahrt')).toBe('Donaudampf\u00adschifffahrt');
});
