/**
 * Money, days and names for people, in one place (§9, K-02, K-03). Money, days and moments are written alike in every
 * language, as contracts and bank statements have them; a caller says all the same which language the page is in.
 */
import { dayOf, germanDay, germanMoment } from '@weitersagen/contract/basics/day';
import { euro } from '@weitersagen/contract/basics/money';
import { isolated } from '@weitersagen/contract/basics/name/isolated';

/** `70,00 €` */
export const money = (cents: number | null | undefined, _locale: string): string => euro(cents);

/** `70 €` when whole, else with decimals: the amount on a banknote. */
export const shortMoney = (cents: number, locale: string): string =>
  cents % 100 === 0 ? money(cents, locale).replace(/,00(?=\D*$)/, '') : money(cents, locale);

/** `18.250 €`, rounded down to whole euros: of a sum that only says how much it is. */
export const wholeMoney = (cents: number, locale: string): string => shortMoney(cents - (cents % 100), locale);

/** Words of the mandant with no line end before a euro sign, nor before the letter or the number a name ends with. */
export const unbroken = (text: string): string => text.replace(/(?<=\d) (?=€)| (?=(?:\p{L}{1,2}|\d+)$)/gu, '\u00a0');

/** `10.000`, `10,000` */
export const number = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value);

const sizes = ['byte', 'kilobyte', 'megabyte'] as const;

/** `1,4 MB` */
export function fileSize(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = { style: 'unit', unit: sizes[step], maximumFractionDigits: step === 0 ? 0 : 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step);
}

/** `31.01.2026` */
export const day = (value: string | Date, _locale: string): string =>
  germanDay(typeof value === 'string' ? value.slice(0, 10) : dayOf(value));

/** `31.01.2026 - 14:05`, in Berlin: when something happened. */
export const moment = (value: Date, _locale: string): string => germanMoment(value);

/** "Herr Bernd Beispiel", to be shown alone or in a sentence; what is not known is left out. */
export const fullName = (...parts: readonly (string | null | undefined)[]): string => isolated(typedName(...parts));

/** As somebody would type it into a field. */
export const typedName = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** With the name of its bank, where that is known. */
export const ibanAtBank = (iban: string, bank: string | null): string => shortIban(iban) + (bank ? ` (${bank})` : '');

/** `DE02 •••• 2051`, of an IBAN that is masked already: enough to know the own one again. */
export function shortIban(masked: string): string {
  const compact = masked.replace(/\s/g, '');
  return `${compact.slice(0, 4)}\u00a0••••\u00a0${compact.slice(-4)}`;
}
