/** Whether the editor can hold a text without any loss: what it would write reads as what is there. */
import { getSchema, type JSONContent } from '@tiptap/core';
import { extensions } from './extensions.ts';
import { docOf } from './markdown/doc.ts';
import { markdownOfDoc } from './markdown/markdown-of.ts';

let schema: ReturnType<typeof getSchema> | undefined;

/** As the editor holds it; none where it has no place for a part of it. */
function heldOf(markdown: string): string | undefined {
  schema ??= getSchema(extensions({ addressOf: () => '' }));
  const node = schema.nodeFromJSON(docOf(markdown));
  try {
    node.check();
  } catch {
    return undefined;
  }
  return JSON.stringify(node.toJSON());
}

export function isHeld(markdown: string): boolean {
  const held = heldOf(markdown);
  return held !== undefined && heldOf(markdownOfDoc(JSON.parse(held) as JSONContent)) === held;
}
