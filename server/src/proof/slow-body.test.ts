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
  /** After so many seconds. */
  overAfter?: number;
}

let turned = 0;
const begun = performance.now();
/** By the clock on the wall where it is waited for: a busy machine sleeps longer than it was asked to. */
const seconds = (): number => (waits ? (performance.now() - begun) / 1000 : turned);

/** Says that a hundred bytes come, and sends one after the other. */
function trickles(path: string, type: string): Slow {
  const slow: Slow = { answer: '' };
  const from = seconds();
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
    slow.overAfter = seconds() - from;
  });
  return slow;
}

/** The time goes on by a second. */
async function oneSecond(): Promise<void> {
  if (waits) await sleep(1000);
  else vi.advanceTimersByTime(1000);
  turned++;
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
  for (let second = 0; second < 60 && slow.some(({ overAfter }) => !overAfter); second++) await oneSecond();
  for (const { answer, overAfter } of slow) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(overAfter).toBeGreaterThanOrEqual(29.9);
    expect(overAfter).toBeLessThan(60);
  }
}, 90_000);
