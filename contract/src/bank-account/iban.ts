/**
 * IBANs (V-08): known country, its structure, check digits by mod 97; blanks ignored, upper case. Stored without blanks.
 * The table is our own because every form that asks for an account carries it into the browser; a test compares it with
 * the registry.
 */
import * as z from 'zod/mini';

export const compactIban = (value: string): string => value.replace(/[\s\u00a0-]/g, '').toUpperCase();

/** Countries of SEPA by what follows the check digits: so many digits (n), letters (a), either (c). */
const structures = {
  n11: 'NO',
  n12: 'BE',
  n14: 'DK FI',
  n15: 'SI',
  n16: 'AT EE LT',
  n17: 'HR',
  n18: 'DE ME RS VA',
  n20: 'CZ ES SE SK',
  n21: 'PT',
  n22: 'IS',
  n24: 'HU PL',
  n3c10n2: 'MK',
  n3c13: 'LU',
  n5c12: 'CH LI',
  n7c16: 'GR',
  n8c12: 'AD',
  n8c16: 'AL CY',
  n10c11n2: 'FR MC',
  a1n10c12: 'IT SM',
  a4n5c18: 'MT',
  a4n6c8: 'BG',
  a4n10: 'NL',
  a4n14: 'GB',
  a4c13: 'LV',
  a4c15: 'GI',
  a4c16: 'RO',
  c4n14: 'IE',
  c20: 'MD',
};
const signs: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z\\d]' };

/** Whether money can be sent there; `germanOnly` is the mandant's ModuleIBANNurDE. */
export function isIban(value: string, germanOnly = false): boolean {
  const compact = compactIban(value);
  const country = compact.slice(0, 2);
  const [structure] = Object.entries(structures).find(([, countries]) => countries.split(' ').includes(country)) ?? [];
  if (!structure || (germanOnly && country !== 'DE')) return false;
  const account = structure.replace(/(\D)(\d+)/g, (_part, sign: string, count: string) => `${signs[sign]}{${count}}`);
  return new RegExp(`^..\\d\\d${account}$`).test(compact) && remainder(compact) === 1;
}

/** Of the IBAN as a number, its first four characters behind the rest and letters as 10 to 35, divided by 97. */
function remainder(compact: string): number {
  let rest = 0;
  for (const sign of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

export const iban = z.codec(
  z.string().check(
    z.maxLength(60, { error: 'invalid' }),
    z.refine((value: string) => isIban(value), { error: 'invalid' }),
  ),
  z.string(),
  { decode: (value) => compactIban(value), encode: (value) => value },
);

/** `DE02 1203 0000 0000 2020 51` */
export const groupedIban = (value: string): string => compactIban(value).replace(/(.{4})(?=.)/g, '$1 ');
/** `DE02 **** **** **** **20 51`: country, check digits and the last four. */
export const maskIban = (value: string): string => {
  const compact = compactIban(value);
  return groupedIban(compact.slice(0, 4) + '*'.repeat(Math.max(compact.length - 8, 0)) + compact.slice(-4));
};
