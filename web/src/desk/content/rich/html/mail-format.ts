/** The text of a mail: what the judge of mails lets pass and nothing else, with its placeholders to be seen. */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { link, lists } from '../extensions.ts';
import type { Format } from '../format.ts';
import { docOfTree } from '../markdown/doc.ts';
import { blocks } from '../tools.ts';
import { htmlOfDoc } from './html-of.ts';
import { treeOfHtml } from './read-html.ts';

/** What a placeholder is; none of that name is told, too. */
type KindOf = (name: string) => 'value' | 'part' | undefined;

const placeholder = /\{([A-Za-z][\w.-]{0,59})\}/g;

/** Each placeholder has its look, by what it is. */
const shownPlaceholders = (kindOf: KindOf) =>
  Extension.create({
    name: 'shownPlaceholders',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const all: Decoration[] = [];
            doc.descendants((node, at) => {
              for (const { 0: written, 1: name = '', index } of node.text?.matchAll(placeholder) ?? [])
                all.push(
                  Decoration.inline(at + index, at + index + written.length, {
                    'data-placeholder': kindOf(name) ?? 'unknown',
                  }),
                );
            });
            return DecorationSet.create(doc, all);
          },
        },
      }),
    ],
  });

export const mailFormat = (kindOf: KindOf): Format => ({
  extensions: () => [
    StarterKit.configure({
      heading: { levels: [2] },
      underline: false,
      strike: false,
      code: false,
      codeBlock: false,
      bulletList: false,
      orderedList: false,
      link,
    }),
    ...lists,
    shownPlaceholders(kindOf),
  ],
  docOf: (html) => {
    const tree = treeOfHtml(html);
    return tree && docOfTree(tree);
  },
  textOf: htmlOfDoc,
  source: 'html',
  blocks: blocks.filter(({ name }) => name !== 'subheading'),
  asks: ['link', 'variable'],
  hasTables: false,
});
