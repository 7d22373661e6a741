/**
 * Items as things that have drafts: what publishing one does, whoever presses the button, a person or the clock. Schemas and
 * rules of the product are handed in; the engine knows neither.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem } from '@weitersagen/contract/basics/wire';
import { checkData, keyOf, missingIn } from '@weitersagen/contract/cms/rules';
import { type ItemData, invariant, type Schema } from '@weitersagen/contract/cms/schema';
import type { DraftKind, Mark } from '#draft/draft.ts';
import { actorOf, type Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { languagesOf } from './app.ts';
import { announceContent, bodyOf, searchOf } from './body.ts';
import { shortText } from './query/query.ts';
import * as sql from './sql.ts';

/** An item that is about to be public, or has just been changed in public. */
export interface PublicItem {
  id: string;
  app: string;
  schema: Schema;
  data: ItemData;
}

/** What the product adds. All run in the transaction that publishes. */
export interface ItemRules {
  /** Whether it goes live by two persons only. */
  needsAnother?(tx: Tx, item: PublicItem): Promise<boolean>;
  /** What keeps an item from being public, beside its schema. */
  problems?(tx: Tx, item: PublicItem): Promise<readonly Problem[]>;
  /** It is public now, or not any more (null). */
  changed?(tx: Tx, item: Omit<PublicItem, 'data'> & { data: ItemData | null }): Promise<void>;
}

export interface ItemKind extends DraftKind {
  schemas: ReadonlyMap<string, Schema>;
  /** What keeps the data from being public now; a program is alone, too: nobody whom another person could agree with. */
  problems(tx: Tx, item: PublicItem, isAlone?: boolean): Promise<readonly Problem[]>;
}

export function itemKind(schemas: readonly Schema[], rules: ItemRules = {}): ItemKind {
  const bySchema = new Map(schemas.map((schema) => [schema.name, schema]));
  const itemOf = async (tx: Tx, id: string) => {
    const item = (await sql.lockItem(tx.db, id)) ?? refuse('unknown');
    return { ...item, schema: bySchema.get(item.schema) ?? refuse('unknown') };
  };
  const problems: ItemKind['problems'] = async (tx, item, isAlone = tx.actor.kind === 'apiKey') => {
    if (isAlone && (await rules.needsAnother?.(tx, item))) return [{ field: item.schema.name, code: 'needs-another' }];
    const [master = ''] = await languagesOf(tx, item.app);
    return [...missingIn(item.schema, master, item.data), ...((await rules.problems?.(tx, item)) ?? [])];
  };
  return {
    object: 'cms-item',
    schemas: bySchema,
    problems,
    publish: async (tx, id, given, mark) => {
      const item = await itemOf(tx, id);
      if (item.status === 'archived') refuse('state.not-allowed');
      const checked = checkData(item.schema, given);
      if (!checked.ok) refuse('input.invalid', { problems: checked.problems });
      const wanted = { id, app: item.app, schema: item.schema, data: checked.value };
      const found = await problems(tx, wanted, mark.isAlone);
      if (found.length > 0) refuse('input.invalid', { problems: found });
      await makePublic(tx, { ...item, ...wanted }, mark);
      await rules.changed?.(tx, wanted);
    },
    unpublish: async (tx, id, mark) => {
      const { app, schema } = await itemOf(tx, id);
      await sql.markHidden(tx.db, id, { status: 'draft', version: mark.revision, by: subjectOf(tx, mark.by) }, tx.now);
      await sql.putValues(tx.db, { id, app, schema: schema.name }, [], tx.now);
      await rules.changed?.(tx, { id, app, schema, data: null });
      await announceContent(tx);
    },
  };
}

async function makePublic(
  tx: Tx,
  { id, app, schema, data, createdAt, createdBy }: PublicItem & Pick<sql.KnownItem, 'createdAt' | 'createdBy'>,
  { revision: version, by }: Mark,
): Promise<void> {
  const key = keyOf(schema, data);
  const place = { id, app, schema: schema.name };
  if (key !== null && (await sql.isKeyTaken(tx.db, place, key))) refuseKey(schema);
  const languages = await languagesOf(tx, app);
  const changedBy = subjectOf(tx, by);
  const sent = { app, id, status: 'published', version, createdAt, createdBy, changedAt: tx.now, changedBy } as const;
  const texts = { data, body: bodyOf(schema, languages, sent, data), search: searchOf(data) };
  await sql
    .markPublished(tx.db, id, { ...texts, key, version, by: changedBy }, tx.now)
    .catch((error: unknown) => unlessTaken(schema, error));
  await sql.putValues(tx.db, place, valuesOf(schema, data), tx.now);
  await announceContent(tx);
}

const valuesOf = ({ fields }: Schema, data: ItemData): { field: string; value: string }[] =>
  fields.flatMap(({ name, isLocalized }) => {
    const value = isLocalized ? undefined : shortText(data[name]?.[invariant]);
    return value === undefined ? [] : [{ field: name, value }];
  });

export const refuseKey = ({ key = '' }: Schema): never =>
  refuse('input.invalid', { problems: [{ field: `${key}.${invariant}`, code: 'repeated' }] });

/** Of two at once with one name the second is told. */
export function unlessTaken(schema: Schema, error: unknown): never {
  if (violates(error, 'cms_item_draft_key') || violates(error, 'cms_item_public_key')) refuseKey(schema);
  throw error;
}

/** Whoever changes an item, as the wire says it. */
export function subjectOf(tx: Tx, by: number | null): string {
  if (by !== null) return `subject:${by}`;
  const { actorKind, actorId } = actorOf(tx.actor);
  return actorKind === 'apiKey' ? `client:${actorId}` : 'subject:weitersagen';
}
