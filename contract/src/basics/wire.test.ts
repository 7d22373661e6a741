import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { day, moment } from './day.ts';
import { email } from './email.ts';
import { name } from './text.ts';
import { codeName, decode, encode, extend, optional, wire } from './wire.ts';

const Person = wire({
  firstName: ['Vorname', name],
  email: ['Email', email],
  birthDate: ['geburtsdatum', optional(day)],
  seenAt: ['GesehenAm', optional(moment)],
});
const Message = wire({ sender: ['Absender', Person], friends: ['Freunde', optional(z.array(Person))] });

test('names are read in any case, blanks trimmed, unknown ones ignored, missing ones null', () => {
  const read = decode(Message, { ABSENDER: { vorname: ' Anna ', EMAIL: 'Anna@Example.org', Hobby: 'Chor' } });
  expect(read).toEqual({
    ok: true,
    value: { sender: { firstName: 'Anna', email: 'anna@example.org', birthDate: null, seenAt: null }, friends: null },
  });
});

test('a value goes out under exactly its German names', () => {
  const read = decode(Message, { Absender: { Vorname: 'Anna', Email: 'a@b.de', GesehenAm: '2026-01-01T10:00:00Z' } });
  if (!read.ok) throw new Error('readable');
  expect(encode(Message, read.value)).toEqual({
    Absender: { Vorname: 'Anna', Email: 'a@b.de', geburtsdatum: null, GesehenAm: '2026-01-01T10:00:00Z' },
    Freunde: null,
  });
});

test('every wrong field is named at once, on its German path', () => {
  const read = decode(Message, { Absender: { Vorname: ' ', Email: 'anna', geburtsdatum: '31.02.1990' } });
  expect(read).toEqual({
    ok: false,
    problems: [
      { field: 'Absender.Vorname', code: 'required' },
      { field: 'Absender.Email', code: 'invalid' },
      { field: 'Absender.geburtsdatum', code: 'invalid' },
    ],
  });
});

test('the form field of a German path is found, also inside a list', () => {
  expect(codeName(Message, 'Absender.Email')).toBe('sender.email');
  expect(codeName(Message, 'Freunde.0.Vorname')).toBe('friends.0.firstName');
});

test('an answer can begin like a shorter one', () => {
  const Longer = extend(Person, { city: ['Ort', name] });
  expect(
    encode(Longer, { firstName: 'A', email: 'a@b.de', birthDate: null, seenAt: null, city: 'Köln' }),
  ).toMatchObject({ Ort: 'Köln', Vorname: 'A' });
});

test.each([
  ['NUL', 'An\u0000na'],
  ['a lone surrogate', 'An\ud800'],
  ['a tag', '<b>Anna</b>'],
  ['10,000 characters', 'x'.repeat(10_000)],
])('a name with %s is refused', (_what, value) => {
  expect(decode(Person, { Vorname: value, Email: 'a@b.de' }).ok).toBe(false);
});
