import { expect, test } from 'vitest';
import { isIssuer, isSameOrigin, readDepartments, readRoles, verifierPattern } from './sso-rules.ts';

test('a line says which department is which agency, whatever stands in its name', () => {
  const read = readDepartments('Vertrieb Hamburg = 100001\n\n  A=B  =  100002 \r\n');
  expect([...(read ?? [])]).toEqual([
    ['Vertrieb Hamburg', '100001'],
    ['A=B', '100002'],
  ]);
  expect(readDepartments('')?.size).toBe(0);
});

test.each([
  ['no number of an agency', 'Vertrieb = 1001'],
  ['no equals sign', 'Vertrieb 100001'],
  ['no department', ' = 100001'],
  ['a department that stands there twice', 'A = 100001\nA = 100002'],
  ['a department that is too long', `${'x'.repeat(101)} = 100001`],
])('a line with %s counts for nothing', (_what, text) => {
  expect(readDepartments(text)).toBeUndefined();
});

test('a value is one of the two roles', () => {
  expect([...(readRoles('Leitung = AgenturInhaber\nTeam = AgenturMitarbeiter') ?? [])]).toEqual([
    ['Leitung', 'owner'],
    ['Team', 'employee'],
  ]);
  expect(readRoles('Leitung = AgenturInhaber_inaktiv')).toBeUndefined();
});

test.each([
  ['https://login.example/realms/a', true],
  ['http://localhost:5000', true],
  ['http://login.example', false],
  ['https://user:secret@login.example', false],
  ['https://login.example?x=1', false],
  ['ftp://login.example', false],
])('%s as the address of a provider: %s', (address, is) => {
  expect(isIssuer(address)).toBe(is);
});

test('a secret goes on to the same place alone', () => {
  expect(isSameOrigin('https://a.example/x', 'https://A.example/y')).toBe(true);
  expect(isSameOrigin('https://a.example', 'https://a.example.evil.example')).toBe(false);
});

test('a verifier has 43 to 128 characters that need no escaping', () => {
  expect(['v'.repeat(43), 'v~._-'.repeat(25)].every((one) => verifierPattern.test(one))).toBe(true);
  expect(['v'.repeat(42), 'v'.repeat(129), `${'v'.repeat(43)}!`].some((one) => verifierPattern.test(one))).toBe(false);
});
