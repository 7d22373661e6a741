import { expect, test } from 'vitest';
import { hostsIn, looksLikeAddress, nameProblems } from './typed-name.ts';

test.each([
  'Anna',
  'Anna-Maria',
  'J.R.',
  'J.R. Müller',
  'van d. Berg',
  'Anna-Lena',
  'Müller-Lüdenscheidt',
  "O'Neill",
  'Dr. Anna',
  'Dr. Weber',
  'Dr.Müller',
  'Dr.Müller-Weber',
  'Dr. Weber-Meier',
  'St.John-Smith',
  'Prof. Dr. Müller',
  'Prof.Dr. Müller',
  'Prof.Dr. Weber',
  'Dr.med. Weber',
  'Prof.Dr.med.Müller',
  'Dipl.Ing. Meier',
  'Hr. Support',
  'Fr.Müller',
  'St.John',
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
  // A title before a top-level domain is the name of a domain; with a blank between them it is none.
  'Dr.Weber',
  'Prof.Dr.Weber',
  'Med.Shop',
  'Hr.Support/abholen',
  'Dr.med',
  'Dr.med./abholen',
  'Gewinn.Ing. Meier',
  'Dr.med.Weber',
  'Dr.med.Shop',
  'bit.ly',
  'gewinn.com-jetzt',
  'Dr.Weber-Meier',
  'bit。ly',
  'bit｡ly',
  'St.Com',
  'gewinn.De abholen',
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

// Whoever looks from each sign to the end does not end within the time of a test.
test('a very long row of signs without a dot is looked through', () => {
  expect(hostsIn(`${'a'.repeat(250_000)} ${'b-'.repeat(125_000)}.shop`)).toEqual([`${'b-'.repeat(125_000)}.shop`]);
});
