/**
 * Three kinds of pages of the catalogue in two brands at both widths: tariffs, devices, and a tariff with a device. The second
 * brand is looked at in the long proof only.
 */

import { placeAt } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { expectLook, openSteadily, sameEveryTime, steady, widths } from './look.ts';

const pages = [
  { name: 'tariffs', path: '/de/smartphone-tarife.html' },
  { name: 'devices', path: '/de/smartphones.html' },
  { name: 'product', path: '/de/produkt/302?geraet=9101' },
];

for (const brand of ['spbdevk', 'rahmen'])
  for (const width of widths)
    test.describe(`the catalogue of ${brand} at ${width} px`, brand === 'rahmen' ? inProof : {}, () => {
      test.use({ ...steady, deviceScaleFactor: 0.5 });

      for (const { name, path } of pages)
        test(`looks as decided: ${name}`, async ({ page }) => {
          await openSteadily(page, `${placeAt(brand).portal}${path}`, width);
          await page.evaluate(sameEveryTime);
          await expectLook(page, `catalogue-${brand}-${name}-${width}`);
        });
    });
