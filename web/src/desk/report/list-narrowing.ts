/** How lists of the desk are narrowed to what a figure counts: their fields, and how a report names what it is narrowed by. */
import type { ofReport as ofCall } from '@weitersagen/contract/report/narrowed';
import type { Dimension } from '@weitersagen/contract/report/steps';

export type NarrowedField = keyof typeof ofCall;

/** By their names in the address. */
export const ofReport = {
  productId: 'produkt',
  categoryId: 'kategorie',
  campaign: 'kampagne',
  kind: 'art',
  channel: 'kanal',
  reason: 'grund',
} as const satisfies Record<NarrowedField, string>;

/** An agency has a field of its own (agency-field.ts). */
export const fieldOf = {
  product: 'productId',
  category: 'categoryId',
  campaign: 'campaign',
  kind: 'kind',
  channel: 'channel',
} as const satisfies Record<Exclude<Dimension, 'agency'>, NarrowedField>;
