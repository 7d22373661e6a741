import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, Keeper, pauseMs, type Unsaved } from './keeper.ts';

const detailOf = (data: ItemData, revision: number): ContentDetail => ({
  id: 'eins',
  kind: 'pages',
  key: 'impressum',
  title: 'Impressum',
  state: 'draft',
  missing: [],
  revision,
  plannedAt: null,
  changedAt: new Date(0),
  changedBy: null,
  data,
  published: null,
  languages: ['de', 'en'],
  plans: [],
  obstacles: [],
  needsAnother: false,
  approvals: [],
  usedIn: [],
  path: null,
});

/** A server with one item, which can be out of reach. */
function world(data: ItemData = { titel: { de: 'Alt' } }) {
  let now = detailOf(data, 1);
  const state = { refuses: undefined as number | undefined, saves: 0, unsaved: undefined as Unsaved | undefined };
  const answer = (): Answer<ContentDetail> =>
    state.refuses === undefined ? { ok: true, detail: now } : { ok: false, status: state.refuses, message: 'nein' };
  const keeper = new Keeper(now, {
    load: async () => answer(),
    save: async (saved, revision) => {
      state.saves++;
      if (state.refuses === undefined && revision !== now.revision)
        return { ok: false, status: 409, message: 'überholt' };
      if (state.refuses === undefined) now = detailOf(saved, now.revision + 1);
      return answer();
    },
    keep: (unsaved) => {
      state.unsaved = unsaved;
    },
  });
  const other = (changed: ItemData) => {
    now = detailOf(changed, now.revision + 1);
  };
  return { keeper, state, other, onServer: () => now };
}

const title = { field: 'titel', part: 'de' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is saved a moment after the last key, once', async () => {
  const { keeper, state, onServer } = world();
  keeper.put(title, 'line', 'N');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  keeper.put(title, 'line', 'Neu');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect([state.saves, keeper.get().state]).toEqual([0, 'typed']);
  await vi.advanceTimersByTimeAsync(1);
  expect([state.saves, keeper.get().state, state.unsaved]).toEqual([1, 'saved', undefined]);
  expect(onServer().data).toEqual({ titel: { de: 'Neu' } });
});

test('what could not be saved stays in the tab and is tried again', async () => {
  const { keeper, state, onServer } = world();
  state.refuses = 500;
  keeper.put(title, 'line', 'Neu');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(keeper.get()).toMatchObject({ state: 'failed', message: 'nein' });
  expect(state.unsaved?.mine).toEqual({ titel: { de: 'Neu' } });
  state.refuses = undefined;
  expect(await keeper.settle()).toBe(true);
  expect(onServer().data).toEqual({ titel: { de: 'Neu' } });
  expect(state.unsaved).toBeUndefined();
});

test('a session that is over is no failure that is tried again', async () => {
  const { keeper, state } = world();
  state.refuses = 401;
  keeper.put(title, 'line', 'Neu');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keeper.get().state, state.saves]).toEqual(['lost', 1]);
  expect(state.unsaved?.mine).toEqual({ titel: { de: 'Neu' } });
});

test('whoever saves on top of another one’s work gets both versions, and saves none until one is chosen', async () => {
  const { keeper, state, other, onServer } = world();
  other({ titel: { de: 'Anders' } });
  keeper.put(title, 'line', 'Meins');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(keeper.get().state).toBe('conflict');
  expect(keeper.get().theirs?.data).toEqual({ titel: { de: 'Anders' } });
  expect(state.unsaved?.mine).toEqual({ titel: { de: 'Meins' } });
  keeper.put(title, 'line', 'Meins weiter');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onServer().data).toEqual({ titel: { de: 'Anders' } });
  expect(await keeper.resolve({ titel: { de: 'Beides' } })).toBe(true);
  expect(onServer().data).toEqual({ titel: { de: 'Beides' } });
  expect(keeper.get().state).toBe('saved');
});

test('news of another one are shown where nothing was typed', async () => {
  const { keeper, other } = world();
  other({ titel: { de: 'Anders' } });
  await keeper.look();
  expect(keeper.get()).toMatchObject({ data: { titel: { de: 'Anders' } }, generation: 1, state: 'saved' });
});

test('what was asked for before a save and arrives after it is no news', async () => {
  const { keeper, state, onServer } = world();
  const before = onServer();
  keeper.put(title, 'line', 'Neu');
  await keeper.settle();
  keeper.meet(before);
  expect(keeper.get()).toMatchObject({ data: { titel: { de: 'Neu' } }, state: 'saved' });
  keeper.put(title, 'line', 'Neuer');
  keeper.meet(before);
  expect(keeper.get()).toMatchObject({ state: 'typed', theirs: undefined });
  await keeper.settle();
  expect([state.saves, onServer().data]).toEqual([2, { titel: { de: 'Neuer' } }]);
});
