/**
 * What a page says to search engines in their own words (schema.org, as JSON-LD): who runs the programme, and where in the
 * catalogue a page stands. Nothing in it that the page does not say, too.
 */
import type { PageRequest } from '@weitersagen/contract/page/page';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { scriptJson } from '../../../page-script/document.ts';
import { categoryAt } from '../../catalogue/listed-categories.ts';
import { breadcrumbList } from '../../catalogue/structured-crumbs.ts';
import { crumbsOf } from '../../catalogue/tree.ts';
import { withLocale } from '../../page/page-frame.ts';

type Request = Pick<PageRequest, 'origin' | 'locale' | 'mandant' | 'categories' | 'url'>;

/** Elements for the head of a page that may be listed. */
export const structuredData = (request: Request, screen: RouteKey | null): string[] =>
  dataOf(request, screen).map(
    (data) =>
      `<script type="application/ld+json">${scriptJson(JSON.stringify({ '@context': 'https://schema.org', ...data }))}</script>`,
  );

function dataOf(request: Request, screen: RouteKey | null): object[] {
  const { origin, locale, mandant, categories } = request;
  const addressOf = (below: string): string => origin + withLocale(locale, below);
  if (screen === 'home') {
    const organisation = { '@type': 'Organization', '@id': `${origin}/#organisation`, name: mandant.name, url: origin };
    const site = { '@type': 'WebSite', '@id': `${origin}/#website`, name: mandant.name, url: addressOf('/') };
    return [
      { ...organisation, logo: `${origin}/apple-touch-icon.png`, email: mandant.supportEmail },
      { ...site, inLanguage: locale, publisher: { '@id': organisation['@id'] } },
    ];
  }
  if (screen !== 'category') return [];
  const below = new URL(request.url, 'http://localhost').pathname.slice(locale.length + 2);
  const category = categoryAt(categories, below);
  return category ? [breadcrumbList(crumbsOf(categories, category), addressOf)] : [];
}
