/** Cold start: from the start of the process until /ready answers 200; compile cache warm, migrations done. */
import { type Environment, type Figure, median } from '../environment.ts';

export async function scenario(environment: Environment): Promise<Figure[]> {
  // The first start fills the compile cache and the demo data.
  await (await environment.startServer()).stop();
  const times: number[] = [];
  for (let start = 0; start < 5; start++) {
    const server = await environment.startServer();
    times.push(server.startedInMs);
    await server.stop();
  }
  const value = median(times);
  return [{ name: 'cold start until ready', value, unit: 'ms', ratio: value, must: { atMost: 600 } }];
}
