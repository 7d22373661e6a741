/** The campaign of an address, and the names of what came by it; alone, because few pages read it. */
import { cleanChannel, type EntrySource, sources } from './entry.ts';

/** Under which names a campaign travels in an address; the first that says something counts. */
const campaignNames = ['channel', 'c', 'pk_campaign', 'mtm_campaign'] as const;

export function campaignOf(read: (name: string) => unknown): string | null {
  for (const name of campaignNames) {
    const value = read(name);
    const channel = typeof value === 'string' ? cleanChannel(value) : null;
    if (channel !== null) return channel;
  }
  return null;
}

/** The way in as an address names it. */
export const sourceLabel = (source: EntrySource): string => sources[source];

/** The channel of every further campaign, where a link has more names than are kept (C-23). */
export const furtherCampaigns = '*';
