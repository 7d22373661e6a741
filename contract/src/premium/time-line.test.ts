import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '../basics/day.ts';
import { isValidPremium } from './rules.ts';
import { spanOf, timeLineOf } from './time-line.ts';

const today = '2026-03-02';
const span = (from: string | null, until: string | null) => ({ from, until });

test('a premium counts until the later one of its two ends, and without one for ever', () => {
  const days = { startsOn: '2026-01-01', endsOn: '2026-02-01', shownUntil: '2026-03-01' };
  expect(spanOf(days)).toEqual(span('2026-01-01', '2026-03-01'));
  expect(spanOf({ ...days, shownUntil: null })).toEqual(span('2026-01-01', '2026-02-01'));
  expect(spanOf({ startsOn: null, endsOn: null, shownUntil: null })).toEqual(span(null, null));
});

test('premiums that follow each other day by day have neither gap nor overlap, and after the last one there is nothing', () => {
  const line = timeLineOf([span(null, '2026-03-31'), span('2026-04-01', '2026-12-31')], today);
  expect(line).toEqual({ gaps: [span('2027-01-01', null)], overlaps: [] });
  expect(timeLineOf([span('2026-01-01', null)], today)).toEqual({ gaps: [], overlaps: [] });
});

test('days on which none counts are a gap, and those on which two count are an overlap', () => {
  const line = timeLineOf(
    [span(null, '2026-03-31'), span('2026-03-15', '2026-04-30'), span('2026-06-01', null), span('2026-07-01', null)],
    today,
  );
  expect(line).toEqual({
    gaps: [span('2026-05-01', '2026-05-31')],
    overlaps: [span('2026-03-15', '2026-03-31'), span('2026-07-01', null)],
  });
});

test('what is over is no gap any more, and of no premium at all everything is one', () => {
  expect(timeLineOf([span('2025-01-01', '2025-02-01'), span('2026-01-01', null)], today).gaps).toEqual([]);
  expect(timeLineOf([], today)).toEqual({ gaps: [span(today, null)], overlaps: [] });
});

test('on each day the time line says what the rule of the day says', () => {
  const day = fc.integer({ min: -20, max: 60 }).map((days) => plusDays(today, days));
  const premium = fc.record({
    startsOn: fc.option(day, { nil: null }),
    endsOn: fc.option(day, { nil: null }),
    shownUntil: fc.option(day, { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(premium, { maxLength: 5 }), (premiums) => {
      const { gaps, overlaps } = timeLineOf(premiums.map(spanOf), today);
      const isIn = (spans: typeof gaps, on: string) =>
        spans.some(({ from, until }) => (from ?? '') <= on && (until === null || on <= until));
      for (let days = 0; days < 70; days++) {
        const on = plusDays(today, days);
        const count = premiums.filter((one) => isValidPremium(one, on)).length;
        expect([isIn(gaps, on), isIn(overlaps, on)]).toEqual([count === 0, count > 1]);
      }
    }),
  );
});
