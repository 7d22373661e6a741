/** Spans of days that are asked for again and again, told from the day of the house. */
import { plusDays } from '@weitersagen/contract/basics/day';

export const periods = ['today', 'week', 'days30', 'month', 'lastMonth'] as const;
export type Period = (typeof periods)[number];

interface Days {
  from: string;
  to: string;
}

export function daysOf(period: Period, today: string): Days {
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: plusDays(today, -6), to: today };
    case 'days30':
      return { from: plusDays(today, -29), to: today };
    case 'month':
      return { from: firstOf(today), to: today };
    default: {
      const last = plusDays(firstOf(today), -1);
      return { from: firstOf(last), to: last };
    }
  }
}

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;

/** Which one these days are; nothing for no days, and `own` for all others. */
export function periodOf(from: string, to: string, today: string): Period | 'own' | '' {
  if (from === '' && to === '') return '';
  const found = periods.find((period) => {
    const days = daysOf(period, today);
    return days.from === from && days.to === to;
  });
  return found ?? 'own';
}
