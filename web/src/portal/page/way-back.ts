/**
 * The way back after a sign-in: the page somebody wanted by its name, and its values as JSON. An address is never
 * read, so nobody can be sent to another host; what is no name of ours, or no plain text, is left out.
 */
import { type RouteKey, routeKey, routes } from '@weitersagen/contract/site/routes';
import { type Paths, type PathValues, pathTo } from './paths.ts';

/** Names of values that open what belongs to a person, whoever has them: tokens, hashes, codes. */
export const secretNames = ['token', 't', 'h', 'e', 'p', 'ablehnen', 'stopp', 'code', 'adminLoginToken'] as const;
const secret: ReadonlySet<string> = new Set(secretNames);

/** Values a page may be sent back with: few, short, and none that opens anything. */
const countMax = 20;
const lengthMax = 500;
const name = /^[A-Za-z]\w{0,39}$/;

/** Under which the page of a category has its own address among its values: it stands at no path of ours. */
export const categorySlug = 'slug';

/** What the login gets in its address to lead back to a page. */
export function wayBackTo(page: RouteKey, given: Readonly<Record<string, string | undefined>>): PathValues {
  const values = plain(given);
  const params = Object.keys(values).length > 0 ? { params: JSON.stringify(values) } : {};
  return { redirect: routes[page].name, ...params };
}

/** Where an address of the login leads after it, below the locale; undefined where it names no page that exists here. */
export function wayBackOf(
  query: URLSearchParams,
  paths: Paths,
  categories: readonly { slug: string }[] = [],
): string | undefined {
  const page = routeKey(query.get('redirect') ?? '');
  const { [categorySlug]: slug, ...values } = plain(parsed(query.get('params')));
  if (page === 'category') {
    const category = categories.find((one) => one.slug === slug);
    return category && pathTo({ category: `/${category.slug}` }, page, values);
  }
  return page && pathTo(paths, page, slug === undefined ? values : { ...values, [categorySlug]: slug });
}

/** The page an address of the login leads back to, if the token of a mail opens it to everybody. */
export function tokenPageOf(query: URLSearchParams): RouteKey | undefined {
  const page = routeKey(query.get('redirect') ?? '');
  return page && routes[page].tokenInQuery ? page : undefined;
}

function parsed(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const plain = (values: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => name.test(key) && !secret.has(key) && typeof value === 'string')
      .filter(([, value]) => (value as string).length <= lengthMax)
      .slice(0, countMax),
  );
