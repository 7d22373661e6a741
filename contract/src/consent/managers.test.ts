import { expect, test } from 'vitest';
import { consentManagerOf, managerHost, managerScript } from './managers.ts';

const options = {
  consentManager: 'standIn',
  consentManagerScript: null,
  consentManagerId: null,
  consentManagerHosts: [],
} as const;

test('without a choice the stand-in asks', () => {
  expect(consentManagerOf(options)).toBeNull();
});

test('a manager is loaded from where its maker documents it, unless the mandant names another address', () => {
  expect(consentManagerOf({ ...options, consentManager: 'oneTrust', consentManagerId: 'abc' })).toEqual({
    source: 'OneTrust',
    script: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    id: 'abc',
    hosts: ['https://cdn.cookielaw.org', 'https://*.cookielaw.org', 'https://*.onetrust.com'],
  });
  expect(
    consentManagerOf({
      ...options,
      consentManager: 'tcf',
      consentManagerScript: 'https://cmp.example/a/b.js?id=1',
      consentManagerHosts: ['https://*.cmp.example'],
    }),
  ).toMatchObject({ source: 'TCF', id: null, hosts: ['https://cmp.example', 'https://*.cmp.example'] });
});

test('one that speaks TCF alone and has no address asks nobody', () => {
  expect(consentManagerOf({ ...options, consentManager: 'tcf' })).toBeNull();
});

test.each([
  ['https://*.example.org', true],
  ['https://a.example.org:8443', true],
  ['https://a.example.org; script-src *', false],
  ['*', false],
  ["'unsafe-eval'", false],
  ['https:', false],
  ['https://a.example/x', false],
])('the host %s may be named: %s', (host, may) => {
  expect(managerHost.test(host)).toBe(may);
});

test.each([
  ['https://a.example.org/x.js?id=1&y=2', true],
  ['javascript:alert(1)', false],
  ['https://a.example.org/x.js"><script>', false],
  ['https://a.example.org', false],
])('the script %s may be named: %s', (address, may) => {
  expect(managerScript.test(address)).toBe(may);
});
