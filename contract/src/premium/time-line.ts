/**
 * The premiums of a product over time: from when until when each counts (S-10), where two count at once, and where none does. At two
 * at once the higher one is promised (rules 4.1), which is no mistake, but seldom meant.
 */
import { plusDays } from '../basics/day.ts';

interface PremiumDays {
  startsOn: string | null;
  endsOn: string | null;
  shownUntil: string | null;
}

/** Both days count; null is open. */
export interface Span {
  from: string | null;
  until: string | null;
}

/** Of two ends the later one decides. */
export const spanOf = ({ startsOn, endsOn, shownUntil }: PremiumDays): Span => ({
  from: startsOn,
  until:
    [endsOn, shownUntil]
      .filter((end) => end !== null)
      .toSorted()
      .at(-1) ?? null,
});

export interface TimeLine {
  gaps: readonly Span[];
  overlaps: readonly Span[];
}

const first = '0000-01-01';
const last = '9999-12-31';

/** From `today` on: what is over is no gap any more. A premium that never counts is passed over. */
export function timeLineOf(spans: readonly Span[], today: string): TimeLine {
  const all = spans
    .map(({ from, until }) => ({ from: max(from ?? first, today), until: until ?? last }))
    .filter(({ from, until }) => from <= until)
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until));
  const gaps: Span[] = [];
  const overlaps: Span[] = [];
  /** The first day that no premium before counts on. */
  let open = today;
  for (const { from, until } of all) {
    if (from > open) gaps.push({ from: open, until: plusDays(from, -1) });
    else if (from < open) overlaps.push({ from, until: openEnd(until < open ? until : lastBefore(open)) });
    open = max(open, until === last ? last : plusDays(until, 1));
  }
  if (open !== last) gaps.push({ from: open, until: null });
  return { gaps, overlaps: joined(overlaps) };
}

const max = (one: string, other: string): string => (one > other ? one : other);
const lastBefore = (open: string): string => (open === last ? last : plusDays(open, -1));
const openEnd = (day: string): string | null => (day === last ? null : day);

/** Where three count at once it is said once. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    if (!before || (before.until !== null && (span.from ?? first) > before.until)) result.push({ ...span });
    else if (before.until !== null && (span.until === null || span.until > before.until)) before.until = span.until;
  }
  return result;
}
