/**
 * What the demo brands sell: one product at least in every category of the catalogue that shows no devices, so that
 * every page of it has something to show. Names and tariffs are invented.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import type { MandantDraft } from '../setup/draft.ts';
import { firstMobileCategory } from './categories.ts';
import { termsOf } from './prices.ts';
import { consultations, type Pay, premiumIds, type Tariff, tariffs, youngTariffs } from './tariffs.ts';

type Product = MandantDraft['products'][number];
type Premium = MandantDraft['premiums'][number];

export interface Catalogue {
  products: Product[];
  premiums: Premium[];
}

/** `shop` is the page a tariff is ordered on; days of premiums are counted from `today`. */
export function catalogue({
  slug,
  shop,
  withAgents,
  today,
}: {
  slug: string;
  shop: string;
  withAgents: boolean;
  today: string;
}): Catalogue {
  const all = withAgents ? [...tariffs, ...consultations] : tariffs;
  const paid = (pay: Pay): number[] => all.filter((tariff) => tariff[2] === pay).map(([id]) => id);
  const since = { startsOn: '2025-01-01' };
  const yesterday = plusDays(today, -1);
  const voucherCodes = Array.from(
    { length: 25 },
    (_, index) => `${slug.toUpperCase().slice(0, 4)}-${2400 + index * 37}-${7013 + index * 53}`,
  );
  const money = (pay: Pay, externalId: string, valueCents: number, more: Partial<Premium> = {}): Premium => ({
    id: premiumIds[pay],
    externalId,
    name: `${valueCents / 100} € Geldprämie`,
    valueCents,
    productIds: paid(pay),
    ...since,
    ...more,
  });
  const premiums: Premium[] = [
    money('home', 'P-70', 7000),
    money('fibre', 'P-90', 9000),
    money('sports', 'P-110', 11_000),
    money('mobile', 'P-50', 5000),
    money('business', 'P-100', 10_000),
    money('displayed', 'P-40', 4000, { endsOn: yesterday, shownUntil: plusDays(today, 180) }),
    money('expired', 'P-120', 12_000, {
      name: '120 € Frühlingsprämie',
      productIds: [101, 104],
      endsOn: yesterday,
      shownUntil: yesterday,
    }),
    {
      id: premiumIds.voucher,
      externalId: 'G-60',
      name: 'Einkaufsgutschein über 60 €',
      description: 'Als Code, einlösbar bei über 300 Händlern.',
      kind: 'voucher',
      valueCents: 6000,
      productIds: [101, 141, 302],
      voucherCodes,
      ...since,
    },
    ...(withAgents ? [money('agent', 'P-25', 2500)] : []),
  ];
  return { products: all.map((tariff) => toProduct(tariff, shop)), premiums };
}

const toProduct = ([id, categoryId, , name, description]: Tariff, shop: string): Product => ({
  id,
  externalId: `X${id}`,
  name,
  description,
  categoryId: categoryId || null,
  source: categoryId >= firstMobileCategory ? 'mobilfunk' : 'festnetz',
  agent: categoryId === 0,
  ...(categoryId === 0 && { excessReason: 'Nur in der Demo: erfundene Beratung, es kommt kein Vertrag zustande.' }),
  ...termsOf[id],
  externalTariffId: categoryId === 0 ? null : `T-${id}`,
  young: youngTariffs.has(id),
  shopUrlTemplate:
    categoryId === 0
      ? null
      : `${shop}?tarif=X${id}&pid={Empfehlungsnummer}&sub={Empfaengernummer}&ch={Channel}&geraet={Geraet}`,
});
