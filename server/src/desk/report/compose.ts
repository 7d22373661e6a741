/** The tables of a report, made of sums; nothing here asks the database. */
import { reasonName } from '@weitersagen/contract/event/reasons';
import { medianOf } from '@weitersagen/contract/figure/rules';
import type * as report from '@weitersagen/contract/report/desk';
import { boundOf, type Days, pointsOf, type Unit, waitBounds } from '@weitersagen/contract/report/period';
import { type Step, steps } from '@weitersagen/contract/report/steps';
import type { CohortSum, Told, ValueSum, Waited } from '#figure/figure.ts';

interface Sum {
  count: number;
  cents: number;
}
const nothing: Sum = { count: 0, cents: 0 };

type Counts = Pick<report.PointRow, Step | 'paidCents'>;

const countsOf = (of: (step: Step) => Sum): Counts => ({
  ...(Object.fromEntries(steps.map((step) => [step, of(step).count])) as Record<Step, number>),
  paidCents: of('paid').cents,
});

export function stepsOf(known: readonly Step[], told: readonly Told[]): report.StepRow[] {
  const sumOf = (step: Step, isBefore: boolean): Sum =>
    told.find((row) => row.measure === step && row.day === null && row.isBefore === isBefore) ?? nothing;
  return known.map((step) => {
    const [now, before] = [sumOf(step, false), sumOf(step, true)];
    return { step, count: now.count, countBefore: before.count, cents: now.cents, centsBefore: before.cents };
  });
}

export function pointsOfReport(days: Days, unit: Unit, told: readonly Told[]): report.PointRow[] {
  const found = new Map<string, Sum>();
  for (const { measure, day, count, cents } of told) if (day) found.set(`${day} ${measure}`, { count, cents });
  return pointsOf(days, unit).map((from) => ({ from, ...countsOf((step) => found.get(`${from} ${step}`) ?? nothing) }));
}

/** Most orders first, then most recommendations. */
export function valuesOf(sums: readonly ValueSum[], names: ReadonlyMap<string, string>): report.ValueRow[] {
  const found = new Map<string, Sum>();
  const add = (key: string, { count, cents }: Sum) => {
    const before = found.get(key) ?? nothing;
    found.set(key, { count: before.count + count, cents: before.cents + cents });
  };
  for (const { value, measure, isBefore, ...sum } of sums) add(`${value} ${measure} ${isBefore}`, sum);
  const values = new Set(sums.map(({ value }) => value));
  const of = (value: string, step: Step, isBefore = false): Sum => found.get(`${value} ${step} ${isBefore}`) ?? nothing;
  return [...values]
    .map((value) => ({
      value,
      name: names.get(value) ?? null,
      ...countsOf((step) => of(value, step)),
      recommendedBefore: of(value, 'recommended', true).count,
      orderedBefore: of(value, 'ordered', true).count,
      paidCentsBefore: of(value, 'paid', true).cents,
    }))
    .toSorted(
      (one, other) =>
        other.ordered - one.ordered || other.recommended - one.recommended || (one.value < other.value ? -1 : 1),
    );
}

const waited = [
  ['toOrder', 'ordered'],
  ['toMoney', 'paid'],
] as const;

const daysOf = (rows: readonly Waited[], measure: string, isBefore: boolean) =>
  rows
    .filter((row) => row.measure === measure && row.isBefore === isBefore)
    .map(({ waited: days, count }) => ({ days, count }));

export const mediansOf = (rows: readonly Waited[]): report.Report['medians'] =>
  waited.map(([kind, measure]) => ({
    kind,
    median: medianOf(daysOf(rows, measure, false)),
    medianBefore: medianOf(daysOf(rows, measure, true)),
  }));

/** What nobody knows the days of is in none of them. */
export const waitsOf = (rows: readonly Waited[]): report.WaitRow[] =>
  waited.flatMap(([kind, measure]) => {
    const under = (bound: number | null, isBefore: boolean): number =>
      daysOf(rows, measure, isBefore)
        .filter(({ days }) => days >= 0 && boundOf(days) === bound)
        .reduce((sum, { count }) => sum + count, 0);
    return waitBounds.map((upTo) => ({ kind, upTo, count: under(upTo, false), countBefore: under(upTo, true) }));
  });

/** `over`: the last day whose weeks have had their time. */
export function cohortsOf(weeks: readonly string[], sums: readonly CohortSum[], over: string): report.CohortRow[] {
  return weeks.map((week) => {
    const of = (measure: string) => sums.find((one) => one.week === week && one.measure === measure);
    const count = (measure: string): number => of(measure)?.count ?? 0;
    return {
      week,
      recommended: count('recommended'),
      clicked: count('clicked'),
      accepted: count('accepted'),
      confirmed: count('confirmed'),
      orderedSoon: lastOf(week) <= over ? (of('ordered')?.soon ?? 0) : null,
      ordered: count('ordered'),
      released: count('released'),
      paid: count('paid'),
    };
  });
}

const lastOf = (week: string): string =>
  new Date(Date.parse(`${week}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);

/** An order was rejected for what somebody typed, so and so often. */
export interface Typed {
  reason: string;
  isBefore: boolean;
  count: number;
}

/** Most first; for what nobody said, and what may not be told, there is one line. */
export function reasonsOf(
  sums: readonly ValueSum[],
  rejected: readonly Told[],
  typed: readonly Typed[],
): report.ReasonRow[] {
  const rows = new Map<string, report.ReasonRow>();
  const add = (of: report.ReasonOf, reason: string, isBefore: boolean, count: number) => {
    const row = rows.get(`${of} ${reason}`) ?? {
      ...{ of, reason, reasonName: of === 'rejected' ? reasonName(reason) : null },
      ...{ count: 0, countBefore: 0 },
    };
    rows.set(`${of} ${reason}`, {
      ...row,
      ...(isBefore ? { countBefore: row.countBefore + count } : { count: row.count + count }),
    });
  };
  for (const { value, measure, isBefore, count } of sums) add(measure as report.ReasonOf, value, isBefore, count);
  for (const { reason, isBefore, count } of typed) add('rejected', reason, isBefore, count);
  for (const isBefore of [false, true]) {
    const all = rejected.find((row) => row.day === null && row.isBefore === isBefore)?.count ?? 0;
    const said = [...sums.filter(({ measure }) => measure === 'rejected'), ...typed]
      .filter((one) => one.isBefore === isBefore)
      .reduce((sum, { count }) => sum + count, 0);
    if (all > said) add('rejected', '', isBefore, all - said);
  }
  return [...rows.values()]
    .filter(({ count, countBefore }) => count !== 0 || countBefore !== 0)
    .toSorted((one, other) =>
      one.of === other.of
        ? other.count - one.count || other.countBefore - one.countBefore
        : one.of === 'rejected'
          ? -1
          : 1,
    );
}
