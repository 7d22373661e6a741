import { expect, test } from 'vitest';
import { copyText } from './copy-text.ts';

test('a link is copied where the browser lets it', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  expect(await copyText('https://weitersagen.example/x', clipboard)).toBe(true);
  expect(written).toEqual(['https://weitersagen.example/x']);
});

test('a clipboard that is refused, or that is not there, has copied nothing', async () => {
  const refusing = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
  expect(await copyText('x', refusing)).toBe(false);
  expect(await copyText('x', undefined)).toBe(false);
});
