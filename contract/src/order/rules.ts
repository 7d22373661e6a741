/**
 * What may happen to an order (design 3.4, A1 to A10), when it can be released, and what a report has to bring.
 *
 * The agency's release (A4, A6) is the same move as the operator's and the night's (A5); who may do it is the caller's.
 */
import { plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { Problem } from '../basics/wire.ts';
import type { OrderReport } from './schemas.ts';
import type { OrderStatus } from './status.ts';

export const orderMoves = {
  confirm: { from: ['received'], to: 'confirmed' }, // A2
  reject: { from: ['received'], to: 'rejected' }, // A3
  release: { from: ['confirmed'], to: 'released' }, // A4, A5
  decline: { from: ['confirmed'], to: 'rejected' }, // A6
  cancel: { from: ['received', 'confirmed'], to: 'cancelled' }, // A7
  cancelReleased: { from: ['released', 'billed'], to: 'cancelled' }, // A8
  bill: { from: ['released'], to: 'billed' }, // A9
  drop: { from: ['received', 'confirmed'], to: 'rejected' }, // A10
} as const satisfies Moves<OrderStatus>;
export type OrderEvent = keyof typeof orderMoves;

export const mayOrder = (event: OrderEvent, { status }: { status: OrderStatus }): boolean =>
  may(orderMoves, event, status);

/** An order that counts: neither rejected nor cancelled. */
export const isLiving = ({ status }: { status: OrderStatus }): boolean =>
  status !== 'rejected' && status !== 'cancelled';

/** FreigebbarAb (A2, E-06): the day it was confirmed, or the order date and the claim period, whichever is later. */
export function releasableOn(orderedOn: string, confirmedOn: string, claimPeriodDays: number | null): string {
  const over = plusDays(orderedOn, claimPeriodDays ?? 0);
  return over > confirmedOn ? over : confirmedOn;
}

/** AutoFreigabe (A5): which orders the night releases. Unless the mandant says so, an agency releases its own by hand. */
export const isReleasedByNight = (
  releasesItself: boolean | null,
  { isAgencyOrder }: { isAgencyOrder: boolean },
): boolean => (isAgencyOrder ? releasesItself === true : releasesItself !== false);

/** Why A1 stores an order as rejected; the words stand in the books and in the mail. */
export const rejections = {
  expired: 'Empfehlung abgelaufen',
  cancelled: 'Empfehlung storniert',
  duplicate: 'Mehrfachauftrag',
  self: 'Selbstempfehlung',
  erased: 'Daten gelöscht',
} as const;

/**
 * What a report lacks. An order that is known, or one whose end is reported before its beginning, is found by its
 * external number alone; a new one needs a date and the number that says whose it is (A1).
 */
export function reportProblems(report: OrderReport, today: string, isKnown: boolean): Problem[] {
  const problems: Problem[] = [];
  if (report.orderedOn !== null && report.orderedOn > today) {
    problems.push({ field: 'Auftragsdatum', code: 'date-future' });
  }
  const isEnd = report.event === 'rejected' || report.event === 'cancelled';
  if (isKnown || isEnd) return problems;
  if (report.orderedOn === null) problems.push({ field: 'Auftragsdatum', code: 'required' });
  if (report.recommendationNumber === null && report.recipientNumber === null) {
    problems.push({ field: 'Empfehlungsnummer', code: 'number-needed' });
  }
  return problems;
}
