/** Making a recommendation by 16 visitors at once, beside the same statements sent by bare pg without HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { type Environment, type Figure, medians } from '../environment.ts';
import { load } from '../load.ts';
import { type Recorded, record } from '../recorder.ts';
import { makeLinks, nextCreation } from '../visitors.ts';

const connections = 16;
const seconds = 8;
const limit = join(import.meta.dirname, '../limits/create.ts');

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    await makeLinks(server, 1);
    const next = nextCreation();
    const statements = await statementsOf(environment, next);
    await load({ port: server.port, connections, seconds: 2, next });
    // As autovacuum does in a minute: plans made while the tables were empty are made again.
    await environment.database.pool.query('analyze');
    const { ours, bare } = await medians(3, async () => ({
      ours: (await load({ port: server.port, connections, seconds, next })).perSecond,
      bare: await sendBare(environment, statements),
    }));
    return [
      {
        name: `create, ${statements.length} statements`,
        value: ours,
        unit: 'recommendations/s',
        limit: bare,
        ratio: ours / bare,
        must: { atLeast: 0.6 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** What our verb sends for somebody new, from begin to commit. */
async function statementsOf({ settings }: Environment, next: () => string): Promise<Recorded[]> {
  const app = await createApp(readConfig({ ...settings, LOG_LEVEL: 'error', RATE_LIMITS: '0' }));
  const create = async (): Promise<void> => {
    const [head = '', payload = ''] = next().split('\r\n\r\n');
    const { statusCode, body } = await app.http.fastify.inject({
      method: 'POST',
      url: head.split(' ')[1] ?? '',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    if (statusCode !== 200) throw new Error(body);
  };
  try {
    await create();
    return await record(create);
  } finally {
    await app.stop();
  }
}

async function sendBare({ databaseUrl }: Environment, statements: Recorded[]): Promise<number> {
  const child = spawn(process.execPath, [limit, String(seconds)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(statements));
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return Number(printed);
}
