/**
 * The portal counts itself (K-10): 2,000 hits a second of ten thousand visitors beside clicks at a fixed 1,000 a second. Hits are added
 * up in memory, so a click is answered as soon as without them (on a machine that is slow at that moment, in up to twice the time), and
 * a stop loses none.
 */
import { routes } from '../../../contract/src/site/routes.ts';
import { goals } from '../../../contract/src/tracking/goals.ts';
import { collectorPath, siteIds } from '../../../contract/src/tracking/site.ts';
import { type Environment, type Figure, medians, quantile, type Server } from '../../environment.ts';
import { get, load } from '../../load/load.ts';
import { paced } from '../../load/paced.ts';
import { makeLinks } from '../../visitors.ts';

const seconds = 8;
const clicksPerSecond = 1000;
const hitsPerSecond = 2000;
const visitors = 10_000;
const links = 200;

const pages = Object.values(routes).map(({ name }) => name);
const numbers = Object.values(goals);
let sent = 0;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer({ ENVIRONMENT: 'development' });
  const codes = (await makeLinks(server, links)).map(({ short }) => short);
  const click = (): string => get(codes[Math.floor(Math.random() * links)] ?? '');
  const clicks = async (): Promise<number> => quantile(await pace(server, clicksPerSecond, click, 302), 0.99);
  const hits = async (): Promise<number> => quantile(await pace(server, hitsPerSecond, hit, 204), 0.99);
  await load({ port: server.port, connections: 32, seconds: 5, next: click });
  const figures = await medians(3, async () => {
    const alone = await clicks();
    const [beside, collected] = await Promise.all([clicks(), hits()]);
    return { alone, beside, collected };
  });
  await server.stop();
  const lost = sent - (await countHits(environment));
  return [
    {
      name: `clicks at ${clicksPerSecond}/s beside ${hitsPerSecond} hits/s, p99 (${figures.alone.toFixed(1)} ms without them)`,
      value: figures.beside,
      unit: 'ms',
      ratio: figures.beside,
      alone: figures.alone,
      must: { atMost: 25 },
    },
    {
      name: `hits at ${hitsPerSecond}/s beside them, p99`,
      value: figures.collected,
      unit: 'ms',
      ratio: figures.collected,
      must: { atMost: 50 },
    },
    { name: `hits lost after a stop, of ${sent}`, value: lost, unit: 'hits', ratio: lost, must: { atMost: 0 } },
  ];
}

const pace = ({ port }: Server, perSecond: number, next: () => string, status: number): Promise<number[]> =>
  paced({ port, connections: 32, perSecond, seconds, next, accepts: (given) => given === status });

/** Of somebody among many: pages, and a goal now and then, by some campaigns. */
function hit(): string {
  const place = sent++;
  const [name, value]: [string, string] =
    place % 5 === 0
      ? ['idgoal', String(numbers[place % numbers.length])]
      : ['action_name', pages[place % pages.length] ?? ''];
  const query = new URLSearchParams({
    idsite: String(siteIds.development),
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand: String(place),
    _rcn: `bench${place % 20}`,
    [name]: value,
  });
  const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.${place % visitors}`;
  return `GET ${collectorPath}?${query} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${agent}\r\n\r\n`;
}

const countHits = ({ database }: Environment): Promise<number> =>
  database.transaction({ mandantId: null, role: 'report', readOnly: true }, async (db) =>
    Number(
      (
        await db
          .selectFrom('hit_day')
          .where('kind', 'in', ['page', 'goal'])
          .select(db.fn.sum('count').as('count'))
          .executeTakeFirstOrThrow()
      ).count ?? 0,
    ),
  );
