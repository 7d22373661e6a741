/**
 * A mail in the mandant's own words: read and judged before it is published, and again before each letter, because an
 * outside CMS asks nobody. What is right is a list of problems that is empty.
 */
import type { Problem } from '@weitersagen/contract/basics/wire';
import { ownMailMax } from '@weitersagen/contract/mail/own-mail';
import type { Mandant } from '#platform/context.ts';
import { strangerIn } from './links.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { KnownNames, PartName } from './placeholders.ts';
import { type Complain, isElement, type Node, namesIn, readHtml, wordsIn } from './read-html.ts';

export interface OwnWords {
  subject: string;
  text: string;
  html: string;
  /** Values of the mandant's own (its variables), by their names. */
  variables?: Readonly<Record<string, string>>;
}

/** A line of the text, or a part that stands alone in it. */
export type Line = { pieces: Piece[] } | { part: PartName };
export type Block = { nodes: Node[] } | { part: PartName };

export interface ReadWords {
  subject: Piece[];
  lines: Line[];
  blocks: Block[];
  /** Beside the values of the mail, which win. */
  variables: Readonly<Record<string, string>>;
  problems: Problem[];
}

/** As the wire has them. */
const fieldNames = { subject: 'betreff', text: 'text', html: 'html' } as const;
type Field = (typeof fieldNames)[keyof typeof fieldNames];

export async function readOwnWords(mandant: Mandant, names: KnownNames, words: OwnWords): Promise<ReadWords> {
  const problems: Problem[] = [];
  const told = new Set<string>();
  const complainOf =
    (field: Field): Complain =>
    (code, values) => {
      const [first = ''] = Object.values(values ?? {});
      const one = JSON.stringify([field, code, first]);
      if (told.has(one)) return;
      told.add(one);
      problems.push({ field, code, ...(values && { values }) });
    };
  const { variables = {} } = words;
  const known = { ...names, all: new Set<string>([...names.values, ...names.parts, ...Object.keys(variables)]) };
  const judge = { mandant, known, variables };

  for (const field of ['subject', 'text', 'html'] as const)
    if (words[field].trim() === '') complainOf(fieldNames[field])('required');
  const subject = readSubject(words.subject, judge, complainOf('betreff'));
  const lines = readText(words.text, judge, complainOf('text'));
  const blocks = await readBody(words.html, judge, complainOf('html'));
  return { subject, lines, blocks, variables, problems };
}

interface Judge {
  mandant: Mandant;
  known: KnownNames & { all: ReadonlySet<string> };
  variables: Readonly<Record<string, string>>;
}

function readSubject(subject: string, judge: Judge, complain: Complain): Piece[] {
  judgeText(subject, { max: ownMailMax.subject, judge }, complain);
  if (/[\r\n\u2028\u2029]/.test(subject)) complain('mail-subject-lines');
  const pieces = piecesOf(subject.replace(/\s+/g, ' ').trim());
  judgeNames(namesIn(pieces), wordsIn(pieces), judge, complain);
  for (const { name } of namesIn(pieces))
    if (isPart(judge, name)) complain('mail-part-in-subject', { name: `{${name}}` });
  return pieces;
}

function readText(text: string, judge: Judge, complain: Complain): Line[] {
  judgeText(text, { max: ownMailMax.text, judge }, complain);
  const lines = text.replace(/\r\n?/g, '\n').trim().split('\n').map(piecesOf);
  judgeNames(lines.flatMap(namesIn), wordsIn(lines.flat()), judge, complain);
  judgeNeeds(lines.flatMap(namesIn), judge, complain);
  return lines.map((pieces) => {
    const part = partAlone(pieces, judge);
    if (part) return { part };
    judgeAlone(pieces, judge, complain);
    return { pieces };
  });
}

async function readBody(html: string, judge: Judge, complain: Complain): Promise<Block[]> {
  judgeText(html, { max: ownMailMax.html }, complain);
  // What is too long is not even read.
  const nodes = await readHtml(html.slice(0, ownMailMax.html), judge.mandant, complain);
  const said = wordsIn(nodes);
  judgeText(said, { max: ownMailMax.html, judge }, complain);
  judgeNames(namesIn(nodes), said, judge, complain);
  judgeNeeds(namesIn(nodes), judge, complain);
  return paragraphsOf(nodes).map((node) => {
    const part = isElement(node) && node.tag === 'p' ? partAlone(node.children, judge) : undefined;
    if (part) return { part };
    judgeAlone([node], judge, complain);
    return { nodes: [node] };
  });
}

/** What stands between blocks is a paragraph, too. */
function paragraphsOf(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let loose: Node[] = [];
  const settle = (): void => {
    if (loose.some((node) => isElement(node) || !('text' in node) || node.text.trim() !== ''))
      blocks.push({ tag: 'p', children: loose });
    loose = [];
  };
  for (const node of nodes) {
    const isLoose = !isElement(node) || ['strong', 'em', 'a', 'br'].includes(node.tag);
    if (isLoose) loose.push(node);
    else {
      settle();
      blocks.push(node);
    }
  }
  settle();
  return blocks;
}

/** Signs that nobody sees, or that turn the writing round: words can hide behind them. Those that join two others may stay. */
const invisible = /(?!\t|\n|\r|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

function judgeText(text: string, { max, judge }: { max: number; judge?: Judge }, complain: Complain): void {
  if (text.length > max) complain('mail-length', { max: String(max) });
  if (!text.isWellFormed() || invisible.test(text)) complain('mail-invisible');
  if (!judge) return;
  // A sign that joins two others splits a host for us alone.
  const host = strangerIn(judge.mandant, text.replace(/\u200c|\u200d|\ufe0f/g, ''));
  if (host) complain('mail-link-host', { host });
}

function judgeNames(
  names: readonly { name: string }[],
  text: string,
  { known, variables, mandant }: Judge,
  complain: Complain,
): void {
  if (/[{}]/.test(text)) complain('mail-placeholder-broken');
  for (const { name } of names) {
    if (!known.all.has(name)) complain('mail-placeholder-unknown', { name: `{${name}}` });
    const host = Object.hasOwn(variables, name) ? strangerIn(mandant, variables[name] ?? '') : undefined;
    if (host) complain('mail-link-host', { host });
  }
}

function judgeNeeds(names: readonly { name: string }[], { known }: Judge, complain: Complain): void {
  const there = new Set(names.map(({ name }) => name));
  for (const need of known.needs)
    if (!need.some((name) => there.has(name)))
      complain('mail-placeholder-missing', { name: need.map((name) => `{${name}}`).join(' / ') });
}

const isPart = ({ known }: Judge, name: string): name is PartName => (known.parts as readonly string[]).includes(name);

function partAlone(nodes: readonly Node[], judge: Judge): PartName | undefined {
  const [only, ...more] = nodes.filter((node) => !('text' in node) || node.text.trim() !== '');
  return only && more.length === 0 && 'name' in only && isPart(judge, only.name) ? only.name : undefined;
}

function judgeAlone(nodes: readonly Node[], judge: Judge, complain: Complain): void {
  for (const { name } of namesIn(nodes)) if (isPart(judge, name)) complain('mail-part-alone', { name: `{${name}}` });
}
