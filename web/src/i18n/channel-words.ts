/** How people come: the channels a link is shared by (E-08) and the ways in (C-24), for the desk and the personal area. */
import type { Bilingual } from './bilingual.ts';

export const channelWords = {
  'channel.ml': { de: 'E-Mail-Programm', en: 'E-mail program' },
  'channel.gm': { de: 'Gmail', en: 'Gmail' },
  'channel.ol': { de: 'Outlook', en: 'Outlook' },
  'channel.ya': { de: 'Yahoo', en: 'Yahoo' },
  'channel.fb': { de: 'Facebook', en: 'Facebook' },
  'channel.wa': { de: 'WhatsApp', en: 'WhatsApp' },
  'channel.tw': { de: 'Twitter', en: 'Twitter' },
  'channel.xi': { de: 'Xing', en: 'Xing' },
  'channel.li': { de: 'LinkedIn', en: 'LinkedIn' },
  'channel.ig': { de: 'Instagram', en: 'Instagram' },
  'channel.cp': { de: 'Kopierter Link', en: 'Copied link' },
  'channel.qr': { de: 'QR-Code', en: 'QR code' },
  'channel.oc': { de: 'Code zum Weitersagen', en: 'Code to pass on' },
  'channel.ag': { de: 'Beratung', en: 'Advisor' },
  'channel.em': { de: 'Unsere E-Mail', en: 'Our e-mail' },
  'channel.co': { de: 'Abschluss', en: 'Completion' },
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
