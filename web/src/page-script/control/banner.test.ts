import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enableClosing } from './banner.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-02T09:00:00Z');

/** As much of an element as the script touches. */
class Part {
  readonly dataset: Record<string, string>;
  readonly within: Part | undefined;
  hidden: boolean;
  constructor(dataset: Record<string, string>, within?: Part) {
    this.dataset = dataset;
    this.within = within;
    this.hidden = within !== undefined;
  }
  closest = (selector: string): Part | undefined =>
    selector.slice('[data-'.length, -1) in this.dataset ? this : this.within?.closest(selector);
}

let kept: Map<string, string>;
let pressed: (event: { target: Part }) => void;

/** The page as the server writes it, opened at a time. */
function open(name: string, at: number): { banner: Part; button: Part } {
  vi.setSystemTime(at);
  const banner = new Part({ banner: name });
  const button = new Part({ close: '' }, banner);
  const found: Readonly<Record<string, Part[]>> = { '[data-banner]': [banner], '[data-close]': [button] };
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => found[selector] ?? [] });
  enableClosing();
  return { banner, button };
}

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof pressed) => {
    pressed = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a banner that was closed is away at once and for 30 days, and no other one', () => {
  const { banner, button } = open('BannerTEZuTP', now);
  expect([banner.hidden, button.hidden]).toEqual([false, false]);
  pressed({ target: button });
  expect(banner.hidden).toBe(true);
  expect(open('BannerTEZuTP', now + 30 * day - 1).banner.hidden).toBe(true);
  expect(open('BannerTEZuTP', now + 30 * day).banner.hidden).toBe(false);
  expect(open('Anderer', now).banner.hidden).toBe(false);
});

test('a press beside the button closes nothing', () => {
  const { banner } = open('BannerTEZuTP', now);
  pressed({ target: banner });
  expect([banner.hidden, kept.size]).toEqual([false, 0]);
});
