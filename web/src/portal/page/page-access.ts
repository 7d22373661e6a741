/**
 * Who gets to see a page, decided on the server before anything is loaded: pages of one who is signed in, pages for
 * guests only, and forced login. The browser asks for such pages as documents, so that this
 * is the only gate.
 */
import type { PageRequest } from '@weitersagen/contract/page/page';
import { entranceOf, isOpenToGuests } from '@weitersagen/contract/site/forced-login';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { stoppedMark } from '../reward/stopped-mark.ts';
import { type Paths, type PathValues, pathTo } from './paths.ts';
import { wayBackTo } from './way-back.ts';

export interface Wanted {
  /** None for an address that is no page's. */
  page: RouteKey | undefined;
  /** That address leads to a category of the catalogue all the same. */
  isCategory: boolean;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** Of a page that the mandant added. */
  ownName?: string | undefined;
  /** A token in the address is the page's own. */
  readsToken: boolean;
  /** The token of a mail that opens this page, or its name, in the address; or in the form that was sent. */
  hasToken: boolean;
}

type Asking = Pick<PageRequest, 'person' | 'agencyUser' | 'mandant' | 'next'>;

/** Pages for whoever is not signed in yet. */
const forGuests: ReadonlySet<RouteKey> = new Set(['login', 'passwordForgotten']);

/** Pages of the token of a mail that lead somewhere without it, too: over the login, or to the own rewards. */
const ofToken: ReadonlySet<RouteKey> = new Set(['rewardChoice', 'rewardData', 'customerNumber']);

/** The address below the locale to go to instead; undefined where the page is shown. */
export function detour(asking: Asking, paths: Paths, wanted: Wanted): string | undefined {
  const { person, mandant, next } = asking;
  const { page } = wanted;
  if (page !== undefined && (routes[page].login === 'agency' || page === 'agencyLogin'))
    return agencyDetour(asking, paths, wanted);
  const lacksToken = page && ofToken.has(page) && !wanted.hasToken && !wanted.query.has(stoppedMark);
  if (person) {
    if (lacksToken && page !== 'customerNumber') return pathTo(paths, 'personalArea', back(wanted)) ?? '/';
    return page && forGuests.has(page) ? (pathTo(paths, 'personalArea') ?? '/') : undefined;
  }
  const entrance = entranceFor(mandant, paths);
  if (!page) return mandant.forcedLogin && wanted.isCategory ? pathTo(paths, entrance) : undefined;
  const { login } = routes[page];
  if (page === 'logout') return pathTo(paths, 'login') ?? pathTo(paths, entrance);
  if (lacksToken || login === 'recommender' || login === 'salesPartner') return pathTo(paths, entrance, back(wanted));
  if (
    !mandant.forcedLogin ||
    isOpenToGuests(mandant, { page, next, hasToken: wanted.hasToken, ownName: wanted.ownName })
  )
    return undefined;
  return pathTo(paths, entrance, back(wanted));
}

/** Pages of agencies have a login of their own, whoever else is signed in (R-43, S-13). */
function agencyDetour({ agencyUser }: Asking, paths: Paths, wanted: Wanted): string | undefined {
  const { page } = wanted;
  if (page === 'agencyLogin') return agencyUser ? (pathTo(paths, 'agency') ?? '/') : undefined;
  if (agencyUser) return undefined;
  return pathTo(paths, 'agencyLogin', page === 'agencyLogout' ? {} : back(wanted)) ?? '/';
}

/** Where there is no login, because people come signed in from elsewhere, the page that says so. */
export function entranceFor(mandant: Asking['mandant'], paths: Paths): RouteKey {
  const named = mandant.forcedLogin ? entranceOf(mandant) : 'login';
  return [named, 'login' as const].find((page) => paths[page] !== undefined) ?? 'interstitial';
}

const back = ({ page, params, query }: Wanted): PathValues =>
  page ? wayBackTo(page, { ...Object.fromEntries(query), ...params }) : {};
