/**
 * How long all but one in a hundred answers take under load: in itself, beside its statements alone, and beside the smallest call
 * there is, in the same run.
 */
import { p99Alone, statementsOf } from './alone.ts';
import { type Environment, type Figure, medians, type Server } from './environment.ts';
import { get, load } from './load/load.ts';

interface Asked {
  name: string;
  slug: string;
  connections: number;
  seconds: number;
  /** The request, another one each time. */
  next: () => string;
  atMostMs: number;
}

/** How many requests the statements are of, and how often those are sent. */
const variants = 50;
const countAlone = 2000;

export async function slowestBeside(environment: Environment, server: Server, asked: Asked): Promise<Figure[]> {
  const { slug, connections, seconds, next, atMostMs } = asked;
  const statements = await statementsOf(environment, Array.from({ length: variants }, next));
  // What was asked before may be known without the database.
  const asksDatabase = statements.some((answer) => answer.length > 0);
  await p99(server, asked, next, 2);
  const { ours, least, alone } = await medians(3, async () => ({
    ours: await p99(server, asked, next, seconds),
    least: await p99(server, asked, () => get(`/api/v1/${slug}/produktkategorie`), seconds),
    alone: asksDatabase ? await p99Alone(environment, statements, { connections, count: countAlone }) : 0,
  }));
  const name = `${asked.name} at ${asked.connections} connections, p99`;
  return [
    { name, value: ours, unit: 'ms', ratio: ours, alone, must: { atMost: atMostMs } },
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
