/** How a text is written down, and what it can have: pages are Markdown with pictures and tables, mails are HTML of a few elements. */
import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { extensions } from './extensions.ts';
import { docOf } from './markdown/doc.ts';
import { markdownOfDoc } from './markdown/markdown-of.ts';
import { blocks, type Tool } from './tools.ts';

/** What needs a choice of the person first. */
export type Asked = 'link' | 'picture' | 'pictureText' | 'footnote' | 'variable';

export interface Format {
  extensions: (given: { addressOf: (src: string) => string }) => Extensions;
  /** None where the editor has no place for a part of it. */
  docOf: (text: string) => JSONContent | undefined;
  textOf: (doc: JSONContent) => string;
  /** How its source is called, and written. */
  source: 'markdown' | 'html';
  blocks: readonly Tool[];
  asks: readonly Exclude<Asked, 'pictureText'>[];
  hasTables: boolean;
}

export const markdownFormat: Format = {
  extensions,
  docOf,
  textOf: markdownOfDoc,
  source: 'markdown',
  blocks,
  asks: ['link', 'picture', 'footnote', 'variable'],
  hasTables: true,
};

const schemas = new Map<Format['source'], ReturnType<typeof getSchema>>();

/** As the editor holds it; none where it has no place for a part of it. */
function heldOf(format: Format, text: string): string | undefined {
  const schema = schemas.get(format.source) ?? getSchema(format.extensions({ addressOf: () => '' }));
  schemas.set(format.source, schema);
  const doc = format.docOf(text);
  if (!doc) return undefined;
  try {
    const node = schema.nodeFromJSON(doc);
    node.check();
    return JSON.stringify(node.toJSON());
  } catch {
    return undefined;
  }
}

/** Whether the editor can hold a text without any loss: what it would write reads as what is there. */
export function isHeld(text: string, format: Format = markdownFormat): boolean {
  const held = heldOf(format, text);
  return held !== undefined && heldOf(format, format.textOf(JSON.parse(held) as JSONContent)) === held;
}
