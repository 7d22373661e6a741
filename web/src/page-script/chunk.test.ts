import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk, reloadOnce } from './chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a chunk without an answer fails after 120 seconds, not before [S9-K006]', async () => {
  vi.useFakeTimers();
  let failed: unknown;
  loadChunk('./product/home-screen.tsx', () => new Promise(() => {})).catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
});

test('a chunk that is missing is told with its type and address', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/home-1.js');
  const failed = await loadChunk('./product/home-screen.tsx', () => Promise.reject(cause)).catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(ChunkLoadError);
  expect(failed).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request: 'https://portal.example/assets/home-1.js',
    message: 'Loading chunk ./product/home-screen.tsx failed. (missing: https://portal.example/assets/home-1.js)',
  });
});

test('a chunk that comes is handed on', async () => {
  expect(await loadChunk('x', async () => 7)).toBe(7);
});

test('the page is asked for anew once, and not while a form is on its way to another', () => {
  const kept = new Map<string, string>();
  const asked: string[] = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { assign: (address: string) => asked.push(address) });
  const dataset: DOMStringMap = { sent: '1' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect([reloadOnce('/de'), asked]).toEqual([false, []]);
  delete dataset.sent;
  expect([reloadOnce('/de'), reloadOnce('/de'), asked]).toEqual([true, false, ['/de']]);
});
