import { goals } from '@weitersagen/contract/tracking/goals';
import { expect, test } from 'vitest';
import { trackerBaseOf, trackingGoalsOf } from './tracking.ts';

test('without a tracker the portal counts itself, and a base has no slash at its end', () => {
  expect(trackerBaseOf(undefined, true)).toBeUndefined();
  expect(trackerBaseOf('https://matomo.example/sub/', true)).toBe('https://matomo.example/sub');
  expect(trackerBaseOf('http://127.0.0.1:9000', false)).toBe('http://127.0.0.1:9000');
});

test.each(['matomo.example', 'https://a:b@matomo.example', 'https://matomo.example/?x=1', 'https://matomo.example/;x'])(
  '%s is no base',
  (value) => {
    expect(() => trackerBaseOf(value, false)).toThrow(/TRACKER_BASE must be/);
  },
);

test('in production hits leave the portal by https alone', () => {
  expect(() => trackerBaseOf('http://matomo.example', true)).toThrow('TRACKER_BASE must begin with https://');
});

test('goals have the numbers of the table, or each one of its own', () => {
  expect(trackingGoalsOf(undefined)).toBe(goals);
  const other = Object.fromEntries(Object.entries(goals).map(([name, number]) => [name, number + 100]));
  expect(trackingGoalsOf(JSON.stringify(other)).created).toBe(101);
});

test.each([
  ['no JSON', 'x'],
  ['a list', '[]'],
  ['one missing', JSON.stringify({ ...goals, login: undefined })],
  ['one too many', JSON.stringify({ ...goals, more: 28 })],
  ['two of one number', JSON.stringify({ ...goals, created: 2 })],
  ['no whole number', JSON.stringify({ ...goals, created: 1.5 })],
  ['zero, which is e-commerce', JSON.stringify({ ...goals, created: 0 })],
])('goals are refused: %s', (_what, value) => {
  expect(() => trackingGoalsOf(value)).toThrow(/TRACKING_GOALS must be/);
});
