/**
 * What stands in a line, as Markdown. A sign that would mean something is written as a sign; marks begin and end where the
 * reader takes them for marks.
 */
import type { JSONContent } from '@tiptap/core';
import { treeOf } from '@weitersagen/contract/content/markdown';
import { textOf } from '@weitersagen/contract/content/tree';

/** Several lines; a break is the end of a line. */
export function inlineMarkdown(nodes: readonly JSONContent[]): string {
  const lines: JSONContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  while (lines.length > 1 && lines.at(-1)?.length === 0) lines.pop();
  return lines
    .map((line) => {
      const text = written(line);
      return text === '' && lines.length > 1 ? '\\' : withStart(text);
    })
    .join('\n');
}

/** All of it in one line. */
export const lineMarkdown = (nodes: readonly JSONContent[]): string =>
  written(nodes.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node)));

/** From the outside to the inside, where two reach equally far. */
const order = ['link', 'bold', 'italic', 'strike', 'code'];

type Mark = { type: string; href: string };

interface Piece {
  /** As it is written between marks. */
  text: string;
  marks: readonly Mark[];
  /** It is text of a person, whose signs mean nothing. */
  isText: boolean;
}

/**
 * Signs of marks between a letter and a sign of punctuation may be read otherwise than they are meant. Where that happens the letters
 * beside them are written by their numbers, which count as punctuation: the reader shows the same letters.
 */
function written(nodes: readonly JSONContent[]): string {
  const pieces = nodes.map(pieceOf);
  const text = oneLine(joined(pieces, plainly));
  const isMarked = pieces.some(({ marks }) => marks.length > 0);
  return !isMarked || shownBy(text) === saidBy(nodes) ? text : oneLine(joined(pieces, surely));
}

const oneLine = (text: string): string => text.replace(/^[ \t]+|[ \t]+$/g, '').replace(/\n/g, ' ');
const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shownBy = (markdown: string): string => bare(treeOf(markdown).map(textOf).join(''));
const saidBy = (nodes: readonly JSONContent[]): string =>
  bare(nodes.map(({ type, text = '', attrs }) => (type === 'image' ? String(attrs?.alt ?? '') : text)).join(''));

interface Way {
  text: (text: string) => string;
  signs: Readonly<Record<string, string>>;
  /** A part that stands beside a mark, at its start or its end. */
  edge: (text: string, at: { start: boolean; end: boolean }) => string;
}

const plainly: Way = {
  text: (text) => escaped(text),
  signs: { bold: '**', italic: '*', strike: '~~' },
  edge: (text) => text,
};
const surely: Way = {
  text: (text) =>
    escaped(text.replaceAll('_', '\u0001').replaceAll('*', '\u0002'))
      .replaceAll('\u0001', '&#95;')
      .replaceAll('\u0002', '&#42;'),
  signs: { bold: '**', italic: '_', strike: '~~' },
  edge(text, { start, end }) {
    const ended = end ? text.replace(/[\p{L}\p{N}]$/u, numbered) : text;
    return start ? ended.replace(/^[\p{L}\p{N}]/u, numbered) : ended;
  },
};
const numbered = (letter: string): string => `&#${letter.codePointAt(0)};`;

function pieceOf(node: JSONContent): Piece {
  const marks = (node.marks ?? []).map(({ type, attrs }) => ({ type, href: String(attrs?.href ?? '') }));
  if (node.type === 'footnote') return { text: `[^${node.attrs?.name}]`, marks, isText: false };
  if (node.type === 'image') {
    const { alt, src } = node.attrs ?? {};
    return { text: `![${escaped(String(alt ?? ''))}](${target(String(src))})`, marks, isText: false };
  }
  const text = node.text ?? '';
  const isCode = marks.some(({ type }) => type === 'code');
  return isCode
    ? { text: coded(text), marks: marks.filter(({ type }) => type !== 'code'), isText: false }
    : { text, marks, isText: true };
}

