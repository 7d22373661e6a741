import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type ZipFile, zipped } from './zip.ts';

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
process.on('uncaughtExceptionMonitor', note);
afterEach(() => {
  uncaught.length = 0;
});

async function* files(fault?: Error): AsyncGenerator<ZipFile> {
  yield { name: 'a.txt', content: parts('a') };
  await turn();
  if (fault) throw fault;
  yield { name: 'b.txt', content: parts('b') };
}

async function* parts(text: string): AsyncGenerator<string> {
  yield text;
}

async function bytesOf(sent: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of sent) all.push(part);
  return Buffer.concat(all);
}

test('files come one after the other, to whoever reads slowly, too', async () => {
  const bytes = await bytesOf(zipped(files(), new Date('2026-03-02T09:00:00Z')));
  expect([bytes.subarray(0, 2).toString(), bytes.includes('a.txt'), bytes.includes('b.txt')]).toEqual([
    'PK',
    true,
    true,
  ]);
});

test('a file that cannot be made before anybody reads fails whoever reads later, and nothing else', async () => {
  const sent = zipped(files(new Error('torn')), new Date());
  for (let turns = 0; turns < 50; turns++) await turn();
  expect(uncaught).toEqual([]);
  await expect(bytesOf(sent)).rejects.toThrow('torn');
});

test('whoever leaves ends the making', async () => {
  let isOver = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield randomBytes(100_000);
    } finally {
      isOver = true;
    }
  }
  for await (const _part of zipped([{ name: 'endless', content: endless() }], new Date())) break;
  for (let turns = 0; turns < 50 && !isOver; turns++) await turn();
  expect([isOver, uncaught]).toEqual([true, []]);
});
