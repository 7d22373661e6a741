import { eventWord } from '@weitersagen/contract/event/words';
import { expect, test } from 'vitest';
import { eventText } from './event-text.ts';

test('an event begins a sentence, in the language of the page', () => {
  expect(eventText('ausgezahlt', 'de')).toBe('Ausgezahlt');
  expect(eventText('ausgezahlt', 'en')).toBe('Paid out');
});

test.each([
  'K1',
  'K2',
  'K5',
  'K7',
  'K9',
  'K10',
  'support',
  'supportWrite',
  'supportEntered',
  'portalNames',
  'namesChanged',
  'emailChanged',
  'passwordMail',
  'E5',
  'E17',
  'R4',
  'A8',
  'cancelReported',
  'cancelTurnedDown',
  'P9',
  'P14',
  'stopped',
  'freed',
  'export',
  'debtor',
  'reset',
  'role',
  'end-session',
])('the event %s has English words', (event) => {
  expect(eventText(eventWord(event), 'en').toLowerCase()).not.toBe(eventWord(event).toLowerCase());
});
