import { afterEach, expect, test } from 'vitest';
import { addressBehind, initialsOf, knowColleagues, nameAndAddress, nameOf } from './colleagues.ts';

afterEach(() => knowColleagues([]));

test('a colleague is shown by name, and by the address where no name is known', () => {
  knowColleagues([{ email: 'eva@x.example', name: 'Eva Brandt' }]);
  expect([nameOf('eva@x.example'), nameOf('olaf@x.example')]).toEqual(['Eva Brandt', 'olaf@x.example']);
  expect([addressBehind('eva@x.example'), addressBehind('olaf@x.example'), addressBehind(null)]).toEqual([
    'eva@x.example',
    undefined,
    undefined,
  ]);
  expect(nameAndAddress('eva@x.example')).toBe('Eva Brandt (eva@x.example)');
  expect(nameAndAddress('olaf@x.example')).toBe('olaf@x.example');
});

test('nobody passes as a colleague by taking the same name', () => {
  knowColleagues([
    { email: 'eva@x.example', name: 'Eva Brandt' },
    { email: 'other@x.example', name: 'EVA Brandt' },
    { email: 'ina@x.example', name: 'Ina Roth' },
  ]);
  expect(nameOf('other@x.example')).toBe('EVA Brandt (other@x.example)');
  expect(nameOf('eva@x.example')).toBe('Eva Brandt (eva@x.example)');
  expect(nameOf('ina@x.example')).toBe('Ina Roth');
});

test.each([
  ['Miriam Aydın', 'MA'],
  ['Anna Maria von der Heide', 'AH'],
  ['Özlem', 'Ö'],
  ['王 小明', '王小'],
])('initials are those of the first and the last word: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
