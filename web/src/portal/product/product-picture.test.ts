import { readFileSync } from 'node:fs';
import { drawings } from '@weitersagen/contract/product/drawing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const uploaded = { address: '/bilder/7/3', width: 1200, height: 1200, alternativeText: 'Ein Router' };
const drawn = (isFirst = false) =>
  renderToStaticMarkup(createElement(ProductPicture, { picture: uploaded, drawing: 'router', isFirst }));

test('every drawing is there, large and as a line, then the note and its half and the three steps, and nothing else', () => {
  const sheet = readFileSync(new URL('../../ui/drawings.svg', import.meta.url), 'utf8');
  const ids = [...sheet.matchAll(/<symbol id="([a-z0-9-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    ...drawings,
    ...drawings.map((name) => `${name}-line`),
    'note',
    'note-half',
    'way1',
    'way2',
    'way3',
  ]);
});

test('the drawings take their colours from the brand and name none', () => {
  const sheet = readFileSync(new URL('../../ui/drawings.svg', import.meta.url), 'utf8');
  const colours = [...sheet.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.filter((colour) => !/^(none|currentColor|var\(--[a-z0-9-]+\))$/.test(colour ?? ''))).toEqual([]);
});

test('an uploaded picture comes in the widths of a card, has its place before it is there, and says what it shows', () => {
  const html = drawn();
  const widths = [...html.matchAll(/\/bilder\/7\/3\/(\d+)x(\d+) \1w/g)].map(([, width, height]) => [width, height]);
  expect(widths).toEqual([
    ['320', '213'],
    ['480', '320'],
    ['672', '448'],
    ['768', '512'],
    ['960', '640'],
  ]);
  expect(html).toContain('width="960" height="640"');
  expect(html).toContain('alt="Ein Router"');
  expect(html).not.toContain('style=');
});

test('a picture below the first window waits until somebody comes near it', () => {
  expect(drawn()).toContain('loading="lazy"');
  expect(drawn(true)).toContain('fetchPriority="high"');
  expect(drawn(true)).not.toContain('loading=');
});

test('without an uploaded picture the drawing stands there, which nobody needs to see', () => {
  const html = renderToStaticMarkup(createElement(ProductPicture, { picture: null, drawing: 'fibre' }));
  expect(html).toMatch(
    /<svg viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="[^"]*#fibre"><\/use><\/svg>/,
  );
});
