import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

const read = (text: string, values = {}, locale = 'de') => readMessage(compileMessageOrThrow(text), locale, values);

test('a placeholder takes its value, a missing one takes none', () => {
  expect(read('Hallo {name}, {count} mal', { name: 'Änne', count: 3 })).toBe('Hallo Änne, 3 mal');
  expect(read('Hallo {name}.')).toBe('Hallo .');
});

test('one and many are told apart by the rules of the language, an exact number before them', () => {
  const text = '{count, plural, =0 {keine Angabe} one {# Angabe} other {# Angaben von {of}}}';
  expect([0, 1, 1234].map((count) => read(text, { count, of: 'Ben' }))).toEqual([
    'keine Angabe',
    '1 Angabe',
    '1.234 Angaben von Ben',
  ]);
  expect(read('{n, selectordinal, one {#st} two {#nd} other {#th}}', { n: 2 }, 'en')).toBe('2nd');
});

test('a word decides between words, and one nobody named takes the other', () => {
  const text = '{kind, select, money {Geld} other {Gutschein}}';
  expect([read(text, { kind: 'money' }), read(text, { kind: 'constructor' })]).toEqual(['Geld', 'Gutschein']);
});

test('what is typed is text, whatever it looks like', () => {
  expect(read('{name}', { name: '{count} # \\u0041' })).toBe('{count} # \\u0041');
});
