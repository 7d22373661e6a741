import { expect, test } from 'vitest';
import { isSearchKey, pressedKey } from './pressed.ts';

const press = (key: string, more: object = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target: { tagName: 'A' },
    ...more,
  }) as never;

test('a key does something on the page', () => {
  expect(pressedKey(press('j'), true, false)).toBe('j');
  expect(pressedKey(press('x', { target: { tagName: 'INPUT', type: 'checkbox' } }), true, false)).toBe('x');
});

test.each([
  ['in a field for text', { target: { tagName: 'INPUT', type: 'search' } }],
  ['in a choice', { target: { tagName: 'SELECT', type: 'select-one' } }],
  ['in a text', { target: { tagName: 'TEXTAREA' } }],
  ['in a rich text', { target: { tagName: 'DIV', isContentEditable: true } }],
  ['with another key held', { altKey: true }],
  ['when a part of the page took it', { defaultPrevented: true }],
])('it does nothing %s', (_, more) => {
  expect(pressedKey(press('j', more), true, false)).toBeUndefined();
});

test('it does nothing where keys are switched off, and nothing behind a question', () => {
  expect(pressedKey(press('j'), false, false)).toBeUndefined();
  expect(pressedKey(press('j'), true, true)).toBeUndefined();
});

test('the search over everything opens by Ctrl K and Cmd K, not from a text that somebody writes', () => {
  expect(isSearchKey(press('k', { ctrlKey: true }))).toBe(true);
  expect(isSearchKey(press('K', { metaKey: true, target: { tagName: 'INPUT', type: 'search' } }))).toBe(true);
  expect(isSearchKey(press('k'))).toBe(false);
  expect(isSearchKey(press('k', { ctrlKey: true, target: { tagName: 'DIV', isContentEditable: true } }))).toBe(false);
});
