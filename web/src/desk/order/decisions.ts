/**
 * What an operator may decide about an order now, and why not: the contract's table (design 3.4, A2 to A8) told in words.
 * The server enforces the same table; the desk shows what may not be done disabled, with the reason.
 */
import { mayOrder } from '@weitersagen/contract/order/rules';
import type { OrderStatus } from '@weitersagen/contract/order/status';

/** `keep` turns a cancellation down that the client reported after the money was gone (A8). */
export const decisions = ['confirm', 'release', 'keep', 'reject', 'cancel'] as const;
export type Decision = (typeof decisions)[number];

export interface Judged {
  status: OrderStatus;
  releasableOn: string | null;
  cancelReportedAt: Date | null;
  recipientStatus: 'unconfirmed' | 'confirmed' | 'deleted' | null;
  recommendationStatus: string;
}

/** Why a decision is not open; each has a sentence of its own. */
export type Obstacle =
  | 'confirmed'
  | 'unconfirmed'
  | 'released'
  | 'over'
  | 'claimPeriod'
  | 'recipientUnconfirmed'
  | 'recipientDeleted'
  | 'recommendationOver'
  | 'cancelInstead'
  | 'reported';

/** Those that make sense to show: a reported cancellation asks for one of two answers and nothing else. */
export const decisionsFor = ({ cancelReportedAt }: Pick<Judged, 'cancelReportedAt'>): readonly Decision[] =>
  cancelReportedAt ? ['keep', 'cancel'] : ['confirm', 'release', 'reject', 'cancel'];

/** Nothing where the decision may be made. */
export function obstacleTo(decision: Decision, order: Judged, today: string): Obstacle | undefined {
  switch (decision) {
    case 'keep':
      return order.cancelReportedAt && mayOrder('cancelReleased', order) ? undefined : (ended(order) ?? 'reported');
    case 'confirm':
      return mayOrder('confirm', order) ? undefined : (ended(order) ?? 'confirmed');
    case 'reject':
      return mayOrder('reject', order) ? undefined : (ended(order) ?? 'cancelInstead');
    case 'cancel':
      return mayOrder('cancel', order) || mayOrder('cancelReleased', order) ? undefined : 'over';
    default:
      return obstacleToRelease(order, today);
  }
}

function obstacleToRelease(order: Judged, today: string): Obstacle | undefined {
  const { status, releasableOn, recipientStatus, recommendationStatus } = order;
  if (status === 'received') return 'unconfirmed';
  if (!mayOrder('release', order)) return ended(order) ?? 'released';
  if (releasableOn !== null && today < releasableOn) return 'claimPeriod';
  if (recipientStatus === 'deleted') return 'recipientDeleted';
  if (recipientStatus !== 'confirmed') return 'recipientUnconfirmed';
  return recommendationStatus === 'ok' ? undefined : 'recommendationOver';
}

const ended = ({ status }: Judged): Obstacle | undefined =>
  status === 'rejected' || status === 'cancelled' ? 'over' : undefined;

/** The one decision that waits for a person now; its button is the filled one. */
export const nextDecision = (order: Judged, today: string): Decision | undefined =>
  (['keep', 'confirm', 'release'] as const).find(
    (decision) => decisionsFor(order).includes(decision) && obstacleTo(decision, order, today) === undefined,
  );
