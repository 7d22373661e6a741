/** Where a page stands in the catalogue, as search engines are told (schema.org). */
import type { BreadcrumbList } from 'schema-dts';

interface Crumb {
  name: string;
  category: { slug: string } | undefined;
}

/** A part of the tree that is no category itself has no page. What stands in the category itself is last. */
export const breadcrumbList = (
  crumbs: readonly Crumb[],
  addressOf: (below: string) => string,
  here?: { name: string; url: string },
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map(({ name, category }) => ({ name, item: category && addressOf(`/${category.slug}`) })),
    ...(here ? [{ name: here.name, item: here.url }] : []),
  ].map(({ name, item }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    ...(item !== undefined && { item }),
  })),
});
