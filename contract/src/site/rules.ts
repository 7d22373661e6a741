/**
 * Which locale a path has and what to do with one that has none (§2, R-01 to R-05).
 *
 * A locale is the first segment if it has exactly two letters. It is usable when the server lists it and its texts are
 * there (G-01); `usable` holds those in lower case, the default among them. One that was taken away (`removed`) leads to
 * the same page in the default language. The path of a target begins with a locale, so no address can lead to another
 * host.
 */
export type Place =
  | {
      kind: 'serve';
      locale: string /** Below the locale, with a leading slash unless it is the home page. */;
      path: string;
    }
  | { kind: 'redirect'; to: string };

/** What to do with a path (query apart); `search` is kept on the way, with its question mark. */
export function place(
  path: string,
  search: string,
  usable: readonly string[],
  fallback: string,
  removed: readonly string[] = [],
): Place {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  if (first === '' && rest === '') return { kind: 'redirect', to: `/${fallback}${search}` };
  if (!/^[a-z]{2}$/i.test(first)) return { kind: 'redirect', to: `/${fallback}${path}${search}` };
  const locale = first.toLowerCase();
  if (removed.includes(locale)) return { kind: 'redirect', to: `/${fallback}${rest}${search}` };
  if (!usable.includes(locale)) return { kind: 'redirect', to: `/${fallback}/404` };
  if (first !== locale) return { kind: 'redirect', to: `/${locale}${rest}${search}` };
  return { kind: 'serve', locale, path: rest === '/' ? '' : rest };
}

/** A path of the route table with its parameters filled in: `/empfehlung/:nr` and `{ nr }`. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\/:(\w+)(\??)/g, (_whole, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
