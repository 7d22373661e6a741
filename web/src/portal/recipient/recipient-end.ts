/**
 * What ended a recipient's way to the premium, and when; nothing while it can still succeed. A contract that was
 * rejected or cancelled before its release ends nothing yet: the link still takes another one (E9).
 */
import type { OwnOrder } from './own-order.ts';

type Facts = Pick<OwnOrder, 'orderStatus' | 'rewardStatus' | 'recommendationStatus' | 'endedOn' | 'collectUntil'>;

export interface End {
  why: 'orderRejected' | 'orderCancelled' | 'linkExpired' | 'linkCancelled' | 'rewardExpired' | 'rewardCancelled';
  on: string | null;
}

export function endOf({ orderStatus, rewardStatus, recommendationStatus, endedOn, collectUntil }: Facts) {
  const end = (why: End['why'], on = endedOn): End => ({ why, on });
  if (rewardStatus === 'expired') return end('rewardExpired', collectUntil);
  if (rewardStatus === 'paidOut') return undefined;
  const isOver = recommendationStatus === 'cancelled' || recommendationStatus === 'expired';
  if (isOver && orderStatus === 'rejected') return end('orderRejected');
  if (isOver && orderStatus === 'cancelled') return end('orderCancelled');
  // Taken back by itself: the contract counts, or there never was one.
  if (rewardStatus === 'cancelled' && orderStatus !== 'rejected' && orderStatus !== 'cancelled')
    return end('rewardCancelled');
  if (recommendationStatus === 'cancelled') return end('linkCancelled');
  return recommendationStatus === 'expired' && rewardStatus === null ? end('linkExpired') : undefined;
}
