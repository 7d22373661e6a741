/** When the money of a reward is expected: of its transfer, and on the account. An expectation, not a promise. */
import { dayOf } from '../basics/day.ts';
import { bankDayFrom, plusBankDays } from './bank-day.ts';

const transferDays = 3;
/** So long banks may take. */
const arrivalDays = 2;

interface Pickup {
  collectedOn: string;
  /** Until when a new IBAN waits. */
  heldUntil: Date | null;
}

/** Three working days after the pickup, and not before a new IBAN may be used. */
export function expectedTransferOn({ collectedOn, heldUntil }: Pickup): string {
  const usual = plusBankDays(collectedOn, transferDays);
  if (heldUntil === null) return usual;
  const free = bankDayFrom(dayOf(heldUntil));
  return [usual, free].toSorted().at(-1) as string;
}

/** The transfer, and what banks take. */
export const expectedOnAccountBy = (pickup: Pickup): string => plusBankDays(expectedTransferOn(pickup), arrivalDays);
