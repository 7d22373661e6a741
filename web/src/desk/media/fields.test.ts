import { describe, expect, test } from 'vitest';
import { fitted, ofPercent, partOf, percent, placed, stepOf } from './fields.ts';

test('a place stays in the picture', () => {
  expect(placed({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 });
  expect(placed({ x: 1 / 3, y: 0.5 })).toEqual({ x: 0.3333, y: 0.5 });
  expect([percent(0.505), ofPercent(50), ofPercent(120), ofPercent(-3)]).toEqual([51, 0.5, 1, 0]);
});

describe('a cut', () => {
  test('that is pushed over the edge stops at it, as large as it was', () => {
    expect(fitted({ x: 0.9, y: -0.4, width: 0.5, height: 0.5 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  });
  test('is never too small to be seen, and never larger than the picture', () => {
    expect(fitted({ x: 0.99, y: 0, width: 0, height: 3 })).toEqual({ x: 0.95, y: 0, width: 0.05, height: 1 });
  });
  test('is drawn from any corner', () => {
    expect(partOf({ x: 0.8, y: 0.2 }, { x: 0.3, y: 0.6 })).toEqual({ x: 0.3, y: 0.2, width: 0.5, height: 0.4 });
    expect(partOf({ x: 0.5, y: 0.5 }, { x: 2, y: -1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  });
});

test('arrow keys go their way, other keys go none', () => {
  expect(['ArrowLeft', 'ArrowDown', 'a'].map(stepOf)).toEqual([{ x: -1, y: 0 }, { x: 0, y: 1 }, undefined]);
});
