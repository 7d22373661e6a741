/** What a page reads of the mandant's content, in its language; what was read once is kept as it is shown. */

import { euro } from '@weitersagen/contract/basics/money';
import type { loadFailed } from '@weitersagen/contract/cms/client';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { type ContentReader, createReader } from '@weitersagen/contract/content/read/reader';
import type { ContentSource, Item } from '@weitersagen/contract/content/read/source';
import { failed, type OrFailed } from '@weitersagen/contract/content/shown';
import type { OwnPage } from '@weitersagen/contract/page/page';
import { routeKey } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';
import type { Ctx } from '#platform/context.ts';
import { listRoutes } from '#site/site.ts';
import { listOwnPages } from './pages.ts';
import { outsideOf } from './source/app-of.ts';
import { embeddedSource } from './source/embedded.ts';
import { keptContent } from './source/kept.ts';
import { pictureFinder } from './source/pictures.ts';

/** Whoever looks at what is not public yet. */
interface Look {
  withDrafts?: boolean;
  instead?: OtherWords | undefined;
}

/** What some blocks say in other words than those that are public: fields by language, by the id of the block. */
export interface OtherWords {
  /** By which what is made of them is kept: the same words under the same name. */
  name: string;
  blocks: ReadonlyMap<string, ItemData>;
}

/** Everything else of such a block is as it is public. */
const sayingInstead = (source: ContentSource, { blocks }: OtherWords): ContentSource => ({
  list: async (kind, where) => {
    const items = await source.list(kind, where);
    return kind === 'blocks' ? items.map((item) => inOtherWords(item, blocks.get(item.id))) : items;
  },
});

function inOtherWords(item: Item, words: ItemData | undefined): Item {
  if (!words) return item;
  const fields = Object.entries(words).map(([field, said]) => [field, { ...item.data[field], ...said }]);
  return { ...item, data: { ...item.data, ...Object.fromEntries(fields) } };
}

/** The embedded CMS, or the copy of one elsewhere. */
export async function sourceOf(ctx: Ctx, { withDrafts = false }: Look = {}): Promise<ContentSource> {
  const outside = outsideOf(ctx.system, ctx.mandant);
  if (!outside) return embeddedSource(ctx, withDrafts);
  return (await import('./source/outside.ts')).outsideSource(ctx, outside);
}

export async function ownPagesOf(ctx: Ctx, locale: string, look: Look = {}): Promise<readonly OwnPage[]> {
  try {
    const { withDrafts = false } = look;
    return await listOwnPages(ctx, await sourceOf(ctx, look), { locale, withDrafts });
  } catch (err) {
    ctx.log.error({ err }, 'the own pages of a mandant could not be listed');
    return [];
  }
}

/** Reads for pages of a language. */
export async function contentReader(ctx: Ctx, locale: string, look: Look = {}): Promise<ContentReader> {
  const { instead } = look;
  const published = await sourceOf(ctx, look);
  const source = instead ? sayingInstead(published, instead) : published;
  const routes = await listRoutes(ctx);
  const own = await ownPagesOf(ctx, locale, look);
  const reader = createReader({
    source,
    locale,
    defaultLocale: ctx.mandant.config.defaultLanguage,
    addressOf: (name) => {
      const page = own.find(({ slug }) => slug === name);
      const route = page ?? routes.find((one) => one.name === name || routeKey(one.name) === name);
      const below = route && fillPath(route.path);
      return below === undefined ? undefined : `/${locale}${below === '/' ? '' : below}`;
    },
    pictureOf: pictureFinder(ctx),
    builtIn: builtIn(ctx),
    onFailure: (err: unknown, message: typeof loadFailed) => ctx.log.error({ err }, message),
  });
  return look.withDrafts ? reader : keeping(ctx, [locale, ...(instead ? [instead.name] : [])], reader);
}

/** What an agency pays for an order that was released (AgenturGebuehrCent). */
const builtIn = ({ mandant }: Ctx) => new Map([['agenturGebuehr', euro(mandant.config.agencyFeeCents)]]);

/** Trees are made once; what failed is tried again with the next page. */
function keeping(ctx: Ctx, of: readonly string[], reader: ContentReader): ContentReader {
  const keep = <T>(key: readonly unknown[], read: () => Promise<OrFailed<T>>): Promise<OrFailed<T>> =>
    keptContent(ctx, JSON.stringify([...of, ...builtIn(ctx), ...key]), read, (value) => value !== failed);
  return {
    ...reader,
    // With values of one visitor nothing is kept.
    page: (slug, own) => (own ? reader.page(slug, own) : keep(['page', slug], () => reader.page(slug))),
    questions: () => keep(['questions'], () => reader.questions()),
    block: (identifier) => keep(['block', identifier], () => reader.block(identifier)),
    footnotes: (ids) => keep(['footnotes', ids], () => reader.footnotes(ids)),
    places: (visual, places) => keep(['places', visual, places], () => reader.places(visual, places)),
  };
}
