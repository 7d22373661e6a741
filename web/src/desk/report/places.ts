/** Where the rows behind a figure are listed. Whoever may not open the list gets no way there. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { OwedState, ReasonRow, ReportQuery } from '@weitersagen/contract/report/desk';
import type { Step } from '@weitersagen/contract/report/steps';
import { rewardView } from '@weitersagen/contract/reward/desk';
import { rewardStatus } from '@weitersagen/contract/reward/status';
import { wordOf } from '../../form/filter-words.ts';
import { agencyField } from '../agency/agency-field.ts';
import { deskPath, type Operator } from '../screen.ts';

export interface Places {
  step: (step: Step) => string | undefined;
  owed: (state: OwedState) => string | undefined;
  reason: (row: ReasonRow) => string | undefined;
  week: (monday: string) => string | undefined;
  recommender: (hash: string | null) => string | undefined;
}

type Fields = Readonly<Record<string, string>>;

export function placesOf(slug: string, role: Operator['role'], query: ReportQuery): Places {
  const isClosed = role === 'BetreiberRedaktion';
  const to = (list: string, fields: Fields): string | undefined =>
    isClosed ? undefined : `${deskPath(slug, list)}?${new URLSearchParams(fields)}`;
  const days: Fields = { von: query.from, bis: query.until };
  const agency: Fields = query.dimension === 'agency' && query.value ? { [agencyField]: query.value } : {};
  const within = { ...days, ...agency };
  const reward = (status: 'collected' | 'paidOut') =>
    to('praemien', { status: wordOf(rewardStatus, status), ...within });
  return {
    step: (step) => {
      switch (step) {
        case 'visited':
        case 'shared':
          return undefined;
        case 'ordered':
          return to('auftraege', within);
        case 'released':
          return to('auftraege', { status: wordOf(orderStatus, 'released'), ...within });
        case 'collected':
          return reward('collected');
        case 'paid':
          return reward('paidOut');
        default:
          return to('empfehlungen', within);
      }
    },
    owed: (state) =>
      to('praemien', {
        ...(state === 'expected' ? { status: wordOf(rewardStatus, 'open') } : { ansicht: wordOf(rewardView, state) }),
        ...agency,
      }),
    reason: ({ of, reason }) =>
      of === 'rejected'
        ? to('auftraege', { status: wordOf(orderStatus, 'rejected'), ...days })
        : to('praemien', { ansicht: wordOf(rewardView, viewOfHold(reason)) }),
    week: (monday) => to('empfehlungen', { von: monday, bis: plusDays(monday, 6) }),
    recommender: (hash) => (isClosed || hash === null ? undefined : deskPath(slug, 'empfehler', hash)),
  };
}

/** Where what is held for a reason waits. */
const viewOfHold = (kind: string) =>
  kind === 'stopped' || kind === 'bank' ? 'stopped' : kind === 'sameIban' || kind === 'review' ? 'checked' : 'held';
