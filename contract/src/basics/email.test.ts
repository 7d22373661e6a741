import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, isWhitelisted, maskEmail, sameEmail, whitelistedDomains } from './email.ts';
import { decode } from './wire.ts';

test('an address is kept trimmed and in small letters', () => {
  expect(decode(email, '  Anna.Muster@Example.ORG ')).toEqual({ ok: true, value: 'anna.muster@example.org' });
  expect(sameEmail(' Anna@example.org', 'anna@EXAMPLE.org ')).toBe(true);
});

test.each([
  'anna',
  'anna@example',
  'a@b@c.de',
  '@example.org',
  'anna@.org',
  'a nna@example.org',
  'a..b@example.org',
  '<anna@example.org>',
  'a\u0000b@example.org',
  '"a b"@example.org',
  `${'a'.repeat(250)}@b.de`,
])('%s is no address', (value) => {
  expect(decode(email, value).ok).toBe(false);
});

test('before the @ stands what every mail server takes, behind it any domain', () => {
  const code = (value: string) => {
    const read = decode(email, value);
    return read.ok ? 'fine' : read.problems[0]?.code;
  };
  expect(
    ['hännes.kühn@example.org', '李@example.org', 'anna@müller.example', "o'neill+a@example.org", ''].map(code),
  ).toEqual(['ascii', 'ascii', 'fine', 'fine', 'required']);
});

test.each([
  ['anna@example', 'email-ending'],
  ['Anna@Beispiel ', 'email-ending'],
  ['anna@', 'invalid'],
  ['@example', 'invalid'],
  ['anna.example', 'invalid'],
  ['anna@example.', 'invalid'],
])('what is wrong with %s is said: %s', (value, code) => {
  const read = decode(email, value);
  expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toEqual([code]);
});

test('a mask shows the first letter and the domain', () => {
  expect(maskEmail('bernd@example.org')).toBe('b***@example.org');
});

/** E-03: list, address, may it take part? */
test.each<[string, string, boolean]>([
  ['', 'anyone@other.example', true],
  [' ; ,\n ', 'anyone@other.example', true],
  ['@bank.example', 'x@bank.example', true],
  ['@bank.example', 'X@BANK.example ', true],
  ['@bank.example', 'x@other.example', false],
  ['@bank.example', 'x@sub.bank.example', false],
  ['@bank.example', 'x@notbank.example', false],
  ['*.bank.example', 'x@sub.bank.example', true],
  ['*.bank.example', 'x@bank.example', false],
  ['*.bank.example', 'x@evilbank.example', false],
  ['anna@example.org', 'anna@example.org', true],
  ['anna@example.org', 'hanna@example.org', false],
  ['@a.example; @b.example,\n@c.example', 'x@c.example', true],
])('the list %j lets %s in: %s', (list, address, expected) => {
  expect(isWhitelisted(list, address)).toBe(expected);
});

test('a whitelisted domain lets in its own addresses and no others, whatever stands before the at sign', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(word, word, word, (name, domain, other) => {
      fc.pre(domain !== other);
      expect(isWhitelisted(`@${domain}.example`, `${name}@${domain}.example`)).toBe(true);
      expect(isWhitelisted(`@${domain}.example`, `${name}@${other}.example`)).toBe(false);
    }),
  );
});

test.each([
  ['', []],
  ['@Bank.example', ['bank.example']],
  [' @a.example; @b.example,\n', ['a.example', 'b.example']],
  ['@a.example, anna@b.example', []],
  ['*.bank.example', []],
  ['@', []],
  ['@a.example;@b.example;@c.example', ['a.example', 'b.example', 'c.example']],
  ['@a.example;@b.example;@c.example;@d.example', []],
])('the list %j is told as %j', (list, told) => {
  expect(whitelistedDomains(list)).toEqual(told);
});
