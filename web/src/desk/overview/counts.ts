/** How much waits in each part of the desk, for its navigation: asked beside the page, and again when some time has passed. */

import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { type Overview, showOverview, type WaitingKind } from '@weitersagen/contract/overview/desk';
import { rewardView } from '@weitersagen/contract/reward/desk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useLocale } from '../../i18n/t.ts';
import type { Seat } from '../desk-context.ts';
import { routes } from '../routes.ts';
import { deskApi } from '../session.ts';
import { placeOf, placeOfView } from './waiting-kinds.ts';

type Counts = Readonly<Record<string, number>>;

const keptMs = 15_000;
let kept: { slug: string; at: number; counts: Counts; views: Counts } | undefined;
const listeners = new Set<() => void>();

/** Whoever has asked already says what came: the overview. */
export function keepCounts(slug: string, overview: Value<typeof Overview>): void {
  kept = { slug, at: Date.now(), counts: countsOf(overview), views: viewsOf(overview) };
  for (const listener of listeners) listener();
}

const none: Counts = {};

export function useCounts({ operator, mandant: { slug } }: Seat): Counts {
  const locale = useLocale();
  const { key } = useLocation();
  const isStale = useDeeds();
  const [counts, setCounts] = useState<{ slug: string; counts: Counts }>();
  const mayAsk = routes.some(({ path, roles }) => path === '' && roles.includes(operator.role));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been done
  useEffect(() => {
    if (!mayAsk || isStale) return;
    let isOver = false;
    if (kept?.slug === slug && Date.now() - kept.at < keptMs) {
      setCounts(kept);
      return;
    }
    void deskApi(
      slug,
      locale,
    )(showOverview).then((outcome) => {
      if (!outcome.ok) return;
      keepCounts(slug, outcome.value);
      if (!isOver) setCounts(kept);
    });
    return () => {
      isOver = true;
    };
  }, [slug, key, mayAsk, isStale]);
  return counts?.slug === slug ? counts.counts : none;
}

/** While something is done, or a list is read again because something was, what is kept is no longer true. */
function useDeeds(): boolean {
  const { formMethod } = useNavigation();
  const { state } = useRevalidator();
  const isStale = (formMethod !== undefined && !/^get$/i.test(formMethod)) || state === 'loading';
  useEffect(() => {
    if (isStale && kept) kept.at = 0;
  }, [isStale]);
  return isStale;
}

/** How much waits in each view of a list, by its address, as soon as the navigation knows it. */
export function useViewCounts(slug: string): Counts {
  return useSyncExternalStore(listen, () => (kept?.slug === slug ? kept.views : none));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where nothing waits it is none. A claim that is late is one to decide, too; mails that are kept back are not all that wait. */
export function viewsOf({ waiting, views }: Pick<Value<typeof Overview>, 'waiting' | 'views'>): Counts {
  const counts: Record<string, number> = {};
  for (const place of Object.values({ ...placeOf, ...viewOf })) counts[place] = 0;
  for (const { view, count } of views) counts[placeOfView[view]] = count;
  const add = (place: string, count: number) => {
    counts[place] = (counts[place] ?? 0) + count;
  };
  for (const { kind, count } of waiting) {
    if (kind !== 'mailCeiling') add(viewOf[kind] ?? placeOf[kind], count);
    if (kind === 'claimLate') add(placeOf.claimOpen, count);
  }
  return counts;
}

/** What the overview leads to another page for. */
const viewOf: Readonly<Partial<Record<WaitingKind, string>>> = {
  rewardPayable: `praemien?${new URLSearchParams({ ansicht: encode(rewardView, 'payable') as string })}`,
};

/** By the path of the part; what waits for somebody else, or for nobody, is not counted. */
export function countsOf({ waiting, notOwn }: Pick<Value<typeof Overview>, 'waiting' | 'notOwn'>): Counts {
  const counts: Record<string, number> = {};
  for (const { kind, count } of waiting) {
    if (notOwn.includes(kind) || kind === 'importRunning') continue;
    const path = placeOf[kind].split('?')[0] ?? '';
    counts[path] = (counts[path] ?? 0) + count;
  }
  return counts;
}
