import { expect, test } from 'vitest';
import { expectedOnAccountBy, expectedTransferOn } from './transfer-day.ts';

test.each([
  ['an account that is known', '2026-11-23', null, '2026-11-26', '2026-11-30'],
  ['a new IBAN given on a Sunday', '2026-11-22', '2026-11-25T15:56:00Z', '2026-11-25', '2026-11-27'],
  ['a hold that ends on a Saturday', '2026-11-16', '2026-11-28T09:00:00Z', '2026-11-30', '2026-12-02'],
])('the transfer to %s waits for banks and for the hold', (_name, collectedOn, until, transfer, arrival) => {
  const pickup = { collectedOn, heldUntil: until === null ? null : new Date(until) };
  expect([expectedTransferOn(pickup), expectedOnAccountBy(pickup)]).toEqual([transfer, arrival]);
});
