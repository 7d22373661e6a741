/** Pages that a mandant added: their paths, and where they are named. */
import { type ItemData, invariant, type Schema } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ContentSource, Item } from '@weitersagen/contract/content/read/source';
import { saidIn, same, sorted } from '@weitersagen/contract/content/read/value';
import type { OwnPage } from '@weitersagen/contract/page/page';
import { type RouteKey, routes as routesByKey } from '@weitersagen/contract/site/routes';
import type { Ctx } from '#platform/context.ts';
import { listRoutes } from '#site/site.ts';

/** Told with the id of a mandant whose own pages changed. */
export const ownPageTopic = 'own-page';

const menus = { kopf: 'header', fuss: 'footer' } as const;

/** By language; each list is the same array as long as nothing changes. */
export async function listOwnPages(
  ctx: Ctx,
  source: ContentSource,
  { locale, withDrafts }: { locale: string; withDrafts: boolean },
): Promise<readonly OwnPage[]> {
  const read = async () =>
    (await source.list('pages')).filter((item) => same(item, 'route') !== '').map(({ id, data }) => ({ id, data }));
  // What is not public is never kept.
  const all = withDrafts ? await read() : await ctx.system.kept.get(ownPageTopic, ctx.mandant.id, read);
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

/** The route of the product that a page is shown at, by its slug. */
const routeOfSlug: Readonly<Record<string, RouteKey>> = {
  impressum: 'imprint',
  datenschutz: 'privacy',
  agb: 'terms',
  barrierefreiheitserklaerung: 'accessibility',
  teilnahmebedingungen: 'participationTerms',
  willkommen: 'interstitial',
  exklusiv: 'exclusive',
  'agentur-start': 'agencyHome',
  'agentur-teilnahmebedingungen': 'agencyRules',
  'agentur-datenschutz': 'agencyPrivacy',
  'agentur-info': 'agencyInfo',
  'agentur-kosten': 'agencyCost',
};

/** Where a visitor sees an item, below the language; null for what has no page. */
export async function pathsOfItems(ctx: Ctx): Promise<(item: { schema: Schema; data: ItemData }) => string | null> {
  const routes = new Map((await listRoutes(ctx)).map(({ name, path }) => [name, path]));
  const pathOf = (key: RouteKey): string | null => routes.get(routesByKey[key].name) ?? null;
  return ({ schema, data }) => {
    const value = (field: string): string => String(data[field]?.[invariant] ?? '');
    switch (schema.name) {
      case contentSchemas.pages.name:
        return value('route') || pathOf(routeOfSlug[value('slug')] ?? 'ownPage');
      case contentSchemas.questions.name:
        return pathOf('faq');
      case contentSchemas.keyVisuals.name:
        return value('identifier') === 'home' ? pathOf('home') : null;
      case contentSchemas.blocks.name:
        if (value('identifier') === 'kontakt-intro') return pathOf('contact');
        return value('platz').startsWith('home.') ? pathOf('home') : null;
      default:
        return null;
    }
  };
}

export const isPages = (schema: string): boolean => schema === contentSchemas.pages.name;
