import { expect, test } from 'vitest';
import { codesOf, inAnyCase, labels } from './label.ts';
import { type Moves, may } from './moves.ts';
import { decode, encode, optional, wire } from './wire.ts';

const light = labels({ stop: 'Rot', wait: 'Gelb', go: 'Grün' });

test('a label is read as its code and written back, and nothing else is accepted', () => {
  expect(decode(light, 'Gelb')).toEqual({ ok: true, value: 'wait' });
  expect(encode(light, 'go')).toBe('Grün');
  expect(['gelb', 'wait', '', null].map((value) => decode(light, value).ok)).toEqual([false, false, false, false]);
  expect(codesOf(light)).toEqual(['stop', 'wait', 'go']);
});

test('labels that are read in any case say one spelling, in an optional field, too', () => {
  const event = inAnyCase(labels({ received: 'eingegangen', confirmed: 'bestaetigt' }));
  const report = wire({ event: ['Ereignis', event], before: ['Vorher', optional(event)] });
  expect(decode(report, { Ereignis: 'Eingegangen', Vorher: ' BESTAETIGT' })).toEqual({
    ok: true,
    value: { event: 'received', before: 'confirmed' },
  });
  expect(encode(event, 'received')).toBe('eingegangen');
  expect(decode(report, { Ereignis: 'gekauft' }).ok).toBe(false);
});

test('a move that is not in the table is forbidden', () => {
  const moves = { turn: { from: ['stop', 'wait'], to: 'go' } } as const satisfies Moves<'stop' | 'wait' | 'go'>;
  expect([may(moves, 'turn', 'wait'), may(moves, 'turn', 'go'), may(moves, 'fly' as 'turn', 'stop')]).toEqual([
    true,
    false,
    false,
  ]);
});
