/** What a tariff costs, wherever it is shown. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const priceWords = {
  'price.month': { de: 'monatlich', en: 'per month' },
  'price.firstMonths': {
    de: '{months, plural, one {im ersten Monat} other {in den ersten # Monaten}}',
    en: '{months, plural, one {in the first month} other {in the first # months}}',
  },
  'price.then': { de: 'danach {price}', en: 'then {price}' },
  'price.fromMonth': { de: 'ab dem {month}. Monat {price}', en: 'from month {month} {price}' },
  'price.usual': { de: '{promotion}, sonst {price}', en: '{promotion}, usually {price}' },
  'price.usualPrice': { de: 'sonst {price}', en: 'usually {price}' },
  'price.rebate': { de: '{promotion}: {amount}', en: '{promotion}: {amount}' },
  'price.once': { de: 'einmalig {price}', en: '{price} once' },
  'price.onceOfTariff': { de: 'Anschluss einmalig {price}', en: 'connection {price} once' },
  'price.device': { de: 'Gerät einmalig {price}', en: 'device {price} once' },
  'price.term': {
    de: '{months, plural, =0 {ohne Mindestlaufzeit} =1 {monatlich kündbar} other {# Monate Mindestlaufzeit}}',
    en: '{months, plural, =0 {no minimum term} =1 {cancel any month} other {minimum term # months}}',
  },
  'price.with': { de: 'Mit', en: 'With' },
  'price.promised': { de: 'Preise vom Tag der Empfehlung', en: 'Prices on the day of the recommendation' },
  'price.young': { de: 'Young – für alle unter 28', en: 'Young – for anyone under 28' },
  'price.whole': { de: '{price} monatlich, {beside}', en: '{price} per month, {beside}' },
  'price.vat': { de: 'inkl. MwSt.', en: 'VAT included' },
  'price.onRequest': { de: 'Preis auf Anfrage', en: 'Price on request' },
} satisfies Bilingual;
