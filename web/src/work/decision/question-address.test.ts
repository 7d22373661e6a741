import { expect, test } from 'vitest';
import { asking, isSameBeside, questionOf } from './question-address.ts';

test.each([
  ['', 'anlegen', '/praemien?frage=anlegen'],
  ['?text=a&nach=xyz', 'anlegen', '/praemien?text=a&nach=xyz&frage=anlegen'],
  ['?frage=anlegen&seite=3', 'verwerfen', '/praemien?frage=verwerfen&seite=3'],
  ['?ende=ja&frage=anlegen', null, '/praemien?ende=ja'],
  ['?frage=anlegen', null, '/praemien'],
])('on %s the question becomes %s and all else stays', (search, question, address) => {
  expect(asking('/praemien', search, question)).toBe(address);
  expect(questionOf(new URL(address, 'http://localhost').searchParams)).toBe(question);
});

test('a question opens and closes without a new page, a filter and a second look bring one', () => {
  const at = (address: string) => new URL(address, 'http://localhost');
  expect(isSameBeside(at('/praemien/1'), at('/praemien/1?frage=stornieren'))).toBe(true);
  expect(isSameBeside(at('/praemien?text=a&frage=x'), at('/praemien?text=a'))).toBe(true);
  expect(isSameBeside(at('/praemien?text=a'), at('/praemien?text=b'))).toBe(false);
  expect(isSameBeside(at('/praemien'), at('/praemien'))).toBe(false);
  expect(isSameBeside(at('/praemien/1'), at('/praemien/2?frage=x'))).toBe(false);
});
