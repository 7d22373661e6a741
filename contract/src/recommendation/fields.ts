/** What several shapes of a recommendation have. */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { optional, type Value } from '../basics/wire.ts';
import type { RecommenderShare } from '../reward/shares.ts';
import { sources } from './entry.ts';

/** AnteilEmpfehler: a number, or its digits in a form. */
export const recommenderShare = z.codec(
  z.union([z.literal([0, 50, 100]), z.enum(['0', '50', '100'])]),
  z.literal([0, 50, 100]),
  { decode: (value) => Number(value) as RecommenderShare, encode: (value) => value },
);

export const ProductName = { id: ['Id', z.int()], name: ['Name', z.string()] } as const;

/** Which link the recommender wants to share; both lead to the same page (E-15). */
export const linkType = labels({ shortLink: 'KurzURL', recommendationLink: 'Empfehlungslink' });
export type LinkType = Value<typeof linkType>;

/** How a recipient came, as the desk and its files tell it; null of who came without a form. */
export const entered = {
  /** A channel code, or the name of a campaign (E-08, R-33). */
  entryChannel: ['Kanal', optional(z.string())],
  entrySource: ['Einsprungsquelle', optional(labels(sources))],
} as const;
