/** Lists of the desk narrowed to what a figure of a report counts. */
import { id } from '../basics/integer.ts';
import { line } from '../basics/text.ts';
import { optional } from '../basics/wire.ts';

const name = line(1, 100);

export const ofReport = {
  productId: ['ProduktId', optional(id)],
  /** What is in it now. */
  categoryId: ['KategorieId', optional(id)],
  campaign: ['Kampagne', optional(name)],
  /** Where the recommendation came about. */
  kind: ['Art', optional(name)],
  /** By what the contact came. */
  channel: ['Kanal', optional(name)],
  /** Why an order was rejected; for what a reward is held. */
  reason: ['Grund', optional(line(1, 500))],
} as const;
