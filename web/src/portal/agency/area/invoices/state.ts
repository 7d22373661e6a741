/** What the state of an invoice means for whoever pays it. */
import type { AgencyDocument } from '@weitersagen/contract/invoice/schemas';
import type { BadgeKind } from '../../../../ui/state/badge.tsx';

type Said = 'open' | 'overdue' | 'paid' | 'cancelled' | 'toSettle' | 'settled' | 'nothing';

export function saidOf(row: Pick<AgencyDocument, 'status' | 'payableCents' | 'dueOn'>, today: string): Said {
  const { status, payableCents, dueOn } = row;
  if (status === 'cancelled') return 'cancelled';
  if (payableCents === 0) return 'nothing';
  if (payableCents < 0) return status === 'paid' ? 'settled' : 'toSettle';
  if (status === 'paid') return 'paid';
  return dueOn !== null && dueOn < today ? 'overdue' : 'open';
}

export const kindOf: Readonly<Record<Said, BadgeKind>> = {
  open: 'info',
  overdue: 'warn',
  paid: 'good',
  cancelled: 'open',
  toSettle: 'info',
  settled: 'good',
  nothing: 'open',
};

/** `10/2026` */
export const monthText = (month: string): string => month.split('-').toReversed().join('/');

/** On which day the next months are billed. */
export function nextFirst(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
