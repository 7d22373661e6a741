import { accounts, sides } from '@weitersagen/contract/ledger/ledger';
import { expect, test } from 'vitest';
import { balancesOf } from './balances.ts';

const booked = (...kinds: Parameters<typeof sides>[0][]) =>
  kinds.map((kind) => ({ ...sides(kind), amountCents: 3500 }));

test('a collected reward leaves an expense and an open payout', () => {
  expect(balancesOf(booked('reservation', 'reservation-reversal', 'provision', 'collection'))).toEqual([
    { account: accounts.expense, cents: 3500 },
    { account: accounts.payoutOpen, cents: -3500 },
  ]);
});

test('what is reversed leaves nothing', () => {
  expect(balancesOf(booked('provision', 'provision-reversal'))).toEqual([]);
});

test('all balances of a reward together are nought', () => {
  const all = balancesOf(booked('provision', 'collection', 'payout', 'clawBack'));
  expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
});
