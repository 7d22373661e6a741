import { expect, test } from 'vitest';
import { jsonAddress } from './json-address.ts';

test('the file holds the very value, umlauts and many entries, too', () => {
  const value = { Name: 'Änne Größe 🎉', Liste: Array.from({ length: 5000 }, (_, index) => `Zeile ${index}`) };
  const [head, body = ''] = jsonAddress(value).split(',');
  expect(head).toBe('data:application/json;base64');
  expect(JSON.parse(Buffer.from(body, 'base64').toString('utf8'))).toEqual(value);
});
