/** The way in through which a visitor came (C-24, E-08). Never refused, only cleaned. */
import * as z from 'zod/mini';

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

/** The way in as an address names it. */
export const sourceLabel = (source: EntrySource): string => sources[source];
