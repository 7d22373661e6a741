/** The route list of the server under our names; names nobody knows are ignored. For the server only. */

import type { PageRoute } from '@weitersagen/contract/page/page';
import { type RouteKey, routeKey, routes } from '@weitersagen/contract/site/routes';
import type { Frame } from './page-frame.ts';
import type { Paths } from './paths.ts';

/** Pages that do not exist where people come signed in from elsewhere. */
export const existsWithAutologin = (key: RouteKey): boolean => !routes[key].disabledWithAutologin;

export const pathsOf = (list: readonly PageRoute[], exists: (key: RouteKey) => boolean): Paths =>
  Object.fromEntries(
    list.flatMap(({ name, path }) => {
      const key = routeKey(name);
      return key && exists(key) ? [[key, path]] : [];
    }),
  );

export function wayOutOf(list: readonly PageRoute[]): Frame['wayOut'] {
  const all = pathsOf(list, () => true);
  return {
    personalArea: all.personalArea ?? routes.personalArea.path,
    contact: all.contact ?? routes.contact.path,
  };
}
