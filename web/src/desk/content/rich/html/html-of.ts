/** A document of the editor as the HTML of a mail: the few elements a mail may have, and no attribute but the address of a link. */
import type { JSONContent } from '@tiptap/core';

export const htmlOfDoc = (doc: JSONContent): string => blocksHtml(doc.content ?? []);

/** What stands empty between blocks is not there. */
const blocksHtml = (nodes: readonly JSONContent[]): string =>
  nodes
    .map(blockHtml)
    .filter((html) => html !== '')
    .join('\n');

function blockHtml({ type, attrs, content = [] }: JSONContent): string {
  switch (type) {
    case 'heading':
      return wrapped('h2', inlineHtml(content));
    case 'bulletList':
      return wrapped('ul', itemsHtml(content, attrs?.isLoose === true), '\n');
    case 'orderedList':
      return wrapped('ol', itemsHtml(content, attrs?.isLoose === true), '\n');
    case 'blockquote':
      return wrapped('blockquote', blocksHtml(content), '\n');
    case 'horizontalRule':
      return '<hr>';
    default:
      return wrapped('p', inlineHtml(content));
  }
}

const wrapped = (tag: string, inner: string, room = ''): string =>
  inner === '' ? '' : `<${tag}>${room}${inner}${room}</${tag}>`;

/** An item of one paragraph is said without it, unless the list has room between its items. */
function itemsHtml(items: readonly JSONContent[], isLoose: boolean): string {
  return items
    .map(({ content = [] }) => {
      const isPlain = !isLoose && content.filter(({ type }) => type === 'paragraph').length < 2;
      const inner = content.map((node) =>
        isPlain && node.type === 'paragraph' ? inlineHtml(node.content ?? []) : blockHtml(node),
      );
      return `<li>${inner.filter((html) => html !== '').join('\n')}</li>`;
    })
    .join('\n');
}

type Mark = NonNullable<JSONContent['marks']>[number];

/** From the outside to the inside, where two reach equally far. */
const order = ['link', 'bold', 'italic'];
const tagOf: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', link: 'a' };

const has = (marks: readonly Mark[], { type, attrs }: Mark): boolean =>
  marks.some((mark) => mark.type === type && mark.attrs?.href === attrs?.href);

function inlineHtml(nodes: readonly JSONContent[], outer: readonly Mark[] = []): string {
  let html = '';
  for (let at = 0; at < nodes.length; ) {
    const reach = (mark: Mark): number => {
      let end = at;
      while (end < nodes.length && has(nodes[end]?.marks ?? [], mark)) end++;
      return end;
    };
    const [mark] = (nodes[at]?.marks ?? [])
      .filter((one) => !has(outer, one))
      .toSorted((a, b) => reach(b) - reach(a) || order.indexOf(a.type) - order.indexOf(b.type));
    const end = mark ? reach(mark) : at + 1;
    html += mark ? markedHtml(mark, inlineHtml(nodes.slice(at, end), [...outer, mark])) : leafHtml(nodes[at] ?? {});
    at = end;
  }
  return html;
}

function markedHtml({ type, attrs }: Mark, inner: string): string {
  const tag = tagOf[type];
  if (tag === undefined) return inner;
  return `<${tag}${tag === 'a' ? ` href="${escaped(String(attrs?.href ?? ''))}"` : ''}>${inner}</${tag}>`;
}

const leafHtml = ({ type, text = '' }: JSONContent): string => (type === 'hardBreak' ? '<br>' : escaped(text));

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
