import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '#platform/context.ts';
import { world } from '#testing/world.ts';
import {
  createDraftAlarm,
  type DraftKind,
  discardDraft,
  failureText,
  findDraft,
  findVersion,
  listSchedules,
  listVersions,
  publishDraft,
  publishDrafts,
  publishDue,
  removeDraft,
  restoreVersion,
  saveDraft,
  schedule,
  unpublish,
  unschedule,
} from './draft.ts';

const { app, as } = await world();
const { system } = app.app;
afterAll(() => app.close());

/** What is public, as its owner would keep it. */
const shown = new Map<string, unknown>();
let refusal: Error | undefined;
const kind: DraftKind = {
  object: 'thing',
  publish: async (_tx, key, data) => {
    if (refusal) throw refusal;
    shown.set(key, data);
  },
  unpublish: async (_tx, key) => void shown.delete(key),
};
const eva = { kind: 'operator', operatorId: 7, email: 'eva@x', role: '', sessionId: '', authAt: new Date() } as const;
const write = <T>(steps: (tx: Tx) => Promise<T>): Promise<T> => as('spbdevk', eva).write(steps);
const draftOf = (key: string) => write((tx) => findDraft(tx, kind, key));
const save = (key: string, data: unknown, revision?: number) =>
  write((tx) => saveDraft(tx, kind, key, data, { revision }));
const publish = (key: string, note?: string) => write((tx) => publishDraft(tx, kind, key, { note }));
const seconds = (count: number): Date => new Date(system.clock.now().getTime() + count * 1000);
const plan = (key: string, deed: 'publish' | 'unpublish', at: Date) =>
  write((tx) => schedule(tx, kind, key, { deed, at }));
const eventsOf = async (key: string): Promise<string[]> => {
  const { id } = (await draftOf(key)) as { id: number };
  const rows = await write((tx) =>
    tx.db
      .selectFrom('event')
      .select(['event', 'actor_kind as who'])
      .where('object', '=', 'content')
      .where('object_id', '=', id)
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ event, who }) => `${event} ${who}`);
};

beforeEach(() => {
  refusal = undefined;
});

