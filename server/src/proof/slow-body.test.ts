/** A body has half a minute to come in (rules 1.9): whoever sends one byte after the other holds nothing for long. */
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { world } from '../testing/world.ts';

const { app } = await world();
const address = await app.app.http.fastify.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

interface Ended {
  answer: string;
  afterMs: number;
}

/** Says that a hundred bytes come, and sends one a second. */
function trickles(path: string, type: string): Promise<Ended> {
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\nConnection: keep-alive\r\n\r\n{`,
    );
    const drip = setInterval(() => socket.writable && socket.write(' '), 1000);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => {
      clearInterval(drip);
      resolve({ answer, afterMs: Date.now() - startedAt });
    });
    socket.on('error', (error) => answer === '' && reject(error));
  });
}

test('a body that is not there after half a minute ends with 408 and its connection; others are answered meanwhile', async () => {
  const slow = [
    trickles('/api/v1/spbdevk/account/login', 'application/json'),
    trickles('/de/login', 'application/x-www-form-urlencoded'),
  ];
  const body = { Email: 'nobody@example.org', Password: 'Falsch-2026' };
  expect((await app.call('POST', '/account/login', { body })).status).toBe(400);
  for (const { answer, afterMs } of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeGreaterThanOrEqual(29_500);
    expect(afterMs).toBeLessThan(45_000);
  }
}, 90_000);
