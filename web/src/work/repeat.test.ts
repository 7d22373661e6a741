import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookLater, pauseMs } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tabOf = (hidden: boolean) => Object.assign(new EventTarget(), { hidden });

test('a page in sight is looked at again after a pause', () => {
  const look = vi.fn();
  lookLater(look, tabOf(false));
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(pauseMs);
  expect(look).toHaveBeenCalledOnce();
});

test('behind a hidden tab nobody looks until it is seen again', () => {
  const look = vi.fn();
  const tab = tabOf(true);
  lookLater(look, tab);
  vi.advanceTimersByTime(pauseMs * 10);
  expect(look).not.toHaveBeenCalled();
  tab.dispatchEvent(new Event('visibilitychange'));
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledOnce();
});

test.each([true, false])('a page that was left looks no more, its tab hidden: %s', (hidden) => {
  const look = vi.fn();
  const tab = tabOf(hidden);
  const end = lookLater(look, tab);
  if (hidden) vi.advanceTimersByTime(pauseMs);
  end();
  vi.advanceTimersByTime(pauseMs);
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(look).not.toHaveBeenCalled();
});
