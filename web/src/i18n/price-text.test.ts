import type { Quote } from '@weitersagen/contract/product/quote';
import { expect, test } from 'vitest';
import { textsOfDesk } from './desk-catalogue.ts';
import { quoteText } from './price-text.ts';
import { textsOf } from './t.ts';

const told = (locale: 'de' | 'en', quote: Quote): string => {
  const { t } = textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) }));
  return quoteText(quote, t, locale).replaceAll('\u00a0', ' ');
};
const landline: Quote = {
  tariffName: 'Zuhause L',
  deviceId: null,
  deviceName: null,
  manufacturer: null,
  monthlyCents: 3495,
  priceSteps: '6:1995;24:3495',
  usualCents: null,
  onceCents: 6995,
  deviceCents: null,
  usualDeviceCents: null,
  termMonths: 24,
  promotion: 'Routergutschrift',
  rebateCents: 18_000,
};
const mobile: Quote = {
  ...landline,
  tariffName: 'Mobil M',
  monthlyCents: 2495,
  priceSteps: null,
  usualCents: 2995,
  promotion: 'Herbstaktion',
  rebateCents: null,
};

test.each<[string, Quote, de: string, en: string]>([
  [
    'steps, and what the promotion saves',
    landline,
    'in den ersten 6 Monaten 19,95 €, danach 34,95 € monatlich, einmalig 69,95 €, 24 Monate Mindestlaufzeit, inkl. MwSt., Routergutschrift: 180,00 €',
    'in the first 6 months 19,95 €, then 34,95 € per month, 69,95 € once, minimum term 24 months, VAT included, Routergutschrift: 180,00 €',
  ],
  [
    'a month that a promotion lowers',
    mobile,
    '24,95 € monatlich, Herbstaktion, sonst 29,95 €, einmalig 69,95 €, 24 Monate Mindestlaufzeit, inkl. MwSt.',
    '24,95 € per month, Herbstaktion, usually 29,95 €, 69,95 € once, minimum term 24 months, VAT included',
  ],
  [
    'a device, bound by the month',
    { ...mobile, usualCents: null, deviceId: 9101, deviceName: 'Nordwind 7', deviceCents: 14_900, termMonths: 1 },
    '24,95 € monatlich, Gerät einmalig 149,00 €, Anschluss einmalig 69,95 €, monatlich kündbar, inkl. MwSt.',
    '24,95 € per month, device 149,00 € once, connection 69,95 € once, cancel any month, VAT included',
  ],
  [
    'a device that a promotion lowers',
    { ...mobile, usualCents: null, deviceId: 9101, deviceName: 'Nordwind 7', deviceCents: 100, usualDeviceCents: 4900 },
    '24,95 € monatlich, Gerät einmalig 1,00 € (Herbstaktion, sonst 49,00 €), Anschluss einmalig 69,95 €, 24 Monate Mindestlaufzeit, inkl. MwSt.',
    '24,95 € per month, device 1,00 € once (Herbstaktion, usually 49,00 €), connection 69,95 € once, minimum term 24 months, VAT included',
  ],
  [
    'nothing to pay once [S9-K018]',
    { ...mobile, usualCents: null, onceCents: null, termMonths: null },
    '24,95 € monatlich, einmalig 0 €, inkl. MwSt.',
    '24,95 € per month, 0 € once, VAT included',
  ],
  ['no price', { ...landline, monthlyCents: null, priceSteps: null }, 'Preis auf Anfrage', 'Price on request'],
])('in one line stands what is paid when, with %s', (_what, quote, de, en) => {
  expect([told('de', quote), told('en', quote)]).toEqual([de, en]);
});
