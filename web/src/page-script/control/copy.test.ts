import { beforeEach, expect, test, vi } from 'vitest';
import { enableCopying } from './copy.ts';

const done = { dataset: { copied: 'done' }, hidden: true };
const failed = { dataset: { copied: 'failed' }, hidden: true };
const field = { value: 'https://link.example/k/7Gh2KdP', focus: vi.fn(), select: vi.fn() };
const button = { dataset: { copy: 'link' }, closest: () => button };
const writeText = vi.fn();
const said = (): boolean[] => [!done.hidden, !failed.hidden];
let press: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('document', {
    getElementById: () => field,
    querySelectorAll: (selector: string) => (selector === '[data-copied]' ? [done, failed] : []),
  });
  enableCopying();
  press = () => {
    const click = new Event('click');
    Object.defineProperty(click, 'target', { value: button });
    window.dispatchEvent(click);
  };
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('each copy is said anew: the words of the one before go first', async () => {
  for (const _ of [1, 2]) {
    press();
    expect(said()).toEqual([false, false]);
    await vi.runAllTimersAsync();
    expect(said()).toEqual([true, false]);
  }
});

test('what could not be copied is marked with the focus, and said', async () => {
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  press();
  await vi.runAllTimersAsync();
  expect(said()).toEqual([false, true]);
  expect(field.focus).toHaveBeenCalled();
  expect(field.select).toHaveBeenCalled();
});
