import { accountStatus } from '@weitersagen/contract/account/status';
import { codesOf } from '@weitersagen/contract/basics/label';
import { expect, test } from 'vitest';
import { askedBy, decisions, obstacleTo, questions, shownFor } from './decisions.ts';

const judge = (status: 'created' | 'active' | 'locked' | 'deleted', sessions = 1, mailsPassword = true) =>
  Object.fromEntries(
    shownFor({ status, isBankStopped: false }).map((decision) => [
      decision,
      obstacleTo(decision, { status, sessions, mailsPassword }),
    ]),
  );

test('an active person can be looked at, mailed, changed, signed out, locked and deleted', () => {
  expect(judge('active')).toEqual({
    support: undefined,
    mail: undefined,
    change: undefined,
    signOut: undefined,
    lock: undefined,
    delete: undefined,
  });
});

test('without a password there is nothing to look at and nobody to lock, but a mail, a change and the deletion', () => {
  expect(judge('created')).toEqual({
    support: 'created',
    mail: undefined,
    change: undefined,
    signOut: 'created',
    lock: 'created',
    delete: undefined,
  });
});

test('a locked person is unlocked before anything else but a change of name or address', () => {
  expect(judge('locked')).toEqual({
    support: 'locked',
    mail: 'locked',
    change: undefined,
    signOut: 'locked',
    unlock: undefined,
    delete: 'locked',
  });
});

test('what waits for another person is not asked for again, and keeps nothing else', () => {
  const asked = (kind: 'unlockAccount' | 'freeBankAccount') => ({
    status: 'locked' as const,
    sessions: 0,
    mailsPassword: true,
    approvals: [{ id: 1, kind, askedBy: 'eva@betreiber.example', askedAt: new Date(0), endsAt: new Date(1) }],
  });
  expect(obstacleTo('unlock', asked('unlockAccount'))).toBe('asked');
  expect(obstacleTo('freeBank', asked('freeBankAccount'))).toBe('asked');
  expect(obstacleTo('unlock', asked('freeBankAccount'))).toBeUndefined();
  expect(obstacleTo('dropBank', asked('freeBankAccount'))).toBeUndefined();
});

test('of a deleted person nothing is left to decide', () => {
  expect(new Set(Object.values(judge('deleted')))).toEqual(new Set(['deleted']));
});

test('who is signed in nowhere is not signed out, and the portal of the client sends no mail about passwords', () => {
  expect(judge('active', 0).signOut).toBe('nowhere');
  expect(judge('active', 1, false).mail).toBe('portal');
});

test('every decision has its word in the address, and every state its list', () => {
  for (const decision of decisions) expect(askedBy(questions[decision])).toBe(decision);
  expect(askedBy('anderes')).toBeUndefined();
  for (const status of codesOf(accountStatus)) {
    expect(shownFor({ status, isBankStopped: true })).toHaveLength(decisions.length - 1);
    expect(shownFor({ status, isBankStopped: false })).toHaveLength(decisions.length - 3);
  }
});
