import { expect, test } from 'vitest';
import { endOf } from './recipient-end.ts';

const alive = {
  orderStatus: null,
  rewardStatus: null,
  recommendationStatus: 'open',
  endedOn: null,
  collectUntil: null,
} as const;
const on = '2026-03-05';

test.each([
  ['nothing happened yet', {}, undefined],
  ['a rejected contract of a link that still takes another', { orderStatus: 'rejected', endedOn: on }, undefined],
  [
    'a contract cancelled for good',
    { orderStatus: 'cancelled', recommendationStatus: 'cancelled', endedOn: on },
    'orderCancelled',
  ],
  [
    'a rejected contract of a link that is over',
    { orderStatus: 'rejected', recommendationStatus: 'expired', endedOn: on },
    'orderRejected',
  ],
  ['a link that ran out without a contract', { recommendationStatus: 'expired', endedOn: on }, 'linkExpired'],
  ['a link somebody ended', { recommendationStatus: 'cancelled', endedOn: on }, 'linkCancelled'],
  ['a reward nobody named an account for', { rewardStatus: 'expired', collectUntil: on }, 'rewardExpired'],
  [
    'a reward that was taken back',
    { orderStatus: 'released', rewardStatus: 'cancelled', recommendationStatus: 'cancelled', endedOn: on },
    'rewardCancelled',
  ],
  [
    'a reward that was taken back while the other one goes on',
    { orderStatus: 'released', rewardStatus: 'cancelled', recommendationStatus: 'released', endedOn: on },
    'rewardCancelled',
  ],
  [
    'a reward of a contract that was cancelled while the link still takes another',
    { orderStatus: 'cancelled', rewardStatus: 'cancelled', recommendationStatus: 'open', endedOn: on },
    undefined,
  ],
  ['a reward that is paid', { rewardStatus: 'paidOut', recommendationStatus: 'paid' }, undefined],
] as const)('%s', (_what, facts, why) => {
  expect(endOf({ ...alive, ...facts })).toEqual(why && { why, on });
});
