import { afterEach, expect, test, vi } from 'vitest';
import { createKept } from './kept-values.ts';
import type { Signals } from './signals.ts';

type Listener = (value: string | null) => void;

function signals(): { signals: Signals; tell: Listener } {
  const listeners: Listener[] = [];
  const tell: Listener = (value) => listeners.forEach((listener) => void listener(value));
  return {
    signals: { on: (_topic: string, listener: Listener) => void listeners.push(listener) } as unknown as Signals,
    tell,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

test('what is known is not read again, and every mandant has its own', async () => {
  const kept = createKept(signals().signals);
  let reads = 0;
  const read = async () => ({ number: ++reads });
  const first = await kept.get('topic', 1, read);
  expect(await kept.get('topic', 1, read)).toBe(first);
  expect(await kept.get('topic', 2, read)).toEqual({ number: 2 });
});

test('a change is read at once; what is equal stays the same object', async () => {
  const told = signals();
  const kept = createKept(told.signals);
  let value = ['a'];
  const read = async () => [...value];
  const first = await kept.get('topic', 1, read);
  told.tell('1');
  expect(await kept.get('topic', 1, read)).toBe(first);
  value = ['b'];
  expect(await kept.get('topic', 1, read)).toBe(first);
  told.tell(null);
  expect(await kept.get('topic', 1, read)).toEqual(['b']);
});

test('what was being read while it changed does not count as fresh', async () => {
  const told = signals();
  const kept = createKept(told.signals);
  let value = 'before';
  const read = async () => value;
  const slow = async () => {
    const seen = value;
    value = 'after';
    told.tell('1');
    return seen;
  };
  expect(await kept.get('topic', 1, slow)).toBe('before');
  expect(await kept.get('topic', 1, read)).toBe('after');
});

test('nothing is older than 30 seconds', async () => {
  vi.useFakeTimers();
  const kept = createKept(signals().signals);
  let reads = 0;
  const read = async () => ++reads;
  await kept.get('topic', 1, read);
  vi.advanceTimersByTime(29_999);
  expect(await kept.get('topic', 1, read)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await kept.get('topic', 1, read)).toBe(2);
});
