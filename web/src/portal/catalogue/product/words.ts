/** The page of one product. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const catalogueProductWords = {
  'product.titleWith': { de: '{name} mit {tariff}', en: '{name} with {tariff}' },
  'product.description': {
    de: '{name}: Preis im Zeitverlauf und alles, was dazugehört. Weiterempfehlen und {amount} Prämie erhalten.',
    en: '{name}: the price over time and everything that comes with it. Recommend it and get a reward of {amount}.',
  },
  'product.descriptionPlain': {
    de: '{name}: Preis im Zeitverlauf und alles, was dazugehört.',
    en: '{name}: the price over time and everything that comes with it.',
  },
  'product.speed': { de: 'Bis zu {speed} MBit/s', en: 'Up to {speed} Mbit/s' },
  'product.compareInCategory': { de: 'Mit anderen Angeboten vergleichen', en: 'Compare with other offers' },
  'product.availability': { de: 'Verfügbarkeit prüfen', en: 'Check availability' },
  'product.overTime': { de: 'Der Preis im Zeitverlauf', en: 'The price over time' },
  'product.price': { de: 'Der Preis im Überblick', en: 'The price at a glance' },
  'product.always': { de: 'Im Monat', en: 'Per month' },
  'product.months': {
    de: '{from, plural, =1 {Monat 1} other {Monat #}} bis {to}',
    en: '{from, plural, =1 {Month 1} other {Month #}} to {to}',
  },
  'product.fromMonth': { de: 'Ab Monat {from}', en: 'From month {from}' },
  'product.once': { de: 'Einmalig', en: 'Once' },
  'product.connection': { de: 'Anschluss einmalig', en: 'Connection, once' },
  'product.device': { de: 'Gerät einmalig', en: 'Device, once' },
  'product.total': {
    de: '{months, plural, =0 {Im ersten Monat insgesamt} =1 {Im ersten Monat insgesamt} other {In # Monaten insgesamt}}',
    en: '{months, plural, =0 {Total in the first month} =1 {Total in the first month} other {Total in # months}}',
  },
  'product.withDevice': { de: 'Mit einem Gerät', en: 'With a device' },
  'product.otherTariffs': { de: 'Mit einem anderen Tarif', en: 'With another plan' },
} satisfies Bilingual;
