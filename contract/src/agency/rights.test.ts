import { expect, test } from 'vitest';
import { type AgencyPosition, mayReleaseOrders, rightsOf, rolesOf } from './rights.ts';
import type { AgencyStatus } from './status.ts';

const both: AgencyPosition[] = ['owner', 'employee'];

test('whoever owns an agency and works there is both while it is active', () => {
  expect(rolesOf(both, 'active')).toEqual(both);
});

const others: AgencyStatus[] = ['registered', 'inReview', 'inactive', 'rejected', 'merged'];
test.each(others)('where the agency is %s its owner invites and releases nothing, and nobody works there', (status) => {
  const roles = rolesOf(both, status);
  expect([roles, mayReleaseOrders(roles), rightsOf(roles).includes('invitations')]).toEqual([
    ['inactiveOwner'],
    false,
    false,
  ]);
  expect(rolesOf(['employee'], status)).toEqual([]);
});
