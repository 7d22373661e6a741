/** What Home shows of the catalogue: little of it, however large it is, and only what can be recommended. */
import type { Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { topOf } from '@weitersagen/contract/product/breadcrumb';
import { priceSpans } from '@weitersagen/contract/product/price';
import { quoteOf } from '@weitersagen/contract/product/quote';
import { type Category, isMobile, type ProductSummary, type Tariff } from '@weitersagen/contract/product/schemas';
import type { showShopWindow as call, WindowProduct } from '@weitersagen/contract/product/shop-window';
import { offeredShares, shares } from '@weitersagen/contract/reward/shares';
import type { Ctx } from '#platform/context.ts';
import { listCategories } from '#product/product.ts';
import { flag } from './catalogue/catalogue.ts';
import { valuesOn } from './catalogue/offers.ts';
import { groundOf, showHighestPremium } from './offer.ts';
import { type Ground, listSummaries, listTariffs } from './tariff/list.ts';

/** One of each top category, at most so many. */
const selectionMax = 12;
/** So many facts fit a card. */
const factsMax = 3;
/** No product has this id. */
const fromTheBeginning = '0';

type Asked = Value<NonNullable<typeof call.query>>;
type ShopWindow = Value<NonNullable<typeof call.reply>>;

export async function showShopWindow(ctx: Ctx, asked: Asked): Promise<ShopWindow> {
  const window = await productsOf(ctx, asked);
  return asked.isFull ? { ...window, ...(await highestOf(ctx)) } : window;
}

/** The most that can be earned today, and who would get how much of it (rules 4.1). */
async function highestOf(ctx: Ctx): Promise<Pick<ShopWindow, 'highestCents' | 'splits'>> {
  const { valueCents } = await showHighestPremium(ctx);
  const premium = { valueCents, recipientCapCents: ctx.mandant.config.recipientCapCents };
  return {
    highestCents: valueCents,
    splits: offeredShares(premium).map((recommenderShare) => ({
      recommenderShare,
      ...shares({ ...premium, recommenderShare }),
    })),
  };
}

async function productsOf(ctx: Ctx, { all, isFull, limit, after }: Asked): Promise<ShopWindow> {
  const ground = await groundOf(ctx);
  const categories = await listCategories(ctx);
  const open = openIn(ground);
  if (!all) {
    const first = firstOfEach(ground, categories);
    const hasMore = ground.catalogue.orders.usual.some((slot) => open(slot) && !first.includes(slot));
    return { products: await shown(ground, first, isFull), next: hasMore ? fromTheBeginning : null };
  }
  const { orders, slotOf, ids } = ground.catalogue;
  const last = slotOf.get(Number(after ?? Number.NaN));
  const slots: number[] = [];
  for (let place = last === undefined ? 0 : orders.usual.indexOf(last) + 1; place < orders.usual.length; place++) {
    const slot = orders.usual[place] as number;
    if (!open(slot)) continue;
    if (slots.length === limit)
      return { products: await shown(ground, slots, isFull), next: String(ids[slots.at(-1) ?? 0]) };
    slots.push(slot);
  }
  return { products: await shown(ground, slots, isFull), next: null };
}

/** Has a shop or agents, earns something today, and is not hidden from lists. */
function openIn({ ctx, catalogue, shown: { today, hiddenProductIds } }: Ground): (slot: number) => boolean {
  const values = valuesOn(catalogue.offers, today);
  const hidden = new Set(hiddenProductIds);
  const withAgents = offersAgents(ctx.mandant.config);
  return (slot) => {
    const own = catalogue.flags[slot] ?? 0;
    const isServed = (own & flag.agent) === 0 ? (own & flag.shop) !== 0 : withAgents;
    return isServed && (values[slot] ?? 0) > 0 && !hidden.has(catalogue.ids[slot] ?? 0);
  };
}

/** Whatever has no category counts as one more. */
function firstOfEach(ground: Ground, categories: readonly Category[]): number[] {
  const { catalogue } = ground;
  const open = openIn(ground);
  const tops = catalogue.words.map((word) =>
    topOf(categories.find(({ category }) => category === word)?.breadcrumb ?? ''),
  );
  const first = new Map<string, number>();
  const most = new Set([...tops, '']).size;
  for (const slot of catalogue.orders.usual) {
    if (first.size === most) break;
    const top = tops[catalogue.category[slot] ?? -1] ?? '';
    if (!first.has(top) && open(slot)) first.set(top, slot);
  }
  return [...first.values()].slice(0, selectionMax);
}

async function shown(ground: Ground, slots: readonly number[], isFull: boolean): Promise<WindowProduct[]> {
  const categories = await listCategories(ground.ctx);
  const cardOf = ({ categoryId, id, name, description, isAgent, valueCents, picture, drawing }: ProductSummary) => {
    const { title = null, language } = categories.find((category) => category.id === categoryId) ?? {};
    const other = language === ground.ctx.locale ? undefined : language;
    return { id, name, description, title, language: other, isAgent, valueCents, picture, drawing };
  };
  if (!isFull) return (await listSummaries(ground, slots)).map(cardOf);
  return (await listTariffs(ground, slots)).map((tariff) => ({
    ...cardOf(tariff),
    facts: factsOf(tariff).slice(0, factsMax),
    ...monthOf(tariff),
  }));
}

/** The first months, and what comes after them (K-05). */
function monthOf(tariff: Tariff) {
  const [first, later] = priceSpans(quoteOf(tariff));
  return {
    ...(first && { monthlyCents: first.cents }),
    ...(first?.toMonth && later && { months: first.toMonth, thenCents: later.cents }),
  };
}

/** Of a tariff of the landline, whose facts are kept one by one. */
const factsOf = (tariff: Tariff): string[] =>
  isMobile(tariff)
    ? []
    : [tariff.description1, tariff.description2, tariff.description3, tariff.description4].flatMap(
        (fact) => fact ?? [],
      );
