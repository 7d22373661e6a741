/**
 * What the books say by themselves, made from the tables of the contract: events, reasons that nobody typed, kinds of
 * posting. Calls bring the name of each beside its German word, and a page says it by that name.
 */
import { type EventName, events } from '@weitersagen/contract/event/events';
import { type ReasonName, reasons } from '@weitersagen/contract/event/reasons';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { type PostingName, postings } from '@weitersagen/contract/ledger/ledger';

type Text = Readonly<Record<'de' | 'en', string>>;
type EventKey = { [O in EventObject]: `event.${O}.${EventName<O>}` }[EventObject];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each begins a line. */
export const eventWords = Object.fromEntries(
  Object.entries(events).flatMap(([object, table]) =>
    Object.entries(table).map(([name, [, de, en]]) => [
      `event.${object}.${name}`,
      { de: sentence(de), en: sentence(en) },
    ]),
  ),
) as Readonly<Record<EventKey, Text>>;

export const reasonWords = Object.fromEntries(
  Object.entries(reasons).map(([name, [de, en]]) => [`reason.${name}`, { de, en }]),
) as Readonly<Record<`reason.${ReasonName}`, Text>>;

export const postingWords = {
  'posting.reversal': { de: 'Storno {kind}', en: 'Reversal: {kind}' },
  ...(Object.fromEntries(
    Object.entries(postings).map(([name, { label, english }]) => [`posting.${name}`, { de: label, en: english }]),
  ) as Readonly<Record<`posting.${PostingName}`, Text>>),
};
