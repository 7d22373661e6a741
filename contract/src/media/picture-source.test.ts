import { describe, expect, test } from 'vitest';
import { pictureSource, previewSourceAt } from './picture-source.ts';
import { alternativeText, isPart, middle, shownFocus, shownPart } from './rules.ts';

const id = '5f0c1f1e-8c1f-4d0a-9d43-0d1c1d7f2a11';
const picture = { id, version: 3, width: 1500, height: 1000, focus: { x: 0.254, y: 0.7 } };

describe('a page shows a picture', () => {
  test('in the widths that are not larger than it, with its place and its focus', () => {
    expect(pictureSource(picture, { sizes: '50vw' })).toEqual({
      src: `/bilder/${id}/3/960`,
      srcset: [320, 480, 672, 768, 960, 1280].map((width) => `/bilder/${id}/3/${width} ${width}w`).join(', '),
      sizes: '50vw',
      width: 960,
      height: 640,
      objectPosition: '25% 70%',
    });
  });

  test('that is smaller than all of them as it is', () => {
    const { src, srcset, width, height } = pictureSource({ ...picture, width: 200, height: 50 });
    expect([src, srcset]).toEqual([`/bilder/${id}/3/200`, `/bilder/${id}/3/200 200w`]);
    expect([width, height]).toEqual([200, 50]);
  });

  test('cut to a form as far as it has it, below another address and no wider than it is ever shown', () => {
    const options = { ratio: 1, base: '/verwaltung/bilder/a' };
    const { src, srcset, height } = pictureSource(picture, options);
    expect([src, height]).toEqual([`/verwaltung/bilder/a/${id}/3/960x960`, 960]);
    expect(srcset.split(', ')).toHaveLength(5);
    expect(pictureSource(picture, { ...options, widthMax: 500 }).srcset).toBe(
      `/verwaltung/bilder/a/${id}/3/320x320 320w, /verwaltung/bilder/a/${id}/3/480x480 480w`,
    );
  });
});

test('what is shown of a picture is its cut, and its focus lies in it', () => {
  const cut = { x: 0.5, y: 0.25, width: 0.5, height: 0.5 };
  const whole = { width: 101, height: 50, cut: null };
  expect(shownPart(whole)).toEqual({ left: 0, top: 0, width: 101, height: 50 });
  expect(shownPart({ ...whole, cut })).toEqual({ left: 51, top: 13, width: 50, height: 25 });
  expect(shownFocus({ focus: middle, cut: null })).toEqual(middle);
  expect(shownFocus({ focus: { x: 0.75, y: 0.5 }, cut })).toEqual(middle);
  expect(shownFocus({ focus: { x: 0, y: 1 }, cut })).toEqual({ x: 0, y: 1 });
});

test.each([
  ['all of it', { x: 0, y: 0, width: 1, height: 1 }, true],
  ['a part at the edge', { x: 0.9, y: 0.9, width: 0.1, height: 0.1 }, true],
  ['one that goes beyond', { x: 0.5, y: 0, width: 0.6, height: 1 }, false],
  ['one that begins before', { x: -0.1, y: 0, width: 0.5, height: 1 }, false],
  ['one that nobody sees', { x: 0, y: 0, width: 0.01, height: 1 }, false],
])('%s: whether it is a cut', (_, part, is) => {
  expect(isPart(part)).toBe(is);
});

test('an alternative text is that of the language, else of the default one', () => {
  expect(alternativeText({ de: 'Haus', en: 'House' }, 'en', 'de')).toBe('House');
  expect(alternativeText({ de: 'Haus', en: '' }, 'en', 'de')).toBe('Haus');
  expect(alternativeText({}, 'en', 'de')).toBe('');
});

test.each([
  [3000, 2000, '/bilder/x/2/1200x630.jpg'],
  [1200, 400, '/bilder/x/2/761x400.jpg'],
  [600, 900, '/bilder/x/2/600x315.jpg'],
])('a preview of a picture of %s by %s points is cut to its form, and never made larger', (width, height, src) => {
  const source = previewSourceAt({ address: '/bilder/x/2', width, height });
  expect(source.src).toBe(src);
  expect(source).toMatchObject({ type: 'image/jpeg' });
});
