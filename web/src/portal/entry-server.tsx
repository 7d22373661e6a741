/**
 * The pages on the server: one request in, one document, redirect or status out. Data are loaded in the process, before
 * anything is rendered; rendering is one synchronous pass. Routes, compiled texts and the unchanging part of the boot
 * data are kept between requests, per route list and language table.
 */
import type {
  PageAnswer,
  PageRequest,
  Pages,
  PreviewWords,
  StoryAsked,
  StoryWords,
} from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import type { Goal } from '@weitersagen/contract/tracking/goals';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { compiledTexts, textsFor } from '../i18n/catalogue.ts';
import { madeOnce } from '../i18n/made-once.ts';
import { TextContext, type Texts, textsOf } from '../i18n/t.ts';
import { documentOf } from '../page-script/document.ts';
import { groundsOf, themeOf } from '../ui/themes/theme-styles.ts';
import { onceFields } from './agency/area/list/asked.ts';
import { screenIn } from './all-screens.ts';
import { categoriesOn } from './catalogue/listed-categories.ts';
import { type Frame, FrameContext, type Preview, withLocale } from './page/page-frame.ts';
import { type Paths, pathTo } from './page/paths.ts';
import { hasScreen, screens } from './page/routes.ts';
import { pageContext } from './page/screen.ts';
import { secretNames, wayBackOf, wayBackTo } from './page/way-back.ts';
import { areasOf } from './server/areas.ts';
import { hasArrived } from './server/autologin.ts';
import { bootOf } from './server/boot-server.ts';
import { dialogOf } from './server/consent-dialog.tsx';
import { consentOn } from './server/consent-on.ts';
import { headOf } from './server/document-head.ts';
import { exitDialogOf } from './server/exit-dialog.tsx';
import { framedContent, framedPage } from './server/framed.ts';
import { routesOf } from './server/kept-routes.ts';
import { storyOf, wordsOf } from './server/preview.ts';
import { type PageCookies, pageOf } from './server/screen-call.ts';
import { topWindowPage } from './server/top-window.tsx';
import { campaignOn, telling, trackingOn } from './server/tracking-on.ts';
import { goElsewhere, slugOf, switchLanguage, wantedByToken, wantedOf, withoutSession } from './server/ways-on.ts';
import { Arrived } from './shell/arrived.tsx';
import { Shelves } from './shell/navigation/shelves.tsx';
import '../ui/index.css';

export async function render(request: PageRequest): Promise<PageAnswer> {
  const elsewhere = topWindowPage(request);
  if (elsewhere) return elsewhere;
  const cookies: PageCookies = [];
  const { result, tree, query, around, titled, reached } = await prepare(request, cookies);
  if (result instanceof Response) {
    const redirect = telling(request, reached, locationOf(result));
    return { status: request.method === 'POST' ? 303 : 302, redirect, cookies, isPersonal: true };
  }
  tellFaults(result, request);
  const app = framedContent(request, around.paths, renderToString(tree));
  const above = request.person && hasArrived(request, cookies) ? <Arrived person={request.person} /> : null;
  const below = around.shelves && !request.mandant.integratedFrame ? <Shelves shelves={around.shelves} /> : null;
  const { locale, nonce, assets, mandant } = request;
  const screen = screenOf(result);
  const isClosed = isPersonal(result, query);
  const { whole, ...told } = titled(screen.key);
  const hasCaptcha = app.includes(captchaMark);
  const consent = consentOn(request, screen.key, isClosed);
  const isLink = app.includes(linkMark);
  const path = (screen.key && around.paths[screen.key]) || '/';
  const page = routes[result.statusCode === 404 ? 'notFound' : (screen.key ?? 'notFound')];
  const html = documentOf({
    locale,
    status: result.statusCode,
    page: page.name,
    path,
    isShared: screen.key === 'share' || (screen.key === 'recommendAgent' && query.has('empfehlung')),
    isOfAgency: screen.staysStill,
    login: loginOf(request, around.paths, result, query),
    wanted: wantedByToken(request, query, around.wayBack),
    consent,
    campaign: campaignOn(request),
    frame: framedPage(request, around.paths),
    tracking: trackingOn(request, isLink ? [...reached, 'shareShown'] : reached, path),
    title: whole,
    failed: textsIn(request).t('shell.failed'),
    head: headOf(request, { ...told, status: result.statusCode, isPersonal: isClosed, screen: screen.key }),
    theme: request.isRead ? '' : themeOf(mandant.id),
    grounds: groundsOf(mandant.id),
    nonce,
    assets,
    areas: screen.areas,
    above: besideOf(request, above),
    below: besideOf(request, below),
    hasCaptcha,
    isPreview: request.isPreview === true,
    exit: await exitDialogOf(request, result.statusCode === 200 ? screen.key : null, around.paths, textsIn(request).t),
    app,
    ...(!screen.staysStill && { boot: bootOf(request, { ...around, screen }, result) }),
  });
  const isNeverFramed = screen.key !== null && routes[screen.key].neverFramed;
  const managerHosts = consent?.manager?.hosts;
  const shown = { name: page.name, productId: productOf(result), isLink };
  return {
    status: result.statusCode,
    html,
    cookies,
    isPersonal: isClosed,
    isNeverFramed,
    hasCaptcha,
    managerHosts,
    shown,
  };
}

