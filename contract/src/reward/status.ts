/** States of a reward (rules 3.5). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** In the order of time, the two ends last (S-15). */
export const rewardStatus = labels({
  open: 'Offen',
  ready: 'Bereitgestellt',
  collected: 'Abgeholt',
  paidOut: 'Ausgezahlt',
  cancelled: 'Storniert',
  expired: 'Abgelaufen',
});
export type RewardStatus = Value<typeof rewardStatus>;
