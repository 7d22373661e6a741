import { expect, test } from 'vitest';
import { inserted } from './insert.ts';

const at = (value: string, selectionStart: number, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

test('a value stands where the cursor was, in place of what was selected', () => {
  expect(inserted(at('Hallo , wie geht es', 6), '{vorname}', false)).toEqual({
    text: 'Hallo {vorname}, wie geht es',
    cursor: 15,
  });
  expect(inserted(at('Hallo NAME!', 6, 10), '{vorname}', false).text).toBe('Hallo {vorname}!');
});

test('a whole part gets a line of its own', () => {
  expect(inserted(at('eins zwei', 4), '{knopf}', true)).toEqual({ text: 'eins\n\n{knopf}\n\nzwei', cursor: 13 });
  expect(inserted(at('', 0), '{knopf}', true).text).toBe('{knopf}');
  expect(inserted(at('eins\n\n', 6), '{knopf}', true).text).toBe('eins\n\n{knopf}');
});
