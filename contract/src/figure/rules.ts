/** What is computed from figures, on both sides. */
import { plusDays } from '../basics/day.ts';

/** So many things had so many days to wait. */
export interface Waits {
  days: number;
  count: number;
}

/** The number of days that half of them waited at most; null where nothing is known of any. */
export function medianOf(waits: readonly Waits[]): number | null {
  const known = waits
    .filter(({ days, count }) => days >= 0 && count > 0)
    .toSorted((one, other) => one.days - other.days);
  const all = known.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { days, count } of known) {
    seen += count;
    if (seen * 2 >= all) return days;
  }
  return null;
}

/** Fewer payouts tell strangers nothing good, and of fewer recommendations nothing is told. */
export const toldFrom = { payouts: 25, recommendations: 100 } as const;

/** The Monday of its week: recommendations of one week are a cohort. */
export const mondayOf = (day: string): string => plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
