/** How long all but one in a hundred answers take under load: in itself, and beside the smallest call there is, in the same run. */
import { type Figure, medians, type Server } from './environment.ts';
import { get, load } from './load.ts';

interface Asked {
  name: string;
  slug: string;
  connections: number;
  seconds: number;
  /** The request, another one each time. */
  next: () => string;
  atMostMs: number;
}

export async function slowestBeside(server: Server, asked: Asked): Promise<Figure[]> {
  const { slug, seconds, next, atMostMs } = asked;
  await p99(server, asked, next, 2);
  const { ours, least } = await medians(3, async () => ({
    ours: await p99(server, asked, next, seconds),
    least: await p99(server, asked, () => get(`/api/v1/${slug}/produktkategorie`), seconds),
  }));
  const name = `${asked.name} at ${asked.connections} connections, p99`;
  return [
    { name, value: ours, unit: 'ms', ratio: ours, must: { atMost: atMostMs } },
    {
      name: `${name}, beside the list of categories`,
      value: ours,
      unit: 'ms',
      limit: least,
      ratio: ours / least,
      must: { atMost: 4 },
    },
  ];
}

async function p99(server: Server, { name, connections }: Asked, next: () => string, seconds: number): Promise<number> {
  const { failed, p99: slow, perSecond } = await load({ port: server.port, connections, seconds, next });
  if (failed > 0) throw new Error(`${failed} answers of ${name} were refused`);
  if (process.env.BENCH_TELL) console.log(`${Math.round(perSecond)} a second, p99 ${slow.toFixed(1)} ms`);
  return slow;
}
