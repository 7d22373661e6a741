import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hear, hearSession, sessionEnd } from './heard.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const minutes = (count: number): number => count * 60_000;
const at = (count: number): Date => new Date(noon.getTime() + minutes(count));

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  hear();
});
afterEach(() => vi.useRealTimers());

test('half an hour after the last call silence ends the session, at the hour of the server', () => {
  hearSession({ now: at(60), endsAt: at(60 + 480) });
  vi.advanceTimersByTime(minutes(21));
  expect(sessionEnd()).toEqual({ why: 'idle', msLeft: minutes(9), at: at(90) });
});

test('whoever works goes on until the last moment, which no call puts off', () => {
  hearSession({ now: at(0), endsAt: at(40) });
  vi.advanceTimersByTime(minutes(15));
  hear();
  expect(sessionEnd()).toEqual({ why: 'last', msLeft: minutes(25), at: at(40) });
});
