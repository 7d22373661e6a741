/** Where a visitor came from: the channel of the shared link and the way in (C-24, R-33, E-08). Never refused, only cleaned. */
import * as z from 'zod/mini';
import { channelCodes } from './channel-codes.ts';

const allowed = /[^A-Za-z0-9_.-]/g;

/** A channel code in lower case, or the name of a campaign cut to 64 plain characters; null when nothing is left. */
export function cleanChannel(value: string): string | null {
  const clean = value.trim().replace(allowed, '').slice(0, 64);
  const code = clean.toLowerCase();
  return clean === '' ? null : channelCodes.has(code) ? code : clean;
}

export const campaignChannel = z._default(
  z.codec(z.nullable(z.string()), z.nullable(z.string()), {
    decode: (value) => (value === null ? null : cleanChannel(value)),
    encode: (value) => value,
  }),
  null,
);

/** As the wire names them (C-24). */
export const sources = {
  recommendationLink: 'Einsprungslink',
  shortLink: 'KurzURL',
  code: 'Empfehlungscode',
  qrCode: 'QRCode',
  email: 'Email',
  widget: 'Widget',
  agent: 'Agent',
  direct: 'Direkt',
} as const;
export type EntrySource = keyof typeof sources;

const names = Object.keys(sources) as [EntrySource, ...EntrySource[]];

/** The way in as the wire names it; anything unknown is a direct entry. */
export const entrySource = z._default(
  z.codec(z.string(), z.enum(names), {
    decode: (value) => names.find((name) => sources[name].toLowerCase() === value.trim().toLowerCase()) ?? 'direct',
    encode: (value) => sources[value],
  }),
  'direct',
);
