/**
 * A thousand companies beside four: two servers asked in the same moments, while each looks every half minute whether a company has
 * changed; and what a round of all jobs of five minutes costs, and a night, with ten thousand that have nothing to do.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/machine/free-port.ts';
import { addCompanies } from '../../companies/add.ts';
import { roundFigures } from '../../companies/rounds.ts';
import { createEnvironment, type Environment, type Figure, median, quantile } from '../../environment.ts';
import { get } from '../../load/load.ts';
import { paced } from '../../load/paced.ts';
import { prepareDatabase } from '../../prepare.ts';
import { makeLinks } from '../../visitors.ts';

const [few, many, idle] = [4, 1000, 10_000];
/** Longer than the half minute after which a server looks again. */
const spanSeconds = 35;
const spans = 3;
const perSecond = 60;
const stallMaxMs = 50;

export async function scenario(environment: Environment): Promise<Figure[]> {
  await (await environment.startServer()).stop();
  await addCompanies(environment, many - few);
  const requests = await requestFigures(environment);
  await addCompanies(environment, idle - many);
  return [...requests, ...(await roundFigures(environment, idle))];
}

async function requestFigures(environment: Environment): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weitersagen-bench-'));
  const url = await prepareDatabase(new URL('/postgres', environment.databaseUrl).href, 'bench_four', dataDir);
  const four = createEnvironment(url, dataDir);
  try {
    const [ofMany, ofFew] = [await visited(environment), await visited(four)];
    const [busy, calm] = await Promise.all([ofMany.measure(), ofFew.measure()]);
    await Promise.all([ofMany.stop(), ofFew.stop()]);
    return figuresOf(busy, calm);
  } finally {
    await four.close();
  }
}

function figuresOf(busy: readonly Span[], calm: readonly Span[]): Figure[] {
  const middle = (seen: readonly Span[], key: keyof Span): number => median(seen.map((span) => span[key]));
  const each = (seen: readonly Span[], key: keyof Span): string => seen.map((span) => span[key].toFixed(0)).join(', ');
  // Of all times and not of the calmest: each has a look at all companies in it, and what it costs is seen in most of them.
  const longest = (what: string, key: keyof Span): Figure => ({
    name: `${what} among ${many} companies, the middle of ${spans} times ${spanSeconds} s (${each(busy, key)}; among ${few} ${each(calm, key)})`,
    value: middle(busy, key),
    unit: 'ms',
    ratio: middle(busy, key),
    must: { atMost: stallMaxMs },
  });
  return [
    {
      name: `requests among ${many} companies beside ${few}, p99`,
      value: middle(busy, 'p99'),
      unit: 'ms',
      limit: middle(calm, 'p99'),
      ratio: median(busy.map(({ p99 }, span) => p99 / (calm[span]?.p99 ?? 0))),
      must: { atMost: 1.2 },
    },
    longest('longest stall of the process', 'stallMs'),
    // Whoever waits for what is read of all companies stands still while the process does not.
    longest('longest request', 'longestMs'),
  ];
}

/** What was seen while the server looked at all companies once. */
interface Span {
  p99: number;
  longestMs: number;
  /** Of its event loop. */
  stallMs: number;
}

/** The page of a link, a click on one, and between them what a page of any company asks first. */
async function visited(environment: Environment) {
  const METRICS_PORT = String(await freePort());
  const server = await environment.startServer({ METRICS_PORT });
  const { rows } = await environment.database.pool.query<{ slug: string }>('select slug from mandant order by id');
  const links = await makeLinks(server, 20);
  let asked = 0;
  const next = (): string => {
    const turn = asked++;
    const link = links[turn % links.length];
    const paths = [link?.page, link?.short, `/api/v1/${rows[(turn * 7) % rows.length]?.slug}`];
    return get(paths[turn % paths.length] ?? '');
  };
  const accepts = (status: number): boolean => status === 200 || status === 302;
  const load = () => paced({ port: server.port, connections: 8, perSecond, seconds: spanSeconds, next, accepts });
  return {
    stop: () => server.stop(),
    measure: async () => {
      await load();
      await longestStall(METRICS_PORT);
      const seen: Span[] = [];
      while (seen.length < spans) {
        const times = await load();
        seen.push({
          p99: quantile(times, 0.99),
          longestMs: Math.max(...times),
          stallMs: await longestStall(METRICS_PORT),
        });
      }
      return seen;
    },
  };
}

/** Of the event loop since it was asked last. */
async function longestStall(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}
