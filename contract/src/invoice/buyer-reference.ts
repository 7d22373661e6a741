/**
 * What a buyer wants to find on every invoice (BT-10). Authorities want their Leitweg-ID there: who they are in digits, in what
 * part of the house in letters and digits, and two check digits. Whatever looks like one has to be right.
 */

import * as z from 'zod/mini';
import { line } from '../basics/text.ts';

/** The federation is 99, the states are 01 to 16; further digits come by county and town. `01-26` is a number of the own. */
const routing = /^(?!\d\d-\d\d$)(?:0[1-9]|1[0-6]|99)(?:\d|\d{3}|\d{6,7}|\d{10})?-(?:[A-Z\d]{1,30}-)?\d{2}$/;

export const looksLikeRoutingId = (value: string): boolean => routing.test(value.trim().toUpperCase());

/** By mod 97,10 of ISO 7064, letters counted as 10 to 35. */
export function isRoutingId(value: string): boolean {
  if (!looksLikeRoutingId(value)) return false;
  let rest = 0;
  for (const sign of value.trim().toUpperCase().replaceAll('-', '')) {
    const digit = Number.parseInt(sign, 36);
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return rest === 1;
}

export const buyerReference = line(1, 100).check(
  z.refine((value: string) => !looksLikeRoutingId(value) || isRoutingId(value), { error: 'routing-id' }),
);
