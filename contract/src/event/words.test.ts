import { expect, test } from 'vitest';
import { actorWord, eventWord, happenedWord, stateWord } from './words.ts';

test('the books speak German of events and states', () => {
  expect(eventWord('P8')).toBe('ausgezahlt');
  expect([stateWord('reward', 'paidOut'), stateWord('order', 'confirmed')]).toEqual(['Ausgezahlt', 'Bestaetigt']);
});

test.each([
  ['apiKey', 'released', 'cancelled', 'nach der Freigabe storniert'],
  ['operator', 'billed', 'cancelled', 'nach der Freigabe storniert'],
  ['apiKey', 'released', 'released', 'Storno gemeldet'],
  ['job', 'billed', 'billed', 'Storno gemeldet'],
  ['operator', 'released', 'released', 'Storno abgelehnt, Auftrag bleibt'],
] as const)('A8 by %s from %s to %s is "%s"', (actorKind, from, to, word) => {
  expect(happenedWord({ event: 'A8', from, to, actorKind })).toBe(word);
});

test('a job acts under its name on the wire, everybody else under the own one', () => {
  expect(actorWord('job', 'order.release')).toBe('auftraege-freigabe');
  expect(actorWord('job', 'import 12')).toBe('import 12');
  expect(actorWord('apiKey', 'order.release')).toBe('order.release');
  expect(actorWord('anyone', null)).toBeNull();
});
