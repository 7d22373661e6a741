/** Pages that a mandant added: their paths, and where they are named. */
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentSource, Item } from '@weitersagen/contract/content/source';
import { saidIn, same, sorted } from '@weitersagen/contract/content/value';
import type { OwnPage } from '@weitersagen/contract/page/page';
import type { Ctx } from '#platform/context.ts';

/** Told with the id of a mandant whose own pages changed. */
export const ownPageTopic = 'own-page';

const menus = { kopf: 'header', fuss: 'footer' } as const;

/** By language; each list is the same array as long as nothing changes. */
export async function listOwnPages(ctx: Ctx, source: ContentSource, locale: string): Promise<readonly OwnPage[]> {
  const all = await ctx.system.kept.get(ownPageTopic, ctx.mandant.id, async () =>
    (await source.list('pages')).filter((item) => same(item, 'route') !== '').map(({ id, data }) => ({ id, data })),
  );
  const byLocale = made.get(all) ?? new Map<string, readonly OwnPage[]>();
  made.set(all, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const { defaultLanguage } = ctx.mandant.config;
  const pages = sorted(all.map((one) => ({ ...one, version: 0 }))).map((item) => shown(item, locale, defaultLanguage));
  byLocale.set(locale, pages);
  return pages;
}

const made = new WeakMap<object, Map<string, readonly OwnPage[]>>();

const shown = (item: Item, locale: string, defaultLocale: string): OwnPage => ({
  slug: same(item, 'slug'),
  path: same(item, 'route'),
  title: saidIn(item, 'titel', locale, defaultLocale).text,
  menu: menus[same(item, 'menue') as keyof typeof menus] ?? 'none',
});

export const isPages = (schema: string): boolean => schema === contentSchemas.pages.name;
