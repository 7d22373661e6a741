/**
 * What is counted of a company, day by day. Each measure comes from the rows of one table, so that it can be counted anew
 * (migrations 0134 and 0135); a further one is a line here, and what its table writes of it there.
 */
const measuresOf = {
  recommendation: ['recommended'],
  recipient: ['accepted', 'confirmed'],
  orders: ['ordered', 'released', 'cancelled'],
  posting: ['collected', 'paid', 'returned'],
  entry_day: ['clicked'],
} as const;

export type Measure = (typeof measuresOf)[keyof typeof measuresOf][number];

export const sources: readonly (readonly [table: string, measures: readonly Measure[]])[] = Object.entries(measuresOf);
