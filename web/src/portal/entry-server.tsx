/**
 * The pages on the server: one request in, one document, redirect or status out. Data are loaded in the process, before
 * anything is rendered; rendering is one synchronous pass. Routes, compiled texts and the unchanging part of the boot
 * data are kept between requests, per route list and language table.
 */
import { changeLanguage } from '@weitersagen/contract/account/endpoints';
import { dayOf } from '@weitersagen/contract/basics/day';
import { pageText } from '@weitersagen/contract/content/page-text';
import type { Api, PageAnswer, PageRequest, PreviewWords } from '@weitersagen/contract/page/page';
import { listCategories } from '@weitersagen/contract/product/endpoints';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { valuesOf } from '../form/reading.ts';
import { compiledTexts, textsFor } from '../i18n/catalogue.ts';
import { madeOnce } from '../i18n/made-once.ts';
import { TextContext, type Texts, textsOf } from '../i18n/t.ts';
import { type Document, documentOf } from '../page-script/document.ts';
import { themeOf } from '../ui/themes/theme-styles.ts';
import { detour, type Wanted } from './page/page-access.ts';
import { type Frame, FrameContext, withLocale } from './page/page-frame.ts';
import type { Paths } from './page/paths.ts';
import { existsWithAutologin, pathsOf, wayOutOf } from './page/route-list.ts';
import { buildRoutes, refusalOf } from './page/router.tsx';
import { hasScreen, screens } from './page/routes.ts';
import { type Page, pageContext, type Screen } from './page/screen.ts';
import { secretNames, tokenPageOf, wayBackOf } from './page/way-back.ts';
import { arrive } from './server/autologin.ts';
import { bootOf } from './server/boot-server.ts';
import { headOf } from './server/document-head.ts';
import { wordsOf } from './server/preview.ts';
import '../ui/index.css';

const modules = import.meta.glob<Screen>('./**/*-screen.tsx', { eager: true });
const find = (file: string): Screen => modules[file] as Screen;

type PageCookies = PageAnswer['cookies'][number][];

export async function render(request: PageRequest): Promise<PageAnswer> {
  const cookies: PageCookies = [];
  const { result, tree, query, around, titled } = await prepare(request, cookies);
  if (result instanceof Response) {
    return { status: request.method === 'POST' ? 303 : 302, redirect: locationOf(result), cookies, isPersonal: true };
  }
  tellFaults(result, request);
  const app = renderToString(tree);
  const { locale, nonce, assets, mandant } = request;
  const screen = screenOf(result);
  const isClosed = isPersonal(result, query);
  const { whole, ...told } = titled(screen.key);
  const html = documentOf({
    locale,
    status: result.statusCode,
    page: routes[result.statusCode === 404 ? 'notFound' : (screen.key ?? 'notFound')].name,
    wanted: wantedByToken(request, query, around.wayBack),
    title: whole,
    failed: textsIn(request).t('shell.failed'),
    head: headOf(request, { ...told, status: result.statusCode, isPersonal: isClosed, screen: screen.key }),
    theme: themeOf(mandant.id),
    nonce,
    assets,
    app,
    boot: bootOf(request, { ...around, screen }, result),
  });
  return { status: result.statusCode, html, cookies, isPersonal: isClosed };
}

/** The rendering of a page alone, its data loaded: the limit its whole answer is measured against (bench). */
export async function renderingOf(request: PageRequest): Promise<() => string> {
  const { tree } = await prepare(request, []);
  return () => renderToString(tree);
}

