import { expect, test } from 'vitest';
import { cancellationOf, forgettingOf, goodwillOf, obstacleToCancel, obstacleToLock, whyNoGoodwill } from './judged.ts';

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
  expect(whyNoGoodwill({ status: 'expired', ...people })).toBeUndefined();
  expect(whyNoGoodwill({ status: 'open', ...people })).toBe('desk.recommendation.whyGoodwill.running');
  expect(whyNoGoodwill({ status: 'expired', recommenderStatus: 'deleted', recipientStatus: 'deleted' })).toBe(
    'desk.recommendation.whyGoodwill.nobody',
  );
});

test('only an active account is locked, only a locked one unlocked', () => {
  expect(obstacleToLock('lock', 'active')).toBeUndefined();
  expect(obstacleToLock('unlock', 'locked')).toBeUndefined();
  expect(obstacleToLock('lock', 'created')).toBe('desk.recommendation.whyLock.created');
  expect(obstacleToLock('lock', 'deleted')).toBe('desk.recommendation.whyLock.deleted');
});

test('a cancelled root ends its link, a follow-up only itself, both their open order', () => {
  expect(cancellationOf({ rootNumber: null, orders: [], recipientStatus: 'unconfirmed' })).toEqual({
    link: 'root',
    orders: 0,
    mails: 'one',
  });
  const orders = [{ status: 'rejected' }, { status: 'confirmed' }] as const;
  expect(cancellationOf({ rootNumber: '100000000009', orders, recipientStatus: 'confirmed' })).toEqual({
    link: 'followUp',
    orders: 1,
    mails: 'both',
  });
});

test('a recipient whose data go gives up what is ready, and has what is collected', () => {
  const reward = { role: 'recipient', kind: null, amountCents: 3500 } as const;
  const rewards = [
    { ...reward, status: 'ready' },
    { ...reward, status: 'collected', kind: 'money', amountCents: 1000 },
    { ...reward, status: 'collected', kind: 'voucher', amountCents: 200 },
    { ...reward, status: 'paidOut', kind: 'money' },
    { ...reward, status: 'ready', role: 'recommender' },
  ] as const;
  const sums = { waivedCents: 3500, underWayCents: 1000, voucherCents: 200 };
  expect(forgettingOf({ status: 'released', rewards })).toEqual({ isEnd: false, ...sums });
  expect(forgettingOf({ status: 'ok', rewards: [] })).toMatchObject({ isEnd: true, waivedCents: 0 });
});
