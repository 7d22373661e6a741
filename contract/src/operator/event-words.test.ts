import { expect, test } from 'vitest';
import { eventWord, stateWord } from './event-words.ts';

test('the books speak German of events and states', () => {
  expect(eventWord('P8')).toBe('ausgezahlt');
  expect([stateWord('reward', 'paidOut'), stateWord('order', 'confirmed')]).toEqual(['Ausgezahlt', 'Bestaetigt']);
});
