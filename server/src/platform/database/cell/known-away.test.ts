import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseAway } from '../away.ts';
import { type KnownAway, knownAway } from './known-away.ts';

let answers: 'at once' | 'never' | 'no';
let asked: number;
let cell: KnownAway;
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = ['at once', 0];
  cell = knownAway('b', async () => {
    asked++;
    if (answers === 'never') await new Promise((resolve) => setTimeout(resolve, 2000));
    if (answers !== 'at once') throw new Error('no answer in time');
  });
});
afterEach(() => {
  cell.stop();
  vi.useRealTimers();
});

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const fine = async (): Promise<string> => 'answered';
const told = (steps: () => Promise<string> = fine): Promise<string> =>
  cell
    .unlessAway(steps)
    .catch((error: Error) => (isDatabaseAway(error) ? error.message : `not away: ${error.message}`));

test('after one connection that failed all others are refused at once, and it is asked each second until it answers', async () => {
  answers = 'no';
  expect(await told(() => Promise.reject(refused()))).toBe('connect ECONNREFUSED');
  await vi.advanceTimersByTimeAsync(0);
  for (let again = 0; again < 3; again++) expect(await told()).toBe('the cell b is away');
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect([await told(), asked]).toEqual(['the cell b is away', 4]);
  answers = 'at once';
  await vi.advanceTimersByTimeAsync(1000);
  expect([await told(), asked]).toEqual(['answered', 5]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(5);
});

test('one that is frozen is known to be after four seconds, though who asked first still waits', async () => {
  answers = 'never';
  const first = told(() => new Promise((resolve) => setTimeout(() => resolve('late'), 20_000)));
  await vi.advanceTimersByTimeAsync(3900);
  expect(await told()).toBe('answered');
  await vi.advanceTimersByTimeAsync(200);
  expect(await told()).toBe('the cell b is away');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toBe('late');
});

test('one that is slow, that refuses a mandant who moves, or a verb that refuses, is not away', async () => {
  const slow = told(() => new Promise((resolve) => setTimeout(() => resolve('slow'), 10_000)));
  await vi.advanceTimersByTimeAsync(5000);
  expect([await told(), asked]).toEqual(['answered', 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await slow).toBe('slow');
  answers = 'no';
  expect(await told(() => Promise.reject(Object.assign(new Error('moves'), { code: 'WS001' })))).toBe('moves');
  expect(await told(() => Promise.reject(new Error('a fault')))).toBe('not away: a fault');
  await vi.advanceTimersByTimeAsync(1000);
  expect([await told(), asked]).toEqual(['answered', 1]);
});
