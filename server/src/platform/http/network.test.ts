import { expect, test } from 'vitest';
import { networkOf, networksOf, widerNetworkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8::/64'],
  ['2001:db8::1:0:0:7', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('the address %j counts as %j', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('an IPv6 address counts for its networks of 64, 56 and 48 bits, the wider ones with more', () => {
  expect(networksOf('2001:db8:1:abcd::7')).toEqual([
    ['2001:db8:1:abcd::/64', 1],
    ['2001:db8:1:ab00::/56', 4],
    ['2001:db8:1::/48', 16],
  ]);
  expect(networksOf('::ffff:192.0.2.7')).toEqual([['192.0.2.7', 1]]);
  expect([widerNetworkOf('2001:db8:1:abcd::7'), widerNetworkOf('192.0.2.7')]).toEqual(['2001:db8:1::/48', '192.0.2.7']);
});
