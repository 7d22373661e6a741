/** Two processes of one program in production behind a proxy, people who come all the time, and their upgrade. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/db.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { apiKeyOf, today } from '#testing/mandant-files.ts';
import { killPrograms, type Program, startedProgram } from '#testing/program.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { prepareCrash } from '../crash-world.ts';
import { type Asked, type ProxyName, startProxy, type Told } from './proxies.ts';

/** So many recommendations there are; of the last one nobody reports an order. */
export const links = 6;
const perSecond = 60;
/** Until the proxy has seen that a process is there again. */
const noticedMs = 5000;
const host = 'spbdevk.localhost';
const key = (): string => `a:${randomBytes(32).toString('base64')}`;

const production = {
  ENVIRONMENT: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
  // A busy machine needs longer than a second to notice.
  DRAIN_SECONDS: '10',
};

type Which = 0 | 1;

export interface TwoProcesses {
  database: Database;
  mandantId: number;
  /** For what is made beside the processes. */
  folder: string;
  /** As an upgrade does it: the next one begins when the last one has ended, on the same port; of this program, or the same. */
  renew(which: Which, main?: string): Promise<void>;
  /** Version of each process, and how many orders it has been told. */
  served(): Promise<{ version: string; orders: number }[]>;
  /** Lets people come, `count` of them or more, until what is done meanwhile is done. */
  letPeopleCome(count: number, meanwhile: () => Promise<void>): Promise<Come>;
  /** Exit code and words of each process that was ended. */
  ended(): Promise<{ code: number | null; output: string }[]>;
  /** Numbers of orders that are there, of those that people reported. */
  orders(): Promise<string[]>;
  stop(): Promise<void>;
}

interface Come {
  /** Requests that were not answered as they should. */
  lost: readonly (Told & { index: number; path: string })[];
  /** Numbers of orders that were sent. */
  reported: readonly string[];
  /** What the proxy said. */
  output: string;
}

export async function twoProcesses(proxy: ProxyName): Promise<TwoProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
  const { url = '', database, release } = await freshDatabase();
  let stopProxy = (): void => undefined;
  const stop = async (): Promise<void> => {
    stopProxy();
    killPrograms();
    await release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const kept = { DATABASE_URL: url, ENCRYPTION_KEYS: key(), TOKEN_KEYS: key(), LINK_BASE: `https://${host}` };
    const testing = { ...kept, DATA_DIR: folder, PORTAL_TESTMODE: '1' };
    const world = await prepareCrash(testing, links, { mandantUrl: `https://${host}` });
    const ports = [await freePort(), await freePort()] as const;
    const watched = [await freePort(), await freePort()] as const;
    const started = (which: Which, main?: string): Promise<Program> =>
      startedProgram({ ...kept, ...production, METRICS_PORT: String(watched[which]) }, ports[which], main);
    const programs = await Promise.all([started(0), started(1)]);
    const front = await startProxy(proxy, { folder, host, processes: ports });
    stopProxy = front.stop;
    const ended: Program[] = [];
    return {
      database,
      mandantId: world.mandantId,
      folder,
      renew: async (which, main) => {
        const last = programs[which];
        if (!last) return;
        last.child.kill('SIGTERM');
        ended.push(last);
        await last.end;
        programs[which] = await started(which, main);
        await sleep(noticedMs);
      },
      served: () => Promise.all(watched.map(readMetrics)),
      letPeopleCome: async (count, meanwhile) => {
        const { asked, reported } = requests(world.shortCodes, world.recipientNumbers.slice(0, -1));
        const answers: Promise<Told & { index: number; path: string }>[] = [];
        let done: Promise<PromiseSettledResult<void>[]> | undefined;
        let isDone = false;
        const startedAt = performance.now();
        for (let index = 0; index < count || !isDone; index++) {
          await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
          if (index === 500) done = Promise.allSettled([meanwhile().finally(() => (isDone = true))]);
          const what = asked(index);
          answers.push(front.ask(what).then((told) => ({ index, path: what.path, ...told })));
        }
        const lost = (await Promise.all(answers)).filter(({ status }) => status < 200 || status >= 400);
        const [end] = (await done) ?? [];
        if (end?.status === 'rejected') throw end.reason;
        return { lost, reported, output: front.output().slice(-3000) };
      },
      ended: () => Promise.all(ended.map(async ({ end, output }) => ({ code: await end, output: output() }))),
      orders: () => reportedOrders(database, world.mandantId),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const reportedOrders = (database: Database, mandantId: number): Promise<string[]> =>
  database.transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    const { rows } = await sql<{ number: string }>`select external_number as number from orders
      where external_number like 'renewed-%'`.execute(db);
    return rows.map(({ number }) => number).toSorted();
  });

async function readMetrics(port: number): Promise<{ version: string; orders: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const answered = text.matchAll(/^http_request_duration_seconds_count\{method="POST",[^}]*\} (\d+)$/gm);
  return {
    version: /^build_info\{[^}]*\bversion="([^"]*)"/m.exec(text)?.[1] ?? '',
    orders: [...answered].reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

/** What people open, and now and then a report of an order, which no proxy may send twice. */
function requests(codes: readonly string[], recipients: readonly string[]) {
  const pages = ['/de', '/api/v1/spbdevk/produkt', '/en/login', ...codes.map((code) => `/k/${code}`)];
  const reported: string[] = [];
  const asked = (index: number): Asked => {
    if (index % 7 !== 0) return { path: pages[index % pages.length] ?? '/de' };
    const number = `renewed-${index}`;
    reported.push(number);
    return {
      method: 'POST',
      path: '/api/v1/spbdevk/partner/auftrag',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKeyOf('spbdevk') },
      body: JSON.stringify({
        ExterneAuftragsnummer: number,
        Empfaengernummer: recipients[index % recipients.length],
        Auftragsdatum: today,
        Ereignis: 'eingegangen',
      }),
    };
  };
  return { asked, reported };
}
