import { expect, test } from 'vitest';
import type { System } from '../../context.ts';
import { atHomeOrHere, bounded } from './without-home.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Whose home fails; `cells` where it is not the only database. */
function systemOf(error: Error, cells?: object) {
  const told: string[] = [];
  const database = { cells, transaction: () => Promise.reject(error) };
  const log = { error: (_what: object, line: string) => void told.push(line) };
  const system = { database, log, meters: { add: () => undefined } } as unknown as System;
  return {
    told,
    ask: () =>
      atHomeOrHere(
        system,
        async () => 'at home',
        () => 'here',
      ),
  };
}

test('where home is the only database it is away as ever, and what is wrong otherwise stays a fault', async () => {
  await expect(systemOf(refused).ask()).rejects.toBe(refused);
  const fault = new Error('a fault');
  await expect(systemOf(fault, {}).ask()).rejects.toBe(fault);
});

test('where mandants lie elsewhere it is done here, and said once', async () => {
  const { ask, told } = systemOf(refused, {});
  expect([await ask(), await ask(), await ask()]).toEqual(['here', 'here', 'here']);
  expect(told).toEqual(['home is away: limits are counted in this process']);
});

test('no more is kept than its bound: what was written longest ago gives way', () => {
  const kept = bounded<number>(3);
  for (const key of ['a', 'b', 'c']) kept.set(key, 1);
  kept.set('a', 2);
  kept.set('d', 1);
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([2, undefined, 1, 1]);
});
