/**
 * What the books say by themselves, made from the tables of the contract: events, reasons that nobody typed, kinds of
 * posting. Calls bring the name of each beside its German word, and a page says it by that name.
 */
import { type EventName, events } from '@weitersagen/contract/event/events';
import { type ReasonName, reasons } from '@weitersagen/contract/event/reasons';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { type PostingName, postings } from '@weitersagen/contract/ledger/ledger';
import type { Bilingual } from './bilingual.ts';

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

/** How people come: the channels a link is shared by (E-08), and at the desk the ways in (C-24). */
export const channelWords = {
  'channel.ml': { de: 'E-Mail-Programm', en: 'E-mail program' },
  'channel.gm': { de: 'Gmail', en: 'Gmail' },
  'channel.ol': { de: 'Outlook', en: 'Outlook' },
  'channel.ya': { de: 'Yahoo', en: 'Yahoo' },
  'channel.fb': { de: 'Facebook', en: 'Facebook' },
  'channel.wa': { de: 'WhatsApp', en: 'WhatsApp' },
  'channel.tw': { de: 'X (Twitter)', en: 'X (Twitter)' },
  'channel.xi': { de: 'Xing', en: 'Xing' },
  'channel.li': { de: 'LinkedIn', en: 'LinkedIn' },
  'channel.ig': { de: 'Instagram', en: 'Instagram' },
  'channel.sm': { de: 'SMS', en: 'Text message' },
  'channel.cp': { de: 'Kopierter Link', en: 'Copied link' },
  'channel.qr': { de: 'QR-Code', en: 'QR code' },
  'channel.oc': { de: 'Code zum Weitersagen', en: 'Code to pass on' },
  'channel.ag': { de: 'Beratung', en: 'Advisor' },
  'channel.em': { de: 'Unsere E-Mail', en: 'Our e-mail' },
  'channel.co': { de: 'Abschluss', en: 'Completion' },
  'channel.sh': { de: 'Auf dem Gerät geteilt', en: 'Shared on the device' },
  'channel.none': { de: 'ohne Kanal', en: 'no channel' },
  'channel.further': { de: 'weitere Kampagnen', en: 'further campaigns' },
} satisfies Bilingual;

export const sourceWords = {
  'source.recommendationLink': { de: 'langer Link', en: 'long link' },
  'source.shortLink': { de: 'Kurzlink', en: 'short link' },
  'source.code': { de: 'Empfehlungscode', en: 'recommendation code' },
  'source.qrCode': { de: 'QR-Code', en: 'QR code' },
  'source.email': { de: 'E-Mail', en: 'e-mail' },
  'source.widget': { de: 'eingebettete Seite', en: 'embedded page' },
  'source.agent': { de: 'Beratung', en: 'advisor' },
  'source.direct': { de: 'direkt', en: 'directly' },
} satisfies Bilingual;
