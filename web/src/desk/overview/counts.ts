/** How much waits in each part of the desk, for its navigation: asked beside the page, and again when some time has passed. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { type Overview, showOverview } from '@weitersagen/contract/overview/desk';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../../i18n/t.ts';
import type { Seat } from '../desk-context.ts';
import { routes } from '../routes.ts';
import { deskApi } from '../session.ts';
import { placeOf } from './waiting-kinds.ts';

type Counts = Readonly<Record<string, number>>;

const keptMs = 15_000;
let kept: { slug: string; at: number; counts: Counts } | undefined;

/** Whoever has asked already says what came: the overview. */
export function keepCounts(slug: string, overview: Value<typeof Overview>): void {
  kept = { slug, at: Date.now(), counts: countsOf(overview) };
}

const none: Counts = {};

export function useCounts({ operator, mandant: { slug } }: Seat): Counts {
  const locale = useLocale();
  const { key } = useLocation();
  const [counts, setCounts] = useState<{ slug: string; counts: Counts }>();
  const mayAsk = routes.some(({ path, roles }) => path === '' && roles.includes(operator.role));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been done
  useEffect(() => {
    if (!mayAsk) return;
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
  }, [slug, key, mayAsk]);
  return counts?.slug === slug ? counts.counts : none;
}

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
