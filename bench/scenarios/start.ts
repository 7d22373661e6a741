/**
 * Cold start: from the start of the process until /ready answers 200; compile cache warm, migrations done, keys given
 * as in production, so that nothing is seeded.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, type Figure, median } from '../environment.ts';

export async function scenario(environment: Environment): Promise<Figure[]> {
  // The first starts bring the demo data and fill the compile cache.
  await (await environment.startServer()).stop();
  const file = join(environment.settings.DATA_DIR ?? '', 'demo-keys.json');
  const { encryption, token } = JSON.parse(readFileSync(file, 'utf8')) as { encryption: string; token: string };
  const keys = { ENCRYPTION_KEYS: `demo:${encryption}`, TOKEN_KEYS: `demo:${token}` };
  await (await environment.startServer(keys)).stop();
  const times: number[] = [];
  for (let start = 0; start < 5; start++) {
    const server = await environment.startServer(keys);
    times.push(server.startedInMs);
    await server.stop();
  }
  const value = median(times);
  return [{ name: 'cold start until ready', value, unit: 'ms', ratio: value, must: { atMost: 600 } }];
}
