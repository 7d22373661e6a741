/** What comes next in the life of a recommendation, and when as far as it can be known (rules 7.3). */

import { dayOf } from '@weitersagen/contract/basics/day';
import { isReleasedByNight } from '@weitersagen/contract/order/rules';
import { expectedTransferOn } from '@weitersagen/contract/payout/transfer-day';
import type { StopReason } from '@weitersagen/contract/personal-area/schemas';
import { heldUntil } from '@weitersagen/contract/reward/rules';
import { today } from '#platform/clock.ts';
import { nextRun } from '#platform/jobs/job-state.ts';
import type { OwnReward, OwnRow } from './sql.ts';
import type { Situation, Stop } from './stop.ts';

export const nextSteps = [
  'share',
  'confirmation',
  'report',
  'orderCheck',
  'release',
  'releaseByAgency',
  'releaseByHand',
  'collection',
  'transfer',
  'bank',
] as const;
export type NextStep = (typeof nextSteps)[number];

export interface Next {
  step: NextStep;
  expectedOn: string | null;
  /** The last day for it, or the first one. */
  day: string | null;
}

const next = (step: NextStep, more: Partial<Next> = {}): Next => ({ step, expectedOn: null, day: null, ...more });

/** Stops with which it goes on by itself, or as soon as the person has done the next step. */
const goesOn: readonly StopReason[] = ['unconfirmed', 'newIban', 'returned'];

export function nextOf(row: OwnRow, stop: Stop | null, situation: Situation): Next | null {
  if (stop && !goesOn.includes(stop.reason)) return null;
  switch (row.status) {
    case 'open':
      return row.recipientStatus === 'unconfirmed'
        ? next('confirmation', { day: row.recipientDeleteOn })
        : next('share', { day: row.validUntil });
    case 'ok':
      return row.orderStatus === 'confirmed' && row.releasableOn !== null
        ? releaseOf(row, row.releasableOn, situation)
        : next(row.orderStatus === 'received' || row.orderStatus === 'confirmed' ? 'orderCheck' : 'report');
    case 'released':
      return row.reward && rewardStep(row.reward, situation);
    default:
      return null;
  }
}

/** The night releases what is due (A5), or a person does it: of the agency, or of the operator. */
function releaseOf({ isAgencyOrder }: OwnRow, releasableOn: string, { now, releasesItself }: Situation): Next {
  if (!isReleasedByNight(releasesItself, { isAgencyOrder }))
    return next(isAgencyOrder ? 'releaseByAgency' : 'releaseByHand', { day: releasableOn });
  return next('release', { expectedOn: later(releasableOn, dayOf(nextRun('night', now))) });
}

function rewardStep(reward: OwnReward, { now }: Situation): Next | null {
  switch (reward.status) {
    case 'ready':
      return next('collection', { day: reward.collectUntil });
    case 'collected':
      if (reward.kind !== 'money') return null;
      return next(reward.run === 'exported' ? 'bank' : 'transfer', { expectedOn: transferOn(reward, now) });
    default:
      // Whether the contact has collected is the contact's.
      return null;
  }
}

/** Nothing where the day is over. */
function transferOn(reward: OwnReward, now: Date): string | null {
  if (reward.collectedAt === null) return null;
  const expected = expectedTransferOn({ collectedOn: dayOf(reward.collectedAt), heldUntil: heldUntil(reward, now) });
  return expected < today(now) ? null : expected;
}

const later = (...days: string[]): string => days.sort().at(-1) as string;
