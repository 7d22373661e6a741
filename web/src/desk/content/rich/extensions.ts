/** What a text can have in the editor: the same as on a page, and nothing else. */
import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import Code from '@tiptap/extension-code';
import Image from '@tiptap/extension-image';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isAddress } from '@weitersagen/contract/content/address';

/** A footnote by its name: one sign, which is taken away as a whole. */
const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ name: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node, HTMLAttributes }) => [
    'sup',
    mergeAttributes(HTMLAttributes, { 'data-note': '', class: 'note' }),
    `[${node.attrs.name}]`,
  ],
  renderText: ({ node }) => `[^${node.attrs.name}]`,
});

/** With or without room between the items; the editor makes them without. */
const looseness = { isLoose: { default: false, rendered: false } };
export const lists: Extensions = [
  BulletList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...looseness };
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...looseness };
    },
  }),
];
/** Links are set by the toolbar alone, to addresses that may be. */
export const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  isAllowedUri: isAddress,
  HTMLAttributes: { target: null, rel: null },
};
const alignment = {
  align: { default: null, renderHTML: ({ align }: { align?: string }) => (align ? { 'data-align': align } : {}) },
};

export function extensions({ addressOf }: { addressOf: (src: string) => string }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4, 5, 6] },
      underline: false,
      bulletList: false,
      orderedList: false,
      code: false,
      link,
    }),
    Code.extend({ excludes: '' }),
    ...lists,
    Image.extend({
      renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, src: addressOf(String(HTMLAttributes.src)) }],
    }).configure({ inline: true }),
    Table.configure({ resizable: false }),
    TableRow,
    TableHeader.extend({
      content: 'paragraph',
      addAttributes() {
        return { ...this.parent?.(), ...alignment };
      },
    }),
    TableCell.extend({
      content: 'paragraph',
      addAttributes() {
        return { ...this.parent?.(), ...alignment };
      },
    }),
    Footnote,
  ];
}
