/** Who may be answered by a standby, told by the clock alone; a real one stands in proof/bad-days. */
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Steps } from '../db.ts';
import { createReplay, readLogPlace } from './replay.ts';
import { openStandby, type Standby } from './standby.ts';

test('a place in the log is read as PostgreSQL writes it, and nothing else is', () => {
  expect(readLogPlace('16/B374D848')).toBe(0x16_b374_d848n);
  expect(['', '16', '16/', '/1', '1/123456789', 'x/1', '1/1 '].map(readLogPlace)).toEqual(Array(7).fill(undefined));
});

test('a standby has what was written before it was asked, also where nothing is written, and nobody hears', () => {
  const replay = createReplay();
  expect([replay.behindMs(0), replay.has(0n)]).toEqual([Number.POSITIVE_INFINITY, false]);
  replay.written(1000, 50n);
  replay.replayed(40n);
  expect([replay.behindMs(1100), replay.has(40n), replay.has(41n)]).toEqual([Number.POSITIVE_INFINITY, true, false]);
  replay.written(2000, 70n);
  replay.replayed(69n);
  expect(replay.behindMs(2100)).toBe(1100);
  for (let at = 3000; at < 3_600_000; at += 1000) replay.written(at, 80n);
  expect(replay.behindMs(3_600_000)).toBe(3_599_000);
  // After so long it comes nearer question by question, and is never younger than it is.
  replay.replayed(80n);
  replay.written(3_600_000, 80n);
  replay.replayed(80n);
  expect(replay.behindMs(3_600_500)).toBe(500);
});

/** A server that answers the question how far it is, or is away. */
interface Side {
  place: string;
  isStandby: boolean;
  identity: string;
  isAway: boolean;
}
const pid = 7;
const poolOf = (side: Side): pg.Pool =>
  ({
    connect: async () => {
      if (side.isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
      const { place, isStandby, identity } = side;
      return {
        processID: pid,
        release: () => undefined,
        query: async () => ({ rows: [{ log: place, pid, isStandby, identity }] }),
      };
    },
    end: async () => undefined,
  }) as unknown as pg.Pool;
const databaseOf = (side: Side, transaction: Database['transaction']): Database =>
  ({ pool: poolOf(side), transaction, close: async () => undefined }) as unknown as Database;

let original: Side;
let copied: Side;
let breaks: unknown;
let standby: Standby;
const told: (string | undefined)[] = [];
beforeEach(async () => {
  vi.useFakeTimers();
  [original, copied] = [
    { place: '0/64', isStandby: false, identity: 'here', isAway: false },
    { place: '0/64', isStandby: true, identity: 'here', isAway: false },
  ];
  breaks = undefined;
  told.length = 0;
  standby = openStandby({
    cell: 'home',
    database: databaseOf(original, async (_scope, steps) => steps('database' as never)),
    copy: databaseOf(copied, async (_scope, steps) => {
      if (breaks) throw breaks;
      return steps('standby' as never);
    }),
    asking: poolOf(copied),
    tell: (trouble) => told.push(trouble),
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(async () => {
  await standby.close();
  vi.useRealTimers();
});

const who: Steps<string> = async (db) => db as unknown as string;
const asked = (lastWrite: { cell: string; place: bigint } | null = null, steps = who): Promise<string> =>
  standby.read({ mandantId: 1, role: 'report', readOnly: true, mayLag: { lastWrite } }, steps);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('it answers who has written nothing, or nothing that it has not; of another cell nobody knows', async () => {
  expect([await asked(), told]).toEqual(['standby', [undefined]]);
  const at = (place: bigint, cell = 'home') => asked({ cell, place });
  expect([await at(0x64n), await at(0x65n), await at(1n, 'b')]).toEqual(['standby', 'database', 'database']);
  [original.place, copied.place] = ['0/70', '0/65'];
  await later(1000);
  expect([await at(0x65n), await at(0x66n), await at(0x70n)]).toEqual(['standby', 'database', 'database']);
  expect(standby.counts()).toEqual({ standby: 3, database: 4 });
});

test('one that is behind for ten seconds answers nobody, and does again when it has caught up', async () => {
  original.place = '0/90';
  await later(9000);
  expect(await asked()).toBe('standby');
  await later(3000);
  expect([await asked(), standby.trouble(), told]).toEqual(['database', 'behind', [undefined, 'behind']]);
  copied.place = '0/90';
  await later(1000);
  expect([await asked(), told.at(-1)]).toEqual(['standby', undefined]);
});

test('where the database is away nobody knows how old the standby is', async () => {
  original.isAway = true;
  await later(12_000);
  expect([await asked(), standby.trouble()]).toEqual(['database', 'behind']);
});

test.each([
  ['no standby', { isStandby: false }],
  ['of another database', { identity: 'there' }],
  ['away', { isAway: true }],
] as const)('one that is %s answers nobody', async (trouble, change) => {
  Object.assign(copied, change);
  await later(1000);
  expect([await asked(), standby.trouble(), told.at(-1)]).toEqual(['database', trouble, trouble]);
});

test('what fails there is asked for here, but what takes too long is not asked twice', async () => {
  breaks = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  expect([await asked(), standby.trouble()]).toEqual(['database', undefined]);
  breaks = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect([await asked(), standby.trouble()]).toEqual(['database', 'away']);
  await later(1000);
  breaks = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  await expect(asked()).rejects.toThrow('statement timeout');
});

test('one that hangs is given up by who waits for it as soon as it is known to be away', async () => {
  let isAnswered = false;
  const waits = asked(null, async (db) =>
    isAnswered || (db as unknown as string) === 'database' ? 'database' : new Promise(() => undefined),
  );
  copied.isAway = true;
  await later(1000);
  isAnswered = true;
  expect(await waits).toBe('database');
});
