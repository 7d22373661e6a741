/**
 * The sitemap of a mandant (sitemaps.org): an index, and below it for each language maps of at most 50,000 addresses, each with
 * its address in the other languages. A map is made while it is sent, some hundred addresses at a time, so that a hundred
 * thousand products are never held at once and nobody waits for them.
 */

import { fillPath } from '@weitersagen/contract/site/rules';
import type { Ctx } from '#platform/context.ts';
import { countListedProducts, listListedProducts, nthListedProduct } from '#product/product.ts';
import type { Listed } from './listed.ts';

const atOnce = 500;

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** `sitemap-de.xml`, and `sitemap-de-2.xml` where one is not enough. */
const mapName = (language: string, part: number): string => `sitemap-${language}${part === 1 ? '' : `-${part}`}.xml`;

export async function countMaps(ctx: Ctx, listed: Listed): Promise<number> {
  const { product, paths, mapSize } = listed;
  const products = product ? await ctx.glance((tx) => countListedProducts(tx, product.which)) : 0;
  return Math.max(1, Math.ceil((paths.length + products) / mapSize));
}

export async function sitemapIndex(ctx: Ctx, listed: Listed): Promise<string> {
  const parts = await countMaps(ctx, listed);
  const maps = listed.languages.flatMap((language) =>
    Array.from({ length: parts }, (_, place) => `${listed.origin}/${mapName(language, place + 1)}`),
  );
  const lines = maps.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespaces}>\n${lines.join('')}</sitemapindex>\n`;
}

/** The text of one map, in pieces. */
export async function* sitemapOf(ctx: Ctx, listed: Listed, language: string, part: number): AsyncGenerator<string> {
  const entry = entryIn(listed, language);
  yield `${head}<urlset ${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  if (part === 1) yield listed.paths.map((path) => entry(path)).join('');
  for await (const ids of productsOf(ctx, listed, part)) {
    const { path = '' } = listed.product ?? {};
    yield ids.map((id) => entry(fillPath(path, { produktId: String(id) }))).join('');
  }
  yield '</urlset>\n';
}

/** Ids of the products of a part, in their order: the pages come before them in the first one. */
async function* productsOf(ctx: Ctx, listed: Listed, part: number): AsyncGenerator<readonly number[]> {
  const { product, paths, mapSize: size } = listed;
  if (!product) return;
  const skipped = Math.max(0, (part - 1) * size - paths.length);
  let left = part === 1 ? size - paths.length : size;
  let after: number | undefined =
    skipped === 0 ? 0 : await ctx.glance((tx) => nthListedProduct(tx, product.which, skipped));
  while (left > 0 && after !== undefined) {
    const from: number = after;
    const ids = await ctx.glance((tx) =>
      listListedProducts(tx, product.which, { after: from, max: Math.min(atOnce, left) }),
    );
    if (ids.length > 0) yield ids;
    left -= ids.length;
    after = ids.length < atOnce ? undefined : ids.at(-1);
  }
}

/** A page with its address in every language, and in the one for whoever speaks none of them. */
function entryIn({ origin, languages, defaultLanguage }: Listed, language: string): (path: string) => string {
  const base = escaped(origin);
  const links = [...languages.map((one) => [one, one] as const), ['x-default', defaultLanguage] as const];
  return (path) => {
    const below = path === '/' ? '' : escaped(path);
    const alternates = links.map(
      ([name, to]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${base}/${to}${below}"/>`,
    );
    return `<url><loc>${base}/${language}${below}</loc>${alternates.join('')}</url>\n`;
  };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);
