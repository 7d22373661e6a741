import { expect, test } from 'vitest';
import { close, isClosed } from './banner-closed.ts';

const day = 86_400_000;

test('a banner that was closed is away for 30 days, and no other one', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  const now = Date.parse('2026-03-02T09:00:00Z');
  expect(isClosed(storage, 'BannerTEZuTP', now)).toBe(false);
  close(storage, 'BannerTEZuTP', now);
  expect(isClosed(storage, 'BannerTEZuTP', now + 30 * day - 1)).toBe(true);
  expect(isClosed(storage, 'BannerTEZuTP', now + 30 * day)).toBe(false);
  expect(isClosed(storage, 'Anderer', now)).toBe(false);
});
