import { expect, test } from 'vitest';
import { demoSso } from '../../demo/identity-provider/seed.ts';
import { readIdentity } from './identity.ts';

const client = {
  ...demoSso('https://login.example', 'spbdevk'),
  employeeNumberClaim: 'nummer',
  departments: 'Nord = 100001\nNordwest = 100001\nSüd = 100002\n4711 = 100003',
  roles: 'Leitung = AgenturInhaber\nTeam = AgenturMitarbeiter',
};
const read = (claims: object) => readIdentity({ iss: 'https://login.example/', sub: 'k-1', ...claims }, client);

test.each([
  ['one', 'Nord', '100001'],
  ['a number', 4711, '100003'],
  ['two of the same agency', ['Nord', 'Nordwest'], '100001'],
  ['two of different agencies', ['Nord', 'Süd'], null],
  ['one that is none', 'Ost', null],
  ['something else', { name: 'Nord' }, null],
  ['nothing', undefined, null],
])('a department that is %s', (_what, department, agencyNumber) => {
  expect(read({ department }).agencyNumber).toBe(agencyNumber);
});

test('who vouches is the provider as it names itself', () => {
  expect(read({})).toMatchObject({ issuer: 'https://login.example/', subject: 'k-1' });
});

test('roles are those of all values, in one order, and of none there is none', () => {
  expect(read({ role: ['Team', 'Leitung', 'Gast'] }).positions).toEqual(['owner', 'employee']);
  expect(read({ role: 'leitung' }).positions).toEqual([]);
});

test('an address, a name or a number that is none is not taken', () => {
  expect(read({ email: 'keine', given_name: '<b>x</b>', family_name: 7, nummer: 'M 1' })).toMatchObject({
    email: null,
    firstName: null,
    lastName: null,
    employeeNumber: null,
  });
  expect(read({ email: ' Eva@Firma.example ', given_name: ' Eva ', nummer: 17 })).toMatchObject({
    email: 'eva@firma.example',
    firstName: 'Eva',
    employeeNumber: '17',
  });
});

test('an address counts as the person’s only where the provider says so in the right word', () => {
  const email = 'eva@firma.example';
  expect(['true', 1, undefined, true].map((email_verified) => read({ email, email_verified }).isEmailVerified)).toEqual(
    [false, false, false, true],
  );
});

test.each([
  ['the one that is verified', { email: 'Eva@Firma.example' }, true],
  ['another one', { email: 'anders@firma.example' }, false],
  ['none', {}, false],
])('read of another claim it counts only if it is %s', (_what, claims, isEmailVerified) => {
  const upn = { ...client, emailClaim: 'upn' };
  const read = readIdentity({ sub: 'k-1', upn: 'eva@firma.example', email_verified: true, ...claims }, upn);
  expect(read).toMatchObject({ email: 'eva@firma.example', isEmailVerified });
});
