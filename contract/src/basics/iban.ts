/**
 * IBANs (V-08): known country and length, check digits by mod 97; blanks ignored, upper case. Stored without blanks.
 * The table is our own because every form that asks for an account carries it into the browser; a test compares it with
 * the registry.
 */
import * as z from 'zod/mini';

export const compactIban = (value: string): string => value.replace(/[\s\u00a0-]/g, '').toUpperCase();

/** Countries of SEPA with the length of their IBANs; first those whose accounts have digits only. */
const digits = 'AT20 BE16 CZ24 DE22 DK18 EE20 ES24 FI18 HR21 HU28 IS26 LT20 NO15 PL28 PT25 SE24 SI19 SK24 VA22';
const letters = 'AD24 BG22 CH21 CY28 FR27 GB22 GI23 GR27 IE22 IT27 LI21 LU20 LV21 MC27 MT31 NL18 RO24 SM27';

/** Whether money can be sent there; `germanOnly` is the mandant's ModuleIBANNurDE. */
export function isIban(value: string, germanOnly = false): boolean {
  const compact = compactIban(value);
  const country = compact.slice(0, 2);
  const known = country + compact.length;
  const isKnown = /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(compact) && `${digits} ${letters}`.split(' ').includes(known);
  if (!isKnown || (germanOnly && country !== 'DE')) return false;
  return (letters.includes(known) || /^\d+$/.test(compact.slice(2))) && remainder(compact) === 1;
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
