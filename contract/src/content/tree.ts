/**
 * A text as it is shown: elements of a few kinds, their attributes, and what stands in them. A page makes its elements of it and a
 * mail its HTML, so that nothing an editor typed is ever read as HTML.
 */

/** Every element there can be; what is not among them is never made. */
export const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  's',
  'a',
  'img',
  'blockquote',
  'hr',
  'br',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'note',
] as const;
export type Tag = (typeof tags)[number];

/** `href` of a link; `src` and `alt` of a picture; `id` of a heading; `start` of a list; `name` of a footnote. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Its children are of the same kind. */
export type Element = readonly [tag: Tag, attributes: Attributes, children: readonly Tree[]];
export type Tree = string | Element;

export interface Heading {
  id: string;
  text: string;
  /** 2 for a part of the page, 3 for a part of that. */
  level: number;
}

/** What is read, without its marks. */
export const textOf = (tree: Tree): string => {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  if (tag === 'br') return '\n';
  if (tag === 'img') return String(attributes.alt ?? '');
  return children.map(textOf).join('');
};

/** Every element of a kind, in the order in which they are read. */
export function* elementsOf(trees: readonly Tree[], wanted: Tag): Generator<Element> {
  for (const tree of trees) {
    if (typeof tree === 'string') continue;
    const [tag, , children] = tree;
    if (tag === wanted) yield tree;
    yield* elementsOf(children, wanted);
  }
}

/** The same text with some of its strings and elements otherwise; what becomes `null` is left out. */
export function changed(
  trees: readonly Tree[],
  change: { text?: (text: string) => readonly Tree[]; element?: (element: Element) => Tree | null },
): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return change.text ? [...change.text(tree)] : [tree];
    const [tag, attributes, children] = tree;
    const inner: Element = [tag, attributes, changed(children, change)];
    const given = change.element ? change.element(inner) : inner;
    return given === null ? [] : [given];
  });
}

export const headingsOf = (trees: readonly Tree[]): Heading[] =>
  trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    const [, level] = /^h([2-6])$/.exec(tree[0]) ?? [];
    return level ? [{ id: String(tree[1].id ?? ''), text: textOf(tree).trim(), level: Number(level) }] : [];
  });
