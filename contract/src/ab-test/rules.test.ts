import { expect, test } from 'vitest';
import { type ChannelName, offeredChannels } from '../recommendation/channels.ts';
import { aimOfGoal, aimsOf, positionsIn, stateOf } from './rules.ts';

const days = { from: '2026-03-01', until: '2026-03-31', endedAt: null };

test.each([
  ['2026-02-28', 'planned'],
  ['2026-03-01', 'running'],
  ['2026-03-31', 'running'],
  ['2026-04-01', 'ended'],
])('on %s it is %s by its days alone', (today, state) => {
  expect(stateOf(days, today)).toBe(state);
});

test('one that was ended early has ended, whatever its days say', () => {
  expect(stateOf({ ...days, endedAt: new Date('2026-02-01') }, '2026-03-05')).toBe('ended');
});

test('in another order channels that are off stay off, and new ones stand last', () => {
  const off = { gmail: -1, outlook: -1, yahoo: -1, twitter: -1, xing: -1, linkedIn: -1, instagram: -1, sms: -1 };
  const config = { ...off, whatsapp: 1, emailClient: 2, copyLink: 3, facebook: 4 } as Record<ChannelName, number>;
  const order = ['copyLink', 'gmail', 'emailClient', 'whatsapp'];
  expect(offeredChannels({ ...config, ...positionsIn(config, order) })).toEqual([
    'copyLink',
    'emailClient',
    'whatsapp',
    'facebook',
  ]);
});

test('an aim fits what is tested, and is known by its goals', () => {
  expect(aimsOf('shareOrder')).toEqual(['shared']);
  expect(aimsOf('block')).toContain('recommended');
  expect([aimOfGoal('whatsapp'), aimOfGoal('copyLink'), aimOfGoal('shareShown')]).toEqual([
    'shared',
    'shared',
    undefined,
  ]);
});
