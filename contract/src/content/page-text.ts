/**
 * Pages whose text a mandant writes itself: imprint, privacy notice, declaration of accessibility, and the words that
 * greet a guest where everybody has to sign in. The text stands in the language table under `page.` and the name of the
 * page (mandant file: `Sprachen[].Texte`). It is plain text with four marks: `## ` begins a heading, `- ` and `1. ` an
 * item of a list, an empty line a paragraph.
 */
const writtenPages = ['imprint', 'privacy', 'accessibility', 'welcome'] as const;
export type WrittenPage = (typeof writtenPages)[number];

export const pageTextKey = (page: WrittenPage): `page.${WrittenPage}` => `page.${page}`;

export interface PageText {
  text: string;
  /** Another language than the one asked for when the mandant wrote no text in that. */
  locale: string;
}

type Table = Readonly<Record<string, string>>;

/** The text in the language of the page, else in the mandant's default one; `undefined` where it wrote none. */
export function pageText(
  page: WrittenPage,
  { locale, fallback }: { locale: Table; fallback: Table },
  names: { locale: string; defaultLocale: string },
): PageText | undefined {
  const key = pageTextKey(page);
  const own = locale[key]?.trim();
  if (own) return { text: own, locale: names.locale };
  const other = fallback[key]?.trim();
  return other ? { text: other, locale: names.defaultLocale } : undefined;
}

/** A part of a text as it is shown. */
export type Block =
  | { kind: 'heading'; text: string; id: string }
  | {
      kind: 'list';
      /** Number of the first item; null for a list without numbers. */
      start: number | null;
      items: string[];
    }
  | { kind: 'paragraph'; text: string };

const item = /^(?:- |\d{1,3}\. )/;

/** Reads the four marks; everything else is said as it was written. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let headings = 0;
  let last: Block | undefined;
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') last = last?.kind === 'list' ? last : undefined;
    else if (line.startsWith('## ')) {
      headings += 1;
      blocks.push({ kind: 'heading', text: line.slice(3).trim(), id: `part-${headings}` });
      last = undefined;
    } else if (item.test(line)) {
      const start = line.startsWith('- ') ? null : Number.parseInt(line, 10);
      if (last?.kind !== 'list' || (last.start === null) !== (start === null)) {
        last = { kind: 'list', start, items: [] };
        blocks.push(last);
      }
      last.items.push(line.replace(item, '').trim());
    } else if (last?.kind === 'paragraph') last.text += `\n${line.trim()}`;
    else {
      last = { kind: 'paragraph', text: line.trim() };
      blocks.push(last);
    }
  }
  return blocks;
}

export type Piece = string | { text: string; address: string };

const link = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])|([^\s<>@(),;:]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;

/** Addresses of the web and of mail inside a sentence become links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, web] = found;
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push({ text: whole, address: web ?? `mailto:${whole}` });
    end = found.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
