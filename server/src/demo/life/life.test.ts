/** Half a year of a brand as it is thought up, before it is told: `story.test.ts` looks at what came of it. */
import { expect, test } from 'vitest';
import { demoCatalogue } from '../brands.ts';
import { type Calendar, casts, lifeOf } from './life.ts';
import { inventedIban } from './people.ts';

const calendar: Calendar = { today: '2026-03-02', ago: (day, hour) => day + 0.5 - hour / 24 };

test('on the same day everybody sees the same', () => {
  for (const cast of casts) {
    const products = demoCatalogue(cast.slug, calendar.today);
    expect(lifeOf(cast, calendar, products)).toEqual(lifeOf(cast, calendar, products));
  }
});

test('an invented account has right check digits and no bank', () => {
  expect([inventedIban(1), inventedIban(2)].map((iban) => iban.slice(0, 2) + iban.slice(4, 12))).toEqual([
    'DE99900100',
    'DE99900100',
  ]);
  for (const iban of [inventedIban(1), inventedIban(77)]) {
    const digits = `${iban.slice(4)}1314${iban.slice(2, 4)}`;
    expect(BigInt(digits) % 97n).toBe(1n);
  }
});
