import { expect, test } from 'vitest';
import { eventCode, events, eventWords } from './events.ts';
import type { EventObject } from './schemas.ts';
import { actorWord, happened, happenedWord, stateWord } from './words.ts';

test('the books speak German of events and states', () => {
  expect(happenedWord({ object: 'reward', code: 'P8', from: 'collected', to: 'paidOut' })).toBe('ausgezahlt');
  expect(happenedWord({ object: 'reward', code: 'P99', from: null, to: 'open' })).toBe('P99');
  expect([stateWord('reward', 'paidOut'), stateWord('order', 'confirmed')]).toEqual(['Ausgezahlt', 'Bestaetigt']);
});

test.each([
  ['apiKey', 'released', 'cancelled', 'nach der Freigabe storniert'],
  ['operator', 'billed', 'cancelled', 'nach der Freigabe storniert'],
  ['apiKey', 'released', 'released', 'Storno gemeldet'],
  ['job', 'billed', 'billed', 'Storno gemeldet'],
  ['operator', 'released', 'released', 'Storno abgelehnt, Auftrag bleibt'],
] as const)('A8 by %s from %s to %s is "%s"', (actorKind, from, to, word) => {
  expect(happenedWord({ object: 'order', code: 'A8', from, to, actorKind })).toBe(word);
});

test('a job acts under its name on the wire, everybody else under the own one', () => {
  expect(actorWord('job', 'order.release')).toBe('auftraege-freigabe');
  expect(actorWord('job', 'import 12')).toBe('import 12');
  expect(actorWord('apiKey', 'order.release')).toBe('order.release');
  expect(actorWord('anyone', null)).toBeNull();
});

test.each(Object.keys(events) as EventObject[])(
  'every event of %s has one code, or shares it and its words',
  (object) => {
    const names = Object.keys(events[object]) as never[];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { de, en } = eventWords(object, name);
      expect([de.trim(), en.trim()].every(Boolean)).toBe(true);
      const first = happened({ object, code: eventCode(object, name), from: 'a', to: 'b' }) as never;
      if (object !== 'order') expect(eventWords(object, first)).toEqual({ de, en });
    }
  },
);
