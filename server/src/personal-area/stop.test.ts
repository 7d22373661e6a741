import type { HoldKind, OpenHold } from '@weitersagen/contract/reward/rules';
import { expect, test } from 'vitest';
import { nextOf } from './next.ts';
import type { OwnReward, OwnRow } from './sql.ts';
import { type Situation, stopOf } from './stop.ts';

const at = (moment: string): Date => new Date(moment);
const now = at('2026-03-02T09:00:00Z');

const open: OwnRow = {
  id: 1,
  number: '100000000009',
  hash: '0123456789abcdef',
  shortCode: 'abcdefg',
  rootNumber: null,
  status: 'open',
  group: 'underWay',
  createdAt: now,
  acceptedAt: null,
  validUntil: '2026-08-29',
  share: 100,
  company: null,
  premiumCents: 7000,
  productId: 101,
  product: 'Zuhause L',
  category: 'internet',
  quote: null,
  entries: 0,
  accountStatus: 'active',
  customerNumber: 'missing',
  recipientStatus: null,
  recipientFirstName: null,
  recipientLastName: null,
  recipientDeleteOn: null,
  orderStatus: null,
  orderedProduct: null,
  releasableOn: null,
  isAgencyOrder: false,
  isInDoubt: false,
  reward: null,
};
const unconfirmed: OwnRow = { ...open, recipientStatus: 'unconfirmed', recipientDeleteOn: '2026-05-25' };
const ok: OwnRow = { ...open, status: 'ok', acceptedAt: now, recipientStatus: 'confirmed' };
const ordered: OwnRow = { ...ok, orderStatus: 'confirmed', releasableOn: '2026-03-16' };
const released: OwnRow = { ...ok, status: 'released', orderStatus: 'released', releasableOn: '2026-03-02' };
const reward: OwnReward = {
  number: '400000000006',
  attempt: 1,
  status: 'ready',
  kind: null,
  amountCents: 7000,
  collectUntil: '2026-08-29',
  collectedAt: null,
  paidAt: null,
  holds: [],
  run: 'none',
};
const ready: OwnRow = { ...released, reward };
const collected = (more: Partial<OwnReward> = {}): OwnRow => ({
  ...released,
  reward: { ...reward, status: 'collected', kind: 'money', collectedAt: now, ...more },
});
const rewardIs = (status: OwnReward['status'], more: Partial<OwnRow> = {}): OwnRow => ({
  ...released,
  reward: { ...reward, status },
  ...more,
});
const ended = (status: 'expired' | 'cancelled', more: Partial<OwnRow> = {}): OwnRow => ({ ...ok, status, ...more });

const claimedBack = { event: 'reward.clawBack', reason: 'Betrug' } as const;
const returned = { event: 'reward.return', reason: 'Konto erloschen' } as const;

const hold = (kind: HoldKind, until: Date | null = null): OpenHold => ({ kind, since: now, until });

type Case = [what: string, row: OwnRow, expected: string, situation?: Partial<Situation>];

