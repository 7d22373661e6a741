import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosablePremiums, highestValueCents, isValidPremium, type PricedPremium, snapshotPremium } from './rules.ts';

const today = '2026-03-15';
const premium = (given: Partial<PricedPremium>): PricedPremium => ({
  id: 1,
  kind: 'money',
  valueCents: 7000,
  startsOn: null,
  endsOn: null,
  shownUntil: null,
  ...given,
});

/** S-10: start, end, display end → valid on 2026-03-15? */
test.each<[string, string | null, string | null, string | null, boolean]>([
  ['starts today', '2026-03-15', null, null, true],
  ['starts tomorrow', '2026-03-16', null, null, false],
  ['has no start', null, '2026-12-31', null, true],
  ['has no end', '2026-01-01', null, null, true],
  ['ends today', null, '2026-03-15', null, true],
  ['ended yesterday', null, '2026-03-14', null, false],
  ['ended yesterday and is shown until today', null, '2026-03-14', '2026-03-15', true],
  ['ended and was shown until yesterday', null, '2026-03-14', '2026-03-14', false],
  ['is shown until yesterday, its end is open', null, null, '2026-03-14', false],
  ['ends tomorrow, was shown until yesterday', null, '2026-03-16', '2026-03-14', true],
  ['starts tomorrow and is shown', '2026-03-16', null, '2026-12-31', false],
])('a premium that %s counts by its days', (_what, startsOn, endsOn, shownUntil, expected) => {
  expect(isValidPremium({ startsOn, endsOn, shownUntil }, today)).toBe(expected);
});

test('the snapshot is the highest valid money premium; a voucher only where there is no money', () => {
  const money = premium({ id: 1 });
  const more = premium({ id: 2, valueCents: 9000 });
  const over = premium({ id: 3, valueCents: 99_000, endsOn: '2026-03-14' });
  const voucher = premium({ id: 4, kind: 'voucher', valueCents: 50_000 });
  expect(snapshotPremium([money, voucher, over, more], today)).toBe(more);
  expect(snapshotPremium([over, voucher], today)).toBe(voucher);
  expect(snapshotPremium([over], today)).toBeUndefined();
});

test('of equal premiums the snapshot is the same whatever their order', () => {
  const equal = [3, 1, 2].map((id) => premium({ id }));
  fc.assert(
    fc.property(fc.shuffledSubarray(equal, { minLength: 3 }), (given) => snapshotPremium(given, today)?.id === 1),
  );
});

test('the snapshot can be chosen after its end, too, another premium only while it is valid', () => {
  const snapshot = premium({ id: 1, endsOn: '2026-01-01' });
  const other = premium({ id: 2 });
  const over = premium({ id: 3, endsOn: '2026-01-01' });
  expect(choosablePremiums([snapshot, other, over], 1, today)).toEqual([snapshot, other]);
  expect(choosablePremiums([snapshot, over], null, today)).toEqual([]);
});

test('the highest premium counts valid ones only', () => {
  expect(highestValueCents([premium({}), premium({ valueCents: 9000, endsOn: '2026-03-14' })], today)).toBe(7000);
  expect(highestValueCents([], today)).toBe(0);
});
