/** For tests: what the API answers about what can be recommended and what it earns. */

import { searchAgents } from '@weitersagen/contract/agent/endpoints';
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import { listActiveCampaigns } from '@weitersagen/contract/campaign/endpoints';
import { showPublicFigures } from '@weitersagen/contract/figure/endpoints';
import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { listCategories, listProducts, showProduct, showTariffChoice } from '@weitersagen/contract/product/endpoints';
import type { Category, TariffChoice } from '@weitersagen/contract/product/schemas';
import { showShopWindow, type WindowProduct } from '@weitersagen/contract/product/shop-window';

export const premium = {
  id: 7,
  externalId: 'P-70',
  name: '70 € Geldprämie',
  description: '',
  kind: 'money',
  startsOn: '2025-01-01',
  endsOn: '2027-12-31',
  shownUntil: null,
  value: '70,00 €',
  valueCents: 7000,
};
export const product = {
  id: 101,
  externalId: 'X101',
  name: 'Zuhause L',
  description: '250 Mbit/s',
  categoryId: 1,
  source: 'festnetz',
  hasShopLink: true,
  isAgent: false,
  valueCents: 7000,
  value: '70,00 €',
  premiums: [{ ...premium, productIds: [101] }],
  picture: null,
  drawing: 'router',
};
export const agent = {
  externalId: 'B-1001',
  lastName: 'Ahlers',
  firstName: 'Petra',
  postcode: '20095',
  city: 'Hamburg',
  photo: null,
};
/** The same as a tariff of the landline. */
export const tariff = {
  ...product,
  onceCents: 6995,
  priceSteps: '6:1995;24:3495',
  termMonths: 24,
  pricedOn: null,
  isOnRequest: false,
  footnote: null,
  young: false,
  class: null,
  commission: null,
  bundle: 'DP',
  displayName: 'Zuhause L',
  hybrid: false,
  group: 'DSL',
  speedMbit: 250,
  monthlyCents: 3495,
  description1: 'Bis zu 250 MBit/s',
  description2: null,
  description3: null,
  description4: null,
  externalTariffId: null,
  promotionName: 'Routergutschrift',
  rebateCents: 18_000,
} as const;
export const category: Category = {
  id: 1,
  slug: 'internet',
  name: 'Internet',
  title: 'Internet',
  breadcrumb: 'Internet',
  subtitle: null,
  source: 'festnetz',
  category: 'internet',
  position: 1,
  language: 'de',
  picture: null,
  icon: null,
  drawing: 'router',
};

export const windowProduct: WindowProduct = {
  id: 101,
  name: 'Zuhause L',
  description: '250 Mbit/s',
  title: 'Internet',
  isAgent: false,
  valueCents: 7000,
  picture: null,
  drawing: 'router',
  facts: ['Bis zu 250 MBit/s', 'Flatrate ins Festnetz'],
  monthlyCents: 1995,
  months: 6,
  thenCents: 3495,
};
/** What Home is shown. */
export const shopWindow = {
  products: [windowProduct],
  next: null,
  highestCents: 11_000,
  splits: [
    { recommenderShare: 100, recommenderCents: 11_000, recipientCents: 0 },
    { recommenderShare: 50, recommenderCents: 5500, recipientCents: 5500 },
    { recommenderShare: 0, recommenderCents: 0, recipientCents: 11_000 },
  ],
};

export const choice: TariffChoice = {
  count: 1,
  total: 1,
  priceMinCents: 1995,
  priceMaxCents: 1995,
  speedsMbit: [250],
  manufacturers: [],
  deviceTypes: [],
  bundles: ['DP'],
  hasYoung: false,
  hasHybrid: false,
  valueFromCents: 7000,
  valueCents: 7000,
  next: null,
};

export const catalogueAnswers: readonly (readonly [Endpoint, unknown])[] = [
  [listActiveCampaigns, []],
  [showPublicFigures, { year: 2026, paidCents: null, payouts: null, medianDays: null, recommendations: null }],
  [listProducts, [product]],
  [listCategories, [category]],
  [showTariffChoice, choice],
  [showShopWindow, shopWindow],
  [showProduct, { ...tariff, footnotes: [] }],
  [searchAgents, { agents: [agent], hasNext: false, pageCount: 1, totalCount: 1 }],
  [showHighestPremium, { valueCents: 11_000, value: '110,00 €' }],
];
