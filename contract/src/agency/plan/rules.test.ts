import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '../../basics/day.ts';
import { countsOn, mayEndPlan, planProblems, planStateOn } from './rules.ts';

const today = '2026-03-02';
const day = fc.integer({ min: 0, max: 40 }).map((days) => plusDays(today, days));
const plan = fc
  .tuple(day, fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }))
  .map(([validFrom, length]) => ({ validFrom, validTo: length === null ? null : plusDays(validFrom, length) }));

test('on no day two rows count that were taken one after the other', () => {
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 8 }), day, (wished, on) => {
      const taken: (typeof wished)[number][] = [];
      for (const one of wished) if (planProblems(one, taken, today).length === 0) taken.push(one);
      return taken.filter((one) => countsOn(one, on)).length <= 1;
    }),
  );
});

test('a row is refused only where it begins too early, ends before it begins, or shares a day with another one', () => {
  fc.assert(
    fc.property(plan, plan, (one, other) => {
      const days = Array.from({ length: 80 }, (_, at) => plusDays(today, at));
      const shared = days.some((on) => countsOn(one, on) && countsOn(other, on));
      expect(planProblems(one, [other], today).length > 0).toBe(shared);
    }),
  );
});

test('the first day and the last are days on which it counts, and what has ended counts no more', () => {
  const row = { validFrom: today, validTo: plusDays(today, 2), endedAt: null };
  const states = [-1, 0, 2, 3].map((days) => planStateOn(row, plusDays(today, days)));
  expect(states).toEqual(['coming', 'valid', 'valid', 'over']);
  expect(planStateOn({ ...row, endedAt: new Date() }, today)).toBe('ended');
  expect(states.map(mayEndPlan)).toEqual([true, true, true, false]);
});
