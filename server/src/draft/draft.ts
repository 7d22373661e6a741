/**
 * What editors change: a working copy beside what is published, with a revision that grows with every change, so that of
 * two at once the second one is told; every version that was public, word for word, for ever; a moment at which something
 * goes live or is taken away, with the data of when that was asked. What a thing is, and what publishing it does, says its
 * kind, which the feature that owns it hands in.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Tx } from '#platform/context.ts';
import * as many from './many-sql.ts';
import type { DraftRow, VersionRow } from './sql.ts';
import * as sql from './sql.ts';
import { bring, changeOf, type DraftKind, lock, record, type Seen, stateOf, takeAway, thingOf } from './steps.ts';

export { adoptPublic } from './adopt.ts';
export { createDraftAlarm, type DraftAlarm } from './alarm.ts';
export { failureText, listSchedules, publishDue, schedule, unschedule, whoHasDue } from './schedule.ts';
export type { Deed, DraftRow, ScheduleRow, VersionRow } from './sql.ts';
export type { DraftKind, Mark, Publication } from './steps.ts';

export interface Saved {
  id: number;
  revision: number;
}

interface Wish extends Seen {
  note?: string | undefined;
  /** False where another person has agreed; what takes two says no to anything else. */
  isAlone?: boolean;
}

export const findDraft = (tx: Tx, kind: DraftKind, key: string): Promise<DraftRow | undefined> =>
  sql.findDraft(tx.db, thingOf(kind, key));

/** By their keys. */
export const findDrafts = (tx: Tx, kind: DraftKind, keys: readonly string[]): Promise<Map<string, DraftRow>> =>
  many.findDrafts(tx.db, kind.object, keys);

/** Keeps a working copy; refused when somebody else has kept one since the revision that the editor had (0 = none). */
export async function saveDraft(
  tx: Tx,
  kind: DraftKind,
  key: string,
  data: unknown,
  { revision }: Seen = {},
): Promise<Saved> {
  if (revision === undefined) return (await saveDrafts(tx, kind, [{ key, data }]))[0] ?? refuse('draft.outdated');
  const thing = thingOf(kind, key);
  const change = changeOf(tx);
  const saved =
    revision > 0 ? sql.markData(tx.db, thing, data, revision, change) : sql.insertDraft(tx.db, thing, data, change);
  return (await saved) ?? refuse('draft.outdated');
}

/** Keeps working copies of things that are held, each key once. */
export const saveDrafts = (
  tx: Tx,
  kind: DraftKind,
  copies: readonly { key: string; data: unknown }[],
): Promise<Saved[]> => many.putDrafts(tx.db, kind.object, copies, changeOf(tx));

/** The working copy becomes what is public; without one nothing happens. */
export async function publishDraft(tx: Tx, kind: DraftKind, key: string, wish: Wish = {}): Promise<void> {
  const draft = await lock(tx, kind, key, wish);
  if (draft.data === null) return;
  const { note = null, isAlone } = wish;
  await bring(tx, kind, [{ key, draft, data: draft.data }], { note, by: changeOf(tx).by, isAlone });
}

/** Likewise of many at once; none is public when one is refused. */
export async function publishDrafts(tx: Tx, kind: DraftKind, keys: readonly string[], note: string): Promise<void> {
  const drafts = await many.lockDrafts(tx.db, kind.object, keys);
  const all = [...drafts].flatMap(([key, draft]) => (draft.data === null ? [] : [{ key, draft, data: draft.data }]));
  if (all.length > 0) await bring(tx, kind, all, { note, by: changeOf(tx).by });
}

/** Makes data public past the working copy, which stays. */
export async function publishData(
  tx: Tx,
  kind: DraftKind,
  key: string,
  { data, note }: { data: unknown; note: string | null },
): Promise<void> {
  const draft = await lock(tx, kind, key, {});
  await bring(tx, kind, [{ key, draft, data }], { note, by: changeOf(tx).by });
}

/** What was public is so no more; it is the working copy now, unless there was one. */
export async function unpublish(tx: Tx, kind: DraftKind, key: string, wish: Wish = {}): Promise<void> {
  const draft = await lock(tx, kind, key, wish);
  await takeAway(tx, kind, key, draft, { note: wish.note ?? null, by: changeOf(tx).by });
}

/** The working copy is forgotten; what is public stays. */
export async function discardDraft(tx: Tx, kind: DraftKind, key: string, seen: Seen = {}): Promise<void> {
  const draft = await lock(tx, kind, key, seen);
  if (draft.version === null) refuse('state.not-allowed');
  if (draft.data === null) return;
  await sql.markDiscarded(tx.db, draft.id, changeOf(tx));
  await record(tx, draft, 'discard', 'published');
}

const versionsMax = 200;

/** Newest first. */
export const listVersions = (tx: Tx, kind: DraftKind, key: string): Promise<VersionRow[]> =>
  sql.listVersions(tx.db, thingOf(kind, key), versionsMax);

/** What was public with a version; null with one that took it away. */
export const findVersion = (tx: Tx, kind: DraftKind, key: string, version: number) =>
  sql.findVersion(tx.db, thingOf(kind, key), version);

/** An older version becomes the working copy; nothing is public by that. */
export async function restoreVersion(
  tx: Tx,
  kind: DraftKind,
  key: string,
  version: number,
  seen: Seen = {},
): Promise<Saved> {
  const draft = await lock(tx, kind, key, seen);
  const { data } = (await findVersion(tx, kind, key, version)) ?? refuse('unknown');
  if (data === null) refuse('state.not-allowed');
  const saved = await saveDraft(tx, kind, key, data, { revision: draft.revision });
  await record(tx, draft, 'restore', stateOf(draft), String(version));
  return saved;
}

/** Draft and plans go; the versions that were public stay. */
export const removeDraft = (tx: Tx, kind: DraftKind, key: string): Promise<void> =>
  sql.deleteDraft(tx.db, thingOf(kind, key));
