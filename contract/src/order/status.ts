/** States of an order (rules 3.4); the words for people say "Bestätigt". */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const orderStatus = labels({
  received: 'Eingegangen',
  confirmed: 'Bestaetigt',
  released: 'Freigegeben',
  billed: 'Abgerechnet',
  rejected: 'Abgelehnt',
  cancelled: 'Storniert',
});
export type OrderStatus = Value<typeof orderStatus>;
