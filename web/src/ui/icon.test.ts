import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon.tsx';

test('every icon that has a name is drawn, and every drawing has a name', () => {
  const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  const drawn = [...sheet.matchAll(/<symbol id="([a-z]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual(iconNames);
});
