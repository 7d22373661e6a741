/**
 * A provider's full file of 100,000 rows, all of them new, and the next night's, of which every hundredth has another price: how
 * long each takes until it is on offer, how much more memory the process has meanwhile, and what clicks wait.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { fakeProvider } from '../../../server/src/testing/provider/fake-provider.ts';
import { manyTariffs } from '../../../server/src/testing/provider/stock.ts';
import { call } from '../../call.ts';
import { type Environment, type Figure, quantile, type Server } from '../../environment.ts';
import { get } from '../../load/load.ts';
import { paced } from '../../load/paced.ts';
import { signInOperator } from '../../operator.ts';
import { makeLinks } from '../../visitors.ts';

const rows = 100_000;
const atMost = { seconds: 60, megabytes: 200, milliseconds: 25 };

interface Told {
  address: string;
  key: string;
}

/** In a thread of its own, so that the file it writes makes no click late. */
if (!isMainThread) {
  const provider = await fakeProvider();
  parentPort?.on('message', (night: number) => {
    const price = (number: number) => (night > 0 && number % 100 === 0 ? { PreisEinmalig: 6995 + night } : {});
    provider.publish(manyTariffs(rows, price), new Date());
    parentPort?.postMessage({ address: provider.address['anbieter-b'], key: provider.key } satisfies Told);
  });
}

export async function scenario(environment: Environment): Promise<Figure[]> {
  const provider = new Worker(new URL(import.meta.url));
  const publishes = async (night: number): Promise<Told> => {
    provider.postMessage(night);
    return (await once(provider, 'message'))[0] as Told;
  };
  const server = await environment.startServer({ OUTGOING_ALLOW: '127.0.0.1' });
  try {
    const links = (await makeLinks(server, 40)).map(({ short }) => short);
    const headers = { authorization: `Bearer ${await signInOperator(server)}` };
    const { address, key } = await publishes(0);
    const chosen = {
      ProduktApi: 'anbieter-b',
      AnbieterAdresse: address,
      AnbieterSchluessel: key,
      Grund: 'Messung',
    };
    const first = await meanwhile(server, links, headers, () =>
      call(server, 'PUT', '/admin/anbieter', { headers, body: chosen }),
    );
    await publishes(1);
    const second = await meanwhile(server, links, headers, () =>
      call(server, 'POST', '/admin/anbieter/abruf', { headers }),
    );
    return [
      ...figures('a full file of 100,000 new rows', first),
      ...figures('the next one, with 1,000 changes', second),
    ];
  } finally {
    await server.stop();
    await provider.terminate();
  }
}

interface Measured {
  seconds: number;
  megabytes: number;
  slow: number;
  /** What clicks wait when nothing is loaded. */
  usual: number;
}

function figures(name: string, { seconds, megabytes, slow, usual }: Measured): Figure[] {
  return [
    {
      name: `${name}, until it is on offer`,
      value: seconds,
      unit: 's',
      ratio: seconds,
      must: { atMost: atMost.seconds },
    },
    {
      name: `${name}, memory (PSS) more than before`,
      value: megabytes,
      unit: 'MB',
      ratio: megabytes,
      must: { atMost: atMost.megabytes },
    },
    {
      name: `${name}, clicks at 1,000 a second meanwhile, p99 (without it ${usual.toFixed(0)} ms)`,
      value: slow,
      unit: 'ms',
      ratio: slow,
      must: { atMost: atMost.milliseconds },
    },
  ];
}

interface Load {
  Status: string;
  Gelesen: number;
}

/** Begins a load and clicks until it is taken over. */
async function meanwhile(
  server: Server,
  links: readonly string[],
  headers: Record<string, string>,
  begins: () => Promise<unknown>,
): Promise<Measured> {
  const clicks = (seconds: number): Promise<number[]> =>
    paced({
      port: server.port,
      connections: 64,
      perSecond: 1000,
      seconds,
      next: () => get(links[Math.floor(Math.random() * links.length)] ?? '/'),
      accepts: (status) => status === 302,
    });
  await clicks(2);
  const usual = quantile(await clicks(5), 0.99);
  const before = await pssMegabytes(server);
  let [peak, isOver] = [before, false];
  const started = performance.now();
  await begins();
  const times: number[] = [];
  const clicking = (async () => {
    while (!isOver) times.push(...(await clicks(2)));
  })();
  const known = (await loads(server, headers)).filter(({ Status }) => Status === 'Uebernommen').length;
  while (!isOver) {
    await sleep(250);
    peak = Math.max(peak, await pssMegabytes(server));
    const all = await loads(server, headers);
    const bad = all.find(({ Status }) => Status === 'Wartet' || Status === 'Fehlgeschlagen');
    if (bad) throw new Error(`the load ended as ${bad.Status}`);
    isOver = all.filter(({ Status }) => Status === 'Uebernommen').length > known;
  }
  const seconds = (performance.now() - started) / 1000;
  await clicking;
  return { seconds, megabytes: peak - before, slow: quantile(times, 0.99), usual };
}

const loads = async (server: Server, headers: Record<string, string>): Promise<Load[]> =>
  (await call<{ Content: Load[] }>(server, 'PUT', '/admin/anbieter/abrufe', { headers, body: {} })).Content;

async function pssMegabytes(server: Server): Promise<number> {
  const text = await readFile(`/proc/${server.process.pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) / 1024;
}