/** What a form with a captcha is known by (captcha-part.tsx); in a text its quotation marks would be escaped. */
const captchaMark = ' data-captcha="true"';

/** What a link with every way to pass it on is known by (share-message.tsx). */
const linkMark = ' data-own-message=""';

/** The product a page is about, as its data name it. */
function productOf({ loaderData, matches }: StaticHandlerContext): number | undefined {
  const { product } = (loaderData[matches.at(-1)?.route.id ?? ''] ?? {}) as { product?: { id?: unknown } | null };
  return typeof product?.id === 'number' ? product.id : undefined;
}

/** Stands outside of what comes alive, so that no browser needs its script. */
const besideOf = (request: PageRequest, shown: ReactNode): string =>
  shown === null ? '' : renderToString(<TextContext value={textsIn(request)}>{shown}</TextContext>);

/** The rendering of a page alone, its data loaded: the limit its whole answer is measured against (bench). */
export async function renderingOf(request: PageRequest): Promise<() => string> {
  const { tree } = await prepare(request, []);
  return () => renderToString(tree);
}

/** Loads what the page shows and makes the tree that shows it; a redirect has none. */
async function prepare(request: PageRequest, cookies: PageCookies) {
  const url = new URL(request.url, 'http://localhost');
  const { paths, wayOut, near, handler } = routesOf(request, slugOf(request.locale, url));
  const texts = textsIn(request);
  const query = url.searchParams;
  const wanted = wantedOf(request, near, url);
  const reached: Goal[] = [];
  const page = pageOf(request, {
    paths,
    texts,
    cookies,
    wayBack: wayBackOf(query, paths, request.categories),
    reach: (goal) => void reached.push(goal),
  });
  const found =
    (await switchLanguage(request)) ??
    (await goElsewhere(request, paths, wanted, url, cookies)) ??
    (await handler.query(new Request(url, { method: request.method }), {
      requestContext: new RouterContextProvider(new Map([[pageContext, page]])),
    }));
  const result = withoutSession(request, paths, wanted, found) ?? found;
  const { mandant, person, agencyUser, locales, ownPages, requestId } = request;
  let told: { whole: string; title: string; description?: string | undefined; preview?: Preview | undefined } = {
    whole: mandant.name,
    title: mandant.name,
  };
  const onTitle: Frame['onTitle'] = (whole, title, description, preview) => {
    // A heading keeps names in one piece; who reads a title elsewhere searches for plain words.
    const [plainWhole = '', plainTitle = ''] = [whole, title].map((text) => text.replaceAll('\u00a0', ' '));
    told = { whole: plainWhole, title: plainTitle, description, preview };
  };
  const titled = (screen: RouteKey | null) => ({
    ...told,
    description: told.description ?? describe(texts, mandant, screen),
  });
  const screen = result instanceof Response ? null : screenOf(result).key;
  const listed = categoriesOn({ screen, paths, texts }, request);
  const around = { mandant, person, agencyUser, paths, wayOut, locales, ownPages, ...listed };
  const frame: Frame = { ...around, requestId, onTitle, formKey: page.formKey, ask: () => {} };
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
  return { result, tree, query, around: { paths, wayOut, wayBack: page.wayBack, ...listed }, titled, reached };
}

