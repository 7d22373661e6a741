/**
 * The words of the catalogue and where each stands: who types a part of a word finds all products that hold it. The words are
 * few beside the products, so a part is looked for in them, and not in every product.
 */
import { fold } from '#agent/agent.ts';

export interface Vocabulary {
  /** Every word once, each between two line ends. */
  text: string;
  /** Where each word begins in it. */
  starts: readonly number[];
  /** The products that hold it, by the same place; rising. */
  slots: readonly (readonly number[])[];
}

const between = /[^\p{L}\p{N}.,]+/u;
const wordsMax = 8;
/** From so many letters on a part is found inside a word, too. */
const insideFrom = 3;

/** The words of a text as they are compared; points and commas count inside a number only. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(between)
    .map((word) => word.replace(/^[.,]+|[.,]+$/g, ''))
    .filter((word) => word !== '');

export function createVocabulary() {
  const slotsOf = new Map<string, number[]>();
  return {
    add(slot: number, text: string): void {
      for (const word of wordsOf(text)) {
        const known = slotsOf.get(word);
        if (!known) slotsOf.set(word, [slot]);
        else if (known.at(-1) !== slot) known.push(slot);
      }
    },
    done(): Vocabulary {
      const words = [...slotsOf.keys()];
      const starts: number[] = [];
      let at = 1;
      for (const word of words) {
        starts.push(at);
        at += word.length + 1;
      }
      return { text: `\n${words.join('\n')}\n`, starts, slots: [...slotsOf.values()] };
    },
  };
}

/** The products that hold every word of a query. */
export interface Held {
  slots: readonly number[];
  has: (slot: number) => boolean;
}

/** Among `count` products; nothing where nothing is asked. */
export function holding({ text, starts, slots }: Vocabulary, count: number, query: string): Held | undefined {
  const words = [...new Set(wordsOf(query))].slice(0, wordsMax);
  if (words.length === 0) return undefined;
  /** How many of the words each product holds, as long as it holds all so far. */
  const rounds = new Uint8Array(count);
  const held: number[] = [];
  for (const [round, word] of words.entries()) {
    const isLast = round === words.length - 1;
    // A letter or two are in nearly every word: they have to begin one.
    const part = word.length < insideFrom ? `\n${word}` : word;
    for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, text.indexOf('\n', at + 1)))
      for (const slot of slots[placeOf(starts, at + part.length - 1)] ?? []) {
        if (rounds[slot] !== round) continue;
        rounds[slot] = round + 1;
        if (isLast) held.push(slot);
      }
  }
  return { slots: held, has: (slot) => rounds[slot] === words.length };
}

/** The last word that begins at or before. */
function placeOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