/** Stop and next step, with the days they name: `stop until → step expected (day)`. */
const cases: readonly Case[] = [
  ['nobody came yet', open, '→ share (2026-08-29)'],
  ['the link is over before the night says so', { ...open, validUntil: '2026-03-01' }, 'linkExpired'],
  ['somebody has not confirmed', unconfirmed, 'unconfirmed 2026-05-25 → confirmation (2026-05-25)'],
  [
    'somebody has not confirmed, and the link is over',
    { ...unconfirmed, validUntil: '2026-03-01' },
    'unconfirmed 2026-05-25 → confirmation (2026-05-25)',
  ],
  ['accepted without an order', ok, '→ report'],
  ['accepted with an order nobody confirmed', { ...ok, orderStatus: 'received' }, '→ orderCheck'],
  ['the claim period runs', ordered, '→ release 2026-03-16'],
  ['the claim period is over, by day', { ...ordered, releasableOn: '2026-03-01' }, '→ release 2026-03-03'],
  [
    'the claim period is over, before the night of the day',
    { ...ordered, releasableOn: '2026-03-01' },
    '→ release 2026-03-02',
    { now: at('2026-03-02T02:00:00Z') },
  ],
  [
    'the night in which summer begins has gone by early',
    { ...ordered, releasableOn: '2026-03-01' },
    '→ release 2026-03-30',
    { now: at('2026-03-29T01:45:00Z') },
  ],
  [
    'the night in which summer ends is yet to come',
    { ...ordered, releasableOn: '2026-03-01' },
    '→ release 2026-10-25',
    { now: at('2026-10-25T02:15:00Z') },
  ],
  ['an agency releases by hand', { ...ordered, isAgencyOrder: true }, '→ releaseByAgency (2026-03-16)'],
  [
    'the order of an agency that releases itself',
    { ...ordered, isAgencyOrder: true },
    '→ release 2026-03-16',
    { releasesItself: true },
  ],
  ['nothing releases itself', ordered, '→ releaseByHand (2026-03-16)', { releasesItself: false }],
  ['ready', ready, '→ collection (2026-08-29)'],
  ['only the contact earns something', released, ''],
  ['the customer number is missing', rewardIs('open'), 'customerNumber', { needsCustomerNumber: true }],
  [
    'the customer number is not confirmed',
    rewardIs('open', { customerNumber: 'unchecked' }),
    'customerNumberUnconfirmed',
    { needsCustomerNumber: true },
  ],
  ['the customer number is known', rewardIs('open', { customerNumber: 'valid' }), '', { needsCustomerNumber: true }],
  ['collected on a Monday', collected(), '→ transfer 2026-03-05'],
  ['collected on a Friday', collected({ collectedAt: at('2026-03-06T09:00:00Z') }), '→ transfer 2026-03-11'],
  [
    'collected with a new IBAN',
    collected({ holds: [hold('newIban', at('2026-03-05T09:00:00Z'))] }),
    'newIban 2026-03-05T09:00:00.000Z → transfer 2026-03-05',
  ],
  [
    'the hold of the IBAN ends on a Saturday',
    collected({ collectedAt: at('2026-03-02T09:00:00Z'), holds: [hold('newIban', at('2026-03-07T09:00:00Z'))] }),
    'newIban 2026-03-07T09:00:00.000Z → transfer 2026-03-09',
  ],
  ['collected long ago', collected({ collectedAt: at('2026-02-02T09:00:00Z') }), '→ transfer'],
  ['with the bank', collected({ run: 'exported' }), '→ bank 2026-03-05'],
  ['a voucher is there', collected({ kind: 'voucher' }), ''],
  ['paid, whether the contact is or not', rewardIs('paidOut'), ''],
  ['all is paid', rewardIs('paidOut', { status: 'paid' }), ''],
  ['stopped by the person', collected({ holds: [hold('stopped')] }), 'payoutStopped'],
  ['stopped with the bank account', collected({ holds: [hold('bank')] }), 'payoutStopped'],
  [
    'stopped with the bank account before the pickup',
    { ...ready, reward: { ...reward, holds: [hold('bank')] } },
    'payoutStopped',
  ],
  [
    'looked into, which lasts longer than the days of its IBAN',
    collected({ holds: [hold('newIban', at('2026-03-05T09:00:00Z')), hold('sameIban')] }),
    'rewardChecked',
  ],
  [
    'a reported cancellation while it waits for the number',
    rewardIs('open', { isInDoubt: true, customerNumber: 'valid' }),
    'orderInDoubt',
    { needsCustomerNumber: true },
  ],
  ['a reported cancellation while it waits', { ...ready, isInDoubt: true }, 'orderInDoubt'],
  ['a reported cancellation after the pickup', { ...collected(), isInDoubt: true }, 'orderInDoubt'],
  ['a reported cancellation of what is paid', rewardIs('paidOut', { isInDoubt: true }), ''],
  ['the account is locked', { ...ready, accountStatus: 'locked' }, 'accountLocked'],
  ['the transfer came back', ready, 'returned: Konto erloschen → collection (2026-08-29)', { lastOfReward: returned }],
  [
    'the pickup was set back',
    ready,
    'returned → collection (2026-08-29)',
    { lastOfReward: { event: 'reward.setBack', reason: null } },
  ],
  [
    'goodwill after a return',
    ready,
    '→ collection (2026-08-29)',
    { lastOfReward: { event: 'reward.revive', reason: null } },
  ],
  ['the own reward is over, the contact’s is not', rewardIs('expired'), 'rewardExpired'],
  ['the own reward is cancelled, the contact’s is not', rewardIs('cancelled'), 'rewardCancelled'],
  [
    'the own reward is claimed back, the contact’s is not',
    rewardIs('cancelled'),
    'claimedBack: Betrug',
    { lastOfReward: claimedBack },
  ],
  ['expired: nobody came', ended('expired'), 'linkExpired', { last: 'recommendation.expire' }],
  ['expired: nobody confirmed', ended('expired'), 'noOrder', { last: 'recommendation.loseRecipient' }],
  ['expired: no order', ended('expired'), 'noOrder', { last: 'recommendation.lapse' }],
  [
    'expired: not collected',
    rewardIs('expired', { status: 'expired' }),
    'rewardExpired',
    { last: 'recommendation.endUnpaid' },
  ],
  [
    'expired: all rewards cancelled',
    rewardIs('cancelled', { status: 'expired' }),
    'rewardCancelled',
    { last: 'recommendation.endUnpaid' },
  ],
  [
    'cancelled: the data were deleted on request',
    ended('cancelled'),
    'noOrder',
    { last: 'recommendation.forgetRecipient' },
  ],
  [
    'cancelled: the client rejected the order',
    ended('cancelled', { orderStatus: 'rejected' }),
    'noOrder',
    { last: 'recommendation.loseOrder' },
  ],
  [
    'cancelled: the order was cancelled',
    ended('cancelled', { orderStatus: 'cancelled' }),
    'orderCancelled',
    { last: 'recommendation.loseOrder' },
  ],
  [
    'cancelled: the order was cancelled after its release',
    ended('cancelled'),
    'orderCancelled',
    { last: 'recommendation.loseReleasedOrder' },
  ],
  [
    'cancelled: claimed back from the person',
    ended('cancelled'),
    'claimedBack',
    { last: 'recommendation.clawBack', lastOfReward: claimedBack },
  ],
  [
    'cancelled: claimed back from the contact with the order',
    ended('cancelled', { orderStatus: 'cancelled' }),
    'orderCancelled',
    { last: 'recommendation.clawBack' },
  ],
  [
    'cancelled: claimed back from the contact alone',
    rewardIs('cancelled', { status: 'cancelled' }),
    'rewardCancelled',
    { last: 'recommendation.clawBack' },
  ],
  [
    'cancelled by the person',
    ended('cancelled', { orderStatus: 'rejected' }),
    'cancelled',
    { last: 'recommendation.cancel' },
  ],
  [
    'cancelled at the desk',
    ended('cancelled', { orderStatus: 'rejected' }),
    'noOrder',
    { last: 'recommendation.cancel', isEndedByOperator: true },
  ],
];

test.each(cases)('%s', (_what, row, expected, more = {}) => {
  const situation: Situation = {
    now,
    needsCustomerNumber: false,
    releasesItself: null,
    last: undefined,
    isEndedByOperator: false,
    lastOfReward: undefined,
    ...more,
  };
  const stop = stopOf(row, situation);
  const next = nextOf(row, stop, situation);
  const written = [
    stop && [
      `${stop.reason}${stop.because && row.status === 'released' ? `: ${stop.because}` : ''}`,
      stop.on,
      stop.at?.toISOString(),
    ],
    next && ['→', next.step, next.expectedOn, next.day && `(${next.day})`],
  ];
  expect(written.flat().filter(Boolean).join(' ')).toBe(expected);
});
