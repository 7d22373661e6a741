/** The recipient page by 16 visitors at once, whole answer with its data, beside the rendering of the same tree alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../tools/machine/free-port.ts';
import { type Environment, type Figure, medians } from '../environment.ts';
import { get, load } from '../load.ts';
import { makeLinks } from '../visitors.ts';

const connections = 16;
const seconds = 8;
const limitFile = join(import.meta.dirname, '../limits/page.ts');

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  const [link] = await makeLinks(server, 1);
  const path = link?.page ?? '';
  const port = await freePort();
  const limit = spawn(process.execPath, [limitFile, path], {
    env: { ...process.env, ...environment.settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(limit.stdout, 'data');
    const next = (): string => get(path);
    const rate = async (at: number): Promise<number> =>
      (await load({ port: at, connections, seconds, next, accepts: (status) => status === 200 })).perSecond;
    await load({ port: server.port, connections, seconds: 3, next });
    await load({ port, connections, seconds: 3, next });
    const { ours, bare } = await medians(3, async () => ({ ours: await rate(server.port), bare: await rate(port) }));
    return [
      {
        name: 'recipient page',
        value: ours,
        unit: 'pages/s',
        limit: bare,
        ratio: ours / bare,
        must: { atLeast: 0.4 },
      },
    ];
  } finally {
    limit.kill('SIGKILL');
    await server.stop();
  }
}
