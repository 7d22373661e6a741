/** States of a recommendation (rules 3.2). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** In the order of time, the two ends last (S-15). */
export const recommendationStatus = labels({
  open: 'Offen',
  ok: 'Ok',
  released: 'Freigegeben',
  paid: 'Gezahlt',
  expired: 'Abgelaufen',
  cancelled: 'Storniert',
});
export type RecommendationStatus = Value<typeof recommendationStatus>;
