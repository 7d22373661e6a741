/** What the bank sent back: an account that was closed meanwhile. Most people give another one, and wait once more. */
import type { Run, Tale } from '../tales.ts';
import type { Calendar } from './life.ts';
import { inventedIban } from './people.ts';

/** Of those that were paid. */
const everyNth = 12;
/** A new account waits before its first transfer. */
const daysOfHold = 4;

/** Some of the tales whose money was paid, with its way back. */
export function withReturns(tales: readonly Tale[], runs: readonly Run[], { ago }: Calendar): Tale[] {
  let paid = 0;
  return tales.map((tale) => {
    const { collected } = tale.days;
    if (collected === undefined || tale.voucher) return tale;
    const run = runs.find(({ made, confirmed }) => confirmed !== undefined && made < collected - daysOfHold);
    if (run?.confirmed === undefined || run.confirmed < 8 || paid++ % everyNth !== 3) return tale;
    const day = Math.floor(run.confirmed);
    return {
      ...tale,
      newIban: inventedIban(7000 + paid),
      days: {
        ...tale.days,
        returned: ago(day - 4, 11),
        ...(paid % 3 !== 0 && { collectedAgain: ago(day - 6, 19) }),
      },
    };
  });
}
