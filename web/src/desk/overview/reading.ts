/** What the figures say, as numbers. */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Measure } from '@weitersagen/contract/figure/measures';
import type { FigureSum, Figures } from '@weitersagen/contract/overview/desk';

const none = { count: 0, cents: 0, countBefore: 0, centsBefore: 0 };

export const sumOf = ({ sums }: Pick<Figures, 'sums'>, measure: Measure): Omit<FigureSum, 'measure'> =>
  sums.find((one) => one.measure === measure) ?? none;

/** `0.12` is twelve percent more; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null);

const funnelSteps = ['recommended', 'accepted', 'confirmed', 'ordered', 'released', 'paid'] as const;

export interface FunnelRow {
  step: (typeof funnelSteps)[number];
  count: number;
  /** Of the largest step: the length of the bar. */
  share: number;
  /**
   * Of the step before; null for the first one, where that had fewer (some began earlier), and of rewards, of which an order
   * has one or two.
   */
  ofBefore: number | null;
}

export function funnelOf(figures: Pick<Figures, 'sums'>): FunnelRow[] {
  const counts = funnelSteps.map((step) => sumOf(figures, step).count);
  const most = Math.max(1, ...counts);
  return funnelSteps.map((step, index) => {
    const count = counts[index] ?? 0;
    const before = counts[index - 1] ?? 0;
    const isShare = before > 0 && count <= before && step !== 'paid';
    return { step, count, share: count / most, ofBefore: isShare ? count / before : null };
  });
}

/** Transfers that came back, of all of those days; null without any. */
export function returnShareOf(figures: Pick<Figures, 'sums'>): number | null {
  const paid = sumOf(figures, 'paid').count;
  return paid > 0 ? sumOf(figures, 'returned').count / paid : null;
}

/** So many days of Berlin ago; what is to come is today. */
export const daysSince = (since: Date, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dayOf(since))) / 86_400_000));
