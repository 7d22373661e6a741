import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';
import { compiledTexts } from './catalogue.ts';
import { textsOf } from './t.ts';

const { t } = textsOf(
  'de',
  compiledTexts({ locale: 'de', texts: { locale: {}, fallback: {} }, log: { warn: () => undefined } }),
);

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox unter Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge unter Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome unter Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari unter iOS',
  ],
  ['Support', 'Support'],
  ['curl/8.0', 'Unbekannter Browser'],
  ['', 'Unbekannter Browser'],
])('%j is called %s', (userAgent, name) => {
  expect(browserName(userAgent, t)).toBe(name);
});