/** Loads what the page shows and makes the tree that shows it; a redirect has none. */
async function prepare(request: PageRequest, cookies: PageCookies) {
  const { paths, wayOut, every, handler } = portalOf(request);
  const texts = textsIn(request);
  const url = new URL(request.url, 'http://localhost');
  const query = url.searchParams;
  const page = pageOf(request, paths, texts, cookies, wayBackOf(query, paths));
  const wanted = await wantedOf(request, every, url);
  const found =
    (await switchLanguage(request)) ??
    (await goElsewhere(request, paths, wanted, url, cookies)) ??
    (await handler.query(new Request(url, { method: request.method }), {
      requestContext: new RouterContextProvider(new Map([[pageContext, page]])),
    }));
  const result = withoutSession(request, paths, wanted, found) ?? found;
  const { mandant, person, locales, requestId } = request;
  let told: { whole: string; title: string; description?: string | undefined } = {
    whole: mandant.name,
    title: mandant.name,
  };
  const onTitle: Frame['onTitle'] = (whole, title, description) => {
    told = { whole, title, description };
  };
  const titled = (screen: RouteKey | null) => ({
    ...told,
    description: told.description ?? describe(texts, mandant, screen),
  });
  const frame = { mandant, person, paths, wayOut, locales, requestId, onTitle, formKey: page.formKey };
  const tree =
    result instanceof Response ? null : (
      <FrameContext value={frame}>
        <TextContext value={texts}>
          <StaticRouterProvider
            router={createStaticRouter(branchOf(result), result)}
            context={result}
            hydrate={false}
          />
        </TextContext>
      </FrameContext>
    );
  return { result, tree, query, around: { paths, wayOut, wayBack: page.wayBack }, titled };
}

/** What an address asks for, whether there is a screen for it or not. */
async function wantedOf(
  { locale, mandant, person, api, form = [] }: PageRequest,
  every: RouteObject[],
  url: URL,
): Promise<Wanted> {
  const [match] = matchRoutes(every, url.pathname, `/${locale}`) ?? [];
  const page = match?.route.id as RouteKey | undefined;
  const slug = url.pathname.slice(locale.length + 2);
  const mayBeClosed = !match && mandant.forcedLogin && person === null;
  const categories = mayBeClosed ? await api(listCategories) : undefined;
  const sendsToken = form.some(([name, value]) => name === '_token' && value !== '');
  const screen = page !== undefined && hasScreen(page) ? find(screens[page]) : undefined;
  const ofMail = page !== undefined && routes[page].tokenInQuery;
  return {
    page,
    readsToken: ofMail || screen?.tokenStore !== undefined,
    isCategory: categories?.ok === true && categories.value.some((category) => category.slug === slug),
    params: match?.params ?? {},
    query: url.searchParams,
    hasToken:
      (ofMail && (url.searchParams.has('token') || sendsToken)) ||
      (screen !== undefined && refusalOf(screen, url.searchParams) !== undefined),
  };
}

/** Whoever is signed in and chooses another language in the header gets later mails in it, too (C-06). */
async function switchLanguage({ form = [], person, api, locale, url }: PageRequest): Promise<Response | undefined> {
  if (!form.some(([name]) => name === '_locale')) return undefined;
  if (person && !person.support) await api(changeLanguage, { body: { language: locale } });
  return toAddress(url);
}

/** People who arrive signed in from elsewhere, and those who have to sign in first, are sent on. */
async function goElsewhere(
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
  const below = detour(request, paths, wanted);
  return below === undefined ? undefined : toAddress(withLocale(request.locale, below));
}

/** The session ended while its page was made: the way goes over the login, as if it had ended before. */
function withoutSession(
  request: PageRequest,
  paths: Paths,
  wanted: Wanted,
  result: Response | StaticHandlerContext,
): Response | undefined {
  const isLost = request.person !== null && !(result instanceof Response) && result.statusCode === 401;
  const below = isLost ? detour({ ...request, person: null }, paths, wanted) : undefined;
  return below === undefined ? undefined : toAddress(withLocale(request.locale, below));
}

/** Where this page stands in place of one that a token opens: that page, and the token the tab may have kept for it. */
function wantedByToken(
  { locale }: PageRequest,
  query: URLSearchParams,
  wayBack: string | undefined,
): Document['wanted'] {
  const page = tokenPageOf(query);
  const store = page && hasScreen(page) && find(screens[page]).tokenStore;
  return store && wayBack !== undefined ? { store, address: withLocale(locale, wayBack) } : undefined;
}

const toAddress = (Location: string): Response => new Response(null, { status: 302, headers: { Location } });

export async function previewWords(request: PageRequest, name: string): Promise<PreviewWords | undefined> {
  return name === 'start' || name === 'empfehlung' ? wordsOf(request, textsIn(request), name) : undefined;
}

/** One sentence for a page that says none of itself. */
const describe = ({ t }: Texts, { name }: PageRequest['mandant'], screen: RouteKey | null): string =>
  screen === 'recipientData' ? t('preview.recommendedLine') : t('shell.description', { name });

