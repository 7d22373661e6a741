import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultShare,
  isCapped,
  offeredShares,
  preferredShare,
  type RecommenderShare,
  recommenderShares,
  shares,
  takenShares,
} from './shares.ts';

const split = fc.record({
  valueCents: fc.integer({ min: 0, max: 9_000_000_000_000 }),
  recommenderShare: fc.constantFrom<RecommenderShare>(...recommenderShares),
  recipientCapCents: fc.option(fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.nat()), { nil: null }),
});

/** The table of rules 4.1. */
test.each<[number, RecommenderShare, number | null, number, number]>([
  [7000, 100, null, 7000, 0],
  [7000, 50, null, 3500, 3500],
  [7000, 0, null, 0, 7000],
  [9001, 50, null, 4501, 4500],
  [7000, 50, 1500, 5500, 1500],
  [7000, 0, 1500, 5500, 1500],
  [7000, 0, 0, 7000, 0],
])(
  'of %i cents at %i percent and a cap of %s the recommender gets %i, the contact %i',
  (valueCents, recommenderShare, recipientCapCents, recommenderCents, recipientCents) => {
    expect(shares({ valueCents, recommenderShare, recipientCapCents })).toEqual({ recommenderCents, recipientCents });
  },
);

test('the two shares always add up to the premium, in whole cents, none of them negative', () => {
  fc.assert(
    fc.property(split, (given) => {
      const { recommenderCents, recipientCents } = shares(given);
      expect(recommenderCents + recipientCents).toBe(given.valueCents);
      expect(Number.isSafeInteger(recommenderCents) && Number.isSafeInteger(recipientCents)).toBe(true);
      expect(Math.min(recommenderCents, recipientCents)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the contact never gets more than the cap, nor more than the own share', () => {
  fc.assert(
    fc.property(split, (given) => {
      const { recipientCents } = shares(given);
      if (given.recipientCapCents !== null) expect(recipientCents).toBeLessThanOrEqual(given.recipientCapCents);
      expect(recipientCents).toBeLessThanOrEqual((given.valueCents * (100 - given.recommenderShare)) / 100);
    }),
  );
});

test('an odd cent falls to the recommender, and never more than one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (valueCents) => {
      const { recommenderCents, recipientCents } = shares({
        valueCents,
        recommenderShare: 50,
        recipientCapCents: null,
      });
      expect([0, 1]).toContain(recommenderCents - recipientCents);
    }),
  );
});

test('a share that would pay the contact nothing is not offered, "myself" always is', () => {
  expect(offeredShares({ valueCents: 7000, recipientCapCents: null })).toEqual([100, 50, 0]);
  expect(takenShares({ valueCents: 7000, recipientCapCents: 1500 })).toEqual([100, 50, 0]);
  expect(offeredShares({ valueCents: 7000, recipientCapCents: 0 })).toEqual([100]);
  expect(offeredShares({ valueCents: 1, recipientCapCents: null })).toEqual([100, 0]);
  expect(offeredShares({ valueCents: 0, recipientCapCents: null })).toEqual([100]);
});

test('of shares that a cap makes pay the same the first is offered, and chosen where the mandant names the other', () => {
  const same = { valueCents: 7000, recipientCapCents: 1500 };
  expect(offeredShares(same)).toEqual([100, 50]);
  expect([0, 50, 100, null].map((share) => preferredShare(same, share))).toEqual([50, 50, 100, 100]);
  expect([100, 50, 0].map((share) => isCapped(same, share as RecommenderShare))).toEqual([false, true, true]);
  const other = { valueCents: 7000, recipientCapCents: 3600 };
  expect(offeredShares(other)).toEqual([100, 50, 0]);
  expect([100, 50, 0].map((share) => isCapped(other, share as RecommenderShare))).toEqual([false, false, true]);
  expect(preferredShare({ valueCents: 7000, recipientCapCents: 0 }, 0)).toBe(100);
});

test('the preselected share is the mandant’s, if it is one of the three', () => {
  expect([0, 50, 100, 30, null].map(defaultShare)).toEqual([0, 50, 100, 100, 100]);
});
