/** What the bank sent back: an account that was closed meanwhile. Most people give another one, and wait once more. */
import type { Run, Tale } from '../tales.ts';
import type { Calendar } from './life.ts';
import { inventedIban } from './people.ts';

/** Of those that were paid. */
const isReturned = (_: Tale, nth: number): boolean => nth % 12 === 3;
/** A new account waits before its first transfer. */
const daysOfHold = 4;

/** Some of the tales whose money was paid, with its way back. */
export function withReturns(tales: readonly Tale[], runs: readonly Run[], { ago }: Calendar): Tale[] {
  const paidOn = ({ days: { collected }, voucher }: Tale): number | undefined =>
    collected === undefined || voucher
      ? undefined
      : runs.find(({ made, confirmed }) => confirmed !== undefined && made < collected - daysOfHold)?.confirmed;
  // Early enough for the bank to send it back and for the person to ask again.
  const returned = tales.filter((tale) => (paidOn(tale) ?? 0) >= 8).filter(isReturned);
  return tales.map((tale) => {
    const nth = returned.indexOf(tale);
    if (nth < 0) return tale;
    const day = Math.floor(paidOn(tale) as number);
    const again = nth % 3 < 2 && { collectedAgain: ago(day - 6, 19) };
    return {
      ...tale,
      newIban: inventedIban(7000 + nth),
      days: { ...tale.days, returned: ago(day - 4, 11), ...again },
    };
  });
}
