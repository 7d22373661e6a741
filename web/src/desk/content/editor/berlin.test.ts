import { expect, test } from 'vitest';
import { berlinMoment } from './berlin.ts';

test.each([
  ['in winter', '2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
  ['in summer', '2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
  ['in German writing', '15.07.2026', '00:00', '2026-07-14T22:00:00.000Z'],
  ['in the hour that comes twice, the first one', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('a moment %s is that of the clock in Berlin', (_, day, time, utc) => {
  expect(berlinMoment(day, time)?.toISOString()).toBe(utc);
});

test.each([
  ['the hour that does not come', '2026-03-29', '02:30'],
  ['no day', '2026-02-30', '10:00'],
  ['no time', '2026-02-20', '25:00'],
  ['nothing', '', ''],
])('%s is no moment', (_, day, time) => {
  expect(berlinMoment(day, time)).toBeUndefined();
});
