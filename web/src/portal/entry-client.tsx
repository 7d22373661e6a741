/**
 * Brings a page to life in the browser, when the page script asks for it: nothing is loaded anew, what was typed and where
 * the focus is stay. Afterwards links and forms go on without a new document.
 */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import { browserApi } from '../api/client.ts';
import { dropToken, forgetKept, loseSessions, personKey } from '../api/session.ts';
import { cleanAddress, readCookie, removeCookie, tabTokens } from '../api/tab.ts';
import { SendContext } from '../form/form.tsx';
import { TextContext, textsOf } from '../i18n/t.ts';
import { ChunkLoadError, loadChunk, reloadOnce } from '../page-script/chunk.ts';
import { linkAddress } from '../page-script/link-address.ts';
import { tellNavigated } from '../page-script/navigated.ts';
import { aliveScreens, isDocument, namesAlive } from './page/alive.ts';
import { type Boot, readDates } from './page/boot.ts';
import { type Frame, FrameContext } from './page/page-frame.ts';
import { buildRoutes } from './page/router.tsx';
import { type Page, pageContext, type Screen } from './page/screen.ts';
import { stays } from './shell/arrival.ts';
import '../ui/index.css';
import './still.css';

// The policy of the page forbids eval, which zod would try.
z.config({ jitless: true });

const modules = import.meta.glob<Screen>([
  './**/*-screen.tsx',
  '!./{sign-in,personal-area,own-data,newsletter,claim,agency,agent,content/page}/**',
]);
/** Texts, and what is signing in, of whoever is signed in or of agents, are listed apart: no other page pays for them. */
const apart = async (screen: string): Promise<Screen> =>
  (
    await (screen.startsWith('content') ? import('./content/page/text-screens.ts') : import('./page/person-screens.ts'))
  ).loadScreen(screen);
const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{}', readDates) as Boot;
const { locale, mandant, person, paths } = boot;
const texts = textsOf(locale, boot.texts);

const keys = [boot.formKey];
const formKey = (): string => keys.pop() ?? crypto.randomUUID();

/** Whoever counts hears of it (page-script/tracking). */
const reach = (detail: string) => void dispatchEvent(new CustomEvent('goal', { detail }));

const page: Page = {
  api: browserApi({
    mandant: mandant.id,
    locale,
    userToken: () => readCookie(personKey),
    // The server decides anew who sees this page, and sends to the login where nobody may (rules 3.10).
    onSessionLost: () => loseSessions() && location.reload(),
    onGoal: reach,
  }),
  texts,
  mandant,
  person,
  paths,
  today: boot.today,
  wayBack: boot.wayBack,
  dropSession: () => dropToken(personKey),
  signOut: () => {
    dropToken(personKey);
    forgetKept();
  },
  cookies: { get: readCookie, remove: removeCookie },
  tokens: tabTokens,
  mayShare: () => undefined,
  content: async () => (await import('./content/browser-content.ts')).browserContent(boot),
  formKey,
  reach,
};

const known = new Set<string>(boot.screen ? [boot.screen] : []);

/** Once the page is alive. */
let router: ReturnType<typeof createBrowserRouter> | undefined;
/** While the browser goes elsewhere. */
const never = new Promise<never>(() => {});

/** A screen with its parts and its texts. */
const loadScreen = async (key: RouteKey, place: string): Promise<Screen> => {
  try {
    const load = modules[`./${place}-screen.tsx`] ?? (() => apart(place));
    const whole = async () => {
      const screen = await load();
      await screen.prepare?.(mandant);
      return screen;
    };
    const [screen] = await Promise.all([loadChunk(place, whole), known.has(key) || addTexts(key)]);
    return screen;
  } catch (error) {
    console.error(error);
    const { pathname, search, hash } = router?.state.navigation.location ?? location;
    if (error instanceof ChunkLoadError && reloadOnce(pathname + search + hash)) return never;
    throw error;
  }
};

async function addTexts(key: RouteKey): Promise<void> {
  const answer = await fetch(`/texte/${locale}/${key}`);
  if (answer.ok) texts.add(await answer.json());
  known.add(key);
}

const routes = buildRoutes(
  paths,
  (key) => {
    const place =
      key in aliveScreens ? aliveScreens[key as keyof typeof aliveScreens] : key === boot.screen && boot.place;
    return place ? () => loadScreen(key, place) : undefined;
  },
  boot.screen === 'category' ? 'category' : 'ownPage',
);
const basename = `/${locale}`;

/** Whether a page can be shown without a new document. */
const isAlive = (id: string | undefined): boolean => id !== undefined && !isDocument(id as RouteKey, page);

/** Without this the router starts empty and the page would vanish for a moment. */
async function loadMatched(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location, basename) ?? []) {
    const { lazy } = route as RouteObject;
    if (typeof lazy !== 'function') continue;
    delete route.lazy;
    Object.assign(route, await lazy());
  }
}

await loadMatched();
const live = createBrowserRouter(routes, {
  basename,
  hydrationData: boot.data,
  getContext: () => new RouterContextProvider(new Map([[pageContext, page]])),
});
router = live;
let shown = live.state.location.pathname;
live.subscribe(({ matches, navigation, location: { pathname } }) => {
  if (navigation.state !== 'idle') return;
  const { id, handle } = matches.at(-1)?.route ?? {};
  const { tokenStore } = (handle ?? {}) as Partial<Screen>;
  if (tokenStore) cleanAddress(tokenStore);
  if (shown !== pathname) {
    const { dataset } = document.documentElement;
    const { path: from } = dataset;
    // Whoever comes later finds it where the document says it of itself.
    dataset.page = namesAlive[id as keyof typeof namesAlive] ?? namesAlive.notFound;
    dataset.path = paths[id as RouteKey] || '/';
    tellNavigated(dataset.page, dataset.path, from);
  }
  shown = pathname;
});
document.addEventListener('click', (event) => {
  const address = linkAddress(event, basename);
  if (address === undefined || !isAlive(matchRoutes(routes, address, basename)?.at(-1)?.route.id)) return;
  event.preventDefault();
  // The start page is the bare locale: what follows it belongs to that page, not to the one being shown.
  void live.navigate(address.slice(basename.length).replace(/^(?!\/)/, '/'));
});
const ask: Frame['ask'] = (search, replace) => void live.navigate({ search }, { replace, state: stays });
hydrateRoot(
  document.getElementById('app') as HTMLElement,
  <FrameContext value={{ ...boot, formKey, requestId: boot.formKey, onTitle: () => {}, ask }}>
    <TextContext value={texts}>
      <SendContext value={(formData) => void live.navigate(null, { formMethod: 'post', formData })}>
        <RouterProvider router={live} />
      </SendContext>
    </TextContext>
  </FrameContext>,
);
document.documentElement.dataset.alive = '';
if (person) void import('./page/renewal.ts').then(({ renew }) => renew(page.api));
