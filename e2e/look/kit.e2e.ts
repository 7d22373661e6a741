/** The kit, chapter by chapter: each brand at both widths. The first is pictured in full size, the others in half. */
import { test } from '@playwright/test';
import { expectLook, openSteadily, steady, widths } from './look.ts';

const brands = ['spbdevk', 'versicherung', 'intranet', 'rahmen'] as const;

for (const brand of brands) {
  for (const width of widths) {
    test.describe(`${brand} at ${width} px`, () => {
      test.use({ ...steady, deviceScaleFactor: brand === brands[0] ? 1 : 0.5 });

      test('every component looks as decided', async ({ page }) => {
        await openSteadily(page, `/kit?theme=${brand}`, width);
        for (const chapter of await page.locator('[data-chapter]').all()) {
          const name = await chapter.getAttribute('data-chapter');
          await expectLook(chapter, `kit-${brand}-${width}-${name}`);
        }
      });
    });
  }
}
