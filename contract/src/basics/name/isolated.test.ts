import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a name written from right to left stands isolated in a sentence, any other as it is', () => {
  expect(['Anna Müller', 'Иван', '李小龍'].map(isolated)).toEqual(['Anna Müller', 'Иван', '李小龍']);
  expect(['שרה', 'محمد B.'].map(isolated)).toEqual(['\u2068שרה\u2069', '\u2068محمد B.\u2069']);
});

test('a name that was stored with a turning sign turns nothing beside it', () => {
  expect(isolated('\u202egnp.exe')).toBe('\u2068\u202egnp.exe\u2069');
});
