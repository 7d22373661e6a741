/** A thing of the catalogue as the editor has it: what the desk tells of it, with its fields as a form has them. */
import type { Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { invariant } from '@weitersagen/contract/cms/schema';
import type { DraftState, Written } from '@weitersagen/contract/draft/desk';
import type { Edited, EditedKind } from '../content/field/edited.ts';

/** What a sentence about one says it is. */
export type Noun = 'product' | 'category' | 'premium';

/** As the contract makes them for every kind alike. */
export interface ThingCalls
  extends Readonly<
    Record<
      'show' | 'save' | 'discard' | 'publish' | 'unpublish' | 'unplan' | 'remove' | 'versions' | 'restore',
      // biome-ignore lint/suspicious/noExplicitAny: each kind has a reply of its own, which its screens know
      Endpoint<any>
    >
  > {}

export interface ThingDetail extends Omit<Edited, 'id' | 'kind' | 'title' | 'data' | 'changedAt' | 'held'> {
  id: number;
  state: DraftState;
  data: Written;
  wasPublic: boolean;
  /** What waits for another person, of a kind that takes one. */
  approvals?: readonly unknown[];
  changedAt: Date | null;
}

export interface EditedThing<D extends ThingDetail> extends Edited {
  thing: D;
}

interface Shown<D extends ThingDetail> {
  noun: Noun;
  kind: EditedKind;
  title: string;
  /** As the form has it. */
  dataOf: (data: Written) => ItemData;
  placeOf?: (detail: D, field: string) => string;
  held?: readonly string[];
}

export function editedThing<D extends ThingDetail>(detail: D, shown: Shown<D>): EditedThing<D> {
  const { noun, kind, title, dataOf, placeOf = (_detail, field) => `${field}.${invariant}`, held = [] } = shown;
  return {
    ...detail,
    thing: detail,
    // The editor keeps what is typed by this, beside that of all other things.
    id: `${noun}-${detail.id}`,
    kind,
    title,
    held,
    data: dataOf(detail.data),
    // Whoever came by file and was never touched has been changed by nobody.
    changedAt: detail.changedAt ?? new Date(0),
    obstacles: detail.obstacles.map(({ field, message }) => ({ field: placeOf(detail, field), message })),
  };
}

/** Each field once, for all languages; what is empty is not there. */
export const plainData = (data: Written): ItemData =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, { [invariant]: value }]],
    ),
  );

/** Back, as it was typed: what is not there is empty. */
export const plainWritten = (data: ItemData, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, writtenAt(data, name)]));

/** A field in a language; of a list, as that of pictures, the only one. */
export function writtenAt(data: ItemData, name: string, part: string = invariant): unknown {
  const value = data[name]?.[part] ?? null;
  return Array.isArray(value) ? (value[0] ?? null) : value;
}
