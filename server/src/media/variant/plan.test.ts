/** What is drawn of a picture for what was asked (rules 6.1), and what the address of an asset says. */
import { middle } from '@weitersagen/contract/media/rules';
import { describe, expect, test } from 'vitest';
import { type Asked, type Picture, planOf } from './plan.ts';
import { assetQuery } from './query.ts';

const wide: Picture = { type: 'jpeg', width: 1000, height: 500, focus: middle, cut: null };
const sizeOf = (asked: Asked, picture = wide) => {
  const plan = planOf(picture, asked);
  if (!plan) return 'as it is';
  const { width, height } = plan.ground ?? plan;
  return `${width}x${height}`;
};
const fromOf = (asked: Asked, picture = wide) => {
  const { left, top, width, height } = planOf(picture, asked)?.from ?? { left: 0, top: 0, width: 0, height: 0 };
  return [left, top, width, height];
};

test.each<[string, Asked, string]>([
  ['nothing', {}, 'as it is'],
  ['a width', { width: 100 }, '100x50'],
  ['a height', { height: 100 }, '200x100'],
  ['both: it fits inside', { width: 100, height: 100 }, '100x50'],
  ['more than there is: never enlarged', { width: 5000 }, 'as it is'],
  ['Min: both are filled', { width: 100, height: 100, mode: 'Min' }, '200x100'],
  ['Min, more than there is', { width: 900, height: 900, mode: 'Min' }, 'as it is'],
  ['Crop: exactly so', { width: 100, height: 100, mode: 'Crop' }, '100x100'],
  ['Crop, more than there is: its form, as large as there is', { width: 2000, height: 2000, mode: 'Crop' }, '500x500'],
  ['Crop by one side: the other follows', { width: 100, mode: 'Crop' }, '100x50'],
  ['CropUpsize: exactly so, however large', { width: 2000, height: 2000, mode: 'CropUpsize' }, '2000x2000'],
  ['Stretch', { width: 100, height: 300, mode: 'Stretch' }, '100x300'],
  ['Pad: the rest is ground', { width: 300, height: 300, mode: 'Pad' }, '300x300'],
  ['BoxPad: the picture is not enlarged, the ground is', { width: 1200, height: 900, mode: 'BoxPad' }, '1200x900'],
  ['a size without end', { width: 999_999_999, height: 999_999_999, mode: 'Stretch' }, '4000x4000'],
  ['another format', { format: 'webp' }, '1000x500'],
])('%s', (_, asked, size) => {
  expect(sizeOf(asked)).toBe(size);
});

test('what is cut stays around its focus, and inside of the picture', () => {
  const square: Asked = { width: 100, height: 100, mode: 'Crop' };
  expect(fromOf(square)).toEqual([250, 0, 500, 500]);
  expect(fromOf(square, { ...wide, focus: { x: 0.4, y: 0.9 } })).toEqual([150, 0, 500, 500]);
  expect(fromOf(square, { ...wide, focus: { x: 1, y: 0 } })).toEqual([500, 0, 500, 500]);
  expect(fromOf({ ...square, focus: { x: 0, y: 0 } }, { ...wide, focus: { x: 1, y: 0 } })).toEqual([0, 0, 500, 500]);
});

test('of a picture that is cut only that part is seen, with its focus', () => {
  const right: Picture = { ...wide, cut: { x: 0.5, y: 0, width: 0.5, height: 1 }, focus: { x: 0.5, y: 0.5 } };
  expect(fromOf({}, right)).toEqual([500, 0, 500, 500]);
  expect(sizeOf({ width: 5000 }, right)).toBe('500x500');
  expect(fromOf({ width: 100, height: 200, mode: 'Crop' }, right)).toEqual([500, 0, 250, 500]);
});

const shrunkOf = (asked: Asked, picture = wide) => {
  const shrunk = planOf(picture, asked)?.shrunk;
  return shrunk && [shrunk.left, shrunk.top, shrunk.width, shrunk.height];
};

test('what becomes smaller is drawn smaller as a whole before its part is taken', () => {
  const square: Asked = { width: 100, height: 100, mode: 'Crop' };
  expect(shrunkOf({ width: 100 })).toEqual([0, 0, 100, 50]);
  expect(shrunkOf(square)).toEqual([50, 0, 200, 100]);
  expect(shrunkOf(square, { ...wide, focus: { x: 1, y: 0 } })).toEqual([100, 0, 200, 100]);
  // A form that the picture almost has costs a row of points.
  expect(shrunkOf({ width: 333, height: 166, mode: 'Crop' })).toEqual([0, 0, 333, 167]);
  const right: Picture = { ...wide, cut: { x: 0.9, y: 0.5, width: 0.1, height: 0.5 } };
  expect(shrunkOf({ width: 50 }, right)).toEqual([450, 125, 500, 250]);
});

test('what keeps its size or grows is cut first', () => {
  expect(shrunkOf({ format: 'webp' })).toBeNull();
  expect(shrunkOf({ width: 2000, height: 2000, mode: 'CropUpsize' })).toBeNull();
  expect(shrunkOf({ width: 100, height: 900, mode: 'Stretch' })).toBeNull();
});

test('two ways to ask for the same are the same', () => {
  const [one, other] = [planOf(wide, { width: 300 }), planOf(wide, { height: 150, width: 9000, mode: 'Max' })];
  expect(one).toEqual(other);
});

describe('the address of an asset', () => {
  const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  test.each<[string, Record<string, unknown>, string, object]>([
    ['names a size', { width: '100', Height: '50', MODE: 'crop' }, '*/*', { width: 100, height: 50, mode: 'Crop' }],
    ['takes the best that is accepted', { width: '100' }, browser, { format: 'avif', isNegotiated: true }],
    ['takes webp where no more is accepted', { auto: '' }, 'image/webp, image/avif;q=0', { format: 'webp' }],
    ['keeps the format for a program that takes anything', { width: '1' }, '*/*', { format: undefined }],
    ['keeps the file as it is without a size', {}, browser, { format: undefined, isNegotiated: false }],
    ['names a format', { width: '100', format: 'JPG' }, browser, { format: 'jpeg', isNegotiated: false }],
    ['names a focus', { focusX: '-1', focusY: '1' }, '', { focus: { x: 0, y: 0 } }],
    ['wants none', { nofocus: '' }, '', { focus: middle }],
    ['names a colour', { bg: 'fA0' }, '', { background: '#ffaa00' }],
    [
      'says what cannot be read',
      { width: '-5', height: '1e3', mode: 'x', bg: 'url(x)', quality: 'a', cache: '-1', focusX: 'NaN', focusY: '9' },
      '',
      {
        width: undefined,
        height: undefined,
        mode: undefined,
        background: undefined,
        quality: undefined,
        cacheSeconds: undefined,
        focus: undefined,
      },
    ],
    ['names something twice', { width: ['20', '30'] }, '', { width: 20 }],
  ])('%s', (_, query, accept, read) => {
    expect(assetQuery(query, accept)).toMatchObject(read);
  });
});