describe('a working copy', () => {
  test('has a revision that grows, and of two at once the second is told', async () => {
    expect(await save('two', { a: 1 }, 0)).toMatchObject({ revision: 1 });
    expect(await save('two', { a: 2 }, 1)).toMatchObject({ revision: 2 });
    await expect(save('two', { a: 3 }, 1)).rejects.toThrow('draft.outdated');
    await expect(save('two', { a: 3 }, 0)).rejects.toThrow('draft.outdated');
    const both = await Promise.allSettled([save('two', { a: 4 }, 2), save('two', { a: 5 }, 2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await save('two', { a: 6 })).toMatchObject({ revision: 4 });
    expect(await draftOf('two')).toMatchObject({ data: { a: 6 }, version: null, changedBy: 7 });
  });

  test('of one mandant is nothing to another', async () => {
    await save('own', { a: 1 });
    expect(await as('versicherung', eva).read((tx) => findDraft(tx, kind, 'own'))).toBeUndefined();
  });
});

describe('what was published', () => {
  test('is kept with every version, before and after, and comes back as a draft', async () => {
    await save('page', { text: 'one' });
    await publish('page', 'first');
    expect(shown.get('page')).toEqual({ text: 'one' });
    expect(await draftOf('page')).toMatchObject({ data: null, version: 1, revision: 2 });
    await save('page', { text: 'two' }, 2);
    expect(shown.get('page')).toEqual({ text: 'one' });
    await publish('page');
    await publish('page');
    expect(await write((tx) => listVersions(tx, kind, 'page'))).toMatchObject([
      { version: 2, isTakenAway: false, publishedBy: 7, note: null },
      { version: 1, isTakenAway: false, publishedBy: 7, note: 'first' },
    ]);
    await write((tx) => restoreVersion(tx, kind, 'page', 1));
    expect(await draftOf('page')).toMatchObject({ data: { text: 'one' }, version: 2 });
    expect(shown.get('page')).toEqual({ text: 'two' });
    await write((tx) => discardDraft(tx, kind, 'page'));
    expect(await draftOf('page')).toMatchObject({ data: null, version: 2 });
    await write((tx) => unpublish(tx, kind, 'page'));
    expect(shown.has('page')).toBe(false);
    expect(await draftOf('page')).toMatchObject({ data: { text: 'two' }, version: null });
    await expect(write((tx) => unpublish(tx, kind, 'page'))).rejects.toThrow('state.not-allowed');
    await expect(write((tx) => discardDraft(tx, kind, 'page'))).rejects.toThrow('state.not-allowed');
    await expect(write((tx) => restoreVersion(tx, kind, 'page', 3))).rejects.toThrow('state.not-allowed');
    expect(await eventsOf('page')).toEqual(
      ['publish', 'publish', 'restore', 'discard', 'unpublish'].map((event) => `${event} operator`),
    );
    await write((tx) => removeDraft(tx, kind, 'page'));
    expect(await draftOf('page')).toBeUndefined();
    expect(await write((tx) => findVersion(tx, kind, 'page', 1))).toMatchObject({ data: { text: 'one' } });
  });

  test('is so with others at once, each with its version and its event, or none of them', async () => {
    for (const key of ['m1', 'm2', 'm3']) await save(key, { of: key });
    await publish('m2', 'before');
    await save('m2', { of: 'm2', again: true });
    const all = () => write((tx) => publishDrafts(tx, kind, ['m1', 'm2', 'm3', 'none'], 'together'));
    refusal = new Refusal('input.invalid');
    await expect(all()).rejects.toThrow('input.invalid');
    expect(await write((tx) => listVersions(tx, kind, 'm1'))).toEqual([]);
    refusal = undefined;
    await all();
    await all();
    expect(shown.get('m2')).toEqual({ of: 'm2', again: true });
    expect(await draftOf('m2')).toMatchObject({ data: null, version: 2, revision: 4, changedBy: 7 });
    expect(await write((tx) => listVersions(tx, kind, 'm2'))).toMatchObject([
      { version: 2, note: 'together', publishedBy: 7 },
      { version: 1, note: 'before' },
    ]);
    expect(await eventsOf('m1')).toEqual(['publish operator']);
    expect(await eventsOf('m2')).toEqual(['publish operator', 'publish operator']);
  });

  test('is not there when its kind refuses it', async () => {
    await save('refused', { a: 1 });
    refusal = new Refusal('input.invalid');
    await expect(publish('refused')).rejects.toThrow('input.invalid');
    expect(await draftOf('refused')).toMatchObject({ data: { a: 1 }, version: null, revision: 1 });
    expect(await write((tx) => listVersions(tx, kind, 'refused'))).toEqual([]);
  });
});

describe('a moment', () => {
  const due = () => publishDue(as('spbdevk', { kind: 'job', name: 'draft.publish' }), [kind]);

  test('brings what was there when it was asked for, and leaves what was written since', async () => {
    await save('later', { text: 'asked' });
    await expect(plan('later', 'publish', seconds(-1))).rejects.toThrow('state.not-allowed');
    await plan('later', 'publish', seconds(60));
    await plan('later', 'unpublish', seconds(120));
    await save('later', { text: 'written since' });
    expect(await due()).toBe(0);
    system.clock.set(seconds(61));
    expect(await due()).toBe(1);
    expect(shown.get('later')).toEqual({ text: 'asked' });
    expect(await draftOf('later')).toMatchObject({ data: { text: 'written since' }, version: 1 });
    system.clock.set(seconds(60));
    expect(await Promise.all([due(), due()])).toContain(1);
    expect(shown.has('later')).toBe(false);
    expect(await write((tx) => listSchedules(tx, kind, 'later'))).toEqual([]);
    expect(await write((tx) => listVersions(tx, kind, 'later'))).toMatchObject([
      { version: 2, isTakenAway: true, publishedBy: 7 },
      { version: 1, isTakenAway: false, publishedBy: 7 },
    ]);
    expect(await eventsOf('later')).toEqual(['plan operator', 'planEnd operator', 'publish job', 'unpublish job']);
  });

  test('that is taken back comes to nothing', async () => {
    await save('back', { a: 1 });
    await plan('back', 'publish', seconds(60));
    await write((tx) => unschedule(tx, kind, 'back', 'publish'));
    await expect(write((tx) => unschedule(tx, kind, 'back', 'publish'))).rejects.toThrow('unknown');
    system.clock.set(seconds(61));
    expect(await due()).toBe(0);
  });

  test('keeps the reason of what is refused then, holds up nothing else, and tries a fault again', async () => {
    await save('no', { a: 1 });
    await plan('no', 'publish', seconds(10));
    refusal = new Refusal('input.invalid', { problems: [{ field: 'titel.de', code: 'required' }] });
    system.clock.set(seconds(11));
    expect(await due()).toBe(0);
    const [{ failure } = { failure: null }] = await write((tx) => listSchedules(tx, kind, 'no'));
    expect(failureText('de', failure ?? '')).toBe('titel ist ein Pflichtfeld');
    await save('fault', { a: 1 });
    await save('fine', { a: 1 });
    await plan('fault', 'publish', seconds(10));
    system.clock.set(seconds(11));
    refusal = new Error('broken');
    expect(await due()).toBe(0);
    refusal = undefined;
    await plan('fine', 'publish', seconds(10));
    system.clock.set(seconds(11));
    expect(await due()).toBe(2);
    expect([shown.has('no'), shown.has('fault'), shown.has('fine')]).toEqual([false, true, true]);
  });

  test('is met by every process without the job, once', async () => {
    const alarms = [1, 2].map(() => createDraftAlarm(system, app.app.mandants, [kind]));
    system.clock.set(null);
    await Promise.all(alarms.map((alarm) => alarm.start()));
    await save('soon', { a: 1 });
    await plan('soon', 'publish', seconds(0.5));
    for (let tries = 0; tries < 100 && !shown.has('soon'); tries++) await wait(50);
    expect(shown.get('soon')).toEqual({ a: 1 });
    await Promise.all(alarms.map((alarm) => alarm.stop()));
    expect(await write((tx) => listVersions(tx, kind, 'soon'))).toHaveLength(1);
  });
});
