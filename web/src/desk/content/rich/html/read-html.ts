/**
 * The HTML of a mail as a tree, where it is nothing but the few elements that a mail may have, each one closed. Anything else is not
 * read at all: it is edited as it is written. What a browser would make of HTML is never asked.
 */
import { isAddress } from '@weitersagen/contract/content/address';
import type { Attributes, Element, Tree } from '@weitersagen/contract/content/tree';
import { emptyTags, inlineTags, isMailTag, type MailTag, mailInside } from '@weitersagen/contract/mail/elements';

type Open = [tag: MailTag | 'root', attributes: Attributes, children: Tree[]];

export function treeOfHtml(html: string): readonly Tree[] | undefined {
  const stack: Open[] = [['root', {}, []]];
  for (const [, end, name, rest = '', said = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|([^<>]+|[<>])/g)) {
    const [tag, , children] = stack.at(-1) as Open;
    if (name === undefined) {
      const text = textIn(said);
      if (text === undefined) return undefined;
      children.push(text);
    } else if (end) {
      if (tag !== name || rest.trim() !== '') return undefined;
      stack.pop();
    } else {
      const attributes = attributesOf(name, rest);
      if (!attributes || !isMailTag(name) || !mailInside[tag].includes(name)) return undefined;
      const element: Open = [name, attributes, []];
      children.push(element as Element);
      if (!emptyTags.includes(name)) stack.push(element);
    }
  }
  const [root, ...open] = stack as [Open, ...Open[]];
  return open.length > 0 ? undefined : tidied(root[2], false);
}

/** A link has its address, and nothing else has anything. */
function attributesOf(name: string, rest: string): Attributes | undefined {
  if (name !== 'a') return /^\s*\/?$/.test(rest) ? {} : undefined;
  const [, written] = /^\s+href="([^"]*)"\s*$/.exec(rest) ?? [];
  const href = written === undefined ? undefined : textIn(written);
  return href === undefined || !isAddress(href) ? undefined : { href };
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function textIn(html: string): string | undefined {
  if (/[<>]/.test(html)) return undefined;
  let isKnown = true;
  const text = html.replace(/&(?:#(\d{1,7})|([a-z]{1,10}));/g, (all, code: string | undefined, name: string) => {
    const sign = code === undefined ? signs[name] : pointOf(Number(code));
    isKnown &&= sign !== undefined;
    return sign ?? all;
  });
  return isKnown ? text : undefined;
}

const pointOf = (code: number): string | undefined =>
  code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;

const isInline = (tree: Tree | undefined): boolean =>
  typeof tree === 'string' || (tree !== undefined && inlineTags.includes(tree[0]));

/** Room between blocks, at their edges and beside a break is none; all other room is one space. */
function tidied(trees: readonly Tree[], isLine: boolean): readonly Tree[] {
  const tidy: Tree[] = [];
  for (const [index, tree] of trees.entries()) {
    if (typeof tree !== 'string') {
      const [tag, attributes, children] = tree;
      tidy.push([tag, attributes, tidied(children, isLine || inlineTags.includes(tag))]);
      continue;
    }
    const [before, after] = [trees[index - 1], trees[index + 1]];
    const isEdge = (beside: Tree | undefined) =>
      beside === undefined ? !isLine : !isInline(beside) || (typeof beside !== 'string' && beside[0] === 'br');
    let text = tree.replace(/[ \t\r\n]+/g, ' ');
    if (isEdge(before)) text = text.replace(/^ /, '');
    if (isEdge(after)) text = text.replace(/ $/, '');
    if (text !== '') tidy.push(text);
  }
  return tidy;
}