const has = ({ marks }: Piece, { type, href }: Mark): boolean =>
  marks.some((mark) => mark.type === type && mark.href === href);
const without = (piece: Piece, { type }: Mark): Piece => ({
  ...piece,
  marks: piece.marks.filter((mark) => mark.type !== type),
});

/** How many pieces have a mark, from this one on. */
function reach(pieces: readonly Piece[], at: number, mark: Mark): number {
  let end = at;
  while (end < pieces.length && has(pieces[end] as Piece, mark)) end++;
  return end - at;
}

/** Of the marks that begin at a piece the one that reaches furthest is outside. */
function joined(pieces: readonly Piece[], way: Way): string {
  const parts: { text: string; isMarked: boolean }[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const [mark, count] = furthest(pieces, at) ?? [undefined, 1];
    const text = mark
      ? marked(pieces.slice(at, at + count), mark, way)
      : piece.isText
        ? way.text(piece.text)
        : piece.text;
    parts.push({ text, isMarked: mark !== undefined && mark.type !== 'link' });
    at += count;
  }
  const besideMark = (index: number): boolean => parts[index]?.isMarked ?? false;
  return parts
    .map(({ text, isMarked }, index) =>
      isMarked ? text : way.edge(text, { start: besideMark(index - 1), end: besideMark(index + 1) }),
    )
    .join('');
}

const furthest = (pieces: readonly Piece[], at: number): readonly [Mark, number] | undefined =>
  pieces[at]?.marks
    .map((mark) => [mark, reach(pieces, at, mark)] as const)
    .toSorted(([a, lengthA], [b, lengthB]) => lengthB - lengthA || order.indexOf(a.type) - order.indexOf(b.type))[0];

/** A mark that begins or ends with a space is none: the space goes outside. */
function marked(run: readonly Piece[], mark: Mark, way: Way): string {
  if (mark.type === 'link') return linked(run, mark, way);
  const inner = joined(
    run.map((piece) => without(piece, mark)),
    way,
  );
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  const sign = way.signs[mark.type];
  return text === '' ? inner : before + sign + way.edge(text, { start: true, end: true }) + sign + after;
}

function linked(run: readonly Piece[], mark: Mark, way: Way): string {
  const [only] = run;
  const isBare =
    run.length === 1 &&
    only?.isText &&
    only.marks.length === 1 &&
    (only.text === mark.href || `mailto:${only.text}` === mark.href) &&
    /^(?:(?:https?|mailto):)?[\w./:@-]*[\w/]$/.test(only.text);
  if (isBare && only) return only.text === mark.href ? `<${mark.href}>` : only.text;
  const inner = joined(
    run.map((piece) => without(piece, mark)),
    way,
  );
  return `[${inner}](${target(mark.href)})`;
}

const target = (address: string): string =>
  /[\s()<>\\]/.test(address) ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address;

function coded(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const needsRoom = /^`|`$|^ .*[^ ].* $/s.test(text);
  return needsRoom ? `${fence} ${text} ${fence}` : fence + text + fence;
}

/**
 * Signs that would mean something. A `_` within a word means nothing, nor does a `*` with room on both sides. An address
 * becomes a link by itself; one with such a sign in it is written so that it does not.
 */
const escaped = (text: string): string =>
  text
    .replace(addresses, (address) => (marks.test(address) ? address.replace(':', '\u0000') : address))
    .replace(allMarks, '\\$&')
    .replace(/&(?=#?\w{1,32};)/g, '\\&')
    .replaceAll('\u0000', '&#58;');

const addresses = /(?:https?|mailto):\S*/gi;
const marks = /[\\`[\]]|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~|<(?=[a-z/!?])|&(?=#?\w{1,32};)/iu;
const allMarks = new RegExp(marks.source.replace(/\|&.*$/, ''), 'giu');

/** At the beginning of a line more signs have a meaning. */
const withStart = (line: string): string =>
  line
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|[=-]+\s*$|:?-+[\s|:-]*$|\*(?:\s|$)|~~~)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(?=\|)/, '\\');
