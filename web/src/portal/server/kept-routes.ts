/** The routes of a mandant as the pages need them, kept between requests, per route list and language. */
import type { PageRequest } from '@weitersagen/contract/page/page';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';
import { madeOnce } from '../../i18n/made-once.ts';
import { screenIn } from '../all-screens.ts';
import { categoryAt } from '../catalogue/listed-categories.ts';
import type { Frame } from '../page/page-frame.ts';
import type { Paths } from '../page/paths.ts';
import { existsWithAutologin, pathsOf, wayOutOf } from '../page/route-list.ts';
import { type AtOwnPath, buildRoutes } from '../page/router.tsx';
import { hasScreen, screens } from '../page/routes.ts';

interface Kept {
  paths: Paths;
  /** Every page of the list that a path below the locale may be of, those without a screen among them. */
  near: (path: string) => RouteObject[];
  wayOut: Frame['wayOut'];
  /** By what is near, then by locale and what stands at an own path. */
  handlers: Map<RouteObject[], Map<string, StaticHandler>>;
}
/** Who comes signed in from elsewhere finds no pages of signing in; support, which did not, finds the way out (P-04). */
type Kind = 'whole' | 'arrived' | 'support';
const kept = new WeakMap<PageRequest['routes'], Map<Kind, Kept>>();

/** `slug` is the path below the locale: only what is near it is matched. */
export function routesOf(request: PageRequest, slug: string) {
  const { routes: all, locale, mandant, person, categories } = request;
  const { autologin } = mandant;
  const kind: Kind = !autologin ? 'whole' : person?.support ? 'support' : 'arrived';
  const exists = (key: RouteKey): boolean =>
    kind === 'whole' || existsWithAutologin(key) || (kind === 'support' && key === 'logout');
  const byVisitor = madeOnce(kept, all, () => new Map<Kind, Kept>());
  const { paths, wayOut, near, handlers } = madeOnce(byVisitor, kind, () => ({
    paths: pathsOf(all, (key) => hasScreen(key) && exists(key)),
    wayOut: wayOutOf(all),
    near: byFirstPart(
      Object.entries(pathsOf(all, exists)).map(([id, path]) => ({ id, path: path.replace(/^\//, '') })),
    ),
    handlers: new Map(),
  }));
  const list = near(slug);
  const atOwnPath: AtOwnPath = categoryAt(categories, slug) ? 'category' : 'ownPage';
  const make = (): StaticHandler =>
    createStaticHandler(buildRoutes(pathsAmong(paths, list), screenOf, atOwnPath), { basename: `/${locale}` });
  const byKind = madeOnce(handlers, list, () => new Map<string, StaticHandler>());
  return { paths, wayOut, near: list, handler: madeOnce(byKind, `${locale} ${atOwnPath}`, make) };
}

const screenOf = (key: RouteKey) => (hasScreen(key) ? screenIn(screens[key]) : undefined);

const pathsAmong = (paths: Paths, routes: readonly RouteObject[]): Paths =>
  Object.fromEntries(Object.entries(paths).filter(([key]) => routes.some(({ id }) => id === key))) as Paths;

/** What the router compares as it is written, in any case. */
const plain = /^[\w.~-]+$/;
const firstPart = (path: string): string => (path.split('/', 1)[0] ?? '').toLowerCase();

/** The router prepares the whole list for every match: those that begin otherwise are left out before, in the same order. */
function byFirstPart(every: RouteObject[]): Kept['near'] {
  const parts = [...new Set(every.map(({ path = '' }) => firstPart(path)).filter((part) => plain.test(part)))];
  const open = every.filter(({ path = '' }) => !plain.test(firstPart(path)));
  const lists = new Map(
    parts.map((part) => [part, every.filter((one) => open.includes(one) || firstPart(one.path ?? '') === part)]),
  );
  return (path) => {
    const part = firstPart(path);
    return lists.get(part) ?? (plain.test(part) ? open : every);
  };
}
