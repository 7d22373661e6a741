import { expect, test } from 'vitest';
import { frameOrigin, frameOrigins, mayFrame } from './frame-hosts.ts';

test.each([
  ['bank.example', 'https://bank.example'],
  ['https://bank.example', 'https://bank.example'],
  ['https://Bank.example/', 'https://bank.example'],
  ['https://bank.example:443', 'https://bank.example'],
  ['https://bank.example:8443', 'https://bank.example:8443'],
  ['*.bank.example', 'https://*.bank.example'],
  ['http://partnerbank.localhost:4000', 'http://partnerbank.localhost:4000'],
  ['http://bank.example', undefined],
  ['*', undefined],
  ['https:', undefined],
  ["'unsafe-inline'", undefined],
  ['https://bank.example; script-src *', undefined],
  ['https://bank.example/page', undefined],
  ['https://user@bank.example', undefined],
  ['data:', undefined],
  ['', undefined],
])('%s as who may embed the portal is %s', (host, origin) => {
  expect(frameOrigin(host)).toBe(origin);
});

test('a page may embed the portal by its whole origin, or below a name with a star', () => {
  const origins = frameOrigins(['https://bank.example', '*.group.example', 'nonsense;']);
  expect(origins).toEqual(['https://bank.example', 'https://*.group.example']);
  const asked = (origin: string) => mayFrame(origin, origins);
  expect(['https://bank.example', 'https://a.group.example', 'https://a.b.group.example'].map(asked)).toEqual([
    true,
    true,
    true,
  ]);
  for (const foreign of [
    'http://bank.example',
    'https://bank.example:8443',
    'https://bank.example.evil.example',
    'https://evilbank.example',
    'https://group.example',
    'https://.group.example',
    'https://evilgroup.example',
    'null',
    '',
  ])
    expect([foreign, asked(foreign)]).toEqual([foreign, false]);
});
