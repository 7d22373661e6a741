/** What is offered today: every product with what it earns, every premium with its products (rules 7.6, 7.7). */
import { euro } from '@weitersagen/contract/basics/money';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { highestValueCents, isValidPremium, validPremiums } from '@weitersagen/contract/premium/rules';
import type { HighestPremium, Premium } from '@weitersagen/contract/premium/schemas';
import type {
  Mobile,
  ProductQuery,
  ProductSummary,
  Product as ShownProduct,
  Tariff,
  TariffChoice,
} from '@weitersagen/contract/product/schemas';
import { pagePictures } from '#media/media.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import {
  findDevice,
  findProductByAnyExternalId,
  getProduct,
  goesWith,
  type Product,
  pictureKey,
  saidIn,
} from '#product/product.ts';
import { type Catalogue, catalogueOf, currentCatalogue } from './catalogue/catalogue.ts';
import { find } from './catalogue/find.ts';
import { premiumsOf } from './catalogue/offers.ts';
import { listPremiumsOf, type OfferedPremium } from './sql.ts';
import { keptOf } from './tariff/kept.ts';
import { type Ground, listOfferedTariffs, listSummaries, showChoice, showDeviceTariffs } from './tariff/list.ts';
import { fixedLineOf, mobileOf, type Offered, summaryOf } from './tariff/tariff.ts';

/**
 * Active products with the premiums valid today, but those the mandant hides from lists (C-39) and, where nobody can be
 * advised by an agent, theirs.
 */
export async function listOfferedProducts(ctx: Ctx, query: ProductQuery): Promise<ProductSummary[]> {
  const ground = await groundOf(ctx);
  const { catalogue, shown } = ground;
  const question = { ...query, categories: query.category === null ? null : [query.category] };
  const behind = query.after === null ? null : (catalogue.slotOf.get(Number(query.after)) ?? null);
  const part = { after: behind, limit: query.limit };
  const { slots } = find(catalogue, { ...question, withAgents: offersAgents(ctx.mandant.config) }, shown, part);
  return listSummaries(ground, slots);
}

/** Tariffs of a source, narrowed and sorted. */
export const listTariffs = async (ctx: Ctx, query: ProductQuery): Promise<Tariff[]> =>
  listOfferedTariffs(await groundOf(ctx), query);

export const showTariffChoice = async (ctx: Ctx, query: ProductQuery): Promise<TariffChoice> =>
  showChoice(await groundOf(ctx), query);

/** A device with each tariff it is sold with. */
export const listDeviceTariffs = async (ctx: Ctx, deviceId: number): Promise<Mobile[]> =>
  showDeviceTariffs(await groundOf(ctx), findDevice(deviceId) ?? refuse('unknown'));

/** How one is asked for: of a source as a tariff, of the mobile ones with a device. */
interface Asked {
  source: Product['source'] | null;
  deviceId: number | null;
}

/** One product, hidden or taken off the list too. */
export const showProduct = (ctx: Ctx, id: number, asked: Asked): Promise<Value<typeof ShownProduct> | Tariff> =>
  ctx.read(async (tx) => present(tx, await getProduct(tx, id), asked));

/** By the number the client gives it, or its tariff (C-40). */
export const showExternalProduct = (
  ctx: Ctx,
  externalId: string,
  asked: Asked,
): Promise<Value<typeof ShownProduct> | Tariff> =>
  ctx.read(async (tx) => present(tx, (await findProductByAnyExternalId(tx, externalId)) ?? refuse('unknown'), asked));

async function present(
  tx: Tx,
  product: Product,
  { source, deviceId }: Asked,
): Promise<Value<typeof ShownProduct> | Tariff> {
  const day = today(tx.now);
  const isOffered = !product.agent || offersAgents(tx.mandant.config);
  const premiums = isOffered ? validPremiums(await listPremiumsOf(tx, product.id), day) : [];
  const own = premiums.map((premium) => shownWith(premium, product.id, tx.locale));
  const pictures = await pagePictures(tx);
  const offered: Offered = {
    premiumsOf: () => own,
    pictureOf: (one) => pictures(pictureKey(one, 'large'), tx.locale),
    today: day,
    locale: tx.locale,
    config: tx.mandant.config,
  };
  if (source) return tariffOf(product, { source, deviceId }, offered);
  const { footnote } = product;
  return { ...summaryOf(product, offered), footnotes: footnote === null ? [] : [footnote] };
}

/** As a tariff of its source: of another one it is unknown, and so is a device that it is not sold with. */
function tariffOf(
  product: Product,
  { source, deviceId }: { source: Product['source']; deviceId: number | null },
  offered: Offered,
): Tariff {
  if (product.source !== source) return refuse('unknown');
  if (source === 'festnetz') return fixedLineOf(product, offered);
  if (deviceId === null) return mobileOf(product, null, offered);
  const device = findDevice(deviceId);
  return device && goesWith(device, product) ? mobileOf(product, device, offered) : refuse('unknown');
}

/** All premiums valid today, each with the products it is offered with. */
export const listOfferedPremiums = async (ctx: Ctx): Promise<Value<typeof Premium>[]> =>
  offeredToday(ctx, await catalogueOf(ctx));

export async function showHighestPremium(ctx: Ctx): Promise<Value<typeof HighestPremium>> {
  const valueCents = highestValueCents(offeredToday(ctx, await catalogueOf(ctx)), today(ctx.now));
  return { valueCents, value: euro(valueCents) };
}

/** A premium of products that nobody can be offered is none that could be earned. */
function offeredToday({ mandant, now, locale }: Ctx, { offers }: Catalogue): Value<typeof Premium>[] {
  const withAgents = offersAgents(mandant.config);
  return offers.premiums.flatMap((premium, place) => {
    if (!isValidPremium(premium, today(now))) return [];
    const { all = [], agents } = offers.products[place] ?? {};
    const productIds = withAgents ? [...all] : all.filter((id) => !agents?.has(id));
    return productIds.length > 0 || all.length === 0 ? { ...shownWith(premium, 0, locale), productIds } : [];
  });
}

/** What lists are made of, for whoever asks. */
export async function groundOf(ctx: Ctx): Promise<Ground> {
  const [{ catalogue, version }, pictures] = [await currentCatalogue(ctx), await pagePictures(ctx)];
  const { config } = ctx.mandant;
  const day = today(ctx.now);
  const offered: Offered = {
    premiumsOf: (id) => {
      const slot = catalogue.slotOf.get(id);
      return slot === undefined
        ? []
        : premiumsOf(catalogue.offers, slot, day).map((premium) => shownWith(premium, id, ctx.locale));
    },
    pictureOf: (product) => pictures(pictureKey(product, 'small'), ctx.locale),
    today: day,
    locale: ctx.locale,
    config,
  };
  const { hiddenProductIds, priceValidityDays } = config;
  const kept = keptOf(ctx, { catalogue, version, pictures, today: day, config });
  return { ctx, catalogue, offered, kept, shown: { today: day, hiddenProductIds, priceValidityDays } };
}

/** Beside a product a premium names that product alone. */
const shownWith = (premium: OfferedPremium, productId: number, locale: string): Value<typeof Premium> => ({
  ...saidIn(premium, locale),
  value: euro(premium.valueCents),
  productIds: [productId],
});
