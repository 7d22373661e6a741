import { expect, test } from 'vitest';
import { groupTyped } from './iban-typing.ts';

/** A field as it is after a key: what stands in it, where the caret is, what happened. */
const after = (value: string, inputType: string, caret = value.length) => {
  const field = { value, selectionStart: caret, selectionEnd: caret };
  groupTyped(field, { inputType });
  return field.value;
};

test.each([
  ['the fifth sign begins a group', 'de021', 'insertText', undefined, 'DE02 1'],
  [
    'a whole IBAN that is pasted',
    'de02120300000000202051',
    'insertFromPaste',
    undefined,
    'DE02 1203 0000 0000 2020 51',
  ],
  ['a blank somebody types after a group', 'DE02 ', 'insertText', undefined, 'DE02 '],
  ['signs that are deleted', 'DE02 ', 'deleteContentBackward', undefined, 'DE02 '],
  ['a correction in the middle', 'DE0X2 1203', 'insertText', 4, 'DE0X2 1203'],
  ['something taken back', 'DE02120', 'historyUndo', undefined, 'DE02120'],
] as const)('%s', (_what, value, inputType, caret, expected) => {
  expect(after(value, inputType, caret)).toBe(expected);
});

test('what an input method has not finished stays alone', () => {
  const field = { value: 'de021', selectionStart: 5, selectionEnd: 5 };
  groupTyped(field, { inputType: 'insertCompositionText', isComposing: true });
  expect(field.value).toBe('de021');
});
