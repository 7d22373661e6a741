/** Where a request is sent on, before its page is made or in its place, and what its address asks for. */
import { changeLanguage } from '@weitersagen/contract/account/endpoints';
import type { PageRequest } from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { matchRoutes, type RouteObject, type StaticHandlerContext } from 'react-router';
import type { Document } from '../../page-script/document.ts';
import { screenIn } from '../all-screens.ts';
import { categoryAt } from '../catalogue/listed-categories.ts';
import { ownPageAt } from '../page/own-page.ts';
import { detour, type Wanted } from '../page/page-access.ts';
import { withLocale } from '../page/page-frame.ts';
import { type Paths, pathTo } from '../page/paths.ts';
import { refusalOf } from '../page/router.tsx';
import { hasScreen, screens } from '../page/routes.ts';
import { categorySlug, tokenPageOf } from '../page/way-back.ts';
import { arrive } from './autologin.ts';
import type { PageCookies } from './screen-call.ts';

/** The path below the locale. */
export const slugOf = (locale: string, { pathname }: URL): string => pathname.slice(locale.length + 2);

/** What an address asks for, whether there is a screen for it or not. */
export function wantedOf(
  { locale, categories, ownPages, form = [] }: PageRequest,
  near: RouteObject[],
  url: URL,
): Wanted {
  const slug = slugOf(locale, url);
  const [match] = matchRoutes(near, url.pathname, `/${locale}`) ?? [];
  const category = match ? undefined : categoryAt(categories, slug);
  const own = match || category ? undefined : ownPageAt(ownPages, `/${slug}`);
  const page = own
    ? 'ownPage'
    : category && hasScreen('category')
      ? 'category'
      : (match?.route.id as RouteKey | undefined);
  const sendsToken = form.some(([name, value]) => name === '_token' && value !== '');
  const screen = page !== undefined && hasScreen(page) ? screenIn(screens[page]) : undefined;
  const ofMail = page !== undefined && routes[page].tokenInQuery;
  return {
    page,
    ownName: own?.slug,
    readsToken: ofMail || screen?.tokenStore !== undefined,
    isCategory: category !== undefined,
    params: match?.params ?? (category ? { [categorySlug]: category.slug } : {}),
    query: url.searchParams,
    hasToken:
      (ofMail && (url.searchParams.has('token') || sendsToken)) ||
      (screen !== undefined && refusalOf(screen, url.searchParams) !== undefined),
  };
}

/** Whoever is signed in and chooses another language in the header gets later mails in it, too (C-06). */
export async function switchLanguage({
  form = [],
  person,
  api,
  locale,
  url,
}: PageRequest): Promise<Response | undefined> {
  if (!form.some(([name]) => name === '_locale')) return undefined;
  if (person && !person.support) await api(changeLanguage, { body: { language: locale } });
  return toAddress(url);
}

/** People who arrive signed in from elsewhere, and those who have to sign in first, are sent on. */
export async function goElsewhere(
  request: PageRequest,
  paths: Paths,
  wanted: Wanted,
  { pathname }: URL,
  cookies: PageCookies,
): Promise<Response | undefined> {
  const arrived = await arrive(request, wanted);
  if (arrived) {
    cookies.push(...arrived.cookies);
    return toAddress(pathname + (arrived.query.size > 0 ? `?${arrived.query}` : ''));
  }
  const below = detour(request, paths, wanted) ?? underOneName(paths, wanted);
  return below === undefined ? undefined : toAddress(withLocale(request.locale, below));
}

/** Mails to agencies call their token `t` (C-43); pages have one name for all tokens, by which the tab keeps them. */
function underOneName(paths: Paths, { page, query }: Wanted): string | undefined {
  const token = query.get('t');
  if (page === undefined || !page.startsWith('agency') || !routes[page].tokenInQuery || token === null)
    return undefined;
  return pathTo(paths, page, { token });
}

/** The session ended while its page was made: the way goes over the login, as if it had ended before. */
export function withoutSession(
  request: PageRequest,
  paths: Paths,
  wanted: Wanted,
  result: Response | StaticHandlerContext,
): Response | undefined {
  const isLost =
    (request.person ?? request.agencyUser) !== null && !(result instanceof Response) && result.statusCode === 401;
  const below = isLost ? detour({ ...request, person: null, agencyUser: null }, paths, wanted) : undefined;
  return below === undefined ? undefined : toAddress(withLocale(request.locale, below));
}

/** Where this page stands in place of one that a token opens: that page, and the token the tab may have kept for it. */
export function wantedByToken(
  { locale }: PageRequest,
  query: URLSearchParams,
  wayBack: string | undefined,
): Document['wanted'] {
  const page = tokenPageOf(query);
  const store = page && hasScreen(page) && screenIn(screens[page]).tokenStore;
  return store && wayBack !== undefined ? { store, address: withLocale(locale, wayBack) } : undefined;
}

const toAddress = (Location: string): Response => new Response(null, { status: 302, headers: { Location } });
