/** What the buttons of the toolbar do, and whether what they do is on where the cursor stands. */
import type { Editor } from '@tiptap/core';
import type { Drawing } from './toolbar-icons.tsx';

export interface Tool {
  name: Drawing;
  /** Its word, where it is another than that of what is drawn. */
  word?: 'placeholder';
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const at = (editor: Editor) => editor.chain().focus();

export const marks: readonly Tool[] = [
  { name: 'bold', run: (editor) => void at(editor).toggleBold().run(), isOn: (editor) => editor.isActive('bold') },
  {
    name: 'italic',
    run: (editor) => void at(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
];

export const blocks: readonly Tool[] = [
  {
    name: 'heading',
    run: (editor) => void at(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    run: (editor) => void at(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    run: (editor) => void at(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    run: (editor) => void at(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    run: (editor) => void at(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const steps: readonly Tool[] = [
  { name: 'undo', run: (editor) => void at(editor).undo().run(), can: (editor) => editor.can().undo() },
  { name: 'redo', run: (editor) => void at(editor).redo().run(), can: (editor) => editor.can().redo() },
];

export const insertTable = (editor: Editor): void =>
  void at(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();

/** Only where the cursor stands in a table. */
export const tableSteps = {
  addRow: (editor: Editor) => void at(editor).addRowAfter().run(),
  addColumn: (editor: Editor) => void at(editor).addColumnAfter().run(),
  deleteRow: (editor: Editor) => void at(editor).deleteRow().run(),
  deleteColumn: (editor: Editor) => void at(editor).deleteColumn().run(),
  deleteTable: (editor: Editor) => void at(editor).deleteTable().run(),
} as const;
