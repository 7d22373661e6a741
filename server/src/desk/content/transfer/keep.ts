/** An item from elsewhere becomes a working copy: of the one with its name, of the one with its id, or of a new one. */
import { isDeepStrictEqual } from 'node:util';
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { findItem, findItemByKey, saveItem } from '#cms/cms.ts';
import { appOf, contentKind } from '#content/content.ts';
import type { Tx } from '#platform/context.ts';

export interface Carried {
  kind: ContentKind;
  id: string;
  data: ItemData;
}

type Kept = 'added' | 'changed' | 'same';

/** Where it is found there. */
async function findThere(tx: Tx, { kind, id, data }: Carried) {
  const app = appOf(tx.system, tx.mandant);
  const schema = contentSchemas[kind];
  const key = schema.key && data[schema.key]?.[invariant];
  if (typeof key === 'string') return findItemByKey(tx, { app, schema: schema.name }, key, true);
  const same = await findItem(tx, app, id, true);
  return same?.schema === schema.name ? same : undefined;
}

/** With `isProbe` nothing is written. */
export async function keepCarried(tx: Tx, carried: Carried, isProbe: boolean): Promise<{ kept: Kept; id: string }> {
  const known = await findThere(tx, carried);
  if (known && isDeepStrictEqual(known.data, carried.data)) return { kept: 'same', id: known.id };
  const kept = known ? 'changed' : 'added';
  const app = appOf(tx.system, tx.mandant);
  const { kind, data } = carried;
  const wanted = { app, schema: contentSchemas[kind].name, data, ...(known && { id: known.id }) };
  if (isProbe) return { kept, id: known?.id ?? carried.id };
  return { kept, id: (await saveItem(tx, contentKind, wanted)).itemId };
}
