import { expect, test } from 'vitest';
import { isSameMailbox, mailboxOf } from './mailbox.ts';

test.each([
  ['Max@Gmail.com', 'max@gmail.com'],
  ['max+1@gmail.com', 'max@gmail.com'],
  ['m.a.x@googlemail.com', 'max@gmail.com'],
  ['max+shop@outlook.com', 'max@outlook.com'],
  ['max+x@me.com', 'max@icloud.com'],
])('%s is the mailbox of %s', (one, other) => expect(isSameMailbox(one, other)).toBe(true));

test.each([
  ['max@gmail.com', 'maxi@gmail.com'],
  ['m.ax@outlook.com', 'max@outlook.com'],
  ['max+1@firma.example', 'max@firma.example'],
  ['max@gmail.com', 'max@gmx.de'],
])('%s is another mailbox than %s', (one, other) => expect(isSameMailbox(one, other)).toBe(false));

test('an address of a provider that is not known stands for itself', () => {
  expect(mailboxOf(' M.ax+1@Firma.example ')).toBe('m.ax+1@firma.example');
});
