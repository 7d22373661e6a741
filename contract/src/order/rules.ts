/**
 * What may happen to an order (rules 3.4, A1 to A10), when it can be released, and what a report has to bring.
 *
 * The agency's release (A4, A6) is the same move as the operator's and the night's (A5); who may do it is the caller's.
 */

import { plusDays } from '../basics/day.ts';
import { type Moves, may } from '../basics/moves.ts';
import type { Problem } from '../basics/wire.ts';
import { reasonOf } from '../event/reasons.ts';
import type { RecipientStatus } from '../recipient/schemas.ts';
import type { RecommendationStatus } from '../recommendation/status.ts';
import type { OrderReport } from './schemas.ts';
import type { OrderStatus } from './status.ts';

export const orderMoves = {
  confirm: { from: ['received'], to: 'confirmed' }, // A2
  reject: { from: ['received'], to: 'rejected' }, // A3
  release: { from: ['confirmed'], to: 'released' }, // A5
  releaseByAgency: { from: ['confirmed'], to: 'released' }, // A4
  decline: { from: ['confirmed'], to: 'rejected' }, // A6
  cancel: { from: ['received', 'confirmed'], to: 'cancelled' }, // A7
  cancelReleased: { from: ['released', 'billed'], to: 'cancelled' }, // A8
  bill: { from: ['released'], to: 'billed' }, // A9
  drop: { from: ['received', 'confirmed'], to: 'rejected' }, // A10
  reassign: { from: ['received', 'confirmed', 'released'], to: 'rejected' }, // A11
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

/** What a release looks at: the order, whoever came through the link, and the recommendation it hangs on. */
export interface ReleaseFacts {
  status: OrderStatus;
  releasableOn: string | null;
  /** Null where nobody has come yet. */
  recipientStatus: RecipientStatus | null;
  recommendationStatus: RecommendationStatus;
}

/** Why an order is not released; `erased` is one that ended with the data of its recipient (E18). */
export type ReleaseObstacle =
  | 'unconfirmed'
  | 'released'
  | 'over'
  | 'erased'
  | 'claimPeriod'
  | 'recipientDeleted'
  | 'recipientUnconfirmed'
  | 'recommendationOver';

/**
 * The release (A4, A5): after the claim period, and only when the recipient has confirmed, because otherwise nobody could
 * be paid (E8, E18). Nothing where it may be done; what is wrong with the order itself is named before anything else.
 */
export function obstacleToRelease(facts: ReleaseFacts, today: string): ReleaseObstacle | undefined {
  const { status, releasableOn, recipientStatus, recommendationStatus } = facts;
  if (status === 'received') return 'unconfirmed';
  if (status === 'rejected' && recipientStatus === 'deleted') return 'erased';
  if (!mayOrder('release', facts)) return isLiving(facts) ? 'released' : 'over';
  if (releasableOn !== null && today < releasableOn) return 'claimPeriod';
  if (recipientStatus === 'deleted') return 'recipientDeleted';
  if (recipientStatus !== 'confirmed') return 'recipientUnconfirmed';
  return recommendationStatus === 'ok' ? undefined : 'recommendationOver';
}

/**
 * The client cancelled what is paid, and a person has to decide (A8). A report that was followed leaves its day with the
 * cancelled order, and nothing there is in question any more.
 */
export const isCancellationOpen = (order: { status: OrderStatus; cancelReportedAt: Date | null }): boolean =>
  order.cancelReportedAt !== null && mayOrder('cancelReleased', order);

/** AutoFreigabe (A5): which orders the night releases. Unless the mandant says so, an agency releases its own by hand. */
export const isReleasedByNight = (
  releasesItself: boolean | null,
  { isAgencyOrder }: { isAgencyOrder: boolean },
): boolean => (isAgencyOrder ? releasesItself === true : releasesItself !== false);

/** Why A1 stores an order as rejected; the words stand in the books and in the mail. */
export const rejections = {
  expired: reasonOf('expired'),
  cancelled: reasonOf('cancelled'),
  duplicate: reasonOf('duplicate'),
  self: reasonOf('self'),
  erased: reasonOf('erased'),
  reassigned: reasonOf('reassigned'),
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
