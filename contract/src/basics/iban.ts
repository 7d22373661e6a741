/** IBANs (V-08): known country and length, check digits by mod 97; blanks ignored, upper case. Stored without blanks. */
import { isSEPACountry, isValidIBAN } from 'ibantools';
import * as z from 'zod/mini';

export const compactIban = (value: string): string => value.replace(/[\s\u00a0-]/g, '').toUpperCase();

/** Whether money can be sent there; `germanOnly` is the mandant's ModuleIBANNurDE. */
export function isIban(value: string, germanOnly = false): boolean {
  const compact = compactIban(value);
  return (
    isValidIBAN(compact) &&
    isSEPACountry(compact.slice(0, 2)) &&
    (!germanOnly || (compact.startsWith('DE') && compact.length === 22))
  );
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
