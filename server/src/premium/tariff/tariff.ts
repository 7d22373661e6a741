/** A tariff as the wire shows it: its row, its device and what it earns today (rules 7.7, E-23, E-24). */
import { euro } from '@weitersagen/contract/basics/money';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { MandantConfig } from '@weitersagen/contract/mandant/schemas';
import type { PagePicture } from '@weitersagen/contract/media/page-picture';
import { snapshotPremium } from '@weitersagen/contract/premium/rules';
import type { Premium } from '@weitersagen/contract/premium/schemas';
import { isStale } from '@weitersagen/contract/product/price';
import type { FixedLine, Mobile, ProductSummary } from '@weitersagen/contract/product/schemas';
import { type Device, drawingOf, type Product, productIn } from '#product/product.ts';

export interface Offered {
  /** The uploaded picture of a product, small for a list and large for itself. */
  pictureOf: (product: Product) => PagePicture | null;
  /** Valid today, by product. */
  premiumsOf: (productId: number) => readonly Value<typeof Premium>[];
  today: string;
  /** The language it is said in. */
  locale: string;
  config: Pick<MandantConfig, 'priceValidityDays'>;
}

/** What every list says of a product. */
export function summaryOf(product: Product, { premiumsOf, pictureOf, today, locale }: Offered): ProductSummary {
  const { id, externalId, categoryId, source, agent, shopUrlTemplate } = product;
  const { name, description } = productIn(product, locale);
  const premiums = [...premiumsOf(id)];
  const valueCents = snapshotPremium(premiums, today)?.valueCents ?? 0;
  return {
    id,
    externalId,
    name,
    description,
    categoryId,
    source,
    hasShopLink: shopUrlTemplate !== null && !agent,
    isAgent: agent,
    valueCents,
    value: euro(valueCents),
    premiums,
    picture: pictureOf(product),
    drawing: drawingOf({ ...product, isAgent: agent }),
  };
}

/** What is said of every tariff; prices that nobody has confirmed for too long are not told. */
function pricedOf(product: Product, { today, config }: Offered) {
  const { monthlyCents, priceSteps, onceCents, termMonths, pricedOn, footnote, young, commission } = product;
  const isOnRequest =
    (monthlyCents === null && priceSteps === null) || isStale(pricedOn, today, config.priceValidityDays);
  return {
    onceCents: isOnRequest ? null : onceCents,
    priceSteps: isOnRequest ? null : priceSteps,
    termMonths,
    pricedOn,
    isOnRequest,
    footnote,
    young,
    class: product.class,
    commission,
  };
}

export function fixedLineOf(product: Product, offered: Offered): FixedLine {
  const { bundle, hybrid, speedMbit, externalTariffId } = product;
  const said = productIn(product, offered.locale);
  const { group, description1, description2, description3, description4 } = said;
  const priced = pricedOf(product, offered);
  const told = <T>(value: T): T | null => (priced.isOnRequest ? null : value);
  return {
    ...summaryOf(product, offered),
    ...priced,
    displayName: said.displayName ?? said.name,
    ...{ bundle, hybrid, group, speedMbit, externalTariffId },
    ...{ description1, description2, description3, description4 },
    monthlyCents: told(product.monthlyCents),
    promotionName: told(said.promotionName),
    rebateCents: told(product.rebateCents),
  };
}

/** A mobile tariff, with a device what both cost. */
export function mobileOf(product: Product, device: Device | null, offered: Offered): Mobile {
  const priced = pricedOf(product, offered);
  const told = <T>(value: T): T | null => (priced.isOnRequest ? null : value);
  const said = productIn(product, offered.locale);
  const tariffName = said.displayName ?? said.name;
  return {
    ...summaryOf(product, offered),
    ...priced,
    tariffId: product.id,
    tariffCents: told(product.monthlyCents),
    tariffName,
    tariffDescription: said.description,
    ...(device !== null && looksOf(device)),
    ...partOf(device, product.class),
    ...(device === null && {
      promotion: told(said.promotionName),
      promotionCents: told(product.promotionCents),
      topPosition: product.topPosition,
      position: product.position,
    }),
  };
}

const deviceDrawings = { smartphone: 'phone', tablet: 'tablet', neither: 'stick' } as const;

/** What is shown with a device is the device, which has only its drawing. */
const looksOf = ({ type }: Device) => ({ picture: null, drawing: deviceDrawings[type ?? 'neither'] });

/** What a device says of itself; beside a tariff its promotion is the one that counts. */
function partOf(device: Device | null, ofClass: string | null) {
  if (!device)
    return {
      deviceId: null,
      deviceType: null,
      manufacturer: null,
      deviceCents: null,
      deviceName: null,
      deviceDescription: null,
      topPosition: null,
      position: 0,
      promotion: null,
      promotionCents: null,
    };
  const promoted = ofClass === null ? undefined : device.promotion?.prices[ofClass];
  return {
    deviceId: device.id,
    deviceType: device.type,
    manufacturer: device.manufacturer,
    deviceCents: (ofClass === null ? undefined : device.prices[ofClass]) ?? null,
    deviceName: device.name,
    deviceDescription: device.description,
    topPosition: device.topPosition,
    position: device.position,
    promotion: promoted === undefined ? null : (device.promotion?.name ?? null),
    promotionCents: promoted ?? null,
  };
}

/** A device that no tariff of the mandant goes with: to look at, nothing to recommend. Its id is its own. */
export const deviceAlone = (device: Device): Mobile => ({
  id: device.id,
  externalId: String(device.id),
  name: device.name,
  description: device.description,
  categoryId: null,
  source: 'mobilfunk',
  hasShopLink: false,
  isAgent: false,
  valueCents: 0,
  value: euro(0),
  premiums: [],
  onceCents: null,
  priceSteps: null,
  termMonths: null,
  pricedOn: null,
  isOnRequest: true,
  footnote: null,
  young: false,
  class: null,
  commission: null,
  tariffId: null,
  tariffCents: null,
  tariffName: null,
  tariffDescription: null,
  ...looksOf(device),
  ...partOf(device, null),
});
