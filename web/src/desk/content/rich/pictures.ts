/** Pictures in a text: by their id, with what they show in the language of the text. */
import type { Editor } from '@tiptap/core';
import { pictureNamed } from '@weitersagen/contract/content/address';
import type { pictureWidths } from '@weitersagen/contract/media/picture-source';
import type { MediaRow } from '@weitersagen/contract/media/schemas';

const shownWidth = 672 satisfies (typeof pictureWidths)[number];

/** Where the desk finds a picture that a text names. */
export function shownAddress(slug: string, src: string): string {
  const id = pictureNamed(src);
  return id === undefined ? src : `/cms/api/assets/${encodeURIComponent(slug)}/${id}?width=${shownWidth}`;
}

/** It is selected then, so that it can be described. Says whether it already is. */
export function insertPicture(editor: Editor, row: MediaRow, language: string | undefined): boolean {
  const texts: Readonly<Record<string, string | undefined>> = row.alternativeTexts;
  const alt = (language !== undefined && texts[language]) || '';
  editor
    .chain()
    .insertContent({ type: 'image', attrs: { src: `bild:${row.id}`, alt } })
    .run();
  const { $from } = editor.state.selection;
  if ($from.nodeBefore?.type.name === 'image') editor.commands.setNodeSelection($from.pos - 1);
  return alt !== '';
}
