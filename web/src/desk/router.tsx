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
import { trouble } from '../api/need.ts';
import { valuesOf } from '../form/reading.ts';
import { FormRefused, formInput } from '../form/send.ts';
import { asking, isSameBeside } from '../work/decision/question-address.ts';
import { workOf } from '../work/kept-work.ts';
import type { Desk } from './desk.ts';
import type { Seat } from './desk-context.ts';
import { Layout } from './layout/layout.tsx';
import { Root } from './layout/root.tsx';
import { SignInPage, signIn, toDesk } from './layout/sign-in.tsx';
import {
  AskForLinkPage,
  askForLink,
  askForLinkPath,
  enterByLink,
  keepLink,
  LinkPage,
  linkPath,
} from './layout/sign-in-link.tsx';
import { AlonePage, TroublePage } from './layout/trouble-page.tsx';
import { type DeskRoute, routes } from './routes.ts';
import type { Load, Screen } from './screen.ts';
import { deskApi, sittingId, toSignIn, whoAmI } from './session.ts';
import { Coming } from './start/coming.tsx';

const modules = import.meta.glob<Screen>('./**/*-screen.tsx');

export const deskRoutes = (desk: Desk): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: AlonePage,
    HydrateFallback: Coming,
    children: [
      { path: '/verwaltung', loader: ({ request }) => toDesk(desk, request) },
      { path: '/verwaltung/anmelden', Component: SignInPage, action: (args) => signIn(desk, args) },
      { path: askForLinkPath, Component: AskForLinkPage, action: (args) => askForLink(desk, args) },
      {
        path: linkPath,
        Component: LinkPage,
        loader: ({ request }) => keepLink(request),
        action: (args) => enterByLink(desk, args),
      },
      {
        id: 'mandant',
        path: '/verwaltung/:mandant',
        Component: Layout,
        loader: ({ request, params }: LoaderFunctionArgs) => seatOf(desk, request, params.mandant),
        shouldRevalidate: showsMore,
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

const routeOf = (desk: Desk, { path, screen, roles }: DeskRoute): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  shouldRevalidate: (args: ShouldRevalidateFunctionArgs) => args.defaultShouldRevalidate && showsMore(args),
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

/** Something else than a question was opened or closed: also who sits here is looked at again, mostly from memory. */
const showsMore = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || !isSameBeside(currentUrl, nextUrl);

/** Who sits here, at the desk of which mandant; without a session the way leads to the sign-in. */
async function seatOf({ boot, texts }: Desk, request: Request, slug = '', onEnd?: () => void): Promise<Seat> {
  const operator = (await whoAmI(boot.mandant.slug, texts.locale)) ?? end(request, onEnd);
  const mandant = operator.mandants.find((one) => one.slug === slug);
  if (!mandant) throw trouble(404);
  return { operator, mandant };
}

/** `onEnd` keeps what would be gone. */
function end(request: Request, onEnd?: () => void): never {
  onEnd?.();
  throw toSignIn(request);
}

async function loadOf(
  desk: Desk,
  { request, params }: LoaderFunctionArgs,
  roles: DeskRoute['roles'],
  onEnd?: () => void,
): Promise<Load> {
  const seat = await seatOf(desk, request, params.mandant, onEnd);
  if (!roles.includes(seat.operator.role)) throw trouble(403);
  const { locale } = desk.texts;
  return {
    ...seat,
    api: watched(deskApi(seat.mandant.slug, locale), request, onEnd),
    locale,
    params: params as Record<string, string>,
    query: new URL(request.url).searchParams,
  };
}

/** An answer 401 ends what is being done. */
const watched =
  (api: Api, request: Request, onEnd?: () => void): Api =>
  async <D extends Definition>(endpoint: Endpoint<D>, call?: Call<D>) => {
    const outcome = await api(endpoint, call);
    return !outcome.ok && outcome.status === 401 ? end(request, onEnd) : outcome;
  };

async function act(desk: Desk, args: ActionFunctionArgs, roles: DeskRoute['roles'], submit: Screen['submit']) {
  if (!submit) return null;
  const fields = await args.request.formData();
  const values = valuesOf(fields);
  const { pathname, search } = new URL(args.request.url);
  const load = await loadOf(desk, args, roles, () => {
    const id = sittingId();
    if (id !== undefined) workOf(id).draft = { address: pathname + search, values };
  });
  const answer = await submit({
    ...load,
    t: desk.texts.t,
    fields,
    form: formInput(values, load.api, desk.texts.t),
    done: (text, to = asking(pathname, search, null)) => {
      desk.say(text);
      return redirect(to);
    },
  });
  return answer instanceof FormRefused ? data(answer.state, { status: answer.state.status }) : answer;
}
