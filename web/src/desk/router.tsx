/**
 * The routes of the desk out of its table. Every load and every form goes through here: who may, with which API, and
 * where an answer 401 leads.
 */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { Api, Call } from '@weitersagen/contract/page/page';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { valuesOf } from '../form/reading.ts';
import { FormRefused, formInput } from '../form/send.ts';
import type { Desk } from './desk.ts';
import type { Seat } from './desk-context.ts';
import { isSameBeside } from './list/list-query.ts';
import { type DeskRoute, routes } from './routes.ts';
import { forgetDraft, keepDraft, type Load, type Screen, trouble } from './screen.ts';
import { deskApi, lose, toSignIn, whoAmI } from './session.ts';
import { Layout } from './shell/layout.tsx';
import { Root } from './shell/root.tsx';
import { SignInPage, signIn, toDesk } from './shell/sign-in.tsx';
import { AlonePage, TroublePage } from './shell/trouble-page.tsx';

const modules = import.meta.glob<Screen>('./*/*-screen.tsx');

export const deskRoutes = (desk: Desk): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: AlonePage,
    HydrateFallback: Nothing,
    children: [
      { path: '/verwaltung', loader: ({ request }) => toDesk(desk, request) },
      { path: '/verwaltung/anmelden', Component: SignInPage, action: (args) => signIn(desk, args) },
      {
        id: 'mandant',
        path: '/verwaltung/:mandant',
        Component: Layout,
        loader: ({ request, params }: LoaderFunctionArgs) => seatOf(desk, request, params.mandant),
        shouldRevalidate: ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
          currentParams.mandant !== nextParams.mandant,
        children: [
          {
            ErrorBoundary: TroublePage,
            children: [
              ...routes.map((route) => routeOf(desk, route)),
              {
                path: '*',
                loader: () => {
                  throw trouble(404);
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

const Nothing = () => null;

const routeOf = (desk: Desk, { path, screen, roles }: DeskRoute): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  shouldRevalidate: ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    defaultShouldRevalidate && (formMethod !== undefined || !isSameBeside(currentUrl, nextUrl)),
  lazy: async () => {
    const load = modules[`./${screen}-screen.tsx`];
    if (!load) throw new Error(`there is no screen ${screen}`);
    const { load: loads, submit, default: Component } = await load();
    return {
      Component,
      loader: async (args: LoaderFunctionArgs) => {
        const given = await loadOf(desk, args, roles);
        return (await loads?.(given)) ?? null;
      },
      action: async (args: ActionFunctionArgs) => act(desk, args, roles, submit),
    };
  },
});

/** Who sits here, at the desk of which mandant; without a session the way leads to the sign-in. */
async function seatOf({ boot, texts }: Desk, request: Request, slug = ''): Promise<Seat> {
  const operator = (await whoAmI(boot.mandant.slug, texts.locale)) ?? stop(toSignIn(request));
  const mandant = operator.mandants.find((one) => one.slug === slug);
  if (!mandant) throw trouble(404);
  return { operator, mandant };
}

const stop = (response: Response): never => {
  throw response;
};

async function loadOf(
  desk: Desk,
  { request, params }: LoaderFunctionArgs,
  roles: DeskRoute['roles'],
  onEnd: () => void = () => {},
): Promise<Load> {
  const seat = await seatOf(desk, request, params.mandant);
  if (!roles.includes(seat.operator.role)) throw trouble(403);
  const { locale, t } = desk.texts;
  return {
    ...seat,
    today: seat.operator.today,
    api: watched(deskApi(seat.mandant.slug, locale), request, onEnd),
    locale,
    t,
    params: params as Record<string, string>,
    query: new URL(request.url).searchParams,
  };
}

/** An answer 401 ends what is being done: the operator signs in again and comes back. */
const watched =
  (api: Api, request: Request, onEnd: () => void): Api =>
  async <D extends Definition>(endpoint: Endpoint<D>, call?: Call<D>) => {
    const outcome = await api(endpoint, call);
    if (outcome.ok || outcome.status !== 401) return outcome;
    onEnd();
    lose();
    throw toSignIn(request);
  };

async function act(desk: Desk, args: ActionFunctionArgs, roles: DeskRoute['roles'], submit: Screen['submit']) {
  if (!submit) return null;
  const fields = await args.request.formData();
  const values = valuesOf(fields);
  const { pathname, search } = new URL(args.request.url);
  const load = await loadOf(desk, args, roles, () => keepDraft(pathname + search, values));
  const answer = await submit({
    ...load,
    fields,
    form: formInput(values, load.api, load.t),
    done: (text, to = pathname) => {
      forgetDraft();
      desk.say(text);
      return redirect(to);
    },
  });
  return answer instanceof FormRefused ? data(answer.state, { status: answer.state.status }) : answer;
}
