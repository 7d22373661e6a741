/** The steps of which the verbs of drafts are made, each inside a transaction that holds the row of the draft. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventName } from '@weitersagen/contract/event/events';
import type { Tx } from '#platform/context.ts';
import { recordEvent, recordEvents } from '#platform/event.ts';
import * as many from './many-sql.ts';
import type { Change, DraftRow } from './sql.ts';
import * as sql from './sql.ts';

/** A kind of things that have drafts. Its steps run inside the transaction that publishes. */
export interface DraftKind {
  /** As the rows of the drafts call it. */
  object: string;
  /** What is refused here keeps the version from being public. */
  publish(tx: Tx, key: string, data: unknown, mark: Mark): Promise<void>;
  /** Many in a few statements; without it each by itself. What is refused keeps all of them from being public. */
  publishAll?(tx: Tx, all: readonly Publication[]): Promise<void>;
  unpublish(tx: Tx, key: string, mark: Mark): Promise<void>;
}

/** The revision that is public now or was last, and the operator who asked for it. */
export interface Mark {
  revision: number;
  by: number | null;
  /** Planned or made public by one, and nobody else has agreed; nothing where nobody was asked. */
  isAlone?: boolean | undefined;
}

export interface Publication {
  key: string;
  data: unknown;
  mark: Mark;
}

/** What the editor has seen; without it nobody else's work is looked for. */
export interface Seen {
  revision?: number | undefined;
}

/** Makes the `data` of each public, whatever its working copy is by now. */
export async function bring(
  tx: Tx,
  kind: DraftKind,
  all: readonly { key: string; draft: DraftRow; data: unknown }[],
  { note, by, isAlone }: { note: string | null } & Omit<Mark, 'revision'>,
): Promise<void> {
  const change = { by, now: tx.now, note };
  const kept = all.map(({ key, data }) => ({ key, data }));
  const versions = await many.insertVersions(tx.db, kind.object, kept, change);
  const marked = all.map(({ key, draft: { id }, data }) => ({ id, data, version: versions.get(key) as number }));
  await many.markPublished(tx.db, marked, change);
  const publications = all.map(({ key, draft, data }) => ({
    key,
    data,
    mark: { revision: draft.revision + 1, by, isAlone },
  }));
  if (kind.publishAll) await kind.publishAll(tx, publications);
  else for (const { key, data, mark } of publications) await kind.publish(tx, key, data, mark);
  await recordEvents(
    tx,
    all.map(({ draft }) => transition(draft, 'publish', 'published')),
  );
}

/** Nothing is public any more; what was is the working copy, unless there is one. */
export async function takeAway(
  tx: Tx,
  kind: DraftKind,
  key: string,
  draft: DraftRow,
  { note, by }: { note: string | null; by: number | null },
): Promise<void> {
  const change = { by, now: tx.now };
  const data = draft.data ?? (await publicData(tx, kind, key, draft)) ?? refuse('state.not-allowed');
  if (draft.version === null) refuse('state.not-allowed');
  await many.insertVersions(tx.db, kind.object, [{ key, data: null }], { ...change, note });
  await sql.markUnpublished(tx.db, draft.id, data, change);
  await kind.unpublish(tx, key, { revision: draft.revision + 1, by });
  await record(tx, draft, 'unpublish', 'draft');
}

/** What is public now. */
export const publicData = async (tx: Tx, kind: DraftKind, key: string, { version }: DraftRow): Promise<unknown> =>
  version === null ? null : ((await sql.findVersion(tx.db, thingOf(kind, key), version))?.data ?? null);

/** The row, locked; refused when it is not at the revision that the editor had. */
export async function lock(tx: Tx, kind: DraftKind, key: string, { revision }: Seen): Promise<DraftRow> {
  const draft = (await sql.lockDraft(tx.db, thingOf(kind, key))) ?? refuse('unknown');
  if (revision !== undefined && revision !== draft.revision) refuse('draft.outdated');
  return draft;
}

export const stateOf = ({ version }: Pick<DraftRow, 'version'>): 'published' | 'draft' =>
  version === null ? 'draft' : 'published';

export const record = (
  tx: Tx,
  draft: Pick<DraftRow, 'id' | 'version'>,
  event: EventName<'content'>,
  to: string,
  reason?: string,
): Promise<void> => recordEvent(tx, { ...transition(draft, event, to), reason });

const transition = (draft: Pick<DraftRow, 'id' | 'version'>, event: EventName<'content'>, to: string) => ({
  object: 'content' as const,
  id: draft.id,
  event,
  from: stateOf(draft),
  to,
});

export const thingOf = ({ object }: Pick<DraftKind, 'object'>, key: string): sql.Thing => ({ object, key });

export const changeOf = ({ actor, now }: Tx): Change => ({
  by: actor.kind === 'operator' ? actor.operatorId : null,
  now,
});
