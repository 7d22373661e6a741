import { expect, test } from 'vitest';
import { accounts, type PostingName, postings, sides } from './ledger.ts';

test.each(Object.keys(postings) as PostingName[])('the reversal of a %s takes back exactly what it booked', (name) => {
  const booked = sides(name);
  const reversed = sides(`${name}-reversal`);
  expect([reversed.debit, reversed.credit]).toEqual([booked.credit, booked.debit]);
  expect(reversed.label).toBe(`Storno ${booked.label}`);
});

test('what a reward owes moves from the promise to the bank', () => {
  const balance = new Map<string, number>();
  const book = (kind: PostingName): void => {
    const { debit, credit } = sides(kind);
    balance.set(debit, (balance.get(debit) ?? 0) - 7000);
    balance.set(credit, (balance.get(credit) ?? 0) + 7000);
  };
  book('provision');
  expect(balance.get(accounts.liability)).toBe(7000);
  book('collection');
  expect([balance.get(accounts.liability), balance.get(accounts.payoutOpen)]).toEqual([0, 7000]);
  book('payout');
  expect([balance.get(accounts.payoutOpen), balance.get(accounts.bank)]).toEqual([0, 7000]);
});
