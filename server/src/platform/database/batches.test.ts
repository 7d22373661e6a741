import { describe, expect, test } from 'vitest';
import { type BatchKey, emptyInBatches, walkBatches, walkEach, walkRows } from './batches.ts';

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, place) => ({ id: place + 1 }));

describe('a walk over the rows of a list', () => {
  test.each([0, 1, 199, 200, 201, 1000])('meets each of %i rows once, in order', async (count) => {
    const met: number[] = [];
    const rows = rowsUpTo(count);
    const list = async ({ after, max }: BatchKey) => rows.filter(({ id }) => id > after).slice(0, max);
    expect(await walkRows(list, async ({ id }) => met.push(id) > 0)).toBe(count);
    expect(met).toEqual(rows.map(({ id }) => id));
  });

  test('goes on behind a row that stays in the list, and counts what the work says', async () => {
    const keys: BatchKey[] = [];
    const list = async (key: BatchKey) => {
      keys.push(key);
      return rowsUpTo(300).slice(key.after, key.after + key.max);
    };
    expect(await walkRows(list, async ({ id }) => id % 2 === 0)).toBe(150);
    expect(await walkRows(list, async () => 2)).toBe(600);
    expect(keys.slice(0, 3)).toEqual([0, 200, 300].map((after) => ({ after, max: 200 })));
  });

  test('goes on behind what was looked at and left alone', async () => {
    const keys: number[] = [];
    const lasts = [7, 9, undefined];
    const count = await walkBatches(async ({ after }) => {
      keys.push(after);
      return { last: lasts[keys.length - 1], count: keys.length === 1 ? 0 : 1 };
    });
    expect([keys, count]).toEqual([[0, 7, 9], 2]);
  });

  test('ends where the work fails, and what was done stays done', async () => {
    const done: number[] = [];
    const walk = walkRows(
      async ({ after, max }) => rowsUpTo(500).slice(after, after + max),
      async ({ id }) => {
        if (id === 250) throw new Error('lost');
        return done.push(id) > 0;
      },
    );
    await expect(walk).rejects.toThrow('lost');
    expect(done).toHaveLength(249);
  });
});

describe('a walk over rows of different people', () => {
  const walk = async (count: number, isBad: (id: number) => boolean) => {
    const [done, told]: [number[], number[]] = [[], []];
    const walked = walkEach(
      async ({ after, max }) => rowsUpTo(count).slice(after, after + max),
      async ({ id }) => {
        if (isBad(id)) throw new Error(`bad ${id}`);
        return done.push(id) > 0;
      },
      (_, { id }) => told.push(id),
    );
    const end = await walked.catch(({ message }: Error) => message);
    return { end, done: done.length, told };
  };

  test('goes on behind one that fails, tells of it, and fails at the end', async () => {
    expect(await walk(300, () => false)).toEqual({ end: 300, done: 300, told: [] });
    expect(await walk(300, (id) => id === 2 || id === 250)).toEqual({ end: 'bad 2', done: 298, told: [2, 250] });
  });

  test('ends where many fail', async () => {
    const { end, done, told } = await walk(300, (id) => id > 100);
    expect([end, done, told.length]).toEqual(['bad 110', 100, 10]);
  });
});

describe('work that takes its rows out of the list', () => {
  test.each([
    [0, [0]],
    [499, [499]],
    [500, [500, 0]],
    [1200, [500, 500, 200]],
  ])('is repeated for %i rows until a batch is not full', async (count, expected) => {
    let left = count;
    const batches: number[] = [];
    const work = async (max: number) => {
      const batch = Math.min(left, max);
      left -= batch;
      batches.push(batch);
      return batch;
    };
    expect(await emptyInBatches(work)).toBe(count);
    expect(batches).toEqual(expected);
  });

  test('takes batches of another size where one is named', async () => {
    const sizes: number[] = [];
    expect(await emptyInBatches(async (max) => sizes.push(max), 5000)).toBe(1);
    expect(sizes).toEqual([5000]);
  });
});
