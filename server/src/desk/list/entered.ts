/** How the recipient of a row came, for the lists. */
import type { EntrySource } from '@weitersagen/contract/recommendation/entry';
import { type RawBuilder, sql } from 'kysely';

export interface Entered {
  entryChannel: string | null;
  entrySource: EntrySource | null;
}

/** Of the joined recipient. */
export const enteredOf = (recipient: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${recipient}.entry_channel as "entryChannel", ${recipient}.entry_source as "entrySource"`;
