/**
 * Entries of an own link by day and channel (C-23); alone, because the personal area asks for them only where somebody wants
 * to see them.
 */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { recommendationNumber } from '../basics/number.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { ByNumber } from './by-number.ts';

const count = z.int().check(z.nonnegative());

export const EntryNumbers = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  /** Of the link in all its time, also of days that are not kept any more. */
  entries: ['AnzahlEinspruenge', count],
  from: ['Von', day],
  until: ['Bis', day],
  /** The newest day first; a day or channel without any has no row. */
  rows: [
    'JeTagUndKanal',
    z.array(
      wire({
        day: ['Tag', day],
        /** A channel code or the name of a campaign; null where the link carried none. */
        channel: ['Kanal', optional(z.string())],
        /** People, each once a day. */
        people: ['Einspruenge', count],
        /** By PUT empfehlung/{nr}, of a client's system. */
        reported: ['Gemeldet', count],
        repeats: ['Wiederholungen', count],
        previews: ['Vorschauen', count],
        robots: ['Programme', count],
        prefetches: ['Vorausgeladen', count],
        heads: ['NurKopf', count],
      }),
    ),
  ],
});

export type EntryNumbers = Value<typeof EntryNumbers>;

export const showEntryNumbers = endpoint({
  method: 'GET',
  path: '/empfehlung/:nr/einspruenge',
  summary: 'Entries of an own recommendation by day and channel: people, and apart from them what was none',
  access: ['recommender'],
  refusals: ['unknown'],
  params: ByNumber,
  query: wire({ days: ['tage', optional(integer(1, 400))] }),
  reply: EntryNumbers,
});
