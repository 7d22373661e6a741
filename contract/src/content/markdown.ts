/**
 * Markdown (CommonMark, with tables and struck text) as a tree of the few elements there are. No HTML of an editor is read: its
 * signs are text. A line break stays one, an address becomes a link, `[^name]` names a footnote, and headings begin at the level
 * where the text stands in its page, none of them left out on the way down.
 *
 * Loads markdown-it: whoever shows pages imports it when the first text is read.
 */
import MarkdownIt from 'markdown-it';
import { isAddress } from './address.ts';
import { type Attributes, type Tag, type Tree, textOf } from './tree.ts';

/** So deep lists and quotes lie in each other at most. */
const depthMax = 12;

const reader = new MarkdownIt({ html: false, linkify: true, breaks: true, maxNesting: depthMax * 2 });
// Whether an address may be followed is said once, below, for every kind of link and picture.
reader.validateLink = () => true;
reader.linkify.set({ fuzzyLink: false, fuzzyIP: false });

/** `[^name]`, as in a text of footnotes; what it says is kept apart from the text. */
const footnote = /^\[\^([\w.-]{1,100})\]/;
reader.inline.ruler.before('link', 'footnote', (state, silent) => {
  if (state.src[state.pos] !== '[') return false;
  const found = footnote.exec(state.src.slice(state.pos, state.pos + 104));
  if (!found) return false;
  if (!silent) state.push('note', 'note', 0).meta = { name: found[1] };
  state.pos += found[0].length;
  return true;
});

type Token = ReturnType<typeof reader.parse>[number];

/** Where a text stands in its page. */
export interface TextPlace {
  /** Of its first heading. */
  level?: number;
  /** Begins the ids of its headings: two texts of one page may have the same heading. */
  within?: string;
}

/** What stands in a text. */
export function treeOf(markdown: string, { level = 2, within = 'teil' }: TextPlace = {}): Tree[] {
  const tokens = reader.parse(markdown, {});
  const trees = nest(tokens.flatMap((token) => (token.type === 'inline' ? (token.children ?? []) : [token])));
  return withOutline(trees, level, within);
}

const elements: Readonly<Record<string, Tag>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  strong: 'strong',
  em: 'em',
  s: 's',
  link: 'a',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};

interface Open {
  tag: Tag | null;
  attributes: Attributes;
  children: Tree[];
}

/** Tokens are a flat list of what opens and what closes. */
function nest(tokens: readonly Token[]): Tree[] {
  const root: Open = { tag: null, attributes: {}, children: [] };
  const open: Open[] = [root];
  const last = (): Open => open.at(-1) ?? root;
  for (const token of tokens) {
    if (token.nesting === 1) open.push(opened(token));
    else if (token.nesting === -1) {
      const { tag, attributes, children } = open.pop() ?? root;
      // A paragraph of a tight list is none of its own; an address that nobody may follow is text.
      last().children.push(...(tag === null ? children : [[tag, attributes, children] as const]));
    } else last().children.push(...single(token));
  }
  return joined(root.children);
}

function opened(token: Token): Open {
  if (token.type === 'heading_open') return { tag: token.tag as Tag, attributes: {}, children: [] };
  const name = token.type.replace(/_open$/, '');
  const isLoose = name !== 'paragraph' || !token.hidden;
  const href = token.attrGet('href');
  if (name === 'link') {
    const target = String(href ?? '');
    const isFollowed = isAddress(target);
    return { tag: isFollowed ? 'a' : null, attributes: isFollowed ? { href: target } : {}, children: [] };
  }
  const start = name === 'ordered_list' ? Number(token.attrGet('start') ?? 1) : 1;
  return {
    tag: isLoose ? (elements[name] ?? null) : null,
    attributes: start === 1 ? alignmentOf(token) : { start },
    children: [],
  };
}

/** A column of sums stands at the right. */
const alignmentOf = (token: Token): Attributes => {
  const [, align] = /text-align:(right|center)/.exec(String(token.attrGet('style') ?? '')) ?? [];
  return align ? { align } : {};
};

function single(token: Token): Tree[] {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return token.content === '' ? [] : [token.content];
    case 'softbreak':
    case 'hardbreak':
      return [['br', {}, []]];
    case 'hr':
      return [['hr', {}, []]];
    case 'code_inline':
      return [['code', {}, [token.content]]];
    case 'fence':
    case 'code_block':
      return [['pre', {}, [token.content.replace(/\n$/, '')]]];
    case 'note':
      return [['note', { name: String((token.meta as { name: string }).name) }, []]];
    case 'image': {
      const src = String(token.attrGet('src') ?? '');
      return isAddress(src) ? [['img', { src, alt: token.content }, []]] : token.content === '' ? [] : [token.content];
    }
    default:
      return token.content === '' ? [] : [token.content];
  }
}

/** Texts side by side are one. */
function joined(trees: readonly Tree[]): Tree[] {
  const all: Tree[] = [];
  for (const tree of trees) {
    const last = all.at(-1);
    if (typeof tree === 'string' && typeof last === 'string') all[all.length - 1] = last + tree;
    else if (typeof tree === 'string') all.push(tree);
    else {
      const [tag, attributes, children] = tree;
      all.push([tag, attributes, joined(children)]);
    }
  }
  return all;
}

/** The highest heading gets the level of the place, the others follow it one by one; each has an id of what it says. */
function withOutline(trees: readonly Tree[], first: number, within: string): Tree[] {
  /** With how often each was wished, so that many of one name are not gone through for each of them. */
  const used = new Map<string, number>();
  /** Levels of the text that are open, from the highest. */
  const path: number[] = [];
  return trees.map((tree): Tree => {
    const [, own] = typeof tree === 'string' ? [] : (/^h([1-6])$/.exec(tree[0]) ?? []);
    if (typeof tree === 'string' || !own) return tree;
    const level = Number(own);
    while (path.length > 0 && (path.at(-1) as number) >= level) path.pop();
    path.push(level);
    const [, , children] = tree;
    const id = idOf(children, within, used);
    return [`h${Math.min(6, first + path.length - 1)}` as Tag, { id }, children];
  });
}

function idOf(children: readonly Tree[], within: string, used: Map<string, number>): string {
  const words = children
    .map(textOf)
    .join('')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const name = `${within}-${words || used.size + 1}`;
  let id = name;
  let count = used.get(name) ?? 0;
  while (used.has(id)) id = `${name}-${++count}`;
  used.set(name, Math.max(count, 1));
  used.set(id, used.get(id) ?? 1);
  return id;
}
