/** The parts of a letter said in the mandant's own words: values filled in, the program's parts where they were put. */
import type { LetterParts } from '../parts.ts';
import type { Block, Line, ReadWords } from './own-words.ts';
import { filled } from './pieces.ts';
import type { PartName } from './placeholders.ts';
import { type Element, isElement, type Node, namesIn } from './read-html.ts';

/** An element with nothing left to fill in. */
export interface Said {
  tag: Element['tag'];
  address?: string;
  children: readonly (Said | string)[];
}

export interface OwnBody {
  /** Lines of the text, each part as it is said there. */
  lines: readonly (string | { part: PartName })[];
  blocks: readonly (Said | { part: PartName })[];
}

export function dress(
  parts: LetterParts,
  { subject, lines, blocks }: ReadWords,
  values: ReadonlyMap<string, string>,
): { parts: LetterParts; body: OwnBody } {
  return {
    // What a list of mails shows beside the subject is what comes first.
    parts: { ...parts, subject: filled(subject, values).trim(), preview: undefined },
    body: {
      lines: lines.flatMap((line) => sayLine(line, values)),
      blocks: blocks.flatMap((block) => sayBlock(block, values)),
    },
  };
}

/** A line of nothing but values that are not there is none. */
function sayLine(line: Line, values: ReadonlyMap<string, string>): (string | { part: PartName })[] {
  if ('part' in line) return [line];
  const said = filled(line.pieces, values).trimEnd();
  return said === '' && namesIn(line.pieces).length > 0 ? [] : [said];
}

const sayBlock = (block: Block, values: ReadonlyMap<string, string>): OwnBody['blocks'] =>
  'part' in block ? [block] : sayAll(block.nodes, values).filter(isSaid);

const isSaid = (one: Said | string): one is Said => typeof one !== 'string';

function sayAll(nodes: readonly Node[], values: ReadonlyMap<string, string>): (Said | string)[] {
  const said: (Said | string)[] = [];
  for (const node of nodes) {
    if (isElement(node)) {
      const element = say(node, values);
      if (element) said.push(element);
      continue;
    }
    const last = said.at(-1);
    // Words that follow each other are one text, so that an empty value takes the space before it along.
    const before = typeof last === 'string' ? [{ text: String(said.pop()) }] : [];
    const text = filled([...before, node], values);
    if (text !== '') said.push(text);
  }
  return said;
}

function say({ tag, address, children }: Element, values: ReadonlyMap<string, string>): Said | undefined {
  const inner = sayAll(children, values);
  const isEmpty = namesIn(children).length > 0 && inner.every((one) => typeof one === 'string' && one.trim() === '');
  return isEmpty ? undefined : { tag, ...(address && { address }), children: inner };
}
