import { expect, test } from 'vitest';
import { looksLikeAddress, nameProblems } from './typed-name.ts';

test.each([
  'Anna',
  'Anna-Maria',
  'J.R.',
  'J.R. Müller',
  'van d. Berg',
  "O'Neill",
  'Dr.Weber',
  'Prof. Dr. Müller',
  'Prof.Dr.Weber',
  'Dr.med. Schmidt',
  'Hr.Schwarz',
  'Dipl.-Ing. Meier',
  'St. Martin',
  'Müller jr.',
  'de la Cruz',
  'Karl-Theodor Maria Nikolaus Johann Jacob',
])('%j is a name', (name) => expect(nameProblems({ Vorname: name })).toEqual([]));

test.each([
  'Müller.de',
  'jetzt auf gewinn.example.com',
  'Gewinn: https://phish.example/x',
  'www.gewinn',
  'anna@example',
  'gewinn.shop/abholen',
  'dr.de',
  'St.Com',
  'gewinn.De abholen',
  'Hr.Support/abholen',
  'Med.Shop',
  'Dr.Weber/abholen',
  'dr.weber',
  'gewinn。com',
  'gewinn．com',
  'müller.рф',
  '192.0.2.7/x',
  'a'.repeat(41),
])('%j is none', (name) =>
  expect(nameProblems({ Vorname: name, Nachname: 'Muster' })).toEqual([{ field: 'Vorname', code: 'invalid' }]),
);

test('a name that nobody typed is no problem', () => {
  expect(nameProblems({ Vorname: null, Nachname: undefined, name: '' })).toEqual([]);
});

test('words of a sentence are no domains, and a top-level domain is known in its own script', () => {
  expect(looksLikeAddress('Ende. Anfang')).toBe(false);
  expect(looksLikeAddress('пример.рф')).toBe(true);
});
