/** States of a payout run. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const payoutStatus = labels({
  draft: 'Entwurf',
  exported: 'Exportiert',
  confirmed: 'Bestaetigt',
  discarded: 'Verworfen',
});
export type PayoutStatus = Value<typeof payoutStatus>;
