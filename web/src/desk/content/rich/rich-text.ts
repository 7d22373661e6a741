/** One text in the editor of tiptap: made in an element, read and written in its format, pasted as Markdown or plain text. */
import { Editor, type JSONContent } from '@tiptap/core';
import type { Fragment } from '@tiptap/pm/model';
import type { Format } from './format.ts';
import { docOf } from './markdown/doc.ts';
import { markdownOfDoc } from './markdown/markdown-of.ts';

interface Given {
  element: HTMLElement;
  text: string;
  format: Format;
  /** What it is called, and what is to be known about it. */
  labelledBy: string;
  describedBy: string | undefined;
  language: string | undefined;
  addressOf: (src: string) => string;
  onText: (text: string) => void;
  /** Pictures that were pasted or dropped. */
  onFiles: (files: readonly File[]) => void;
}

export function openRichText({
  element,
  text,
  format,
  labelledBy,
  describedBy,
  language,
  addressOf,
  onText,
  onFiles,
}: Given): Editor {
  const editor = new Editor({
    element,
    extensions: format.extensions({ addressOf }),
    // Our style sheet has its rules: the policy of the page takes none from a script.
    injectCSS: false,
    content: format.docOf(text) ?? '',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(language !== undefined && { lang: language }),
      },
      // What is copied is Markdown, so that it comes back as it was; HTML of other programs is never read.
      clipboardTextSerializer: ({ content }) => markdownOfDoc({ type: 'doc', content: jsonOf(content) }),
      handlePaste: (_, event) => insertText(event.clipboardData),
      handleDrop: (view, event, _, isMoved) => {
        if (isMoved) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) editor.commands.setTextSelection(place.pos);
        return insertText(event.dataTransfer);
      },
    },
    onUpdate: () => {
      const now = written();
      // Back at what it was, it is the very text it was.
      onText(now === before ? text : now);
    },
  });
  const written = (): string => format.textOf(editor.getJSON());
  const before = written();

  function insertText(data: DataTransfer | null): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length > 0) {
      onFiles(files);
      return true;
    }
    const pasted = data?.getData('text/plain') ?? '';
    if (pasted === '') return (data?.types.length ?? 0) > 0;
    const { content = [] } = fitting(pasted);
    const [only] = content;
    const inline = content.length === 1 && only?.type === 'paragraph' ? (only.content ?? []) : content;
    return editor.chain().focus().insertContent(inline).run();
  }
  /** Where the text has no place for what Markdown can have, it is taken for plain. */
  function fitting(pasted: string): JSONContent {
    const doc = docOf(pasted);
    try {
      editor.schema.nodeFromJSON(doc).check();
      return doc;
    } catch {
      return plainDoc(pasted);
    }
  }
  return editor;
}

const plainDoc = (text: string): JSONContent => ({
  type: 'doc',
  content: text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph.replace(/\s+/g, ' ') }] })),
});

const jsonOf = (content: Fragment) => (content.toJSON() ?? []) as NonNullable<ReturnType<typeof docOf>['content']>;
