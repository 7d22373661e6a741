/** How the last thirty days of a company went, beside the thirty before. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { codesOf } from '@weitersagen/contract/basics/label';
import { type Measure, measure } from '@weitersagen/contract/figure/measures';
import { medianOf } from '@weitersagen/contract/figure/rules';
import { type FigureDay, type Figures, periodDays } from '@weitersagen/contract/overview/desk';
import { sql } from 'kysely';
import { type FigureRow, listFigures, owedCents } from '#figure/figure.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';

/** Report role. */
export async function readFigures({ db, mandant, now }: Tx): Promise<Figures> {
  const until = today(now);
  const rows = await listFigures(db, {
    mandantId: mandant.id,
    from: plusDays(until, 1 - 2 * periodDays),
    until,
    measures: codesOf(measure),
  });
  const owed = await sql<{ cents: number }>`select ${owedCents(mandant.id)} as cents`.execute(db);
  return figuresOf(rows, until, owed.rows[0]?.cents ?? 0);
}

export function figuresOf(rows: readonly FigureRow[], until: string, owed: number): Figures {
  const from = plusDays(until, 1 - periodDays);
  const now = rows.filter(({ day }) => day >= from);
  const before = rows.filter(({ day }) => day < from);
  return {
    from,
    until,
    sums: codesOf(measure).map((one) => {
      const [sum, sumBefore] = [sumOf(now, one), sumOf(before, one)];
      return { measure: one, ...sum, countBefore: sumBefore.count, centsBefore: sumBefore.cents };
    }),
    days: daysOf(now, from),
    medianDays: medianOf(waitsOf(now)),
    medianDaysBefore: medianOf(waitsOf(before)),
    owedCents: owed,
  };
}

const sumOf = (rows: readonly FigureRow[], measure: Measure) =>
  rows.reduce(
    (sum, row) => (row.measure === measure ? { count: sum.count + row.count, cents: sum.cents + row.cents } : sum),
    { count: 0, cents: 0 },
  );

const waitsOf = (rows: readonly FigureRow[]) =>
  rows.filter(({ measure }) => measure === 'paid').map(({ waited, count }) => ({ days: waited, count }));

function daysOf(rows: readonly FigureRow[], from: string): FigureDay[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from({ length: periodDays }, (_, index) => {
    const day = plusDays(from, index);
    const of = (measure: Measure) => sumOf(byDay.get(day) ?? [], measure);
    const paid = of('paid');
    return {
      day,
      recommended: of('recommended').count,
      accepted: of('accepted').count,
      confirmed: of('confirmed').count,
      paid: paid.count,
      paidCents: paid.cents,
    };
  });
}
