/**
 * What the demo brands sell: telephone and internet (two of them), insurances, and what a company offers to its people. Of the first
 * one product at least in every category of the catalogue that shows no devices, so that every page of it has something to show.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { Category } from './category.ts';
import { consultations } from './consultations.ts';
import { insurances } from './insurance.ts';
import { insuranceCategories } from './insurance-categories.ts';
import { factsOf, inEnglish, type Pay, type Premium, type Product, premiumIds, type Sold } from './sold.ts';
import { staffOffers } from './staff.ts';
import { staffCategories } from './staff-categories.ts';
import { telecom } from './telecom.ts';
import { categories as telecomCategories } from './telecom-categories.ts';

export type Trade = 'telecom' | 'insurance' | 'staff';

export interface Catalogue {
  categories: Category[];
  products: Product[];
  premiums: Premium[];
}

interface Assortment {
  categories: Category[];
  sold: readonly Sold[];
  /** In euros, by what a product is paid for. */
  money: Partial<Record<Pay, number>>;
  /** What can be had as a voucher, too. */
  withVoucher: number[];
  /** What had a premium that is over. */
  withExpired: number[];
}

const assortments: Readonly<Record<Trade, Assortment>> = {
  telecom: {
    categories: telecomCategories,
    sold: telecom,
    money: { home: 70, fibre: 90, sports: 110, mobile: 50, business: 100, displayed: 40 },
    withVoucher: [101, 141, 302],
    withExpired: [101, 104],
  },
  insurance: {
    categories: insuranceCategories,
    sold: insurances,
    money: { home: 70, fibre: 90, mobile: 50, small: 30 },
    withVoucher: [101, 111, 182],
    withExpired: [141, 161],
  },
  staff: {
    categories: staffCategories,
    sold: staffOffers,
    money: { home: 70, fibre: 90, sports: 110, mobile: 50, business: 100, small: 30 },
    withVoucher: [101, 401, 411],
    withExpired: [121, 122],
  },
};

/** `shop` is the page a product is ordered on; days of premiums are counted from `today`. */
export function catalogue({
  slug,
  trade,
  shop,
  withAgents,
  today,
}: {
  slug: string;
  trade: Trade;
  shop: string;
  withAgents: boolean;
  today: string;
}): Catalogue {
  const { categories, sold, ...paid } = assortments[trade];
  const all = withAgents ? [...sold, ...consultations] : sold;
  return {
    categories,
    products: all.map((one) => toProduct(one, categories, shop)),
    premiums: premiumsOf(all, paid, { slug, today }),
  };
}

function premiumsOf(
  all: readonly Sold[],
  { money, withVoucher, withExpired }: Pick<Assortment, 'money' | 'withVoucher' | 'withExpired'>,
  { slug, today }: { slug: string; today: string },
): Premium[] {
  const since = { startsOn: '2025-01-01' };
  const yesterday = plusDays(today, -1);
  const displayed = { endsOn: yesterday, shownUntil: plusDays(today, 180) };
  const inEuros = (id: number, value: number, productIds: number[], more: Partial<Premium> = {}): Premium => ({
    id,
    externalId: `P-${value}`,
    name: `${value} € Geldprämie`,
    translations: [{ language: 'en', name: `${value} € cash reward`, description: null }],
    valueCents: value * 100,
    productIds,
    ...since,
    ...more,
  });
  const usual = (Object.entries(money) as [Pay, number][]).map(([pay, value]) => {
    const productIds = all.filter((one) => one.pay === pay).map(({ id }) => id);
    return inEuros(premiumIds[pay], value, productIds, pay === 'displayed' ? displayed : {});
  });
  const agents = all.filter(({ pay }) => pay === 'agent').map(({ id }) => id);
  return [
    ...usual,
    inEuros(premiumIds.expired, 120, withExpired, {
      name: '120 € Frühlingsprämie',
      translations: [{ language: 'en', name: '120 € spring reward', description: null }],
      endsOn: yesterday,
      shownUntil: yesterday,
    }),
    {
      id: premiumIds.voucher,
      externalId: 'G-60',
      name: 'Einkaufsgutschein über 60 €',
      description: 'Als Code, einlösbar bei über 300 Händlern.',
      translations: [
        {
          language: 'en',
          name: '60 € shopping voucher',
          description: 'As a code that more than 300 shops accept.',
        },
      ],
      kind: 'voucher',
      valueCents: 6000,
      productIds: withVoucher,
      voucherCodes: voucherCodes(slug),
      ...since,
    },
    ...(agents.length > 0 ? [inEuros(premiumIds.agent, 25, agents)] : []),
  ];
}

const voucherCodes = (slug: string): string[] =>
  Array.from(
    { length: 25 },
    (_, index) => `${slug.toUpperCase().slice(0, 4)}-${2400 + index * 37}-${7013 + index * 53}`,
  );

const toProduct = (
  { id, categoryId, de, en, terms }: Sold,
  categories: readonly Category[],
  shop: string,
): Product => ({
  id,
  externalId: `X${id}`,
  name: de[0],
  description: de[1],
  ...factsOf(de),
  categoryId,
  source: categories.find((category) => category.id === categoryId)?.source ?? 'festnetz',
  agent: categoryId === null,
  ...terms,
  translations: [inEnglish(en, terms)],
  shopUrlTemplate:
    categoryId === null
      ? null
      : `${shop}?tarif=X${id}&pid={Empfehlungsnummer}&sub={Empfaengernummer}&ch={Channel}&geraet={Geraet}`,
});
