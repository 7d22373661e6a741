/**
 * A text of ours as a document of the editor. It is read by the reader of the pages, so that what the editor shows is what a
 * visitor sees; no HTML is read anywhere on the way.
 */
import type { JSONContent } from '@tiptap/core';
import { treeOf } from '@weitersagen/contract/content/markdown';
import { type Attributes, type Element, type Tag, type Tree, textOf } from '@weitersagen/contract/content/tree';

export const docOf = (markdown: string): JSONContent => docOfTree(treeOf(markdown));

export const docOfTree = (tree: readonly Tree[]): JSONContent => {
  const content = blocksOf(tree);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
};

type Mark = NonNullable<JSONContent['marks']>[number];

const markOf = (tag: Tag, { href }: Attributes): Mark | undefined => {
  switch (tag) {
    case 'strong':
      return { type: 'bold' };
    case 'em':
      return { type: 'italic' };
    case 's':
      return { type: 'strike' };
    case 'a':
      return { type: 'link', attrs: { href } };
    default:
      return undefined;
  }
};

const isInline = (tree: Tree): boolean =>
  typeof tree === 'string' || ['strong', 'em', 's', 'a', 'br', 'code', 'img', 'note'].includes(tree[0]);

/** What stands loose beside blocks, as in an item of a close list, is a paragraph in the editor. */
function blocksOf(trees: readonly Tree[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let loose: Tree[] = [];
  const close = () => {
    if (loose.length > 0) blocks.push(paragraph(loose));
    loose = [];
  };
  for (const tree of trees) {
    if (isInline(tree)) loose.push(tree);
    else {
      close();
      blocks.push(blockOf(tree as Element));
    }
  }
  close();
  return blocks;
}

const paragraph = (trees: readonly Tree[]): JSONContent => withContent({ type: 'paragraph' }, inlineOf(trees));

const withContent = (node: JSONContent, content: JSONContent[]): JSONContent =>
  content.length > 0 ? { ...node, content } : node;

function blockOf([tag, attributes, children]: Element): JSONContent {
  switch (tag) {
    case 'ul':
      return { type: 'bulletList', attrs: { isLoose: isLoose(children) }, content: children.map(itemOf) };
    case 'ol':
      return {
        type: 'orderedList',
        attrs: { start: attributes.start ?? 1, isLoose: isLoose(children) },
        content: children.map(itemOf),
      };
    case 'blockquote':
      return { type: 'blockquote', content: blocksOf(children) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'pre':
      return withContent({ type: 'codeBlock' }, textNodes(children.map(textOf).join('')));
    case 'table':
      return { type: 'table', content: rowsOf(children) };
    case 'p':
      return paragraph(children);
    default:
      return withContent({ type: 'heading', attrs: { level: Number(tag.slice(1)) } }, inlineOf(children));
  }
}

/** With room between its items. */
const isLoose = (items: readonly Tree[]): boolean =>
  items.some((item) => typeof item !== 'string' && item[2].some((tree) => typeof tree !== 'string' && tree[0] === 'p'));

function itemOf(tree: Tree): JSONContent {
  const content = typeof tree === 'string' ? [paragraph([tree])] : blocksOf(tree[2]);
  return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

const rowsOf = (parts: readonly Tree[]): JSONContent[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? []
      : part[0] === 'tr'
        ? [{ type: 'tableRow', content: part[2].map((cell) => cellOf(cell as Element)) }]
        : rowsOf(part[2]),
  );

const cellOf = ([tag, { align }, children]: Element): JSONContent => ({
  type: tag === 'th' ? 'tableHeader' : 'tableCell',
  attrs: { align: align ?? null },
  content: [paragraph(children)],
});

const textNodes = (text: string, marks: readonly Mark[] = []): JSONContent[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];

function inlineOf(trees: readonly Tree[], marks: readonly Mark[] = []): JSONContent[] {
  return trees.flatMap((tree): JSONContent[] => {
    if (typeof tree === 'string') return textNodes(tree, marks);
    const [tag, attributes, children] = tree;
    const marked = marks.length > 0 ? { marks: [...marks] } : {};
    switch (tag) {
      case 'br':
        return [{ type: 'hardBreak', ...marked }];
      case 'img':
        return [{ type: 'image', attrs: { src: attributes.src, alt: attributes.alt ?? '' }, ...marked }];
      case 'note':
        return [{ type: 'footnote', attrs: { name: attributes.name }, ...marked }];
      case 'code':
        return textNodes(children.map(textOf).join(''), [...marks, { type: 'code' }]);
      default: {
        const mark = markOf(tag, attributes);
        return inlineOf(children, mark ? [...marks, mark] : marks);
      }
    }
  });
}
