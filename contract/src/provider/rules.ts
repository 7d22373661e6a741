/** What may become of a load (E-09), and when it waits for a person before anything of it is offered. */
import { type Moves, may } from '../basics/moves.ts';
import type { LoadStatus, ObstacleKind } from './status.ts';

export const loadMoves = {
  accept: { from: ['loading'], to: 'taking' },
  wait: { from: ['loading'], to: 'waiting' },
  approve: { from: ['waiting'], to: 'taking' },
  refuse: { from: ['waiting'], to: 'refused' },
  supersede: { from: ['loading', 'waiting', 'taking'], to: 'superseded' },
  finish: { from: ['taking'], to: 'taken' },
  /** It broke off; nobody hears of it in the log. */
  fail: { from: ['loading'], to: 'failed' },
} as const satisfies Moves<LoadStatus>;
export type LoadEvent = keyof typeof loadMoves;

export const mayLoad = (event: LoadEvent, { status }: { status: LoadStatus }): boolean => may(loadMoves, event, status);

export interface LoadCounts {
  /** Offered before. */
  products: number;
  read: number;
  failed: number;
  /** Wrong ones whose product nobody can tell. */
  unreadable: number;
  gone: number;
  /** What came and went by loads that nobody looked at. */
  addedBefore: number;
  goneBefore: number;
  /** The provider says that it was so before what was taken over last. */
  isOlder: boolean;
  shopHost: number;
  priceJump: number;
  priceGone: number;
  priceZero: number;
  /** That were none in the load taken before. */
  priceNegative: number;
  inUse: number;
}

interface LoadLimits {
  providerLossPercent: number;
  providerPricePercent: number;
  providerFaultPercent: number;
}

export interface Obstacle {
  kind: ObstacleKind;
  count: number;
  /** Of so many; null where one is enough. */
  of: number | null;
}

/**
 * A product or a price that goes, a price that leaps, another shop, and a delivery that is old or wrong in more than a few rows are
 * looked at first; one product that goes is nothing to wait for as long as nobody recommends it, and it is not one of many.
 */
export function obstaclesOf(counts: LoadCounts, limits: LoadLimits): Obstacle[] {
  const { products, read, failed, unreadable, gone, goneBefore, addedBefore } = counts;
  const isMore = (count: number, of: number, percent: number): boolean => count * 100 > of * percent;
  const one = (kind: Exclude<ObstacleKind, 'older' | 'loss' | 'faults' | 'unreadable'>): Obstacle[] =>
    counts[kind] > 0 ? [{ kind, count: counts[kind], of: null }] : [];
  // Many small losses are a large one, of what there was before them; where there was nothing, of what came since.
  const lost = gone + goneBefore;
  const then = products + goneBefore - addedBefore;
  const of = then > 0 ? then : products + goneBefore;
  return [
    ...(counts.isOlder ? [{ kind: 'older', count: 1, of: null } as const] : []),
    ...(gone > 0 && isMore(lost, of, limits.providerLossPercent) ? [{ kind: 'loss', count: lost, of } as const] : []),
    ...one('inUse'),
    ...one('shopHost'),
    ...one('priceJump'),
    ...one('priceGone'),
    ...one('priceZero'),
    ...one('priceNegative'),
    ...(isMore(failed, read, limits.providerFaultPercent)
      ? [{ kind: 'faults', count: failed, of: read } as const]
      : []),
    // What goes may be what could not be read.
    ...(unreadable > 0 && gone > 0 ? [{ kind: 'unreadable', count: unreadable, of: null } as const] : []),
  ];
}