/** The messages a page needs when the browser goes there without a new document. */
export function screenTexts(request: Pick<PageRequest, 'locale' | 'texts' | 'log'>, name: string): string | undefined {
  if (!hasScreen(name as RouteKey)) return undefined;
  return JSON.stringify(textsFor(request, find(screens[name as keyof typeof screens]).texts));
}

/** The matched routes alone: the others need not be prepared and matched once more for one rendering. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);

interface Portal {
  paths: Paths;
  /** Every page of the list, those without a screen among them. */
  every: RouteObject[];
  wayOut: Frame['wayOut'];
  handlers: Map<string, StaticHandler>;
}
/** Who comes signed in from elsewhere finds no pages of signing in; support, which did not, finds the way out (P-04). */
type Kind = 'whole' | 'arrived' | 'support';
const portals = new WeakMap<PageRequest['routes'], Map<Kind, Portal>>();

function portalOf({ routes: list, locale, mandant: { autologin }, person }: PageRequest) {
  const kind: Kind = !autologin ? 'whole' : person?.support ? 'support' : 'arrived';
  const exists = (key: RouteKey): boolean =>
    kind === 'whole' || existsWithAutologin(key) || (kind === 'support' && key === 'logout');
  const byKind = madeOnce(portals, list, () => new Map<Kind, Portal>());
  const { paths, wayOut, every, handlers } = madeOnce(byKind, kind, () => ({
    paths: pathsOf(list, (key) => hasScreen(key) && exists(key)),
    wayOut: wayOutOf(list),
    every: Object.entries(pathsOf(list, exists)).map(([id, path]) => ({ id, path: path.replace(/^\//, '') })),
    handlers: new Map(),
  }));
  const make = (): StaticHandler => createStaticHandler(buildRoutes(paths, find), { basename: `/${locale}` });
  return { paths, wayOut, every, handler: madeOnce(handlers, locale, make) };
}

const whole = new WeakMap<object, Texts>();

function textsIn(request: PageRequest): Texts {
  const compiled = compiledTexts(request);
  return madeOnce(whole, compiled, () => textsOf(request.locale, compiled));
}

function pageOf(
  request: PageRequest,
  paths: Paths,
  texts: Texts,
  cookies: PageCookies,
  wayBack: string | undefined,
): Page {
  /** What an answer sets reaches the browser with the page. */
  const api: Api = async (endpoint, call) => {
    const outcome = await request.api(endpoint, call);
    cookies.push(...outcome.cookies);
    return outcome;
  };
  return {
    api,
    texts,
    paths,
    mandant: request.mandant,
    person: request.person,
    terms: request.terms,
    written: (name) => pageText(name, request.texts, request),
    mayShare: request.mayShare,
    qrCode: request.qrCode,
    today: dayOf(request.now),
    wayBack,
    // The answer of the call takes the cookie with it.
    signOut: () => undefined,
    dropSession: () => undefined,
    cookies: {
      get: (name) => request.cookies[name],
      remove: (name) => cookies.push({ name, value: '', maxAgeSeconds: 0 }),
    },
    tokens: { get: () => undefined, keep: () => false },
    formKey: () => request.requestId,
    ...(request.form && { posted: valuesOf(request.form) }),
  };
}

/** The screen that was matched, and the texts it names. */
function screenOf({ matches }: StaticHandlerContext) {
  const key = matches.at(-1)?.route.id as RouteKey;
  return hasScreen(key) ? { key, texts: find(screens[key]).texts } : { key: null, texts: [] };
}

/** Names of query values that stand for a person; a number opens nothing by itself. */
const personal = [...secretNames, 'nr'];

const isPersonal = ({ matches }: StaticHandlerContext, query: URLSearchParams): boolean =>
  routes[matches.at(-1)?.route.id as RouteKey]?.isPersonal || personal.some((name) => query.has(name));

/** A fault inside a screen is ours: the page says so, the log says what. */
function tellFaults({ errors }: StaticHandlerContext, { log }: PageRequest): void {
  for (const err of Object.values(errors ?? {}))
    if (err instanceof Error) log.error({ err }, 'a page could not be loaded');
}

/** Where a redirect leads, as an address on this host. */
const locationOf = (response: Response): string => response.headers.get('Location') ?? '/';
