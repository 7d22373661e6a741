/** What keys do in the area of an agency: along its tabs, out of a question. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressToLeave } from './question-key.ts';
import { stepAlongTabs } from './tab-keys.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const press = (at: EventTarget, key: string, more: object = {}): Event => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  at.dispatchEvent(event);
  return event;
};

test('arrows go along the tabs and around, to the first and to the last; other keys stay the browser’s', () => {
  const root: { activeElement: object | null; querySelector: () => unknown } = {
    activeElement: null,
    querySelector: () => list,
  };
  const tabs = ['a', 'b', 'c'].map((name) => {
    const tab = {
      name,
      focus: () => {
        root.activeElement = tab;
      },
    };
    return tab;
  });
  const list = Object.assign(new EventTarget(), { querySelectorAll: () => tabs });
  vi.stubGlobal('document', root);
  stepAlongTabs();
  tabs[0]?.focus();
  const at: unknown[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Tab'])
    at.push([key, press(list, key).defaultPrevented, (root.activeElement as { name: string }).name]);
  expect(at).toEqual([
    ['ArrowRight', true, 'b'],
    ['ArrowRight', true, 'c'],
    ['ArrowRight', true, 'a'],
    ['ArrowLeft', true, 'c'],
    ['Home', true, 'a'],
    ['End', true, 'c'],
    ['Tab', false, 'c'],
  ]);
  expect(press(list, 'ArrowRight', { ctrlKey: true }).defaultPrevented).toBe(false);
});

test('Escape leaves a question by its own link, but not while letters are put together', () => {
  const link = { click: vi.fn() };
  vi.stubGlobal('document', { querySelector: () => link });
  pressToLeave();
  press(page, 'Escape', { isComposing: true });
  press(page, 'Enter');
  expect(link.click).not.toHaveBeenCalled();
  press(page, 'Escape');
  expect(link.click).toHaveBeenCalledOnce();
});

test('a page that asks nothing listens to no Escape', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  pressToLeave();
  expect(press(page, 'Escape').defaultPrevented).toBe(false);
});
