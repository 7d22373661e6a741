import { expect, test } from 'vitest';
import { isOnRequest, quoteOf } from './quote.ts';
import type { FixedLine, Mobile } from './schemas.ts';

const inEveryList = {
  id: 302,
  externalId: 'X302',
  name: 'Mobil M',
  description: '30 GB',
  categoryId: 22,
  hasShopLink: true,
  isAgent: false,
  valueCents: 5000,
  value: '50,00 €',
  premiums: [],
  onceCents: 3995,
  priceSteps: null,
  termMonths: 24,
  pricedOn: null,
  isOnRequest: false,
  footnote: null,
  young: false,
  class: 'M',
  commission: null,
  picture: null,
  drawing: 'phone',
} as const;
const mobile: Mobile = {
  ...inEveryList,
  source: 'mobilfunk',
  premiums: [],
  deviceType: null,
  manufacturer: null,
  deviceId: null,
  tariffId: 302,
  deviceCents: null,
  tariffCents: 2995,
  promotionCents: 2495,
  promotion: 'Herbstaktion',
  topPosition: 1,
  position: 0,
  deviceName: null,
  tariffName: 'Mobil M',
  deviceDescription: null,
  tariffDescription: '30 GB',
};
const withDevice: Mobile = {
  ...mobile,
  deviceType: 'smartphone',
  manufacturer: 'Nordwind',
  deviceId: 9101,
  deviceName: 'Nordwind 7',
  deviceCents: 4900,
  promotionCents: 100,
};
const fixed: FixedLine = {
  ...inEveryList,
  source: 'festnetz',
  premiums: [],
  bundle: 'DP',
  displayName: 'Zuhause L',
  hybrid: false,
  group: null,
  speedMbit: 250,
  monthlyCents: 4495,
  priceSteps: '6:1995',
  description1: null,
  description2: null,
  description3: null,
  description4: null,
  externalTariffId: null,
  promotionName: 'Routergutschrift',
  rebateCents: 18_000,
};

test('the promotion of a mobile tariff lowers what its month costs, that of a device what the device costs', () => {
  expect(quoteOf(mobile)).toMatchObject({ monthlyCents: 2495, usualCents: 2995, deviceCents: null });
  expect(quoteOf(withDevice)).toMatchObject({
    monthlyCents: 2995,
    usualCents: null,
    deviceName: 'Nordwind 7',
    deviceCents: 100,
    usualDeviceCents: 4900,
  });
});

test('of the landline the promotion says what it saves, and the price has its steps', () => {
  expect(quoteOf(fixed)).toMatchObject({
    tariffName: 'Zuhause L',
    monthlyCents: 4495,
    priceSteps: '6:1995',
    promotion: 'Routergutschrift',
    rebateCents: 18_000,
  });
});

test('what has no price is on request', () => {
  expect(isOnRequest(quoteOf({ ...fixed, monthlyCents: null, priceSteps: null }))).toBe(true);
  expect(isOnRequest(quoteOf(fixed))).toBe(false);
});
