/** Connections that strangers hold open are bounded: what is beyond costs nothing, and those that are there are answered. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { world } from '#testing/world.ts';

const max = 10;
const said: string[] = [];
const { app } = await world(
  { CONNECTIONS: String(max), LOG_LEVEL: 'warn' },
  { logTo: { write: (line: string) => void said.push(line) } },
);
const { port } = new URL(await app.app.http.fastify.listen({ port: 0, host: '127.0.0.1' }));
const open: Socket[] = [];
afterAll(async () => {
  for (const socket of open) socket.destroy();
  await app.close();
});

async function visit(): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  open.push(socket);
  return socket;
}
/** The first line that comes back; nothing where the connection ends without one. */
const ask = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
    socket.once('close', () => resolve(''));
    socket.write('GET /api/v1/spbdevk/produkt HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
const dropped = () => said.filter((line) => line.includes('a connection beyond the most there may be was closed'));

test('as many as the setting says are answered, one more is closed unheard and told, and one that ends makes room', async () => {
  const visitors = await Promise.all(Array.from({ length: max }, visit));
  expect(await ask(visitors[0] as Socket)).toBe('HTTP/1.1 200 OK');
  expect(dropped()).toEqual([]);
  expect(await ask(await visit())).toBe('');
  expect(dropped()).toHaveLength(1);
  expect(await ask(visitors[max - 1] as Socket)).toBe('HTTP/1.1 200 OK');
  const [first] = visitors;
  first?.destroy();
  await expect.poll(async () => ask(await visit()), { timeout: 5000 }).toBe('HTTP/1.1 200 OK');
});
