import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { optional, wire } from '../basics/wire.ts';
import { allowedAt } from './allowed.ts';

const colour = labels({ red: 'Rot', green: 'Gruen' });
const Car = wire({
  colour: ['Farbe', colour],
  parts: ['Teile', z.array(wire({ colour: ['Farbe', optional(colour)] }))],
  name: ['Name', z.string()],
});

test('a field that takes only some values says which, wherever it stands', () => {
  expect(['Farbe', 'Teile.0.Farbe'].map((field) => allowedAt(Car, field))).toEqual([
    ['Rot', 'Gruen'],
    ['Rot', 'Gruen'],
  ]);
});

test('a field that takes anything, and one that does not exist, say nothing', () => {
  expect(['Name', 'Farbe.Ton', 'Preis'].map((field) => allowedAt(Car, field))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
