/** What is done with items: kept, published, taken back, put into the archive, removed. */
import { randomUUID } from 'node:crypto';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { checkData, keyOf } from '@weitersagen/contract/cms/rules';
import type { ItemData, Schema } from '@weitersagen/contract/cms/schema';
import type { EventName } from '@weitersagen/contract/event/events';
import { findDraft, publishDraft, removeDraft, type Saved, saveDraft, unpublish } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { endApp, languagesOf } from './app.ts';
import { type ItemKind, refuseKey, subjectOf, unlessTaken } from './kind.ts';
import * as sql from './sql.ts';

interface Wanted {
  app: string;
  /** Its name. */
  schema: string;
  /** Without it a new one is made. */
  id?: string | undefined;
  data: unknown;
  /** What the editor has seen; without it nobody else's work is looked for. */
  revision?: number | undefined;
  /** One of this id may be made: it comes from elsewhere. */
  mayBeNew?: boolean;
}

/** Keeps a working copy that fits its schema; nothing is public by that. */
export async function saveItem(tx: Tx, kind: ItemKind, wanted: Wanted): Promise<Saved & { itemId: string }> {
  const { app, id = randomUUID(), revision } = wanted;
  const schema = kind.schemas.get(wanted.schema) ?? refuse('unknown');
  if (!/^[a-z0-9-]{1,100}$/.test(id)) refuse('input.invalid', { problems: [{ field: 'id', code: 'invalid' }] });
  await languagesOf(tx, app);
  const checked = checkData(schema, wanted.data);
  if (!checked.ok) refuse('input.invalid', { problems: checked.problems });
  const place = { id, app, schema: schema.name };
  const known = wanted.id === undefined ? undefined : await sql.lockItem(tx.db, id);
  if (!known && wanted.id !== undefined && !wanted.mayBeNew) refuse('unknown');
  if (known && (known.app !== app || known.schema !== schema.name)) refuse('unknown');
  if (known?.status === 'archived') refuse('state.not-allowed');
  const key = keyOf(schema, checked.value);
  if (key !== null && (await sql.isKeyTaken(tx.db, place, key))) refuseKey(schema);
  if (known) await sql.markDraftKey(tx.db, id, key).catch((error: unknown) => unlessTaken(schema, error));
  else await insert(tx, schema, place, key);
  return { ...(await saveDraft(tx, kind, id, checked.value, { revision })), itemId: id };
}

async function insert(tx: Tx, schema: Schema, place: { id: string; app: string; schema: string }, key: string | null) {
  const by = subjectOf(tx, tx.actor.kind === 'operator' ? tx.actor.operatorId : null);
  const isNew = await sql
    .insertItem(tx.db, place, { key, by }, tx.now)
    .catch((error: unknown) => unlessTaken(schema, error));
  // Two at once with one id.
  if (!isNew) refuse('draft.outdated');
}

interface Wish {
  note?: string | undefined;
  /** Of one item: what the editor has seen. */
  revision?: number | undefined;
}

/** All of them or none. */
export async function publishItems(tx: Tx, kind: ItemKind, ids: readonly string[], wish: Wish = {}): Promise<void> {
  // In one order, so that two at once do not wait for each other crosswise.
  for (const id of ids.toSorted()) await publishDraft(tx, kind, id, wish);
}

export const unpublishItem = (tx: Tx, kind: ItemKind, id: string, wish: Wish = {}): Promise<void> =>
  unpublish(tx, kind, id, wish);

/** Out of every list; its name is free for another one. */
export async function archiveItem(tx: Tx, kind: ItemKind, id: string): Promise<void> {
  const item = (await sql.lockItem(tx.db, id)) ?? refuse('unknown');
  if (item.status === 'archived') return;
  if (item.status === 'published') await unpublish(tx, kind, id);
  await sql.markHidden(tx.db, id, { status: 'archived', by: changedBy(tx) }, tx.now);
  await sql.markDraftKey(tx.db, id, null);
  await record(tx, kind, id, 'archive', 'draft', 'archived');
}

/** Back as a draft, if nobody has taken its name meanwhile. */
export async function reviveItem(tx: Tx, kind: ItemKind, id: string): Promise<void> {
  const item = (await sql.lockItem(tx.db, id)) ?? refuse('unknown');
  if (item.status !== 'archived') refuse('state.not-allowed');
  const schema = kind.schemas.get(item.schema) ?? refuse('unknown');
  const data = (await findDraft(tx, kind, id))?.data as ItemData | undefined;
  const key = data ? keyOf(schema, data) : null;
  if (key !== null && (await sql.isKeyTaken(tx.db, item, key))) refuseKey(schema);
  await sql.markHidden(tx.db, id, { status: 'draft', by: changedBy(tx) }, tx.now);
  await sql.markDraftKey(tx.db, id, key).catch((error: unknown) => unlessTaken(schema, error));
  await record(tx, kind, id, 'revive', 'archived', 'draft');
}

/** Gone for ever, but for the versions that were public. */
export async function removeItem(tx: Tx, kind: ItemKind, id: string): Promise<void> {
  const item = (await sql.lockItem(tx.db, id)) ?? refuse('unknown');
  if (item.status === 'published') await unpublish(tx, kind, id);
  await record(tx, kind, id, 'remove', item.status === 'archived' ? 'archived' : 'draft', 'archived');
  await removeDraft(tx, kind, id);
  await sql.deleteItem(tx.db, id);
}

/** With everything in it. */
export async function removeApp(tx: Tx, kind: ItemKind, app: string): Promise<void> {
  for (const id of await sql.listItemIds(tx.db, app)) await removeItem(tx, kind, id);
  await endApp(tx, app);
}

const changedBy = (tx: Tx): string => subjectOf(tx, tx.actor.kind === 'operator' ? tx.actor.operatorId : null);

async function record(tx: Tx, kind: ItemKind, id: string, event: EventName<'content'>, from: string, to: string) {
  const draft = (await findDraft(tx, kind, id)) ?? refuse('unknown');
  await recordEvent(tx, { object: 'content', id: draft.id, event, from, to });
}
