import { expect, test } from 'vitest';
import { holdsOfRecommender } from './rules.ts';

const free = {
  status: 'active',
  needsCustomerNumber: true,
  isNumberValid: true,
  hasCancellationReported: false,
  hasStopped: false,
  hasNewIban: false,
} as const;
const held = { ...free, isNumberValid: null, hasCancellationReported: true, hasStopped: true, hasNewIban: true };

test.each([
  [{ ...held, status: 'locked' as const }, 'accountLocked customerNumber cancellationReported stopped newIban'],
  [{ ...held, needsCustomerNumber: false }, 'cancellationReported stopped newIban'],
  [{ ...free, isNumberValid: false }, 'customerNumber'],
  [free, ''],
  [{ ...held, status: 'deleted' as const }, ''],
])('%j is held by: %s', (recommender, holds) => {
  expect(holdsOfRecommender(recommender).join(' ')).toBe(holds);
});
