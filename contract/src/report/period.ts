/** The days of a report and those they are compared with. */
import { daysBetween, plusDays } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** A report is of so many days at most. */
export const reportDaysMax = 366;

export const comparison = labels({ before: 'Davor', yearBefore: 'Vorjahr' });
export type Comparison = Value<typeof comparison>;

export interface Days {
  from: string;
  until: string;
}

/** As many days right before, or the same days of the year before (52 weeks, so that a Monday meets a Monday). */
export function daysBefore({ from, until }: Days, by: Comparison): Days {
  if (by === 'yearBefore') return { from: plusDays(from, -364), until: plusDays(until, -364) };
  const days = daysBetween(from, until) + 1;
  return { from: plusDays(from, -days), until: plusDays(from, -1) };
}

/** Of how many days one point of a line is. */
export const unit = labels({ day: 'Tag', week: 'Woche', month: 'Monat' });
export type Unit = Value<typeof unit>;

export function unitOf({ from, until }: Days): Unit {
  const days = daysBetween(from, until) + 1;
  return days <= 31 ? 'day' : days <= 190 ? 'week' : 'month';
}

/** The first day of the point a day belongs to; a week begins on Monday. */
export function beginOf(day: string, of: Unit): string {
  if (of === 'month') return `${day.slice(0, 8)}01`;
  return of === 'day' ? day : plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The first days of all points, whether anything happened or not. */
export function pointsOf({ from, until }: Days, of: Unit): string[] {
  const points: string[] = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const begin = beginOf(day, of);
    if (points.at(-1) !== begin) points.push(begin);
  }
  return points;
}

/** Weeks that lie in the span as a whole, by the Mondays of the first and the last, and the days at both ends that do not. */
export function weeksIn({ from, until }: Days): { weeks: Days | null; days: string[] } {
  const first = beginOf(plusDays(from, 6), 'week');
  const end = beginOf(plusDays(until, 1), 'week');
  if (first >= end) return { weeks: null, days: pointsOf({ from, until }, 'day') };
  const days = [...pointsOf({ from, until: plusDays(first, -1) }, 'day'), ...pointsOf({ from: end, until }, 'day')];
  return { weeks: { from: first, until: plusDays(end, -7) }, days };
}

/** Waits are told by these numbers of days at most; the last has no end. */
export const waitBounds = [0, 1, 3, 7, 14, 30, 60, null] as const;

/** The bound a number of days falls under. */
export const boundOf = (days: number): number | null =>
  waitBounds.find((bound) => bound === null || days <= bound) ?? null;

/** A cohort is compared by what came of it within so many days: a young one has had no more. */
export const cohortDays = 28;
export const cohortsMax = 12;
