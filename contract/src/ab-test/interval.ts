/**
 * How sure a difference of two shares is: Newcombe's interval out of two of Wilson (R. G. Newcombe, Statistics in Medicine 17, 1998,
 * method 10). It holds with few people and with shares near nothing or all, where the usual one does not.
 */

/** People who saw a version, and those of them who reached the aim. */
export interface Counted {
  people: number;
  reached: number;
}

interface Bounds {
  low: number;
  high: number;
}

/** Of the normal distribution, for 95 of 100. */
const z = 1.959963984540054;

/** Fewer people in one of both versions, and nothing is said. */
export const peopleMin = 30;

export const rateOf = ({ people, reached }: Counted): number => (people === 0 ? 0 : reached / people);

/** Wilson's interval of one share; of nobody it may be anything. */
export function wilson({ people, reached }: Counted): Bounds {
  if (people === 0) return { low: 0, high: 1 };
  const rate = reached / people;
  const middle = rate + z ** 2 / (2 * people);
  const spread = z * Math.sqrt((rate * (1 - rate)) / people + z ** 2 / (4 * people ** 2));
  const whole = 1 + z ** 2 / people;
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

export interface Difference extends Bounds {
  /** The share of B less that of A. */
  found: number;
}

export function differenceOf(a: Counted, b: Counted): Difference {
  const [rateA, rateB, ofA, ofB] = [rateOf(a), rateOf(b), wilson(a), wilson(b)];
  const found = rateB - rateA;
  return {
    found,
    low: found - Math.hypot(rateB - ofB.low, ofA.high - rateA),
    high: found + Math.hypot(ofB.high - rateB, rateA - ofA.low),
  };
}

/** What may be said: B reaches more, B reaches less, neither, or nothing yet. */
export type Verdict = 'more' | 'less' | 'unknown' | 'tooFew';

export function verdictOf(a: Counted, b: Counted): Verdict {
  if (Math.min(a.people, b.people) < peopleMin) return 'tooFew';
  const { low, high } = differenceOf(a, b);
  if (low > 0) return 'more';
  return high < 0 ? 'less' : 'unknown';
}
