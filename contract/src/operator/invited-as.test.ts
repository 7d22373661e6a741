import { expect, test } from 'vitest';
import { invitedAs, readInvitedAs } from './invited-as.ts';

test.each([
  [{ role: 'BetreiberAdmin', mandants: null }, 'BetreiberAdmin: alle Mandanten'],
  [{ role: 'BetreiberRedaktion', mandants: ['spbdevk', 'rahmen'] }, 'BetreiberRedaktion: spbdevk, rahmen'],
] as const)('the log says whom an invitation lets in, and can be read again: %j', (access, words) => {
  expect(invitedAs(access)).toBe(words);
  expect(readInvitedAs(words)).toEqual({ ...access, reason: null });
  const reason = 'Vertretung; ab Montag:\nbeide';
  expect(readInvitedAs(invitedAs(access, reason))).toEqual({ ...access, reason });
});

test('a reason that somebody typed is none of an invitation', () => {
  for (const words of ['Vertretung', 'BetreiberAdmin', 'Telefon: verloren'])
    expect(readInvitedAs(words)).toBeUndefined();
});
