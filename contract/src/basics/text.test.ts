import { expect, test } from 'vitest';
import { houseNumber, line, phone, postcode, text, truncate } from './text.ts';
import { decode } from './wire.ts';

test('a text of 40 characters stays, a longer one is cut to 19 and dots (K-01)', () => {
  expect(truncate('x'.repeat(40))).toBe('x'.repeat(40));
  expect(truncate('x'.repeat(41))).toBe(`${'x'.repeat(19)}...`);
});

test('what is too short or too long is told so, after the blanks around it are gone', () => {
  const code = (value: string) => {
    const read = decode(text(2, 5), value);
    return read.ok ? read.value : read.problems[0]?.code;
  };
  expect([' ab ', 'a', 'abcdef', ' '].map(code)).toEqual(['ab', 'too-short', 'too-long', 'required']);
});

test('a line has no break and no angle bracket, a text keeps its lines', () => {
  expect([decode(line(1, 9), 'a\nb').ok, decode(line(1, 9), 'a<b').ok, decode(text(1, 9), 'a\nb').ok]).toEqual([
    false,
    false,
    true,
  ]);
});

test('postcode, house number and phone have their own shape (V-12)', () => {
  expect(['50667', '5066', '5066A'].map((value) => decode(postcode, value).ok)).toEqual([true, false, false]);
  expect(['12a', '12345678901'].map((value) => decode(houseNumber, value).ok)).toEqual([true, false]);
  expect(['0221 123456', '+49 (221) 12-34', '1234', 'abcde'].map((value) => decode(phone, value).ok)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
