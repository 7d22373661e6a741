/** What an item names: pictures by id, pages by slug or name, footnotes, variables. Field by field, as it is written. */
import type { ItemData, Schema } from '../cms/schema.ts';

export interface Reference {
  /** `inhalt.de` */
  field: string;
  of: 'picture' | 'page' | 'note' | 'variable';
  name: string;
}

const patterns = {
  picture: /\bbild:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi,
  page: /\bseite:([\w./-]{1,100})/gi,
  note: /\[\^([\w.-]{1,100})\]/g,
  variable: /\{([A-Za-z][\w.-]{0,59})\}/g,
} as const;

export function referencesIn({ fields }: Schema, data: ItemData): Reference[] {
  const found: Reference[] = [];
  for (const { name, kind } of fields)
    for (const [part, value] of Object.entries(data[name] ?? {})) {
      const field = `${name}.${part}`;
      if (kind === 'picture') {
        for (const id of Array.isArray(value) ? value : []) found.push({ field, of: 'picture', name: String(id) });
        continue;
      }
      // A mail has placeholders of its own, which the rules of mails look after.
      if (typeof value !== 'string' || kind === 'html') continue;
      if (kind === 'address' && /^[A-Za-z][\w-]*$/.test(value)) found.push({ field, of: 'page', name: value });
      for (const [of, pattern] of Object.entries(patterns) as [Reference['of'], RegExp][]) {
        if (of !== 'variable' && kind !== 'markdown' && kind !== 'address') continue;
        for (const [, named = ''] of value.matchAll(pattern)) found.push({ field, of, name: named });
      }
    }
  return found;
}
