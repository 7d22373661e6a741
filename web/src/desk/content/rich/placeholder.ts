/** A placeholder into a text, where somebody writes. */
import type { Editor } from '@tiptap/core';

/** What stands alone gets a paragraph of its own: the empty one of the cursor, else a new one after what the cursor is in. */
export function insertPlaceholder(editor: Editor, name: string, isAlone = false): void {
  const text = { type: 'text', text: `{${name}}` };
  const { $from } = editor.state.selection;
  const isFree = $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  if (!isAlone || isFree || $from.depth === 0) editor.chain().focus().insertContent(text).run();
  else
    editor
      .chain()
      .focus()
      .insertContentAt($from.after(1), { type: 'paragraph', content: [text] })
      .run();
}
