/**
 * The channels a link is shared through (§1, E-08, G-08): code, position field of the mandant, address.
 *
 * A position below 0 switches a channel off, the others stand in ascending order, equal ones in the order of this
 * table. The code (channel-codes.ts) travels in the link (`?c=wa`), so that the click tells where it was shared.
 */
import type { MandantConfig } from '../mandant/schemas.ts';
import { channelCode, otherCode } from './channel-codes.ts';

/** Position fields of the mandant. */
type ChannelPositions = Pick<MandantConfig, keyof typeof channelCode>;
export type ChannelName = keyof ChannelPositions;

/** What is shared: the link with the code of the channel, and the words around it. */
interface Message {
  link: string;
  subject: string;
  text: string;
  facebookId: string | null;
}

/** Address that opens a channel; none for those that need the script of the page. */
type Address = (message: Message) => string;

const query = (address: string, values: Record<string, string>): string =>
  `${address}?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;

const body = ({ text, link }: Message): string => `${text}\n\n${link}`;

/** Source and date of each address: the developer pages of the channel, read in November 2025. */
const addresses: Readonly<Partial<Record<ChannelName, Address>>> = {
  emailClient: (m) => query('mailto:', { subject: m.subject, body: body(m) }),
  gmail: (m) => query('https://mail.google.com/mail/', { view: 'cm', su: m.subject, body: body(m) }),
  outlook: (m) => query('https://outlook.live.com/mail/0/deeplink/compose', { subject: m.subject, body: body(m) }),
  yahoo: (m) => query('https://compose.mail.yahoo.com/', { subject: m.subject, body: body(m) }),
  facebook: (m) =>
    m.facebookId
      ? query('https://www.facebook.com/dialog/share', { app_id: m.facebookId, href: m.link })
      : query('https://www.facebook.com/sharer/sharer.php', { u: m.link }),
  whatsapp: (m) => query('https://wa.me/', { text: body(m) }),
  twitter: (m) => query('https://twitter.com/intent/tweet', { text: m.text, url: m.link }),
  xing: (m) => query('https://www.xing.com/spi/shares/new', { url: m.link }),
  linkedIn: (m) => query('https://www.linkedin.com/sharing/share-offsite/', { url: m.link }),
};

/** The channels of a mandant in the order of the page. */
export const offeredChannels = (positions: ChannelPositions): ChannelName[] =>
  (Object.keys(channelCode) as ChannelName[])
    .filter((name) => positions[name] >= 0)
    .toSorted((a, b) => positions[a] - positions[b]);

/** The link as it is shared through a channel. */
export const linkFor = (link: string, channel: ChannelName): string => `${link}?c=${channelCode[channel]}`;

export const qrCodeLink = (link: string): string => `${link}?c=${otherCode.qrCode}`;

/** Where the button of a channel leads; null for Instagram and the copied link. */
export function shareAddress(channel: ChannelName, message: Message): string | null {
  return addresses[channel]?.({ ...message, link: linkFor(message.link, channel) }) ?? null;
}
