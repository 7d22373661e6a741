import { expect, test } from 'vitest';
import { createNetworkLimit } from './network-limit.ts';

test('a network has so much in an hour, and again in the next', () => {
  const fullOf = createNetworkLimit(2);
  const at = new Date('2026-03-02T09:10:00Z');
  const own = '192.0.2.1';
  expect([1, 2, 3, 4].map(() => fullOf(own, at))).toEqual([undefined, undefined, own, own]);
  expect(fullOf('192.0.2.2', at)).toBeUndefined();
  expect(fullOf(own, new Date('2026-03-02T10:00:00Z'))).toBeUndefined();
});

test('the networks of 56 and 48 bits have four and sixteen times as much, and what comes above is not counted', () => {
  const fullOf = createNetworkLimit(2);
  const at = new Date('2026-03-02T09:10:00Z');
  const written = (count: number, ipOf: (place: number) => string) => {
    const full = Array.from({ length: count }, (_none, one) => fullOf(ipOf(one), at));
    return [full.filter((network) => network === undefined).length, full.at(-1)];
  };
  expect(written(100, (host) => `2001:db8:1:100::${host + 1}`)).toEqual([2, '2001:db8:1:100::/64']);
  // The rest of its 56 bits: eight rows together.
  expect(written(100, (one) => `2001:db8:1:1${(one + 16).toString(16)}::1`)).toEqual([6, '2001:db8:1:100::/56']);
  // The rest of its 48 bits: thirty-two rows together.
  expect(written(200, (one) => `2001:db8:1:${(one + 2).toString(16)}00::1`)).toEqual([24, '2001:db8:1::/48']);
  expect(fullOf('2001:db8:2:1::1', at)).toBeUndefined();
});
