/** The channel or campaign by which a link was followed, and where an address names it (R-33, E-08). Never refused, only cleaned. */
import * as z from 'zod/mini';
import { campaignAsked } from '../tracking/campaign-name.ts';
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

export function campaignOf(read: (name: string) => unknown): string | null {
  const asked = campaignAsked(read);
  return asked === undefined ? null : cleanChannel(asked);
}

/** The channel of every further campaign, where a link has more names than are kept (C-23). */
export const furtherCampaigns = '*';
