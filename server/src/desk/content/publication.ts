/** What goes live together, and whether it takes another person (rules 3.12). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { findItem, publishItems } from '#cms/cms.ts';
import { appOf, contentKind, needsAnother } from '#content/content.ts';
import { findDraft, schedule } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';

/** What goes live together. */
export interface Publication {
  items: readonly { id: string; revision: number }[];
  /** In milliseconds since 1970; null is now. */
  atMs: number | null;
  note: string | null;
}

const schemas = new Map(Object.values(contentSchemas).map((schema) => [schema.name, schema]));

/** Those of them that another person has to agree to. */
async function asked(tx: Tx, { items }: Publication): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of items) {
    const app = appOf(tx.system, tx.mandant);
    const item = (await findItem(tx, app, id, true)) ?? refuse('unknown');
    const schema = schemas.get(item.schema) ?? refuse('unknown');
    if (await needsAnother(tx, { app, schema, data: (item.data ?? {}) as ItemData })) found.push(id);
  }
  return found;
}

export const needsAnotherPerson = async (tx: Tx, given: Publication): Promise<boolean> =>
  (await asked(tx, given)).length > 0;

/** What the request is about: the first of what it is needed for. */
export async function draftIdOf(tx: Tx, given: Publication): Promise<number> {
  const [first] = await asked(tx, given);
  return ((first && (await findDraft(tx, contentKind, first))) || refuse('unknown')).id;
}

/**
 * What was agreed to is what was seen: a working copy that somebody has changed since is refused. A plan keeps whether another
 * person has agreed, and is judged by it at its moment.
 */
export async function carryOutPublication(
  tx: Tx,
  { items, atMs, note }: Publication,
  isAgreed: boolean,
): Promise<void> {
  const at = atMs === null ? null : new Date(atMs);
  // In one order, so that two at once do not wait for each other crosswise.
  for (const { id, revision } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const wish = { revision, note: note ?? undefined };
    if (at) await schedule(tx, contentKind, id, { ...wish, deed: 'publish', at, isAgreed });
    else await publishItems(tx, contentKind, [id], wish);
  }
}
