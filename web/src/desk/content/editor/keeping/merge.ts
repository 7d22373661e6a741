/**
 * Two people at once: what each of them changed since the version both began with. Nothing is decided here; where only one of them
 * changed a field, that one is proposed.
 */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { type FormField, type Place, placesOf, textAt } from './values.ts';

export interface Difference extends Place {
  mine: string;
  theirs: string;
  /** Who changed it since. */
  by: 'me' | 'they' | 'both';
}

interface Three {
  base: ItemData;
  mine: ItemData;
  theirs: ItemData;
}

export function differencesOf(
  fields: readonly FormField[],
  languages: readonly string[],
  { base, mine, theirs }: Three,
): Difference[] {
  return placesOf(fields, languages).flatMap((place) => {
    const [before, own, other] = [base, mine, theirs].map((data) => textAt(data, place)) as [string, string, string];
    if (own === other) return [];
    const by = own === before ? 'they' : other === before ? 'me' : 'both';
    return [{ ...place, mine: own, theirs: other, by }];
  });
}

/** One version of both: theirs, with the values of mine at the places that were chosen so. */
export function merged({ mine, theirs }: Omit<Three, 'base'>, isMine: (place: Place) => boolean): ItemData {
  const result: Record<string, Record<string, unknown>> = {};
  for (const [field, values] of Object.entries(theirs)) result[field] = { ...values };
  const places = Object.entries(mine).flatMap(([field, values]) =>
    Object.keys(values).map((part) => ({ field, part })),
  );
  const theirPlaces = Object.entries(theirs).flatMap(([field, values]) =>
    Object.keys(values).map((part) => ({ field, part })),
  );
  for (const { field, part } of [...places, ...theirPlaces]) {
    if (!isMine({ field, part })) continue;
    const value = mine[field]?.[part];
    const { [part]: _, ...others } = result[field] ?? {};
    result[field] = value === undefined ? others : { ...others, [part]: value };
  }
  return result;
}
