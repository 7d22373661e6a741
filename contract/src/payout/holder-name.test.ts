import { expect, test } from 'vitest';
import { isSameHolder } from './holder-name.ts';

const [anna, joerg, double] = [
  { firstName: 'Anna', lastName: 'Muster' },
  { firstName: 'Jörg', lastName: 'Größmann' },
  { firstName: 'Anna-Lena', lastName: 'Muster-Beispiel' },
];

test.each([
  [anna, 'Anna Muster'],
  [anna, 'ANNA MUSTER'],
  [anna, 'Muster, Anna'],
  [anna, '  Muster   Anna '],
  [anna, 'A. Muster'],
  [anna, 'Dr. Anna Muster'],
  [anna, 'Frau Prof. Dr. med. A. Muster'],
  [anna, 'Anna von Muster'],
  [anna, 'Anna Muster-Beispiel'],
  [anna, 'Anna-Lena Muster'],
  [anna, 'Ana Muster'],
  [joerg, 'Joerg Groessmann'],
  [joerg, 'Jorg Grossmann'],
  [joerg, 'JÖRG GRÖSSMANN'],
  [joerg, 'Jo\u0308rg Gro\u0308ßmann'],
  [double, 'Anna Lena Muster Beispiel'],
  [double, 'Annalena Muster'],
  [double, 'Lena Beispiel'],
  [{ firstName: 'Иван', lastName: 'Щукин' }, 'Ivan Shchukin'],
  [{ firstName: 'Γιώργος', lastName: 'Ωμέγα' }, 'Giorgos Omega'],
  [{ firstName: 'Łukasz', lastName: 'Çelik' }, 'Lukasz Celik'],
  [{ firstName: 'Sean', lastName: "O'Neill" }, 'Sean O’Neill'],
  [{ firstName: 'J.', lastName: 'Muster' }, 'Jana Muster'],
  [{ firstName: 'Jürgen', lastName: 'Jürgen' }, 'Jürgen Jürgen'],
  [{ firstName: '', lastName: 'Muster' }, 'Muster'],
])('%j is the holder %s', (person, holder) => {
  expect(isSameHolder(holder, person)).toBe(true);
});

test.each([
  [anna, 'Mallory'],
  [anna, 'Mallory Muster'],
  [anna, 'M. Muster'],
  [anna, 'Anna'],
  [anna, 'Muster'],
  [anna, 'Anna Meister'],
  [anna, 'Mallory Anna Muster'],
  [anna, 'Anna Muster und Mallory Miese'],
  [anna, 'Anna Anna Muster Muster'],
  [anna, 'Muster GmbH'],
  [anna, ''],
  [anna, '...'],
  [anna, 'Dr.'],
  [double, 'Anna'],
  [{ firstName: '', lastName: '' }, 'Mallory'],
])('%j is another one than the holder %s', (person, holder) => {
  expect(isSameHolder(holder, person)).toBe(false);
});
