/** Where the rows behind a figure are listed. Whoever may not open the list gets no way there. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { OwedState, ReasonRow, ReportQuery } from '@weitersagen/contract/report/desk';
import { type Days, daysBefore } from '@weitersagen/contract/report/period';
import type { Dimension, Step } from '@weitersagen/contract/report/steps';
import { rewardView } from '@weitersagen/contract/reward/desk';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import { wordOf } from '../../form/filter-words.ts';
import { agencyField } from '../agency/agency-field.ts';
import { deskPath, type Operator } from '../screen.ts';
import { fieldOf, ofReport } from './list-narrowing.ts';

type Fields = Readonly<Record<string, string>>;

export interface Places {
  step: (step: Step, of?: { isBefore?: boolean; value?: string }) => string | undefined;
  owed: (state: OwedState) => string | undefined;
  reason: (row: ReasonRow, isBefore?: boolean) => string | undefined;
  week: (monday: string) => string | undefined;
  recommender: (hash: string | null) => string | undefined;
}

const everSince = '2000-01-01';

const daysOf = ({ from, until }: Days): Fields => ({ von: from, bis: until });

/** What a list is narrowed to where a report is. */
const narrowedTo = (by: Dimension | null, value: string | null): Fields => {
  if (by === null || value === null) return {};
  return { [by === 'agency' ? agencyField : ofReport[fieldOf[by]]]: value };
};

export function placesOf(slug: string, role: Operator['role'], query: ReportQuery): Places {
  const isClosed = role === 'BetreiberRedaktion';
  const to = (list: string, fields: Fields): string | undefined =>
    isClosed ? undefined : `${deskPath(slug, list)}?${new URLSearchParams(fields)}`;
  const days = (isBefore = false): Fields => daysOf(isBefore ? daysBefore(query, query.compare) : query);
  return {
    step: (step, { isBefore = false, value = query.value ?? undefined } = {}) => {
      const within = { ...days(isBefore), ...narrowedTo(query.dimension, value ?? null) };
      switch (step) {
        case 'visited':
        case 'shared':
          return undefined;
        case 'ordered':
          return to('auftraege', within);
        case 'released':
          return to('auftraege', { status: wordOf(orderStatus, 'released'), ...within });
        case 'collected':
          return to('praemien', { status: wordOf(rewardStatus, 'collected'), ...within });
        case 'paid':
          return to('praemien', { status: wordOf(rewardStatus, 'paidOut'), ...within });
        default:
          return to('empfehlungen', within);
      }
    },
    owed: (state) =>
      to('praemien', {
        ...(state === 'expected' ? { status: wordOf(rewardStatus, 'open') } : { ansicht: wordOf(rewardView, state) }),
        ...narrowedTo(query.dimension, query.value),
        // Whatever the days: a list that is narrowed shows those of a year without them.
        ...(query.value !== null && { von: everSince }),
      }),
    reason: ({ of, reason }, isBefore) => {
      const why: Fields = reason === '' ? {} : { [ofReport.reason]: reason };
      if (of === 'rejected')
        return to('auftraege', { status: wordOf(orderStatus, 'rejected'), ...why, ...days(isBefore) });
      return to('praemien', { ...why, ...days(isBefore) });
    },
    week: (monday) => to('empfehlungen', daysOf({ from: monday, until: plusDays(monday, 6) })),
    recommender: (hash) => (isClosed || hash === null ? undefined : deskPath(slug, 'empfehler', hash)),
  };
}
