/** The boot data of a page as text. What only changes with the configuration is made once and kept as text. */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { PageRequest } from '@weitersagen/contract/page/page';
import type { StaticHandlerContext } from 'react-router';
import { textsFor } from '../../i18n/catalogue.ts';
import { madeOnce } from '../../i18n/made-once.ts';
import { aliveScreens } from '../page/alive.ts';
import { type Boot, bootJson, commonTexts } from '../page/boot.ts';
import type { Paths } from '../page/paths.ts';
import { screens } from '../page/routes.ts';

interface Fixed {
  /** What it was made of, by identity. */
  of: readonly unknown[];
  json: string;
}
const fixedParts = new WeakMap<Paths, Map<string, Fixed>>();

/** What belongs to one visitor and one request: never kept. */
type Changing = 'data' | 'person' | 'wayBack' | 'shelves' | 'today' | 'formKey';

export interface Around {
  paths: Paths;
  wayBack: string | undefined;
  wayOut: Boot['wayOut'];
  categories: Boot['categories'];
  shelves: Boot['shelves'];
  screen: { key: Boot['screen']; texts: readonly string[]; isStill?: boolean | undefined };
}

/** There, so that the browser asks for none. */
const withoutData = (loaded: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] =>
  Object.fromEntries(Object.keys(loaded).map((route) => [route, null]));

export function bootOf(request: PageRequest, around: Around, result: StaticHandlerContext): string {
  const { loaderData, actionData, errors } = result;
  const changing: Pick<Boot, Changing> = {
    person: request.person,
    wayBack: around.wayBack,
    shelves: around.shelves,
    today: dayOf(request.now),
    formKey: request.requestId,
    data: { loaderData: around.screen.isStill ? withoutData(loaderData) : loaderData, actionData, errors },
  };
  return `${fixedPart(request, around)},${bootJson(changing).slice(1)}`;
}

/** Opened and not closed: the changing part goes on behind it. */
function fixedPart(request: PageRequest, { paths, wayOut, categories, screen: { key, texts } }: Around): string {
  const { locale, locales, mandant, ownPages } = request;
  const of = [locales, mandant, ownPages, categories, request.texts.locale, request.texts.fallback];
  const parts = madeOnce(fixedParts, paths, () => new Map<string, Fixed>());
  const name = `${locale} ${key} ${mandant.integratedFrame}`;
  const found = parts.get(name);
  if (found?.of.every((part, index) => part === of[index])) return found.json;
  const fixed: Omit<Boot, Changing> = {
    locale,
    locales,
    ownPages,
    categories,
    mandant,
    paths,
    wayOut,
    screen: key,
    place: key === null || key in aliveScreens ? undefined : screens[key as keyof typeof screens],
    texts: textsFor(request, [...commonTexts, ...texts]),
  };
  const json = bootJson(fixed).slice(0, -1);
  parts.set(name, { of, json });
  return json;
}
