/** A placeholder to where somebody was writing last: into the formatted text by its editor, else into the field at its cursor. */
import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import type { Words } from './words-in.ts';

export type Field = keyof Words;

/** The kinds of the fields, as the schema has them. */
export const fields = { betreff: 'line', html: 'html', text: 'text' } as const satisfies Record<Field, string>;

type Insert = (editor: Editor, name: string, isAlone: boolean) => void;

export function useInsert(language: string, put: (field: Field, text: string) => void) {
  const opened = useRef<{ editor: Editor; insert: Insert } | undefined>(undefined);
  return {
    onEditor: (editor: Editor | undefined, insert: Insert) => {
      opened.current = editor && { editor, insert };
    },
    run: (field: Field, name: string, isAlone: boolean) => {
      if (field === 'html' && opened.current) return opened.current.insert(opened.current.editor, name, isAlone);
      const input = document.getElementById(`${field}.${language}`);
      if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
      const { text, cursor } = inserted(input, `{${name}}`, isAlone && field !== 'betreff');
      put(field, text);
      // After the field has got its new text.
      requestAnimationFrame(() => {
        input.focus();
        input.setSelectionRange(cursor, cursor);
      });
    },
  };
}

interface Place {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** What stands alone gets a line of its own, with an empty one before and after it. */
export function inserted({ value, selectionStart, selectionEnd }: Place, written: string, isAlone: boolean) {
  const start = selectionStart ?? value.length;
  const before = value.slice(0, start);
  const after = value.slice(selectionEnd ?? start);
  if (!isAlone) return { text: before + written + after, cursor: start + written.length };
  const [first, last] = [before.trimEnd(), after.trimStart()];
  const head = `${first === '' ? '' : `${first}\n\n`}${written}`;
  return { text: `${head}${last === '' ? '' : `\n\n${last}`}`, cursor: head.length };
}
