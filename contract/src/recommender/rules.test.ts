import { expect, test } from 'vitest';
import { holdsOfRecommender } from './rules.ts';

const free = {
  status: 'active',
  needsCustomerNumber: true,
  isNumberValid: true,
  rewardHolds: [],
} as const;
const held = {
  ...free,
  isNumberValid: null,
  rewardHolds: ['sameIban', 'newIban', 'stopped', 'cancellationReported', 'accountLocked'] as const,
};

test.each([
  [
    { ...held, status: 'locked' as const },
    'accountLocked customerNumber cancellationReported stopped newIban sameIban',
  ],
  [{ ...held, needsCustomerNumber: false }, 'cancellationReported stopped newIban sameIban'],
  [{ ...free, isNumberValid: false }, 'customerNumber'],
  [free, ''],
  [{ ...held, status: 'deleted' as const }, ''],
])('%j is held by: %s', (recommender, holds) => {
  expect(holdsOfRecommender(recommender).join(' ')).toBe(holds);
});
