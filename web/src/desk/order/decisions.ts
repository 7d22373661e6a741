/**
 * What an operator may decide about an order now, and why not: the contract's table (rules 3.4, A2 to A8) told in
 * words. The server enforces the same table; the desk shows what may not be done disabled, with the reason.
 */
import {
  isCancellationOpen,
  isLiving,
  mayOrder,
  obstacleToRelease,
  type ReleaseFacts,
  type ReleaseObstacle,
} from '@weitersagen/contract/order/rules';

/** `keep` turns a cancellation down that the client reported after the money was gone (A8). */
export const decisions = ['confirm', 'release', 'keep', 'reject', 'cancel'] as const;
export type Decision = (typeof decisions)[number];

export interface Judged extends ReleaseFacts {
  cancelReportedAt: Date | null;
}

/** Why a decision is not open; each has a sentence of its own. */
export type Obstacle = Exclude<ReleaseObstacle, 'erased'> | 'confirmed' | 'cancelInstead' | 'reported';

/** Those that make sense to show: a reported cancellation asks for one of two answers and nothing else. */
export const decisionsFor = ({ cancelReportedAt }: Pick<Judged, 'cancelReportedAt'>): readonly Decision[] =>
  cancelReportedAt ? ['keep', 'cancel'] : ['confirm', 'release', 'reject', 'cancel'];

/** Nothing where the decision may be made. */
export function obstacleTo(decision: Decision, order: Judged, today: string): Obstacle | undefined {
  switch (decision) {
    case 'keep':
      return isCancellationOpen(order) ? undefined : (ended(order) ?? 'reported');
    case 'confirm':
      return mayOrder('confirm', order) ? undefined : (ended(order) ?? 'confirmed');
    case 'reject':
      return mayOrder('reject', order) ? undefined : (ended(order) ?? 'cancelInstead');
    case 'cancel':
      return mayOrder('cancel', order) || mayOrder('cancelReleased', order) ? undefined : 'over';
    default:
      return releaseObstacle(order, today);
  }
}

/** Whoever asks about an order that went with the data reads that it is over; the server's answer tells more (E18). */
function releaseObstacle(order: Judged, today: string): Obstacle | undefined {
  const obstacle = obstacleToRelease(order, today);
  return obstacle === 'erased' ? 'over' : obstacle;
}

const ended = (order: Judged): Obstacle | undefined => (isLiving(order) ? undefined : 'over');

/** The one decision that waits for a person now; its button is the filled one. */
export const nextDecision = (order: Judged, today: string): Decision | undefined =>
  (['keep', 'confirm', 'release'] as const).find(
    (decision) => decisionsFor(order).includes(decision) && obstacleTo(decision, order, today) === undefined,
  );
