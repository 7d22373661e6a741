/** What an answer of a mail server says, by its numbers alone. */
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

test.each([
  [
    'RCPT TO',
    'EENVELOPE',
    '550 5.1.1 <anna@x.example> unknown',
    { kind: 'never', reason: 'addressUnknown', reply: '550 5.1.1', isNobody: true },
  ],
  [
    'RCPT TO',
    'EENVELOPE',
    '556 5.1.10 null MX',
    { kind: 'never', reason: 'addressUnknown', reply: '556 5.1.10', isNobody: true },
  ],
  ['DATA', 'EENVELOPE', '550 5.1.1 unknown', { kind: 'never', reason: 'addressUnknown', reply: '550 5.1.1' }],
  ['RCPT TO', 'EENVELOPE', '550 5.1.6 moved', { kind: 'never', reason: 'addressUnknown', reply: '550 5.1.6' }],
  ['RCPT TO', 'EENVELOPE', '550 no such user anna', { kind: 'never', reason: 'addressUnknown', reply: '550' }],
  ['RCPT TO', 'EENVELOPE', '552 5.2.2 full', { kind: 'never', reason: 'mailboxFull', reply: '552 5.2.2' }],
  ['RCPT TO', 'EENVELOPE', '554 5.7.1 policy', { kind: 'never', reason: 'refused', reply: '554 5.7.1' }],
  ['DATA', 'EMESSAGE', '554 spam', { kind: 'never', reason: 'contentRefused', reply: '554' }],
  ['DATA', 'EMESSAGE', '452 4.3.1 disk', { kind: 'later', reason: 'notAccepted', reply: '452 4.3.1', isBroken: false }],
  [
    'MAIL FROM',
    'EENVELOPE',
    '553 5.1.8 sender',
    { kind: 'later', reason: 'senderRefused', reply: '553 5.1.8', isBroken: false },
  ],
  ['MAIL FROM', 'EENVELOPE', '530 5.7.0 login first', { kind: 'server' }],
  ['AUTH PLAIN', 'EAUTH', '535 5.7.8 wrong', { kind: 'server' }],
  ['CONN', 'EPROTOCOL', '554 no service', { kind: 'server' }],
  ['EHLO', 'ECONNECTION', '421 busy', { kind: 'server' }],
  ['CONN', 'ECONNREFUSED', '', { kind: 'server' }],
  ['CONN', 'ETIMEDOUT', '', { kind: 'later', reason: 'unanswered', reply: null, isBroken: true }],
  [
    'CONN',
    'ECONNECTION',
    '421 4.4.2 closing',
    { kind: 'later', reason: 'notAccepted', reply: '421 4.4.2', isBroken: true },
  ],
])('%s %s %s', (command, code, response, verdict) => {
  const responseCode = Number.parseInt(response, 10) || undefined;
  expect(verdictOf(Object.assign(new Error('x'), { command, code, response, responseCode }))).toEqual(verdict);
});
