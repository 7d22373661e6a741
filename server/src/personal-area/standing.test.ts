import { expect, test } from 'vitest';
import type { Next } from './next.ts';
import type { OwnReward } from './sql.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Stop } from './stop.ts';

const reward: OwnReward = {
  number: '400112233442',
  attempt: 1,
  status: 'ready',
  kind: 'money',
  amountCents: 3500,
  collectUntil: '2026-09-01',
  collectedAt: null,
  paidAt: null,
  holds: [],
  run: 'none',
};
const paid: OwnReward = { ...reward, status: 'paidOut', paidAt: new Date('2026-03-01T09:00:00Z') };
const voucher: OwnReward = {
  ...reward,
  status: 'collected',
  kind: 'voucher',
  collectedAt: new Date('2026-02-28T09:00Z'),
};
const stop = (reason: Stop['reason'], more: Partial<Stop> = {}): Stop => ({
  reason,
  on: null,
  at: null,
  because: null,
  ...more,
});
const next = (step: Next['step'], more: Partial<Next> = {}): Next => ({ step, expectedOn: null, day: null, ...more });

interface Case {
  reward?: OwnReward | null;
  stop?: Stop;
  next?: Next;
  amountCents?: number;
}

test.each<[string, Case, Standing]>([
  ['paid', { reward: paid }, { kind: 'received', as: 'money', day: '2026-03-01' }],
  [
    'paid although the order is looked into',
    { reward: paid, stop: stop('orderInDoubt') },
    { kind: 'received', as: 'money', day: '2026-03-01' },
  ],
  ['a voucher', { reward: voucher }, { kind: 'received', as: 'voucher', day: '2026-02-28' }],
  [
    'ended with its order',
    { reward: null, stop: stop('orderCancelled') },
    { kind: 'end', why: 'orderCancelled', day: '2026-03-05' },
  ],
  [
    'expired while the contact was paid',
    { reward: { ...reward, status: 'expired' } },
    { kind: 'end', why: 'rewardExpired', day: '2026-09-01' },
  ],
  ['given to the contact', { reward: null, amountCents: 0, next: next('report') }, { kind: 'contacts', day: null }],
  [
    'a new IBAN',
    { reward, stop: stop('newIban', { at: new Date('2026-03-03T09:00:00Z') }), next: next('transfer') },
    { kind: 'held', why: 'newIban', day: '2026-03-03' },
  ],
  [
    'ready',
    { reward, next: next('collection', { day: '2026-09-01' }) },
    { kind: 'next', step: 'collection', day: '2026-09-01' },
  ],
  [
    'on its way',
    { reward, next: next('transfer', { expectedOn: '2026-03-06' }) },
    { kind: 'next', step: 'transfer', day: '2026-03-06' },
  ],
])('the row of a reward that is %s', (_name, given, expected) => {
  const { reward: own = null, stop: stopped = null, next: coming = null, amountCents = 3500 } = given;
  const around = { stop: stopped, next: coming, endedOn: '2026-03-05', amountCents };
  expect(standingOf({ reward: own }, around)).toEqual(expected);
});
