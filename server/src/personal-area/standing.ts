/**
 * What a row says in one line: what happens with the own money, and on which day. It is told of a closed row, too, and
 * never of the contact's reward.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { StopReason } from '@weitersagen/contract/personal-area/schemas';
import { isReceived } from '@weitersagen/contract/reward/rules';
import type { Next, NextStep } from './next.ts';
import type { OwnReward, OwnRow } from './sql.ts';
import type { Stop } from './stop.ts';

/** After these there is nothing to come any more. */
const ends = [
  'rewardExpired',
  'rewardCancelled',
  'claimedBack',
  'linkExpired',
  'noOrder',
  'orderCancelled',
  'cancelled',
] as const satisfies readonly StopReason[];
export type End = (typeof ends)[number];
export type Held = Exclude<StopReason, End>;

export const isEnd = (reason: StopReason): reason is End => (ends as readonly StopReason[]).includes(reason);

export type Standing =
  | { kind: 'received'; as: 'money' | 'voucher'; day: string | null }
  | { kind: 'end'; why: End; day: string | null }
  | { kind: 'held'; why: Held; day: string | null }
  | { kind: 'next'; step: NextStep; day: string | null }
  | { kind: 'contacts'; day: null };

interface Around {
  stop: Stop | null;
  next: Next | null;
  /** The day of what ended it. */
  endedOn: string | null;
  /** Of the own reward, or what was promised. */
  amountCents: number;
}

export function standingOf({ reward }: Pick<OwnRow, 'reward'>, { stop, next, endedOn, amountCents }: Around): Standing {
  if (reward && isReceived(reward)) return received(reward);
  if (stop && isEnd(stop.reason)) return { kind: 'end', why: stop.reason, day: endedOn };
  // A recommendation is paid as soon as one of both rewards is.
  if (reward?.status === 'expired') return { kind: 'end', why: 'rewardExpired', day: reward.collectUntil };
  if (reward?.status === 'cancelled') return { kind: 'end', why: 'rewardCancelled', day: null };
  if (amountCents === 0) return { kind: 'contacts', day: null };
  if (stop) return { kind: 'held', why: stop.reason as Held, day: stop.at ? dayOf(stop.at) : stop.on };
  return next ? { kind: 'next', step: next.step, day: next.expectedOn ?? next.day } : { kind: 'contacts', day: null };
}

function received({ status, paidAt, collectedAt }: OwnReward): Standing {
  const at = status === 'paidOut' ? paidAt : collectedAt;
  return { kind: 'received', as: status === 'paidOut' ? 'money' : 'voucher', day: at && dayOf(at) };
}
