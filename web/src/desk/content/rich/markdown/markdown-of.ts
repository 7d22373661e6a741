/** A document of the editor as Markdown that reads as the same text: blocks here, what stands in a line beside it. */
import type { JSONContent } from '@tiptap/core';
import { inlineMarkdown, lineMarkdown } from './markdown-line.ts';

export const markdownOfDoc = (doc: JSONContent): string => blocksMarkdown(doc.content ?? []).join('\n\n');

/** What stands empty between blocks is not there in Markdown. */
function blocksMarkdown(nodes: readonly JSONContent[]): string[] {
  const blocks: string[] = [];
  let before: JSONContent | undefined;
  let isOther = false;
  for (const node of nodes) {
    const isAgain = before !== undefined && node.type === before.type && isList(node);
    isOther = isAgain && !isOther;
    const text = blockMarkdown(node, isOther);
    if (text === '') continue;
    blocks.push(text);
    before = node;
  }
  return blocks;
}

const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

/** Two lists of a kind below each other would be one: the second one has the other sign. */
function blockMarkdown(node: JSONContent, isOther: boolean): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return content.length === 0 ? '' : `${'#'.repeat(Number(attrs.level))} ${headingMarkdown(content)}`;
    case 'bulletList':
      return listMarkdown(node, () => (isOther ? '* ' : '- '));
    case 'orderedList':
      return listMarkdown(node, (index) => `${Number(attrs.start ?? 1) + index}${isOther ? ')' : '.'} `);
    case 'blockquote':
      return indented(blocksMarkdown(content).join('\n\n'), '> ', '> ').replace(/^> $/gm, '>');
    case 'horizontalRule':
      return '---';
    case 'codeBlock':
      return fenced(content.map(({ text = '' }) => text).join(''));
    case 'table':
      return tableMarkdown(content);
    default:
      return inlineMarkdown(content);
  }
}

/** Signs at the end of a heading would be taken for its frame. */
const headingMarkdown = (content: readonly JSONContent[]): string =>
  lineMarkdown(content).replace(/(?<=^|\s)(#+)$/, '\\$1');

function listMarkdown({ attrs, content = [] }: JSONContent, markOf: (index: number) => string): string {
  const isLoose = attrs?.isLoose === true || content.some(({ content: inner = [] }) => hasTwoParagraphs(inner));
  const items = content.map(({ content: inner = [] }, index) => {
    const mark = markOf(index);
    const text = blocksMarkdown(inner).join(isLoose ? '\n\n' : '\n');
    return text === '' ? mark.trimEnd() : indented(text, mark, ' '.repeat(mark.length));
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

const hasTwoParagraphs = (nodes: readonly JSONContent[]): boolean =>
  nodes.some(({ type }, index) => type === 'paragraph' && nodes[index + 1]?.type === 'paragraph');

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' && others.trim() === '' ? '' : others + line))
    .join('\n');

function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function tableMarkdown(rows: readonly JSONContent[]): string {
  const [head, ...body] = rows;
  if (!head) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const texts = ({ content = [] }: JSONContent) => content.map(cellMarkdown);
  const rule = (head.content ?? []).map(({ attrs }) => rules[String(attrs?.align)] ?? '---');
  return [line(texts(head)), line(rule), ...body.map((row) => line(texts(row)))].join('\n');
}

const rules: Readonly<Record<string, string>> = { right: '--:', center: ':-:' };

const cellMarkdown = ({ content = [] }: JSONContent): string =>
  content.map(({ content: inner = [] }) => lineMarkdown(inner).replace(/(?<!\\)\|/g, '\\|')).join(' ');
