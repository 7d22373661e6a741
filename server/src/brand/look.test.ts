import { expect, test } from 'vitest';
import { brandOf } from './brand.ts';

test('a brand has each colour for the light and for the dark', () => {
  const { token } = brandOf('spbdevk');
  expect([token('brand'), token('brand', 'dark')]).toEqual(['#0a6a56', '#5cc9aa']);
  // Joy and the note are the same in both.
  expect(token('bill-1', 'dark')).toBe(token('bill-1'));
});

test('a mandant without a folder has the neutral colours in both', () => {
  const { token, logo } = brandOf('ohne-ordner');
  expect([token('ink'), token('ink', 'dark'), logo]).toEqual(['#1c2733', '#e6edf3', undefined]);
});

test('an icon stands on white, so nothing of it is brightened in the dark', () => {
  expect(brandOf('spbdevk').logo?.svg).toContain('prefers-color-scheme');
  expect(brandOf('spbdevk').icon).not.toContain('<style');
});
