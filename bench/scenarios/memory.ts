/** Memory of the one process with its background work: PSS idle, and under the load of created recommendations and pages. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment, Figure, Server } from '../environment.ts';
import { get, load } from '../load/load.ts';
import { makeLinks, nextCreation } from '../visitors.ts';

export async function scenario(environment: Environment): Promise<Figure[]> {
  // The first start brings the demo data.
  await (await environment.startServer()).stop();
  const server = await environment.startServer();
  try {
    const [link] = await makeLinks(server, 1);
    // Everything is loaded that a page needs, and nobody is there.
    for (let visit = 0; visit < 50; visit++) await (await fetch(`http://127.0.0.1:${server.port}${link?.page}`)).text();
    await sleep(10_000);
    const idle = await pssMegabytes(server);
    let peak = idle;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        peak = Math.max(peak, await pssMegabytes(server));
        await sleep(250);
      }
    })();
    await Promise.all([
      load({ port: server.port, connections: 16, seconds: 60, next: nextCreation() }),
      load({ port: server.port, connections: 16, seconds: 60, next: () => get(link?.page ?? '/') }),
    ]);
    isOver = true;
    await watch;
    return [
      { name: 'memory (PSS) idle', value: idle, unit: 'MB', ratio: idle, must: { atMost: 140 } },
      { name: 'memory (PSS) under load, highest', value: peak, unit: 'MB', ratio: peak, must: { atMost: 260 } },
    ];
  } finally {
    await server.stop();
  }
}

async function pssMegabytes(server: Server): Promise<number> {
  const text = await readFile(`/proc/${server.process.pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) / 1024;
}
