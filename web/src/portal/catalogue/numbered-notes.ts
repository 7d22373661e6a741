/**
 * The footnotes of a page that names them in texts and at products: numbered in the order in which a reader meets them, those of
 * the blocks above first, then those of the products, then those of the blocks below (E-25).
 */
import {
  failed,
  type OrFailed,
  type ShownBlock,
  type ShownFootnote,
  type ShownNote,
} from '@weitersagen/contract/content/shown';
import { elementsOf } from '@weitersagen/contract/content/tree';

/** Where a footnote is named: its number, and how often it was named until there. */
export interface NoteMark {
  number: number;
  time: number;
}

interface Named {
  above: readonly OrFailed<ShownBlock>[];
  /** Of all blocks of the page, counted. */
  notes: readonly ShownNote[];
  footnotes: readonly ShownFootnote[];
  /** As they are shown. */
  products: readonly { footnote: number | null }[];
}

/** Those that products name, each once, in an order that what is kept of them is found by. */
export const footnotesOf = (products: Named['products']): number[] =>
  [...new Set(products.flatMap(({ footnote }) => footnote ?? []))].toSorted((one, other) => one - other);

/** The footnotes of the page, and the mark of each product; none for a footnote that is not there. */
export function numberedNotes({ above, notes, footnotes, products }: Named): {
  notes: readonly ShownNote[];
  marks: readonly (NoteMark | undefined)[];
} {
  const named = products.map(({ footnote }) => footnotes.find(({ id }) => id === footnote));
  const first = above.flatMap((block) =>
    block === failed ? [] : [...elementsOf(block.text.trees, 'note')].map(([, { name }]) => String(name)),
  );
  const names = [...first, ...named.flatMap((note) => (note ? [note.name] : [])), ...notes.map(({ name }) => name)];
  const times = new Map(notes.map(({ name, count }) => [name, count]));
  const ordered = [...new Set(names)];
  const marks = named.map((note) => {
    if (!note) return undefined;
    const time = (times.get(note.name) ?? 0) + 1;
    times.set(note.name, time);
    return { number: ordered.indexOf(note.name) + 1, time };
  });
  const all = ordered.flatMap((name) => {
    const note = [...notes, ...footnotes].find((one) => one.name === name);
    return note ? [{ name, title: note.title, text: note.text, count: times.get(name) ?? 0 }] : [];
  });
  return { notes: all, marks };
}
