import { expect, test } from 'vitest';
import { doubtsOfGoodwill, type GoodwillLimits, obstacleToGoodwill, rolesForGoodwill } from './goodwill.ts';

test('goodwill is for an ended recommendation, and for a person who is still there and not locked', () => {
  const facts = { status: 'expired', recommenderStatus: 'active', recipientStatus: 'confirmed' } as const;
  expect([obstacleToGoodwill(facts), rolesForGoodwill(facts)]).toEqual([undefined, ['recommender', 'recipient']]);
  expect(obstacleToGoodwill({ ...facts, status: 'open' })).toBe('running');
  const locked = { ...facts, recommenderStatus: 'locked' } as const;
  expect([obstacleToGoodwill(locked), rolesForGoodwill(locked)]).toEqual([undefined, ['recipient']]);
  expect([obstacleToGoodwill(locked, 'recommender'), obstacleToGoodwill(locked, 'recipient')]).toEqual([
    'nobody',
    undefined,
  ]);
  expect(obstacleToGoodwill({ ...locked, recipientStatus: null })).toBe('nobody');
  expect(obstacleToGoodwill({ ...locked, recipientStatus: 'deleted' })).toBe('nobody');
});

const limits: GoodwillLimits = {
  goodwillLimitCents: 10_000,
  goodwillOperatorDayCents: 50_000,
  goodwillMandantDayCents: 200_000,
  goodwillPersonYearCents: 50_000,
};
const nothing = { hadOrder: true, operatorDayCents: 0, mandantDayCents: 0, personYearCents: 0 };

test.each([
  ['exactly the limit', 10_000, {}, []],
  ['a cent above it', 10_001, {}, ['amount']],
  ['a recommendation that never had an order', 1, { hadOrder: false }, ['noOrder']],
  ['the last cent of the operator and day', 10_000, { operatorDayCents: 40_000 }, []],
  ['a cent more of the operator and day', 10_000, { operatorDayCents: 40_001 }, ['operatorDay']],
  ['the last cent of the mandant and day', 10_000, { mandantDayCents: 190_000 }, []],
  ['a cent more of the mandant and day', 10_000, { mandantDayCents: 190_001 }, ['mandantDay']],
  ['the last cent of the person and year', 10_000, { personYearCents: 40_000 }, []],
  ['a cent more of the person and year', 10_000, { personYearCents: 40_001 }, ['personYear']],
  [
    'all of them at once',
    10_001,
    { hadOrder: false, operatorDayCents: 50_000, mandantDayCents: 200_000, personYearCents: 50_000 },
    ['amount', 'noOrder', 'operatorDay', 'mandantDay', 'personYear'],
  ],
] as const)('goodwill and whether it takes a second operator: %s', (_, cents, use, doubts) => {
  expect(doubtsOfGoodwill(cents, { ...nothing, ...use }, limits)).toEqual(doubts);
});
