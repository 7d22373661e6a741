import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import {
  type AccountEvent,
  type AccountStay,
  customerNumberWorth,
  mayAccount,
  newsletterStatus,
  passwordPattern,
  passwordProblem,
} from './rules.ts';
import { accountStatus } from './status.ts';

/** Rules 3.1 */
test.each<[AccountEvent | AccountStay, string]>([
  ['activate', 'created'],
  ['lock', 'active'],
  ['unlock', 'locked'],
  ['delete', 'created active'],
  ['forget', 'created'],
  ['change', 'created active locked'],
  ['support', 'active'],
  ['signOut', 'active'],
  ['mailPassword', 'created active'],
])('%s happens to an account that is %s, and to no other', (event, from) => {
  expect(
    codesOf(accountStatus)
      .filter((status) => mayAccount(event, { status }))
      .join(' '),
  ).toBe(from);
});

/** §5 and V-06 */
test.each<[string, string | undefined]>([
  ['Abcdefg1', undefined],
  ['Abcdef1', 'password-rule'],
  ['ABCDEFG1', 'password-rule'],
  ['abcdefg1', 'password-rule'],
  ['Abcdefgh', 'password-rule'],
  [`Aa1${'x'.repeat(125)}`, undefined],
  [`Aa1${'x'.repeat(126)}`, 'password-rule'],
  ['Anna2026!', 'password-weak'],
  ['xxMUSTERxx1a', 'password-weak'],
  ['Anna.beispiel+postfach@example.org1', 'password-weak'],
  ['Annxyzab1', undefined],
  ['Beispiel2026', 'password-weak'],
  ['Postfach-2026', 'password-weak'],
])('the password %s of Anna Muster: %s', (password, problem) => {
  expect(passwordProblem(password, ['anna.beispiel+postfach@example.org', 'Anna', 'Muster', null])).toBe(problem);
});

test('the pattern for clients says the same as the rule', () => {
  const pattern = new RegExp(passwordPattern);
  expect(['Abcdefg1', 'abcdefg1', 'Abcdef1'].map((password) => pattern.test(password))).toEqual([true, false, false]);
});

test.each([
  [true, null, 'optedIn'],
  [true, '2026-03-02T09:00:00Z', 'optedIn'],
  [false, '2026-03-02T09:00:00Z', 'pending'],
  [false, null, 'optedOut'],
] as const)('a newsletter given: %s, its mail sent: %s reads %s', (hasNewsletter, newsletterMailAt, status) => {
  expect(newsletterStatus({ hasNewsletter, newsletterMailAt })).toBe(status);
});

test.each([
  [null, undefined, 'missing'],
  [null, true, 'missing'],
  ['4711', undefined, 'unchecked'],
  ['4711', null, 'unchecked'],
  ['4711', true, 'valid'],
  ['4711', false, 'invalid'],
] as const)('the customer number %s of which the list says %s is worth: %s', (number, isValid, worth) => {
  expect(customerNumberWorth(number, isValid)).toBe(worth);
});
