/** What a mail says in a language; nothing where the program speaks. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { textAt } from '../editor/keeping/values.ts';

export interface Words {
  betreff: string;
  text: string;
  html: string;
}

export function wordsIn(data: ItemData, part: string): Words | undefined {
  const at = (field: keyof Words) => textAt(data, { field, part });
  const words = { betreff: at('betreff'), text: at('text'), html: at('html') };
  return Object.values(words).every((one) => one.trim() === '') ? undefined : words;
}
