/** Addresses by name: the server says which pages there are and where; nobody writes a path by hand. */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { fillPath } from '@weitersagen/contract/site/rules';

/** Pages that exist here, with their path below the locale. */
export type Paths = Readonly<Partial<Record<RouteKey, string>>>;
/** Parameters of the path; what the path does not have goes into the query. */
export type PathValues = Readonly<Record<string, string | number | null | undefined>>;

/** The address below the locale; `undefined` for a page that does not exist (yet): then there is no link to it. */
export function pathTo(paths: Paths, name: RouteKey, values: PathValues = {}): string | undefined {
  const pattern = paths[name];
  if (pattern === undefined) return undefined;
  const query = new URLSearchParams();
  const params: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue;
    if (new RegExp(`:${key}(?![A-Za-z0-9_])`).test(pattern)) params[key] = String(value);
    else query.set(key, String(value));
  }
  return (fillPath(pattern, params) || '/') + (query.size > 0 ? `?${query}` : '');
}
