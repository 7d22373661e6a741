/**
 * Forced login (§2, R-28 to R-30): where a mandant asks everybody to sign in first, a guest reaches the exceptions and
 * what belongs to the steps somebody without a login is in the middle of.
 */
import type { MandantConfig } from '../mandant/schemas.ts';
import { type RouteKey, routeKey, routes } from './routes.ts';

/** The list of §2, word for word; a list of the mandant's own replaces it as a whole. */
export const defaultExceptions: readonly RouteKey[] = [
  'notFound',
  'terms',
  'recipientBankData',
  'recommendationCode',
  'privacy',
  'recipientData',
  'exclusive',
  'exclusiveAlias',
  'faq',
  'imprint',
  'contact',
  'login',
  'logout',
  'passwordReset',
  'passwordForgotten',
  'rewardChoice',
  'rewardData',
  'registration',
  'accessibility',
];

/** Always open, whatever the mandant lists: else a guest would be sent in circles. */
const alwaysOpen: ReadonlySet<RouteKey> = new Set(['notFound', 'login', 'supportLogin', 'interstitial']);

/** RouteNames of the exceptions, null = the list of §2; RouteName of the page guests are sent to in place of the login. */
type ForcedLogin = Pick<MandantConfig, 'forcedLoginExceptions' | 'forcedLoginRedirect'>;

export interface Visit {
  page: RouteKey;
  /** The address, or the form that was sent, carries a token of the page's own. */
  hasToken: boolean;
  /** The pages that follow what this visitor has just done, out of the signed cookie `flow` (R-29 b). */
  next: readonly string[];
  /** The name of a page that the mandant added. */
  ownName?: string | undefined;
}

/** Whether a guest reaches a page. Pages of agencies have a login of their own (R-29 c). */
export function isOpenToGuests(rule: ForcedLogin, { page, hasToken, next, ownName }: Visit): boolean {
  const listed = rule.forcedLoginExceptions ? rule.forcedLoginExceptions.map(routeKey) : defaultExceptions;
  return (
    alwaysOpen.has(page) ||
    page === entranceOf(rule) ||
    listed.includes(page) ||
    (ownName !== undefined && rule.forcedLoginExceptions?.includes(ownName) === true) ||
    next.includes(page) ||
    isOfAgency(page) ||
    hasToken
  );
}

const isOfAgency = (page: RouteKey): boolean => page.startsWith('agency');

/** The page a guest is sent to: the one the mandant names, if a guest may see it, else the login. */
export function entranceOf({ forcedLoginRedirect }: ForcedLogin): RouteKey {
  const named = forcedLoginRedirect === null ? undefined : routeKey(forcedLoginRedirect);
  return named !== undefined && routes[named].login === 'none' ? named : 'login';
}
