import { expect, test } from 'vitest';
import { consequencesOf, type Decided, type RewardState, sumOf } from './consequences.ts';

const reward = (change: Partial<RewardState>): RewardState => ({
  number: '1',
  role: 'recommender',
  name: 'Anna',
  amountCents: 3500,
  status: 'open',
  kind: null,
  run: 'none',
  ...change,
});
const bens = (change: Partial<RewardState> = {}) => reward({ name: 'Ben', role: 'recipient', ...change });
const order = (change: Partial<Decided>): Decided => ({
  status: 'confirmed',
  recommenderStatus: 'active',
  lacksCustomerNumber: false,
  ...change,
});
const names = (rewards: readonly RewardState[]) => rewards.map(({ name }) => name);

test.each([
  ['a release provides every reward that lives, and each person gets a mail', {}, ['Anna', 'Ben'], [], ['M10', 'M11']],
  [
    'the reward of a locked recommender rests, and its mail waits',
    { recommenderStatus: 'locked' as const },
    ['Anna', 'Ben'],
    [],
    ['locked', 'M11'],
  ],
  [
    'without a customer number the recommender’s reward stays open and the number is asked for',
    { lacksCustomerNumber: true },
    ['Ben'],
    ['Anna'],
    ['M11', 'M34'],
  ],
  [
    'that is so of a locked recommender, too',
    { lacksCustomerNumber: true, recommenderStatus: 'locked' as const },
    ['Ben'],
    ['Anna'],
    ['M11', 'M34'],
  ],
])('%s', (_title, change, provided, waiting, mails) => {
  const rewards = [reward({}), bens(), reward({ name: 'gone', status: 'cancelled' })];
  const released = consequencesOf('release', order(change), rewards);
  expect([names(released.provided), names(released.waiting), released.mails]).toEqual([provided, waiting, mails]);
  expect(sumOf([...released.provided, ...released.waiting])).toBe(7000);
});

test('a release writes only to whoever gets something, and to nobody without a reward', () => {
  expect(consequencesOf('release', order({}), [reward({})]).mails).toEqual(['M10']);
  expect(consequencesOf('release', order({ lacksCustomerNumber: true }), [bens()]).mails).toEqual(['M11']);
  expect(consequencesOf('release', order({}), []).mails).toEqual(['none']);
});

test('a confirmation moves no reward and writes to nobody', () => {
  const { mails, ...moved } = consequencesOf('confirm', order({ status: 'received' }), [reward({})]);
  expect([Object.values(moved).flat(), mails]).toEqual([[], ['none']]);
});

test('a rejection and an early cancellation end the rewards, and both people hear of it', () => {
  for (const [decision, status] of [
    ['reject', 'received'],
    ['cancel', 'confirmed'],
  ] as const) {
    const { cancelled, mails } = consequencesOf(decision, order({ status }), [reward({})]);
    expect([names(cancelled), mails]).toEqual([['Anna'], ['lost']]);
  }
});

test('a late cancellation claims back what was received, notes what is with the bank and ends the rest', () => {
  const rewards = [
    reward({ name: 'paid', status: 'paidOut', kind: 'money', run: 'confirmed' }),
    reward({ name: 'voucher', status: 'collected', kind: 'voucher' }),
    reward({ name: 'bank', status: 'collected', kind: 'money', run: 'exported' }),
    reward({ name: 'draft', status: 'collected', kind: 'money', run: 'draft' }),
    reward({ name: 'ready', status: 'ready' }),
  ];
  const { clawedBack, noted, cancelled, mails } = consequencesOf('cancel', order({ status: 'released' }), rewards);
  expect([names(clawedBack), names(noted), names(cancelled), mails]).toEqual([
    ['paid', 'voucher'],
    ['bank'],
    ['draft', 'ready'],
    ['each'],
  ]);
});

test('a cancellation that is turned down lets the rewards go on that waited', () => {
  const kept = (...rewards: RewardState[]) => consequencesOf('keep', order({ status: 'released' }), rewards);
  const paid = bens({ status: 'paidOut', kind: 'money' });
  expect(names(kept(paid, reward({ status: 'ready' })).freed)).toEqual(['Anna']);
  expect(kept(paid, reward({ status: 'ready' })).mails).toEqual(['none']);
  // Bank data may have come while it was held.
  expect(kept(reward({ status: 'paidOut', kind: 'money' }), bens({ status: 'ready' })).mails).toEqual(['M13']);
});
