/**
 * Roboto (SIL Open Font License 1.1), which may be embedded in documents. It comes in sets of letters, so a text is drawn in
 * pieces, each in the first set that has its letters; what no set has becomes a question mark, because a file for archives shows
 * no letter it does not carry.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

const sets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;
type Set = (typeof sets)[number];
export type Weight = 400 | 700;

const loaded = new Map<string, Buffer>();

function fontFile(set: Set, weight: Weight): Buffer {
  const name = `@fontsource/roboto/files/roboto-${set}-${weight}-normal.woff`;
  const found = loaded.get(name) ?? unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))));
  loaded.set(name, found);
  return found;
}

/** What pdfkit keeps of the font that is set; its types do not tell. */
interface Drawn {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

export interface Piece {
  font: string;
  text: string;
}

/** The fonts of one file: each is taken in when a text first needs it. */
export class Fonts {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #known = new Map<string, { has(codePoint: number): boolean }>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  pieces(text: string, weight: Weight): Piece[] {
    const pieces: Piece[] = [];
    for (const sign of text.normalize('NFC')) {
      const set = this.#setOf(sign, weight);
      const font = this.#nameOf(set ?? 'latin', weight);
      const drawn = set === undefined ? '?' : sign;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += drawn;
      else pieces.push({ font, text: drawn });
    }
    return pieces;
  }

  #setOf(sign: string, weight: Weight): Set | undefined {
    const codePoint = sign.codePointAt(0) ?? 0;
    return sets.find((set) => this.#take(set, weight).has(codePoint));
  }

  #nameOf(set: Set, weight: Weight): string {
    return `${set} ${weight}`;
  }

  #take(set: Set, weight: Weight): { has(codePoint: number): boolean } {
    const name = this.#nameOf(set, weight);
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#pdf.registerFont(name, fontFile(set, weight)).font(name);
    const { font } = (this.#pdf as unknown as Drawn)._font;
    const taken = { has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
    this.#known.set(name, taken);
    return taken;
  }
}
