/** What is kept beside the data of a public item: the text that is sent, and the words that a search looks through. */
import { inLanguages } from '@weitersagen/contract/cms/rules';
import type { ItemData, Schema } from '@weitersagen/contract/cms/schema';
import type { Tx } from '#platform/context.ts';
import { announceChange } from '#platform/signals.ts';
import { itemText, type SentItem } from './item-text.ts';

/** Told with the id of the mandant whose public content has changed. */
export const contentTopic = 'cms';

/** An item as it is sent where nothing else is wished: with every language of the app. */
export const bodyOf = (schema: Schema, languages: readonly string[], item: Omit<SentItem, 'schema'>, data: unknown) =>
  itemText({ ...item, schema: schema.name }, JSON.stringify(inLanguages(schema, languages, data as ItemData)));

/** All texts in small letters. */
export const searchOf = (data: ItemData): string =>
  Object.values(data)
    .flatMap((field) => Object.values(field))
    .filter((value) => typeof value === 'string')
    .join('\n')
    .toLowerCase();

const told = new WeakSet<Tx>();

/** Every process is told after the commit, once for all that a transaction has changed. */
export async function announceContent(tx: Tx): Promise<void> {
  if (told.has(tx)) return;
  told.add(tx);
  await announceChange(tx, contentTopic, String(tx.mandant.id));
}
