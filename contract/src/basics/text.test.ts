import { expect, test } from 'vitest';
import { accountHolder } from './name/account-holder.ts';
import { company, name } from './name/name.ts';
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

test('a word is the same text whether its letters came whole or with their marks apart (V-12)', () => {
  const read = (value: string) => {
    const decoded = decode(text(1, 20), value);
    return decoded.ok && decoded.value;
  };
  expect(read('Mu\u0308ller')).toBe('M\u00fcller');
  expect(read('M\u00fcller')).toBe('M\u00fcller');
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

const hidden = {
  'a zero-width space': '\u200b',
  'a soft hyphen': '\u00ad',
  'a word joiner': '\u2060',
  'the Hangul filler': '\u3164',
  'the first filler of Jamo': '\u115f',
  'the second filler of Jamo': '\u1160',
  'the narrow Hangul filler': '\uffa0',
  'a mark of direction': '\u200f',
  'an override of direction': '\u202e',
  'an isolate': '\u2066',
  'a tag': '\u{e0041}',
  'a variation selector': '\ufe0f',
  'a joiner': '\u200d',
  'a private sign': '\ue000',
  'a sign nobody has assigned': '\u0378',
  'no character at all': '\ufffe',
  'a separator of lines': '\u2028',
};

test.each(Object.entries(hidden))('nobody is called by %s, alone or between letters (V-12)', (_title, sign) => {
  for (const value of [sign.repeat(3), `An${sign}na`].filter((one) => one.trim() !== ''))
    for (const schema of [name, company, accountHolder])
      expect(decode(schema, value)).toMatchObject({ ok: false, problems: [{ code: 'invalid' }] });
});

test.each([
  'O’Neill-Müller',
  "D'Angelo",
  'Nguyễn Thị Ơn',
  'Иван',
  'محمد',
  'علی\u200cرضا',
  'ശ്രീദേവി',
  'സുരേന്\u200d',
  'ශ්\u200dරී',
  'क्\u200dष',
  '李小龍',
  '葛\u{e0100}城',
  'Sanna von und zu',
  'X Æ 12',
])('%s is a name', (value) => expect(decode(name, value)).toEqual({ ok: true, value }));

test('a name has a letter, a company a letter or a digit', () => {
  expect(['.', '123', '\u2800'].map((value) => decode(name, value).ok)).toEqual([false, false, false]);
  expect(['4711', '1&1', '--'].map((value) => decode(company, value).ok)).toEqual([true, true, false]);
});

test('an account holder is asked for in letters that a bank file can write', () => {
  const code = (value: string) => {
    const read = decode(accountHolder, value);
    return read.ok ? 'fine' : read.problems[0]?.code;
  };
  expect(['Müller & Söhne', 'Иван Петров', 'Γιώργος', 'Đorđe Ђорђе', 'Mª José', '1&1 AG'].map(code)).toEqual(
    Array.from({ length: 6 }, () => 'fine'),
  );
  expect(['李小龍', 'Bruce 李', 'محمد', '٣٤ GmbH'].map(code)).toEqual(Array.from({ length: 4 }, () => 'latin-letters'));
});
