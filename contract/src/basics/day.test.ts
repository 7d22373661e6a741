import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, beginOfDay, dayOf, daysBetween, germanDay, germanMoment, moment, parseDay, plusDays } from './day.ts';
import { decode, encode } from './wire.ts';

const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('every day is read in both notations', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      const [year, month, date] = day.split('-').map(Number);
      expect(parseDay(day)).toBe(day);
      expect(parseDay(germanDay(day))).toBe(day);
      expect(parseDay(` ${date}.${month}.${year} `)).toBe(day);
    }),
  );
});

test.each(['31.02.1990', '2026-02-29', '2026-13-01', '00.01.2026', '1.1.26', '01/02/2026', '', 'heute', '0999-01-01'])(
  '%s is no day',
  (value) => {
    expect(parseDay(value)).toBeUndefined();
  },
);

test('days are counted by the calendar, also where a clock was changed', () => {
  expect(plusDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(plusDays('2026-01-01', 84)).toBe('2026-03-26');
  fc.assert(
    fc.property(someDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      expect(daysBetween(day, plusDays(day, days))).toBe(days);
    }),
  );
});

test('today is the day in Berlin, whatever the zone of the machine', () => {
  expect(dayOf(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31');
  expect(dayOf(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01');
  expect(dayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
});

test('people read dd.mm.yyyy, with time in 24 hours (K-02)', () => {
  expect(germanMoment(new Date('2026-01-31T13:05:00Z'))).toBe('31.01.2026 - 14:05');
  expect(germanMoment(new Date('2026-01-30T23:00:00Z'))).toBe('31.01.2026 - 00:00');
});

test('a day begins with its first moment in Berlin, in winter and in summer', () => {
  const lately = fc
    .date({ min: new Date('1990-01-02'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(lately, (day) => {
      const begin = beginOfDay(day);
      expect([dayOf(begin), dayOf(new Date(begin.getTime() - 1))]).toEqual([day, plusDays(day, -1)]);
    }),
  );
});

test('a year of age is full on the birthday', () => {
  expect(ageOn('1990-02-03', '2018-02-02')).toBe(27);
  expect(ageOn('1990-02-03', '2018-02-03')).toBe(28);
  expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
  expect(ageOn('2000-02-29', '2018-03-01')).toBe(18);
});

test('a moment needs its zone and goes out in UTC', () => {
  const read = decode(moment, '2026-01-01T10:00:00+02:00');
  if (!read.ok) throw new Error('readable');
  expect(encode(moment, read.value)).toBe('2026-01-01T08:00:00Z');
  expect(
    ['2026-01-01T10:00:00', '2026-01-01', '2026-13-01T10:00:00Z'].map((value) => decode(moment, value).ok),
  ).toEqual([false, false, false]);
});
