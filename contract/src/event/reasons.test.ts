import { expect, test } from 'vitest';
import { reasonName, reasonOf, reasons } from './reasons.ts';

test('a reason that nobody typed is known by what the books keep, everything else is a person’s', () => {
  for (const name of Object.keys(reasons) as (keyof typeof reasons)[]) expect(reasonName(reasonOf(name))).toBe(name);
  expect([reasonName('laut Anruf'), reasonName(null)]).toEqual([null, null]);
});
