/**
 * Cold start: from the start of the process until /ready answers 200; compile cache warm, migrations done, keys given
 * as in production, so that nothing is seeded.
 */
import { randomBytes } from 'node:crypto';
import { type Environment, type Figure, median } from '../environment.ts';

export async function scenario(environment: Environment): Promise<Figure[]> {
  // The first starts bring the demo data and fill the compile cache.
  await (await environment.startServer()).stop();
  const key = (): string => `k:${randomBytes(32).toString('base64')}`;
  const keys = { ENCRYPTION_KEYS: key(), TOKEN_KEYS: key() };
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
