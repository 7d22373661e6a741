import fc from 'fast-check';
import { countrySpecs, isSEPACountry, isValidIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { compactIban, groupedIban, iban, isIban, maskIban } from './iban.ts';
import { decode } from './wire.ts';

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

/** A number of an account of the country, with the right check digits. */
function sample(country: string, length: number): string {
  const account = '1'.repeat(length - 4);
  const digits = `${account}${country}00`.replace(/[A-Z]/g, (sign) => String(Number.parseInt(sign, 36)));
  return country + String(98n - (BigInt(digits) % 97n)).padStart(2, '0') + account;
}

test('countries and lengths are those of the registry', () => {
  for (const [country, { chars }] of Object.entries(countrySpecs)) {
    if (!chars) continue;
    const registered = isSEPACountry(country);
    expect([country, isIban(sample(country, chars))]).toEqual([country, registered]);
    expect([country, isIban(sample(country, chars + 1))]).toEqual([country, false]);
  }
});

test('whatever we take for an IBAN, the registry takes for one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(german, austrian, 'FR1420041010050500013M02606', 'GB29NWBK60161331926819'),
      fc.nat(30),
      fc.constantFrom('0', '7', 'A', 'Z'),
      (value, place, sign) => {
        const changed = value.slice(0, place) + sign + value.slice(place + 1);
        if (isIban(changed) && !/^(?:FR|GB)/.test(changed)) expect(isValidIBAN(changed)).toBe(true);
      },
    ),
  );
});
