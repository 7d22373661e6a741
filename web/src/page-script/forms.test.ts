import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSent } from '../api/session.ts';
import { guardForms } from './forms.ts';

const heard = new Map<string, (event: unknown) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, then: (event: unknown) => void) => heard.set(name, then));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  guardForms();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sends = (form: object): boolean => {
  let isLet = true;
  const hold = (): void => {
    isLet = false;
  };
  heard.get('submit')?.({ target: form, submitter: null, preventDefault: hold, stopImmediatePropagation: hold });
  return isLet;
};

test('one press sends once, and the page counts as left until the answer', () => {
  const form = { method: 'post' };
  expect([sends(form), sends(form), isSent()]).toEqual([true, false, true]);
});

test('a form whose answer never comes, as after a stop, holds the page for five minutes and not for ever', () => {
  sends({ method: 'post' });
  vi.advanceTimersByTime(299_999);
  expect(isSent()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSent()).toBe(false);
});

test('a page that comes back from the history is not on its way', () => {
  sends({ method: 'post' });
  heard.get('pageshow')?.({ persisted: true });
  expect(isSent()).toBe(false);
});

test('a form that is answered by a file says by its button that it posts: it may be sent again, and holds nothing', () => {
  const form = { method: 'get' };
  expect([sends(form), sends(form), isSent()]).toEqual([true, true, false]);
});
