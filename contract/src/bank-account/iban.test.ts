import fc from 'fast-check';
import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { compactIban, groupedIban, iban, isIban, maskIban } from './iban.ts';

const german = 'DE02120300000000202051';
const austrian = 'AT611904300234573201';

test('an IBAN is read with blanks and in small letters, and kept without', () => {
  expect(decode(iban, ' de02 1203 0000 0000 2020 51 ')).toEqual({ ok: true, value: german });
  expect(groupedIban(german)).toBe('DE02 1203 0000 0000 2020 51');
});

test('two wrong check digits, a wrong length and a country outside of SEPA are refused', () => {
  const wrong = [
    'DE03120300000000202051',
    'DE0212030000000020205',
    'XX02120300000000202051',
    'SA0380000000608010167519',
    '',
  ];
  expect(wrong.map((value) => isIban(value))).toEqual(wrong.map(() => false));
});

test('one changed digit is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digit = (Number(german[place]) + shift) % 10;
      expect(isIban(german.slice(0, place) + digit + german.slice(place + 1))).toBe(false);
    }),
  );
});

test('with ModuleIBANNurDE only German accounts are accepted (V-08)', () => {
  expect([isIban(austrian), isIban(austrian, true), isIban(german, true)]).toEqual([true, false, true]);
});

test('a mask shows the country, the check digits and the last four', () => {
  expect(maskIban(german)).toBe('DE02 **** **** **** **20 51');
  fc.assert(
    fc.property(fc.constantFrom(german, austrian), (value) => {
      expect(compactIban(maskIban(value)).replaceAll('*', '')).toHaveLength(8);
    }),
  );
});

/** With the right check digits. */
function withDigits(country: string, account: string): string {
  const number = `${account}${country}00`.replace(/[A-Z]/g, (sign) => String(Number.parseInt(sign, 36)));
  return country + String(98n - (BigInt(number) % 97n)).padStart(2, '0') + account;
}

/** Some are not anchored. */
const whole = (structure: string): RegExp => new RegExp(`^${structure.replace(/^\^|\$$/g, '')}$`);

/** Joined SEPA in October 2025 and May 2026; the list of ibantools is older, its structures are there. */
const joined = ['AL', 'MD', 'ME', 'MK', 'RS'];
const sepa = Object.entries(countrySpecs).filter(([country]) => isSEPACountry(country) || joined.includes(country));

test.each(
  sepa.map(([country, { chars = 0, bban_regexp: structure = '' }]) => [country, chars - 4, structure] as const),
)('an account of %s has the signs and the length of the registry', (country, length, structure) => {
  const registered = whole(structure);
  const accounts = fc.oneof(
    fc.stringMatching(registered),
    fc
      .tuple(fc.stringMatching(registered), fc.nat(length - 1), fc.constantFrom('7', 'Q'))
      .map(([account, place, sign]) => account.slice(0, place) + sign + account.slice(place + 1)),
    fc.stringMatching(/^[0-9A-Z]+$/),
  );
  fc.assert(
    fc.property(accounts, (account) => {
      expect([account, isIban(withDigits(country, account))]).toEqual([account, registered.test(account)]);
    }),
  );
});

test('a country outside of SEPA is refused whatever its structure', () => {
  const inside = sepa.map(([country]) => country);
  for (const [country, { bban_regexp: structure }] of Object.entries(countrySpecs)) {
    if (inside.includes(country) || !structure) continue;
    const [account = ''] = fc.sample(fc.stringMatching(whole(structure)), 1);
    expect([country, isIban(withDigits(country, account))]).toEqual([country, false]);
  }
});

test.each([
  'AL35202111090000000001234567',
  'MD24AG000225100013104168',
  'ME25505000012345678951',
  'MK07250120000058984',
  'RS35260005601001611379',
])('money reaches %s, whose country joined SEPA lately', (value) => expect(isIban(value)).toBe(true));

test.each(['GB57NWBK6016133192681A', 'NL54ABNA041716430A', 'FR3020041010050500013M0260A'])(
  '%s has a letter where its country has a digit, and is refused though its check digits fit',
  (value) => expect([isIban(value), isValidIBAN(value)]).toEqual([false, false]),
);
