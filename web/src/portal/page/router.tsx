/**
 * The routes of the portal out of the server's list. Everything about one request comes from the page in the router's
 * context, so that the routes can be kept between requests.
 */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
} from 'react-router';
import { isMark, markedStore } from '../../api/tab.ts';
import { type Values, valuesOf } from '../../form/reading.ts';
import { FormRefused, formInput } from '../../form/send.ts';
import { Layout } from '../shell/layout.tsx';
import { TroublePage } from '../shell/trouble/trouble-page.tsx';
import { isDocument } from './alive.ts';
import { type Paths, pathTo } from './paths.ts';
import { type Load, type Page, pageContext, type Screen } from './screen.ts';

/** The screen of a page, or how it is loaded; none for a page that is not shown here. */
type FindScreen = (page: RouteKey) => Screen | (() => Promise<Screen>) | undefined;
/** What is shown at an address that no page has: a page of the mandant's own, or a category. */
export type AtOwnPath = 'ownPage' | 'category';

export function buildRoutes(paths: Paths, find: FindScreen, atOwnPath: AtOwnPath = 'ownPage'): RouteObject[] {
  const known = (Object.entries(paths) as [RouteKey, string][]).flatMap(([key, path]) =>
    // A form is sent to a route that has a path: that of Home is the slash itself.
    routeOf(find, key, path.replace(/^\//, '') || '/'),
  );
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      // For the layout itself; the router's own page of errors is not in the bundle (lean-modules.ts).
      ErrorBoundary: TroublePage,
      children: [
        {
          id: 'boundary',
          ErrorBoundary: TroublePage,
          children: [...known, ...routeOf(find, atOwnPath, '*')],
        },
      ],
    },
  ];
}

function routeOf(find: FindScreen, id: RouteKey, path: string): RouteObject[] {
  const screen = find(id);
  if (!screen) return [];
  return [
    typeof screen === 'function'
      ? { id, path, lazy: async () => partsOf(await screen()) }
      : { id, path, ...partsOf(screen) },
  ];
}

export const partsOf = (screen: Screen) => ({
  Component: screen.default,
  handle: screen,
  loader: async (args: LoaderFunctionArgs) => screen.load?.(await loadOf(args, screen)) ?? null,
  action: (args: ActionFunctionArgs) => act(args, screen),
});

async function loadOf(
  { request, params, context }: LoaderFunctionArgs,
  screen: Screen,
  values?: Values,
): Promise<Load> {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const refusal = refusalOf(screen, query);
  const named = query.get(refusal ?? 'token') ?? '';
  const store = refusal === undefined ? screen.tokenStore : markedStore(refusal, named);
  return {
    ...page,
    ...page.onServer,
    locale: page.texts.locale,
    params: params as Record<string, string>,
    query,
    // What is sent says itself whose it is: the tab may have kept the token of somebody who was here before.
    token:
      (values ?? page.posted)?._token ||
      (refusal !== undefined && isMark(named) ? undefined : named) ||
      (!values && store && page.tokens.get(store)) ||
      undefined,
    go: (name, given = {}, token) => {
      // The server keeps no tokens: a document gets its own by the address, which the page script cleans.
      const isNew = isDocument(name, page);
      const kept = !isNew && token !== undefined && store !== undefined && page.tokens.keep(store, token);
      const address = pathTo(page.paths, name, token !== undefined && !kept ? { ...given, token } : given) ?? '/';
      return isNew ? redirectDocument(address) : redirect(address);
    },
    enter: (name, given) => redirectDocument(pathTo(page.paths, name, given) ?? '/'),
    arrive: () => redirectDocument(page.wayBack ?? pathTo(page.paths, 'personalArea') ?? '/'),
  };
}

/** Name of the one-time token this address is about, if it is one of "Das war ich nicht". */
export const refusalOf = ({ refusalName }: Pick<Screen, 'refusalName'>, query: URLSearchParams): string | undefined =>
  refusalName !== undefined && query.has(refusalName) ? refusalName : undefined;

/** Runs `submit`. A form that is refused answers with its problems; without a `submit` the page is only shown again. */
async function act(args: ActionFunctionArgs, screen: Screen) {
  const page: Page = args.context.get(pageContext);
  const values = page.posted ?? valuesOf(await args.request.formData());
  if (!screen.submit) return null;
  const load = await loadOf(args, screen, values);
  const answer = await screen.submit({ ...load, form: formInput(values, page.api, page.texts.t), t: page.texts.t });
  return answer instanceof FormRefused ? data(answer.state, { status: answer.state.status }) : answer;
}
