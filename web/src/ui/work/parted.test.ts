import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Parted } from './parted.tsx';

test.each([
  ['admin@betreiber.example', 'admin@<wbr/>betreiber.<wbr/>example'],
  ['anna-lena_meier@mail.example', 'anna-<wbr/>lena_<wbr/>meier@<wbr/>mail.<wbr/>example'],
  ['gestartet von admin@b.example', 'gestartet von admin@<wbr/>b.<wbr/>example'],
  ['426772425358', '426772425358'],
  ['', ''],
])('%s parts behind its marks', (text, markup) => {
  expect(renderToStaticMarkup(createElement(Parted, { text }))).toBe(markup);
});