export async function previewWords(request: PageRequest, name: string): Promise<PreviewWords | undefined> {
  return wordsOf(request, textsIn(request), name);
}

export const consentDialog: Pages['consentDialog'] = dialogOf;

export const storyWords = (request: PageRequest, asked: StoryAsked): StoryWords | undefined =>
  storyOf(request, textsIn(request), asked);

/** One sentence for a page that says none of itself. */
const describe = ({ t }: Texts, { name }: PageRequest['mandant'], screen: RouteKey | null): string =>
  screen === 'recipientData' ? t('preview.recommendedLine') : t('shell.description', { name });

/** The messages a page needs when the browser goes there without a new document. */
export function screenTexts(request: Pick<PageRequest, 'locale' | 'texts' | 'log'>, name: string): string | undefined {
  if (!hasScreen(name as RouteKey)) return undefined;
  return JSON.stringify(textsFor(request, screenIn(screens[name as keyof typeof screens]).texts));
}

/** The matched routes alone: the others need not be prepared and matched once more for one rendering. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);

const whole = new WeakMap<object, Texts>();

function textsIn(request: PageRequest): Texts {
  const compiled = compiledTexts(request);
  return madeOnce(whole, compiled, () => textsOf(request.locale, compiled));
}

/** The screen that was matched, and the texts it names. */
function screenOf({ matches }: StaticHandlerContext) {
  const key = matches.at(-1)?.route.id as RouteKey;
  if (!hasScreen(key)) return { key: null, texts: [], staysStill: false, areas: [] };
  const { texts, isStill, staysStill = false } = screenIn(screens[key]);
  return { key, texts, isStill, staysStill, areas: areasOf(screens[key]) };
}

/** Names of query values that stand for a person, or for what is not public yet; a number opens nothing by itself. */
const personal = [...secretNames, 'nr', 'vorschau'];

const isPersonal = ({ matches }: StaticHandlerContext, query: URLSearchParams): boolean =>
  routes[matches.at(-1)?.route.id as RouteKey]?.isPersonal || personal.some((name) => query.has(name));

/** Where somebody of an agency signs in again whose session ends while the page is open. */
function loginOf(
  { locale }: PageRequest,
  paths: Paths,
  { matches }: StaticHandlerContext,
  query: URLSearchParams,
): string | undefined {
  const { route, params } = matches.at(-1) ?? {};
  const page = route?.id as RouteKey;
  if (!hasScreen(page) || routes[page].login !== 'agency' || page === 'agencyLogout') return undefined;
  // An address says a field once: of several rows that were asked about, the list is shown.
  const shown = [...query].filter(([name]) => !onceFields.includes(name) && query.getAll(name).length === 1);
  const below = pathTo(paths, 'agencyLogin', wayBackTo(page, { ...Object.fromEntries(shown), ...params }));
  return below && withLocale(locale, below);
}

/** A fault inside a screen is ours: the page says so, the log says what. */
function tellFaults({ errors }: StaticHandlerContext, { log }: PageRequest): void {
  for (const err of Object.values(errors ?? {}))
    if (err instanceof Error) log.error({ err }, 'a page could not be loaded');
}

/** Where a redirect leads, as an address on this host. */
const locationOf = (response: Response): string => response.headers.get('Location') ?? '/';
