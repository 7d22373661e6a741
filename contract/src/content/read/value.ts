/** What a field says in a language (E-26): its own value, else the one of all languages, else that of the default language. */
import { invariant } from '../../cms/schema.ts';
import type { Item } from './source.ts';

export interface Said {
  text: string;
  /** The language it is in; none where it has one value for all. */
  locale: string | undefined;
}

export function saidIn(item: Item, field: string, locale: string, defaultLocale: string): Said {
  const values = item.data[field] ?? {};
  for (const part of [locale, invariant, defaultLocale]) {
    const value = values[part];
    if (value === undefined || value === null) continue;
    return { text: String(value), locale: part === invariant ? undefined : part };
  }
  return { text: '', locale: undefined };
}

/** The value a field has for all languages, as a text. */
export function same(item: Item, field: string): string {
  const value = item.data[field]?.[invariant];
  return value === undefined || value === null ? '' : String(value);
}

/** The id of a picture; Squidex has ids in an array. */
export function pictureIdOf(item: Item, field: string): string | undefined {
  const value = item.data[field]?.[invariant];
  const [id] = Array.isArray(value) ? value : [value];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** In the order of the field `sortierung`, those without one last; what is equal stays in the order in which it came. */
export const sorted = (items: readonly Item[]): Item[] => items.toSorted((a, b) => positionOf(a) - positionOf(b));

function positionOf(item: Item): number {
  const value = item.data.sortierung?.[invariant];
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
}
