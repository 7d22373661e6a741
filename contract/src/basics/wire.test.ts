import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { day, moment } from './day.ts';
import { email } from './email.ts';
import { kept } from './kept.ts';
import { labels } from './label.ts';
import { name } from './name/name.ts';
import {
  codeName,
  decode,
  encode,
  extend,
  optional,
  optionalWithout,
  otherwise,
  ruled,
  toWire,
  unknownFields,
  wire,
} from './wire.ts';

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

test('a rule over two fields is told beside the problems of single ones, and stops what is else right', () => {
  const Twice = ruled(
    wire({ name: ['Name', name], once: ['Eins', email], again: ['Zwei', email] }),
    ({ Eins, Zwei }) => (Eins === Zwei ? [] : [{ field: 'Zwei', code: 'email-mismatch' }]),
  );
  const mismatch = { field: 'Zwei', code: 'email-mismatch' };
  expect(decode(Twice, { eins: 'a@b.de', zwei: 'c@b.de' })).toEqual({
    ok: false,
    problems: [{ field: 'Name', code: 'required' }, mismatch],
  });
  expect(decode(Twice, { Name: 'Anna', Eins: 'a@b.de', Zwei: 'c@b.de' })).toEqual({ ok: false, problems: [mismatch] });
  expect(decode(Twice, { Name: 'Anna', Eins: 'a@b.de', Zwei: 'a@b.de' }).ok).toBe(true);
});

test('a body without its leading field is a question, with it every field counts', () => {
  const Question = optionalWithout('Absender', Message);
  expect([null, {}, { Freunde: [] }, { absender: null }].map((body) => decode(Question, body))).toEqual(
    Array(4).fill({ ok: true, value: null }),
  );
  expect(decode(Question, { absender: {} }).ok).toBe(false);
});

test('a missing body lacks every field by its name', () => {
  expect(decode(wire({ first: ['Eins', name] }), null)).toEqual({
    ok: false,
    problems: [{ field: 'Eins', code: 'required' }],
  });
});

test('what only some callers get is left out, not null', () => {
  const Answer = wire({ number: ['Nr', name], secret: ['Geheim', z.optional(name)] });
  expect(JSON.stringify(encode(Answer, { number: 'A' }))).toBe('{"Nr":"A"}');
});

test('a value that does not fit its schema never leaves', () => {
  expect(() => encode(Person, { firstName: 'Anna', email: 'anna', birthDate: null, seenAt: null })).toThrow();
});

test('values of ours get their German form, anything typed stays to be judged', () => {
  const Form = wire({
    mood: ['Laune', labels({ good: 'Gut' })],
    at: ['Am', optional(moment)],
    on: ['Tag', optional(day)],
  });
  expect(toWire(Form, { mood: 'good', at: new Date('2026-01-01T10:00:00Z'), on: '31.1.2026' })).toEqual({
    Laune: 'Gut',
    Am: '2026-01-01T10:00:00Z',
    Tag: '31.1.2026',
  });
  expect(toWire(Form, { mood: 'Gut', on: '31.02.' })).toEqual({ Laune: 'Gut', Tag: '31.02.' });
});

test('names that no field has are told with their path, however deep and in whatever case', () => {
  const Item = wire({ name: ['Name', z.string()], texts: ['Texte', z.record(z.string(), z.string())] });
  const Whole = wire({ items: ['Teile', otherwise(z.array(Item), [])], one: ['Eines', optional(Item)] });
  const sent = {
    teile: [
      { Name: 'a', Texte: { any: 'key' } },
      { Name: 'b', Nmae: 'c' },
    ],
    Eines: { Name: 'd', Mehr: { Noch: 1 } },
    Anderes: [],
  };
  expect(unknownFields(Whole, sent)).toEqual(['teile.1.Nmae', 'Eines.Mehr', 'Anderes']);
});

test('a value that is kept is encoded once per wire, alone and within another, and one that does not fit still throws', () => {
  const anna = { firstName: 'Anna', email: 'a@b.de', birthDate: null, seenAt: null };
  const alike = wire({ firstName: ['Name', name] });
  const encoded = encode(Person, kept(anna));
  expect(encoded).toEqual(encode(Person, { ...anna }));
  expect(encode(Person, anna)).toBe(encoded);
  expect((encode(Message, { sender: anna, friends: [anna] }) as { Freunde: unknown[] }).Freunde[0]).toBe(encoded);
  expect(encode(alike, anna)).toEqual({ Name: 'Anna' });
  const wrong = kept({ ...anna, birthDate: 'gestern' });
  for (const _ of [1, 2]) expect(() => encode(Person, wrong)).toThrow();
});
