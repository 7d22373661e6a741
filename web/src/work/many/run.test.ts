import { expect, test } from 'vitest';
import { type Result, runMany, type Told } from './run.ts';

const done: Told = { kind: 'done' };
const run = (told: readonly Told[], isStopped = () => false) => {
  const steps: number[] = [];
  const acted: number[] = [];
  const act = async (row: number): Promise<Told> => {
    acted.push(row);
    return told[row] ?? done;
  };
  const tell = (results: readonly Result[]) => steps.push(results.length);
  const over = runMany({ rows: [0, 1, 2], act, isStopped, tell });
  return over.then((results) => ({ results: results.map(({ kind }) => kind), steps, acted }));
};

test('one is done after the other, and each tells what came of it', async () => {
  const refused: Told = { kind: 'refused', text: 'Nicht möglich.' };
  const waits: Told = { kind: 'waits', text: 'Wartet.' };
  expect(await run([refused, waits, done])).toEqual({
    results: ['refused', 'waits', 'done'],
    steps: [1, 2, 3],
    acted: [0, 1, 2],
  });
});

test('who stops it keeps what is done, and the others are left as they are', async () => {
  let asked = 0;
  const { results, acted } = await run([], () => ++asked > 1);
  expect([results, acted]).toEqual([['done', 'left', 'left'], [0]]);
});

test('where the session is over nothing more is tried', async () => {
  const over: Told = { kind: 'refused', text: 'Bitte melden Sie sich an.', endsAll: true };
  const { results, acted } = await run([done, over]);
  expect([results, acted]).toEqual([
    ['done', 'refused', 'left'],
    [0, 1],
  ]);
});
