import { expect, test } from 'vitest';
import { type Decision, freedInto, type Judged, obstacleTo, waitsForSomebody } from './decisions.ts';

const collected: Judged = { status: 'collected', kind: 'money', run: 'none', holds: [] };

test.each<[string, Decision, Partial<Judged>, string | undefined]>([
  ['a stopped reward may be freed', 'free', { holds: ['stopped'] }, undefined],
  ['a reward that waits for its new account may be freed', 'free', { holds: ['newIban'] }, undefined],
  ['a reward two people share an IBAN of may be freed', 'free', { holds: ['sameIban'] }, undefined],
  [
    'a stopped bank account may be decided before the pickup',
    'free',
    { status: 'ready', kind: null, holds: ['bank'] },
    undefined,
  ],
  [
    'what waits for another person is not asked for again',
    'free',
    { holds: ['stopped'], asked: ['freeReward'] },
    'asked',
  ],
  [
    'a return that waits for another person is not asked for again',
    'return',
    { run: 'exported', asked: ['returnReward'] },
    'asked',
  ],
  ['what waits for another person keeps nothing else', 'return', { run: 'exported', asked: ['freeReward'] }, undefined],
  ['a reward whose wait is over needs no freeing', 'free', {}, 'notHeld'],
  ['a locked account is no stop of the reward', 'free', { holds: ['accountLocked'] }, 'notHeld'],
  ['a reward that waits for its owner needs no freeing', 'free', { status: 'ready', kind: null }, 'notCollected'],
  ['money outside of runs may be set back', 'setBack', {}, undefined],
  ['money in a draft may be set back', 'setBack', { run: 'draft' }, undefined],
  ['money that is with the bank is not set back', 'setBack', { run: 'exported' }, 'withBank'],
  ['a voucher is not set back', 'setBack', { kind: 'voucher' }, 'voucher'],
  ['a paid transfer may come back', 'return', { status: 'paidOut', run: 'confirmed' }, undefined],
  ['an exported transfer may be recalled', 'return', { run: 'exported' }, undefined],
  ['what no bank ever had cannot come back', 'return', {}, 'notSent'],
  ['a ready reward may be cancelled', 'cancel', { status: 'ready', kind: null }, undefined],
  ['an open reward ends with its order', 'cancel', { status: 'open', kind: null }, 'open'],
  ['money that is with the bank is not cancelled', 'cancel', { run: 'exported' }, 'withBank'],
  ['a paid reward is claimed back instead', 'cancel', { status: 'paidOut', run: 'confirmed' }, 'received'],
  ['a mailed voucher is claimed back instead', 'cancel', { kind: 'voucher' }, 'received'],
  ['what is over is not cancelled', 'cancel', { status: 'expired', kind: null }, 'over'],
  ['a paid reward may be claimed back', 'clawBack', { status: 'paidOut', run: 'confirmed' }, undefined],
  ['a mailed voucher may be claimed back', 'clawBack', { kind: 'voucher' }, undefined],
  ['what nobody received is not claimed back', 'clawBack', {}, 'notReceived'],
  ['what was cancelled is not claimed back', 'clawBack', { status: 'cancelled', kind: null }, 'over'],
  ['an expired reward may live again', 'revive', { status: 'expired', kind: null }, undefined],
  ['a reward that has not expired needs no goodwill', 'revive', {}, 'notExpired'],
])('%s', (_, decision, change, obstacle) => {
  expect(obstacleTo(decision, { ...collected, ...change })).toBe(obstacle);
});

test.each<[string, Partial<Judged>, string]>([
  ['goes into the next run', { holds: ['stopped'] }, 'free'],
  ['that is with the bank is paid by that run', { holds: ['stopped'], run: 'exported' }, 'freeInRun'],
  ['that was not collected can be collected', { status: 'ready', kind: null, holds: ['bank'] }, 'freeToCollect'],
  ['of a locked account still waits', { holds: ['accountLocked', 'newIban'] }, 'freeHeld'],
  ['whose order is in question still waits', { holds: ['cancellationReported', 'stopped'] }, 'freeHeld'],
])('a freed reward %s', (_, change, into) => {
  expect(freedInto({ ...collected, ...change })).toBe(into);
});

test.each([
  ['stopped', true],
  ['bank', true],
  ['sameIban', true],
  ['review', true],
  ['newIban', false],
  ['accountLocked', false],
] as const)(
  'the row of a reward has a next step where a person has to decide, not where days end: %s',
  (hold, waits) => {
    expect(waitsForSomebody({ holds: [hold] })).toBe(waits);
  },
);
