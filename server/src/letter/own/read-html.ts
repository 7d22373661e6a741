/**
 * The HTML of somebody as a tree of the few elements that a mail may have. Only what stands in the tree is ever sent: the
 * text itself goes nowhere. What is not allowed is named, and left out or read as the words in it.
 */
import { emptyTags, inlineTags, isMailTag, type MailTag, mailInside } from '@weitersagen/contract/mail/elements';
import type { Mandant } from '#platform/context.ts';
import { disguiseIn, targetOf } from './links.ts';
import { type Piece, piecesOf } from './pieces.ts';

export interface Element {
  tag: MailTag;
  /** Of a link, as it goes out. */
  address?: string;
  children: Node[];
}
export type Node = Piece | Element;

export type Complain = (code: string, values?: Record<string, string>) => void;

const depthMax = 8;

/** What is more than an element that is not allowed. */
const dangers: ReadonlyMap<string, string> = new Map([
  ...codeOf('mail-picture', 'img picture source svg image video audio iframe frame object embed applet canvas'),
  ...codeOf('mail-form', 'form input button select option textarea label fieldset'),
  ...codeOf('mail-script', 'script style link meta base noscript template html head body title'),
]);
/** Their words are no words. */
const silent: readonly string[] = ['script', 'style', 'title', 'svg', 'iframe', 'object', 'template', 'noscript'];

function codeOf(code: string, tags: string): [tag: string, code: string][] {
  return tags.split(' ').map((tag) => [tag, code]);
}

/** The parser comes with the first own words. */
export async function readHtml(html: string, mandant: Mandant, complain: Complain): Promise<Node[]> {
  const { Parser } = await import('htmlparser2');
  const tree = growing(mandant, complain);
  let closed = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes, isImplied) => {
        if (isImplied) complain('mail-unbalanced');
        tree.open(name, attributes);
      },
      onclosetag: (name, isImplied) => {
        if (isImplied && !emptyTags.includes(name)) complain('mail-unbalanced');
        if (!isImplied) closed++;
        tree.close(name);
      },
      ontext: tree.say,
      oncomment: () => complain('mail-comment'),
      onprocessinginstruction: () => complain('mail-comment'),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  if (/<\/?\s*\{/.test(html)) complain('mail-placeholder-in-tag');
  // An end without a beginning is told by nothing else.
  if ((html.match(/<\//g)?.length ?? 0) !== closed) complain('mail-unbalanced');
  return tree.done();
}

function growing(mandant: Mandant, complain: Complain) {
  const root: Node[] = [];
  /** What is open: with its element, or without one where it is not allowed. */
  const open: { name: string; element: Element | undefined }[] = [];
  let words = '';

  const current = (): Element | undefined => open.findLast(({ element }) => element)?.element;
  const isSilent = (): boolean => open.some(({ name }) => silent.includes(name));
  const settle = (): void => {
    if (words !== '' && !isSilent()) (current()?.children ?? root).push(...piecesOf(words));
    words = '';
  };

  function begin(name: string, attributes: Record<string, string>): Element | undefined {
    judgeAttributes(name, attributes, complain);
    if (!isMailTag(name)) {
      complain(dangers.get(name) ?? 'mail-tag', { name });
      return undefined;
    }
    const parent = current();
    const isLinkInLink = name === 'a' && open.some((one) => one.name === 'a');
    if (isLinkInLink || !mailInside[parent?.tag ?? 'root'].includes(name)) complain('mail-nesting', { name });
    if (open.length >= depthMax) {
      complain('mail-depth');
      return undefined;
    }
    const element: Element = { tag: name, children: [] };
    if (name === 'a') {
      const target = targetOf(mandant, attributes.href ?? '');
      if ('code' in target) complain(target.code, target.values);
      else element.address = target.address;
    }
    (parent?.children ?? root).push(element);
    return element;
  }

  return {
    open: (name: string, attributes: Record<string, string>): void => {
      settle();
      open.push({ name, element: begin(name, attributes) });
    },
    close: (name: string): void => {
      settle();
      const { element } = open.pop() ?? {};
      if (name === 'a' && element?.address) judgeLink(element, element.address, complain);
    },
    say: (more: string): void => {
      words += more;
    },
    done: (): Node[] => {
      settle();
      return root;
    },
  };
}

function judgeAttributes(tag: string, attributes: Record<string, string>, complain: Complain): void {
  if (`${tag}${Object.entries(attributes).flat().join('')}`.match(/[{}]/)) complain('mail-placeholder-in-tag');
  for (const name of Object.keys(attributes)) {
    if (tag === 'a' && name === 'href') continue;
    if (name === 'style') complain('mail-style');
    else if (name.startsWith('on')) complain('mail-script', { name });
    else if (/^(?:src|srcset|background|poster|data|lowsrc|dynsrc)$/.test(name)) complain('mail-picture', { name });
    else complain('mail-attribute', { name });
  }
}

/** Its words name no other place than where it leads, and no value stands in them: what that says nobody has seen yet. */
function judgeLink({ children }: Element, address: string, complain: Complain): void {
  const said = wordsIn(children);
  if (said.trim() === '') complain('mail-link-broken');
  const shown = disguiseIn(said, new URL(address).hostname);
  if (shown) complain('mail-link-text', { host: shown });
  for (const { name } of namesIn(children)) complain('mail-placeholder-in-link', { name: `{${name}}` });
}

export const isElement = (node: Node): node is Element => 'tag' in node;

const isBlock = ({ tag }: Element): boolean => !inlineTags.includes(tag) || tag === 'br';

/** The words of some nodes, a line for each block. */
export const wordsIn = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return 'text' in node ? node.text : '';
      return isBlock(node) ? `\n${wordsIn(node.children)}\n` : wordsIn(node.children);
    })
    .join('');

export const namesIn = (nodes: readonly Node[]): { name: string }[] =>
  nodes.flatMap((node) => (isElement(node) ? namesIn(node.children) : 'name' in node ? [node] : []));
