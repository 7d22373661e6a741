/**
 * The short codes by which a click tells where a link was shared (E-08); alone, because every form a
 * recipient sees knows them, and only the share page knows how a channel is opened. In the order of the
 * specification; what it does not name stands last.
 */
export const channelCode = {
  emailClient: 'ml',
  gmail: 'gm',
  outlook: 'ol',
  yahoo: 'ya',
  facebook: 'fb',
  whatsapp: 'wa',
  twitter: 'tw',
  xing: 'xi',
  linkedIn: 'li',
  instagram: 'ig',
  copyLink: 'cp',
  sms: 'sm',
} as const;

/** Ways in that are no share button. */
export const otherCode = {
  qrCode: 'qr',
  offlineCode: 'oc',
  agent: 'ag',
  serverMail: 'em',
  completion: 'co',
  device: 'sh',
} as const;

export type ChannelCode = (typeof channelCode)[keyof typeof channelCode] | (typeof otherCode)[keyof typeof otherCode];

export const channelCodes: ReadonlySet<string> = new Set([...Object.values(channelCode), ...Object.values(otherCode)]);
