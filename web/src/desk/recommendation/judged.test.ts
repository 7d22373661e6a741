import { expect, test } from 'vitest';
import { goodwillOf, obstacleToCancel, obstacleToGoodwill, obstacleToLock, rolesFor } from './judged.ts';

test.each([
  ['35', 3500],
  ['35,00', 3500],
  ['35.00', 3500],
  ['0,01', 1],
  ['35,5', 3550],
  [' 500,00 € ', 50_000],
  ['500,01', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.000', undefined],
  ['35,001', undefined],
  ['viel', undefined],
  ['', undefined],
])('the amount "%s" is %s cents of goodwill', (text, cents) => {
  expect(goodwillOf(text)).toBe(cents);
});

test('what is accepted can be cancelled, what is released ends with its order', () => {
  expect(obstacleToCancel({ status: 'ok' })).toBeUndefined();
  expect(obstacleToCancel({ status: 'released' })).toBe('desk.recommendation.whyCancel.released');
  expect(obstacleToCancel({ status: 'expired' })).toBe('desk.recommendation.whyCancel.over');
});

test('goodwill is for an ended recommendation and for a person who is still there', () => {
  const people = { recommenderStatus: 'active', recipientStatus: null } as const;
  expect(obstacleToGoodwill({ status: 'expired', ...people })).toBeUndefined();
  expect(obstacleToGoodwill({ status: 'open', ...people })).toBe('desk.recommendation.whyGoodwill.running');
  expect(obstacleToGoodwill({ status: 'expired', recommenderStatus: 'deleted', recipientStatus: 'deleted' })).toBe(
    'desk.recommendation.whyGoodwill.nobody',
  );
  expect(rolesFor({ recommenderStatus: 'locked', recipientStatus: 'confirmed' })).toEqual(['recipient']);
});

test('only an active account is locked, only a locked one unlocked', () => {
  expect(obstacleToLock('lock', 'active')).toBeUndefined();
  expect(obstacleToLock('unlock', 'locked')).toBeUndefined();
  expect(obstacleToLock('lock', 'created')).toBe('desk.recommendation.whyLock.created');
  expect(obstacleToLock('lock', 'deleted')).toBe('desk.recommendation.whyLock.deleted');
});
