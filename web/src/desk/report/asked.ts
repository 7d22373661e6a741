/**
 * What a report is asked, as it stands in its address: the span by its name, so that a saved view moves on with the days, one dimension
 * and one value of it. A value stands under the name of its dimension: whoever chooses another dimension has chosen no value yet.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { decode } from '@weitersagen/contract/basics/wire';
import type { ReportQuery } from '@weitersagen/contract/report/desk';
import { comparison } from '@weitersagen/contract/report/period';
import { dimension } from '@weitersagen/contract/report/steps';
import { wordOf } from '../../form/filter-words.ts';

export const spans = ['tage28', 'tage7', 'tage90', 'monat', 'vormonat', 'jahr', 'eigen'] as const;
export type Span = (typeof spans)[number];

export interface Asked {
  span: Span;
  query: ReportQuery;
}

export function askedBy(address: URLSearchParams, today: string): Asked {
  const named = address.get('zeitraum');
  const span = spans.find((one) => one === named) ?? 'tage28';
  const by = address.get('dimension');
  const read = by ? decode(dimension, by) : null;
  const chosen = read?.ok ? read.value : null;
  const compare = decode(comparison, address.get('vergleich') ?? '');
  return {
    span,
    query: {
      ...daysOf(span, today, { from: address.get('von') ?? '', until: address.get('bis') ?? '' }),
      compare: compare.ok ? compare.value : 'before',
      dimension: chosen,
      value: (chosen && address.get(valueField(chosen))?.trim()) || null,
    },
  };
}

/** The field of the address that has the value of a dimension. */
export const valueField = (by: NonNullable<ReportQuery['dimension']>): string => wordOf(dimension, by).toLowerCase();

const firstOf = (day: string): string => `${day.slice(0, 8)}01`;

/** Own days that nobody has typed to the end yet are the last four weeks. */
function daysOf(span: Span, today: string, own: { from: string; until: string }): { from: string; until: string } {
  const last = (days: number) => ({ from: plusDays(today, 1 - days), until: today });
  switch (span) {
    case 'tage7':
      return last(7);
    case 'tage90':
      return last(90);
    case 'monat':
      return { from: firstOf(today), until: today };
    case 'vormonat': {
      const until = plusDays(firstOf(today), -1);
      return { from: firstOf(until), until };
    }
    case 'jahr':
      return { from: `${today.slice(0, 4)}-01-01`, until: today };
    default:
      return span === 'eigen' && isDay(own.from) && isDay(own.until) ? own : last(28);
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
