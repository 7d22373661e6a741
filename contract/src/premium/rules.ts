/**
 * Which premium counts on which day (§4, S-10; rules 4.1).
 *
 * The first day and the last are valid days. A missing start means always started, two missing ends mean open-ended,
 * one missing end leaves the other to decide. The snapshot is taken when the recommendation is made and never again,
 * so that a later price change harms nobody who already shared a link.
 */
import type { PremiumKind } from './kind.ts';

/** The days of a premium, `YYYY-MM-DD` or null. */
interface PremiumDays {
  startsOn: string | null;
  endsOn: string | null;
  shownUntil: string | null;
}

export interface PricedPremium extends PremiumDays {
  id: number;
  kind: PremiumKind;
  valueCents: number;
}

export function isValidPremium({ startsOn, endsOn, shownUntil }: PremiumDays, today: string): boolean {
  if (startsOn !== null && startsOn > today) return false;
  if (endsOn === null && shownUntil === null) return true;
  return (endsOn !== null && endsOn >= today) || (shownUntil !== null && shownUntil >= today);
}

export const validPremiums = <P extends PremiumDays>(premiums: readonly P[], today: string): P[] =>
  premiums.filter((premium) => isValidPremium(premium, today));

/** The valid premium of the highest value: money first, a voucher only where there is no money (rules 4.1 (1)). */
export function snapshotPremium<P extends PricedPremium>(premiums: readonly P[], today: string): P | undefined {
  const valid = validPremiums(premiums, today);
  return highest(valid.filter(({ kind }) => kind === 'money')) ?? highest(valid);
}

/** What can be chosen at pickup: the snapshot, over or not, and every other premium valid today (rules 4.1 (3)). */
export const choosablePremiums = <P extends PricedPremium>(
  premiums: readonly P[],
  snapshotId: number | null,
  today: string,
): P[] => premiums.filter((premium) => premium.id === snapshotId || isValidPremium(premium, today));

/** The highest value of all premiums valid today, in cents (C-41); 0 when there is none. */
export const highestValueCents = (premiums: readonly PricedPremium[], today: string): number =>
  validPremiums(premiums, today).reduce((most, { valueCents }) => Math.max(most, valueCents), 0);

/** Of equal values the older premium (the smaller id), so that the answer does not depend on the order of rows. */
const highest = <P extends PricedPremium>(premiums: readonly P[]): P | undefined =>
  premiums.toSorted((a, b) => b.valueCents - a.valueCents || a.id - b.id)[0];
