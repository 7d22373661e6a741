import { expect, test } from 'vitest';
import { obstacleToGoodwill, rolesForGoodwill } from './goodwill.ts';

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
