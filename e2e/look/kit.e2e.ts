/**
 * The kit, chapter by chapter: each brand at both widths. Of those beside the first the gate has
 * one at the width of a phone, the long proof all. The
 * first is pictured in full size, the others in half.
 */
import { expect } from '@playwright/test';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { expectLook, openSteadily, steady, widths } from './look.ts';

const brands = ['spbdevk', 'versicherung', 'intranet', 'rahmen'] as const;
const chapters = [
  'brand',
  'actions',
  'fields',
  'choices',
  'messages',
  'ways',
  'cards',
  'lists',
  'waiting',
  'over',
] as const;

for (const brand of brands) {
  for (const width of widths) {
    const details = brand === brands[0] || (brand === brands[1] && width === widths[0]) ? {} : inProof;
    test.describe(`${brand} at ${width} px`, details, () => {
      test.use({ ...steady, deviceScaleFactor: brand === brands[0] ? 1 : 0.5 });

      test('every component looks as decided', async ({ page }) => {
        await openSteadily(page, `/kit?theme=${brand}`, width);
        const found = page.locator('[data-chapter]');
        expect(await found.evaluateAll((all) => all.map((one) => one.getAttribute('data-chapter')))).toEqual(chapters);
        for (const [index, name] of chapters.entries())
          await expectLook(found.nth(index), `kit-${brand}-${width}-${name}`);
      });
    });
  }
}
