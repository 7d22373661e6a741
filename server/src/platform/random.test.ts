import { createHash } from 'node:crypto';
import { isNumber } from '@weitersagen/contract/basics/number';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newNumber, nextBytes, numberTries, withNewNumber } from './random.ts';

test('bytes out of the reserve are as many as asked for, and none is given out twice', () => {
  const counts = Array.from({ length: 5000 }, (_none, index) => (index % 2 ? 8 : 12));
  const marks = counts.map((count) => nextBytes(count).toString('hex'));
  expect(marks.map(({ length }) => length / 2)).toEqual(counts);
  expect(new Set(marks).size).toBe(marks.length);
});

const all = 10 ** 10;
const billion = 10 ** 9;

test('with a billion numbers taken drawing fails for one of 10^12: at 50 a second once in six hundred years', () => {
  const failing = (billion / all) ** numberTries;
  const secondsOfAYear = 365.25 * 86_400;
  expect(1 / (failing * 50) / secondsOfAYear).toBeGreaterThan(600);
});

test('whichever numbers are taken, up to a billion of them, a free one is found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: billion }), fc.string(), async (taken, which) => {
      const isTaken = (number: string): boolean =>
        createHash('md5').update(`${which} ${number}`).digest().readUInt32LE() < (taken / all) * 2 ** 32;
      const asked: string[] = [];
      const made = await withNewNumber('order', async (number) => {
        asked.push(number);
        return isTaken(number) ? undefined : number;
      });
      expect(isNumber('order', made) && !isTaken(made)).toBe(true);
      expect(asked.at(-1)).toBe(made);
      expect(asked.slice(0, -1).every(isTaken)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('a number that is never free is a fault, after so many tries', async () => {
  let tries = 0;
  const drawn = withNewNumber('claim', async () => void tries++ as undefined);
  await expect(drawn).rejects.toThrow('no free number of a claim');
  expect(tries).toBe(numberTries);
});

test('each of the ten random digits is as likely as every other', () => {
  const counts = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
  const drawn = 20_000;
  for (let made = 0; made < drawn; made++)
    [...newNumber('recommendation').slice(1, 11)].forEach((digit, place) => {
      const own = counts[place] as number[];
      own[Number(digit)] = (own[Number(digit)] ?? 0) + 1;
    });
  // Six standard deviations of a fair die of ten sides.
  const off = 6 * Math.sqrt(drawn * 0.1 * 0.9);
  for (const own of counts) for (const count of own) expect(Math.abs(count - drawn / 10)).toBeLessThan(off);
});
