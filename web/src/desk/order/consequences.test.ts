import { expect, test } from 'vitest';
import { consequencesOf, type RewardState, sumOf } from './consequences.ts';

const reward = (change: Partial<RewardState>): RewardState => ({
  number: '1',
  name: 'Anna',
  amountCents: 3500,
  status: 'open',
  kind: null,
  run: 'none',
  ...change,
});
const names = (rewards: readonly RewardState[]) => rewards.map(({ name }) => name);

test('a release provides every reward that lives, and each person gets a mail', () => {
  const rewards = [reward({}), reward({ name: 'Ben' }), reward({ name: 'gone', status: 'cancelled' })];
  const { provided, mails } = consequencesOf('release', { status: 'confirmed' }, rewards);
  expect([names(provided), sumOf(provided), mails]).toEqual([['Anna', 'Ben'], 7000, 'provided']);
});

test('a confirmation moves no reward and writes to nobody', () => {
  const { mails, ...moved } = consequencesOf('confirm', { status: 'received' }, [reward({})]);
  expect([Object.values(moved).flat(), mails]).toEqual([[], 'none']);
});

test('a rejection and an early cancellation end the rewards, and both people hear of it', () => {
  for (const [decision, status] of [
    ['reject', 'received'],
    ['cancel', 'confirmed'],
  ] as const) {
    const { cancelled, mails } = consequencesOf(decision, { status }, [reward({})]);
    expect([names(cancelled), mails]).toEqual([['Anna'], 'lost']);
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
  const { clawedBack, noted, cancelled, mails } = consequencesOf('cancel', { status: 'released' }, rewards);
  expect([names(clawedBack), names(noted), names(cancelled), mails]).toEqual([
    ['paid', 'voucher'],
    ['bank'],
    ['draft', 'ready'],
    'each',
  ]);
});

test('a cancellation that is turned down lets the rewards go on that waited', () => {
  const rewards = [reward({ name: 'paid', status: 'paidOut', kind: 'money' }), reward({ status: 'ready' })];
  expect(names(consequencesOf('keep', { status: 'released' }, rewards).freed)).toEqual(['Anna']);
});
