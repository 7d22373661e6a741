/** How a recipient came: "WhatsApp, Kurzlink"; nothing of who came without a form. */
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import { channelName } from '../i18n/channel-name.ts';
import type { T } from '../i18n/t.ts';

interface Entered {
  entryChannel: string | null;
  entrySource: EntrySource | null;
}

export function cameText({ entryChannel, entrySource }: Entered, t: T): string | null {
  if (entryChannel === null && entrySource === null) return null;
  const source = entrySource && t(`source.${entrySource}`);
  return [channelName(entryChannel, t), source].filter(Boolean).join(', ');
}
