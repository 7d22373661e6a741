/** The text part of a mail out of its formatted one: the same words, each paragraph by itself, links with their address. */
import { type Tree, textOf } from '@weitersagen/contract/content/tree';
import { treeOfHtml } from '../rich/html/read-html.ts';

/** None where the HTML is not what a mail may have. */
export const plainText = (html: string): string | undefined => {
  const tree = treeOfHtml(html);
  return tree && blocksText(tree).join('\n\n');
};

const lines: readonly string[] = ['strong', 'em', 'a', 'br'];

function blocksText(trees: readonly Tree[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const settle = () => {
    if (line.trim() !== '') blocks.push(line.trim());
    line = '';
  };
  for (const tree of trees) {
    if (typeof tree === 'string' || lines.includes(tree[0])) line += lineText([tree]);
    else {
      settle();
      blocks.push(blockText(tree));
    }
  }
  settle();
  return blocks.filter((block) => block !== '');
}

function blockText([tag, , children]: Exclude<Tree, string>): string {
  switch (tag) {
    case 'hr':
      return '–––';
    case 'ul':
    case 'ol':
      return children
        .map((item, index) => {
          const mark = tag === 'ul' ? '- ' : `${index + 1}. `;
          const said = typeof item === 'string' ? item : blocksText(item[2]).join('\n');
          return mark + said.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
        })
        .join('\n');
    case 'blockquote':
      return blocksText(children).join('\n\n');
    default:
      return lineText(children).trim();
  }
}

const lineText = (trees: readonly Tree[]): string =>
  trees
    .map((tree) => {
      if (typeof tree === 'string') return tree;
      const [tag, { href }, children] = tree;
      if (tag === 'br') return '\n';
      const said = lineText(children);
      return tag === 'a' && textOf(tree) !== href ? `${said}: ${href}` : said;
    })
    .join('');
