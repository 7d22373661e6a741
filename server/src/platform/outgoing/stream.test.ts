/** Answers taken part by part: their limits, whose time counts, and what breaks on the way. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { outgoingAllowOf } from '../settings/outgoing-allow.ts';
import { createOutgoing } from './outgoing.ts';
import type { OutgoingStream } from './stream.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/geheim?schluessel=geheim`;
}

const said: unknown[] = [];
const log = { warn: (line: object) => void said.push(line), debug: (line: object) => void said.push(line) } as never;
const outgoing = createOutgoing({ allow: outgoingAllowOf(['127.0.0.1']), isPlain: true, log });

const limits = { purpose: 'test', timeoutMs: 5000, silentMs: 5000, bytesMax: 10_000_000 };
const all = async ({ parts }: OutgoingStream): Promise<number> => {
  let bytes = 0;
  for await (const part of parts) bytes += part.length;
  return bytes;
};
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { failure?: string; message: string }) => error.failure ?? error.message,
  );

test('a large answer is taken in parts, with its status and what it says of the next time', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(429, { 'content-type': 'text/csv', 'retry-after': '7' });
    for (let part = 0; part < 30; part++) response.write('x'.repeat(100_000));
    response.end();
  });
  const told = await outgoing.stream({ ...limits, url }, async (answer) => {
    const { status, contentType, retryAfter } = answer;
    return { status, contentType, retryAfter, bytes: await all(answer) };
  });
  expect(told).toEqual({ status: 429, contentType: 'text/csv', retryAfter: '7', bytes: 3_000_000 });
  expect(outgoing.counts()).toContainEqual({ purpose: 'test', outcome: '4xx', count: 1 });
  expect(JSON.stringify(said)).not.toContain('geheim');
});

test('more than the limit is not read, said beforehand or not', async () => {
  let ended = 0;
  const url = await serve(({ headers }, response) => {
    response.on('close', () => ended++);
    if (headers['x-said']) response.setHeader('content-length', 50_000);
    response.write('x'.repeat(50_000));
  });
  const ask = (headers: Record<string, string>) =>
    failure(outgoing.stream({ ...limits, url, headers, bytesMax: 20_000 }, all));
  expect([await ask({}), await ask({ 'x-said': '1' })]).toEqual(['too-large', 'too-large']);
  await expect.poll(() => ended).toBe(2);
});

test('whoever says nothing is left, before the answer and in the middle of it', async () => {
  const url = await serve(({ headers }, response) => {
    if (headers['x-begun']) response.writeHead(200).write('x');
  });
  const ask = (headers: Record<string, string>) =>
    failure(outgoing.stream({ ...limits, url, headers, silentMs: 80 }, all));
  expect([await ask({}), await ask({ 'x-begun': '1' })]).toEqual(['timeout', 'timeout']);
});

test('whoever says a little now and then is left when the time is over', async () => {
  const url = await serve((_request, response) => {
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  });
  expect(await failure(outgoing.stream({ ...limits, url, timeoutMs: 200 }, all))).toBe('timeout');
});

test('our own time with a part takes nothing off theirs', async () => {
  const url = await serve(async (_request, response) => {
    response.write('x');
    await sleep(30);
    response.end('y');
  });
  const bytes = await outgoing.stream({ ...limits, url, timeoutMs: 1000, silentMs: 1000 }, async ({ parts }) => {
    let count = 0;
    for await (const part of parts) {
      if (count === 0) await sleep(1100);
      count += part.length;
    }
    return count;
  });
  expect(bytes).toBe(2);
});

test('a connection that breaks in the middle is a failure, an error of our own stays one', async () => {
  const url = await serve((_request, response) => {
    response.write('x'.repeat(1000));
    setTimeout(() => response.destroy(), 20);
  });
  expect(await failure(outgoing.stream({ ...limits, url }, all))).toBe('unreachable');
  const own = Object.assign(new Error('ours'), { code: '23505' });
  expect(await failure(outgoing.stream({ ...limits, url }, () => Promise.reject(own)))).toBe('ours');
});

test('the rest of an answer nobody reads is not sent', async () => {
  let isClosed = false;
  const url = await serve((_request, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(404).write('x'.repeat(1000));
  });
  expect(await outgoing.stream({ ...limits, url }, async ({ status }) => status)).toBe(404);
  await expect.poll(() => isClosed).toBe(true);
});
