/**
 * A body has half a minute to come in (rules 1.9): whoever sends one byte after the other holds nothing for long. `npm test`
 * turns the timers on instead of waiting; EVERY_CASE=1, as `npm run proof` has it, waits.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { world } from '../testing/world.ts';

const waits = process.env.EVERY_CASE === '1';

const { app } = await world();
const { fastify } = app.app.http;
const address = await fastify.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
afterEach(() => vi.useRealTimers());

interface Slow {
  answer: string;
  isOver: boolean;
}

/** Says that a hundred bytes come, and sends one after the other. */
function trickles(path: string, type: string): Slow {
  const slow: Slow = { answer: '', isOver: false };
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.setEncoding('utf8');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\nConnection: keep-alive\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.writable && socket.write(' '), 1000);
  socket.on('data', (data) => {
    slow.answer += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(drip);
    slow.isOver = true;
  });
  return slow;
}

/** The time goes on by a second. */
async function oneSecond(): Promise<void> {
  if (waits) await sleep(1000);
  else vi.advanceTimersByTime(1000);
  for (let turn = 0; turn < 50; turn++) await nextTurn();
}

test('a body that is not there after half a minute ends with 408 and its connection; others are answered meanwhile', async () => {
  if (!waits) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow: Slow[] = [];
  for (const [path, type] of [
    ['/api/v1/spbdevk/account/login', 'application/json'],
    ['/de/login', 'application/x-www-form-urlencoded'],
  ] as const) {
    const hasCome = once(fastify.server, 'request');
    slow.push(trickles(path, type));
    await hasCome;
  }
  const body = { Email: 'nobody@example.org', Password: 'Falsch-2026' };
  expect((await app.call('POST', '/account/login', { body })).status).toBe(400);
  for (let second = 0; second < 29; second++) await oneSecond();
  expect(slow).toEqual([
    { answer: '', isOver: false },
    { answer: '', isOver: false },
  ]);
  for (let second = 29; second < 60 && slow.some(({ isOver }) => !isOver); second++) await oneSecond();
  for (const { answer, isOver } of slow) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(isOver).toBe(true);
  }
}, 90_000);
