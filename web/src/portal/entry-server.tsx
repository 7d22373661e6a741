/**
 * The pages on the server: one request in, one document, redirect or status out. Data are loaded in the process, before
 * anything is rendered; rendering is one synchronous pass. Routes, compiled texts and the unchanging part of the boot
 * data are kept between requests, per route list and language table.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Api, PageAnswer, PageRequest } from '@weitersagen/contract/page/page';
import type { RouteKey } from '@weitersagen/contract/route-config/routes';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { valuesOf } from '../form/reading.ts';
import { catalogueLocales, compiledTexts, textsFor } from '../i18n/catalogue.ts';
import { TextContext, type Texts, textsOf } from '../i18n/t.ts';
import '../ui/index.css';
import { type Boot, commonTexts } from './boot.ts';
import { bootJson, documentOf } from './document.ts';
import { FrameContext } from './page-frame.ts';
import { type Paths, pathsOf } from './paths.ts';
import { buildRoutes } from './router.tsx';
import { hasScreen, screens } from './routes.ts';
import { type Page, pageContext, type Screen } from './screen.ts';
import { themeOf } from './theme-styles.ts';

const modules = import.meta.glob<Screen>('./*/*-screen.tsx', { eager: true });
const find = (file: string): Screen => modules[file] as Screen;

/** Locales that can be shown without a language table (G-01). */
export const locales = catalogueLocales;

export async function render(request: PageRequest): Promise<PageAnswer> {
  const { paths, handler } = portalOf(request);
  const texts = textsIn(request);
  const cookies: string[] = [];
  const page = pageOf(request, paths, texts, cookies);
  const result = await handler.query(new Request(request.url, { method: request.method }), {
    requestContext: new RouterContextProvider(new Map([[pageContext, page]])),
  });
  if (result instanceof Response) return { status: request.method === 'POST' ? 303 : 302, redirect: locationOf(result), cookies };
  let title = request.mandant.name;
  const frame = {
    mandant: request.mandant,
    paths,
    locales: request.locales,
    formKey: page.formKey,
    onTitle: (named: string) => {
      title = named;
    },
  };
  const app = renderToString(
    <FrameContext value={frame}>
      <TextContext value={texts}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, result)} context={result} hydrate={false} />
      </TextContext>
    </FrameContext>,
  );
  const { locale, nonce, assets } = request;
  const html = documentOf({ locale, status: result.statusCode, title, theme: themeOf(request.mandant.id), nonce, assets, app, boot: bootOf(request, paths, result) });
  return { status: result.statusCode, html, cookies };
}

/** The messages a page needs when the browser goes there without a new document. */
export function screenTexts(request: Pick<PageRequest, 'locale' | 'texts' | 'log'>, name: string): string | undefined {
  if (!hasScreen(name as RouteKey)) return undefined;
  return JSON.stringify(textsFor(request, find(screens[name as keyof typeof screens]).texts));
}

interface Portal {
  paths: Paths;
  handlers: Map<string, StaticHandler>;
}
const portals = new WeakMap<PageRequest['routes'], Portal>();

function portalOf({ routes, locale }: PageRequest): { paths: Paths; handler: StaticHandler } {
  let portal = portals.get(routes);
  if (!portal) portals.set(routes, (portal = { paths: pathsOf(routes, hasScreen), handlers: new Map() }));
  let handler = portal.handlers.get(locale);
  if (!handler) {
    handler = createStaticHandler(buildRoutes(portal.paths, find), { basename: `/${locale}` });
    portal.handlers.set(locale, handler);
  }
  return { paths: portal.paths, handler };
}

const whole = new WeakMap<object, Texts>();

function textsIn(request: PageRequest): Texts {
  const compiled = compiledTexts(request);
  let texts = whole.get(compiled);
  if (!texts) whole.set(compiled, (texts = textsOf(request.locale, compiled)));
  return texts;
}

function pageOf(request: PageRequest, paths: Paths, texts: Texts, cookies: string[]): Page {
  /** What an answer sets reaches the browser with the page. */
  const api: Api = async (endpoint, call) => {
    const outcome = await request.api(endpoint, call);
    if (outcome.ok) cookies.push(...outcome.cookies);
    return outcome;
  };
  return {
    api,
    texts,
    paths,
    mandant: request.mandant,
    mayShare: request.mayShare,
    today: dayOf(request.now),
    cookies: {
      get: (name) => request.cookies[name],
      remove: (name) => cookies.push(`${name}=; Path=/; Max-Age=0; SameSite=Lax`),
    },
    tokens: { get: () => undefined, keep: () => false },
    formKey: () => request.requestId,
    ...(request.form && { posted: valuesOf(request.form) }),
  };
}

/** Where a redirect leads, as an address on this host. */
const locationOf = (response: Response): string => response.headers.get('Location') ?? '/';

const frames = new WeakMap<object, Map<string, { of: readonly unknown[]; json: string }>>();

/** The boot data: what only changes with the configuration is kept as text. */
function bootOf(request: PageRequest, paths: Paths, { loaderData, actionData, errors, matches }: StaticHandlerContext): string {
  const id = matches.at(-1)?.route.id as RouteKey;
  const screen = hasScreen(id) ? id : null;
  const { locale, locales: list, mandant } = request;
  const of = [list, mandant, request.texts.locale];
  let perPath = frames.get(paths);
  if (!perPath) frames.set(paths, (perPath = new Map()));
  const key = `${locale} ${screen}`;
  let frame = perPath.get(key);
  if (!frame || frame.of.some((part, index) => part !== of[index])) {
    const prefixes = [...commonTexts, ...(screen ? find(screens[screen]).texts : [])];
    const fixed: Omit<Boot, 'data' | 'today' | 'formKey'> = { locale, locales: list, mandant, paths, screen, texts: textsFor(request, prefixes) };
    frame = { of, json: bootJson(fixed).slice(0, -1) };
    perPath.set(key, frame);
  }
  const rest: Pick<Boot, 'data' | 'today' | 'formKey'> = {
    today: dayOf(request.now),
    formKey: request.requestId,
    data: { loaderData, actionData, errors },
  };
  return `${frame.json},${bootJson(rest).slice(1)}`;
}
