/**
 * The channels a link is shared through (§1, E-08, G-08): code, position field of the mandant, address.
 *
 * A position below 0 switches a channel off, the others stand in ascending order, equal ones in the order of this
 * table. The code (channel-codes.ts) travels in the link (`?c=wa`), so that the click tells where it was shared.
 */
import type { MandantConfig } from '../mandant/schemas.ts';
import { channelCode, otherCode } from './channel-codes.ts';
import { encodedText, type Fit } from './fitting.ts';

/** Position fields of the mandant. */
type ChannelPositions = Pick<MandantConfig, keyof typeof channelCode>;
export type ChannelName = keyof ChannelPositions;
/** Instagram has no address for sharing, and copying is none. */
export type ChannelWithAddress = Exclude<ChannelName, 'instagram' | 'copyLink'>;

export const hasAddress = (channel: ChannelName): channel is ChannelWithAddress =>
  channel !== 'instagram' && channel !== 'copyLink';

/** What is shared: the link, and the words around it. */
export interface Message {
  link: string;
  subject: string;
  text: string;
  facebookId: string | null;
}

interface Way {
  /** Where the service documents the address; where it does not, who else knows it. */
  source: string;
  /** The month in which that was read. */
  readIn: string;
  fit: Fit;
  open: (message: Message) => string;
}

const query = (address: string, values: Record<string, string>): string =>
  `${address}?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

const body = ({ text, link }: Message): string => `${text}\n\n${link}`;
const readIn = '2026-11';

const ways: Readonly<Record<ChannelWithAddress, Way>> = {
  emailClient: {
    source: 'https://www.rfc-editor.org/rfc/rfc6068 (line breaks are %0D%0A)',
    readIn,
    fit: 'mail',
    open: (m) => query('mailto:', { subject: m.subject, body: `${m.text}\r\n\r\n${m.link}` }),
  },
  gmail: {
    source: 'Google documents none; https://github.com/simonw/til/blob/main/google/gmail-compose-url.md',
    readIn,
    fit: 'plain',
    open: (m) => query('https://mail.google.com/mail/', { view: 'cm', su: m.subject, body: body(m) }),
  },
  outlook: {
    source: 'https://techcommunity.microsoft.com/discussions/microsoft-365 (deeplink for email compose, 4111903)',
    readIn,
    fit: 'plain',
    open: (m) => query('https://outlook.live.com/mail/0/deeplink/compose', { subject: m.subject, body: body(m) }),
  },
  yahoo: {
    source: 'Yahoo documents none; the mail drivers of public share libraries',
    readIn,
    fit: 'plain',
    open: (m) => query('https://compose.mail.yahoo.com/', { subject: m.subject, body: body(m) }),
  },
  facebook: {
    source: 'https://developers.facebook.com/documentation/sharing/reference/share-dialog (redirect_uri is deprecated)',
    readIn,
    fit: 'plain',
    open: (m) =>
      m.facebookId
        ? query('https://www.facebook.com/dialog/share', { app_id: m.facebookId, display: 'page', href: m.link })
        : query('https://www.facebook.com/sharer/sharer.php', { u: m.link }),
  },
  whatsapp: {
    source: 'https://faq.whatsapp.com/general/26000030 (click to chat, a link with a message alone)',
    readIn,
    fit: 'plain',
    open: (m) => query('https://wa.me/', { text: body(m) }),
  },
  twitter: {
    source: 'https://docs.x.com/x-for-websites/post-button/guides/web-intent',
    readIn,
    fit: 'post',
    open: (m) => query('https://x.com/intent/tweet', { text: m.text, url: m.link }),
  },
  xing: {
    source: 'https://dev.xing.com/plugins/share_button/docs',
    readIn,
    fit: 'plain',
    open: (m) => query('https://www.xing.com/spi/shares/new', { url: m.link }),
  },
  linkedIn: {
    source:
      'https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin (what its button opens)',
    readIn,
    fit: 'plain',
    open: (m) => query('https://www.linkedin.com/sharing/share-offsite/', { url: m.link }),
  },
  sms: {
    source:
      'https://www.rfc-editor.org/rfc/rfc5724 (without a number, body); iOS reads what stands behind "&" alone, Android both',
    readIn,
    fit: 'plain',
    open: (m) => `sms:?&body=${encodeURIComponent(body(m))}`,
  },
};

/** The channels of a mandant in the order of the page. */
export const offeredChannels = (positions: ChannelPositions): ChannelName[] =>
  (Object.keys(channelCode) as ChannelName[])
    .filter((name) => positions[name] >= 0)
    .toSorted((a, b) => positions[a] - positions[b]);

/** The link as it is shared through a channel. */
export const linkFor = (link: string, channel: ChannelName): string => `${link}?c=${channelCode[channel]}`;

export const qrCodeLink = (link: string): string => `${link}?c=${otherCode.qrCode}`;

/** What the sheet of the device hands on: where it ends nobody knows. */
export const deviceLink = (link: string): string => `${link}?c=${otherCode.device}`;

/** An address, and where the text stands in it, so that the page can put another one there. */
interface ShareAddress {
  address: string;
  /** How the text is cut; none where the channel takes no text. */
  text: { fit: Fit; from: number; to: number } | null;
}

/** Stands for the text while the address around it is made; no text holds it. */
const hole = '\u0000';

/** Where the button of a channel leads. */
export function shareAddress(channel: ChannelWithAddress, message: Message): ShareAddress {
  const { open, fit } = ways[channel];
  const around = open({ ...message, text: hole, link: linkFor(message.link, channel) });
  const [before = '', after] = around.split(encodeURIComponent(hole));
  if (after === undefined) return { address: around, text: null };
  const text = encodedText(message.text, fit, before.length + after.length);
  return { address: before + text + after, text: { fit, from: before.length, to: before.length + text.length } };
}
