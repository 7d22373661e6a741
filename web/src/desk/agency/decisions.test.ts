import { describe, expect, test } from 'vitest';
import { obstacleTo, type Person, personObstacleTo, personShownFor, shownFor } from './decisions.ts';

describe('an agency', () => {
  test.each([
    ['registered', ['approve', 'reject', 'change', 'bank']],
    ['inReview', ['approve', 'reject', 'change', 'bank']],
    ['active', ['change', 'bank', 'deactivate']],
    ['inactive', ['change', 'bank', 'reactivate']],
    ['rejected', ['change', 'bank']],
    ['merged', ['change', 'bank']],
  ] as const)('that is %s is shown what its state has to do with', (status, shown) => {
    expect(shownFor({ status })).toEqual(shown);
  });

  test('that is unfinished is not approved, one without a bank account has none to open, and a merged one stays as it is', () => {
    expect(obstacleTo('approve', { status: 'registered', maskedIban: null })).toBe('unfinished');
    expect(obstacleTo('approve', { status: 'inReview', maskedIban: null })).toBeUndefined();
    expect(obstacleTo('bank', { status: 'active', maskedIban: null })).toBe('noBank');
    expect(obstacleTo('change', { status: 'merged', maskedIban: null })).toBe('merged');
  });
});

const dirk: Person = {
  id: 2,
  employeeNumber: 'M1',
  name: 'Dirk Krämer',
  salutation: 'mr',
  firstName: 'Dirk',
  lastName: 'Krämer',
  email: 'dirk@agentur.example',
  phone: null,
  language: 'de',
  positions: ['employee'],
  status: 'active',
  hasPassword: true,
  isOfCompany: false,
  sessions: 1,
  lastLoginAt: null,
  createdAt: new Date(0),
  removedAt: null,
};
const clara: Person = { ...dirk, id: 1, employeeNumber: null, positions: ['owner'] };
const active = { status: 'active', persons: [clara, dirk] } as const;

describe('somebody who works in an agency', () => {
  test('is shown the lock or its end, whichever fits', () => {
    expect(personShownFor(dirk)).not.toContain('unlock');
    expect(personShownFor({ ...dirk, status: 'locked' })).not.toContain('lock');
    expect(personShownFor({ ...dirk, status: 'locked', removedAt: new Date(0) })).not.toContain('unlock');
  });

  test.each([
    ['may be looked at by support', 'support', dirk, active, undefined],
    ['is not while the agency has ended', 'support', dirk, { ...active, status: 'inactive' }, 'notIn'],
    ['is as its owner even then', 'support', clara, { ...active, status: 'inactive' }, undefined],
    ['is not while locked', 'support', { ...dirk, status: 'locked' }, active, 'locked'],
    ['gets the first link again', 'mail', { ...dirk, status: 'invited' }, active, undefined],
    ['gets no password past the company', 'mail', { ...dirk, isOfCompany: true }, active, 'company'],
    ['is signed out where signed in', 'signOut', { ...dirk, sessions: 0 }, active, 'nowhere'],
    ['leaves', 'remove', dirk, active, undefined],
    ['stays as the only owner', 'remove', clara, active, 'owner'],
    ['is deleted on request', 'delete', dirk, active, undefined],
    ['is not deleted as the only owner of one that takes part', 'delete', clara, active, 'owner'],
    ['is deleted as the owner of one that has ended', 'delete', clara, { ...active, status: 'inactive' }, undefined],
    ['has nothing left once deleted', 'change', { ...dirk, email: '', removedAt: new Date(0) }, active, 'deleted'],
    ['has left', 'lock', { ...dirk, removedAt: new Date(0) }, active, 'gone'],
  ] as const)('%s', (_what, decision, person, agency, obstacle) => {
    expect(personObstacleTo(decision, person, agency as never)).toBe(obstacle);
  });
});
