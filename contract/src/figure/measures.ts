import { labels } from '../basics/label.ts';

/**
 * What is counted of a company, day by day. Each measure comes from the rows of one table, so that it can be counted anew
 * (migrations 0134 to 0136, 0160, 0162, 0166); a further one is a line here, and what its table writes of it there.
 */
const measuresOf = {
  recommendation: ['recommended'],
  recipient: ['accepted', 'confirmed'],
  orders: ['ordered', 'released', 'cancelled', 'rejected'],
  posting: ['collected', 'paid', 'returned', 'owed'],
  entry_day: ['clicked'],
  hit_day: ['visited', 'shared'],
  // States: all days together are what there is now.
  reward: ['expected', 'provided'],
  payout_item: ['inRun'],
  reward_hold: ['held'],
} as const;

export type Measure = (typeof measuresOf)[keyof typeof measuresOf][number];

/** A state is what there is now, whatever the day; the others happened on one. */
export type StateMeasure = 'owed' | (typeof measuresOf)['reward' | 'payout_item'][number];
export type DayMeasure = Exclude<Measure, StateMeasure>;

export const sources: readonly (readonly [table: string, measures: readonly Measure[]])[] = Object.entries(measuresOf);

/** By their names on the wire; what is owed is a sum of cents alone. */
export const measure = labels({
  recommended: 'Empfohlen',
  accepted: 'Angenommen',
  confirmed: 'Bestaetigt',
  ordered: 'Beauftragt',
  released: 'Freigegeben',
  cancelled: 'Storniert',
  rejected: 'Abgelehnt',
  collected: 'Abgeholt',
  paid: 'Ausgezahlt',
  returned: 'Zurueckgekommen',
  owed: 'Geschuldet',
  clicked: 'Geklickt',
  visited: 'Besucht',
  shared: 'Geteilt',
  expected: 'Erwartet',
  provided: 'Bereitgestellt',
  inRun: 'ImLauf',
  held: 'Angehalten',
} satisfies Record<Measure, string>);
