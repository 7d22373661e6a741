/** The database on its bad days, on a real one: what people get meanwhile, and that all goes on by itself, once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/db.ts';
import { apiKeyOf, files, today } from '#testing/mandant-files.ts';
import { findLosses } from '../crash-losses.ts';
import type { BadDatabase } from './bad-database.ts';
import { type BadWorld, badWorld } from './bad-world.ts';
import type { Front, Told } from './proxies.ts';

let here: BadWorld;
beforeAll(async () => {
  here = await badWorld();
}, 180_000);
afterAll(() => here?.stop(), 60_000);

/** A statement has 15 s, its answer 5 more; what a busy machine needs beside it. */
const longestMs = 20_000 + 10_000;
/** A database without room says no at once, or is not there: nobody waits until there is room again. */
const refusedMs = 15_000;
/** Nobody who comes by a link waits for the database longer than a second. */
const linkMs = 1000 + 5000;

/** What was being worked when the database went goes on so soon after it is back. */
const resumedMs = 30_000;

test.each<
  [what: string, seconds: number, badDay: (database: BadDatabase, ms: number) => Promise<void>, longestMs?: number]
>([
  [
    'is frozen',
    16,
    async (database, ms) => {
      database.freeze();
      await sleep(ms);
      database.thaw();
    },
  ],
  [
    'is killed',
    2,
    async (database, ms) => {
      await database.kill();
      await sleep(ms);
      await database.bringBack();
    },
  ],
  [
    'is away',
    60,
    async (database, ms) => {
      await database.kill();
      await sleep(ms);
      await database.bringBack();
    },
  ],
  [
    'has no room on its disk',
    20,
    async (database, ms) => {
      await database.fillDisk();
      await sleep(ms);
      database.freeDisk();
      await database.bringBack();
    },
    refusedMs,
  ],
  [
    'has no room for its log, so that it ends,',
    20,
    async (database, ms) => {
      await database.fillDisk();
      await database.fillLog();
      await sleep(ms);
      database.freeDisk();
      await database.bringBack();
    },
    refusedMs,
  ],
])(
  'a database that %s for %i s: links lead on, others are told, and nothing is lost or done twice',
  async (_what, seconds, badDay, longest = longestMs) => {
    const job = await startImport();
    const reported: string[] = [];
    const endPeople = here.letPeopleCome();
    const probes = probeAll(reported);
    await sleep(3000);
    await badDay(here.database, seconds * 1000);
    const serves = async (): Promise<boolean> => {
      const [page, job_] = [await here.proxies[0]?.ask({ path: '/de' }), await jobState(job)];
      return page?.status === 200 && job_ !== undefined;
    };
    await expect.poll(serves, { timeout: 60_000, interval: 200 }).toBe(true);
    const before = await rowsDone(job);
    await expect.poll(() => rowsDone(job), { timeout: resumedMs, interval: 200 }).toBeGreaterThan(before);
    const seen = await probes();
    const acknowledged = await endPeople();
    expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    // Nobody would lose anything where nothing was asked for or given.
    for (const kind of ['link', 'page', 'call', 'write'])
      expect([kind, seen.some((one) => one.kind === kind && [200, 302].includes(one.status))]).toEqual([kind, true]);
    expect([acknowledged.clicks.length, acknowledged.created.size].map((count) => count > 0)).toEqual([true, true]);
    expect(seen.filter((one) => isWrong(one, longest)).slice(0, 3)).toEqual([]);
    await expect.poll(() => jobState(job), { timeout: 300_000, interval: 500 }).toBe('Fertig');
    const database = await openDatabase(readConfig(here.environment), 'owner');
    try {
      const due = async (): Promise<number> =>
        (await database.pool.query<{ count: number }>('select count(*)::int as count from mail_due')).rows[0]?.count ??
        -1;
      await expect.poll(due, { timeout: 200_000, interval: 500 }).toBe(0);
      expect(await numbersOf(database, reported)).toEqual(reported.toSorted());
      // Those that were kept are written after the answer.
      await expect
        .poll(async () => (await findLosses(database, here.mandantId, acknowledged)).slice(0, 5), { timeout: 20_000 })
        .toEqual([]);
    } finally {
      await database.close();
    }
    expect(here.mailServer.taken.length).toBeGreaterThan(0);
    expect(here.mailServer.taken.length).toBe(new Set(here.mailServer.taken).size);
    for (const { child } of here.programs) {
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    }
  },
  900_000,
);

/** Which of these orders are there; each once. */
async function numbersOf(database: Database, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await database.transaction({ mandantId: here.mandantId, role: 'app', readOnly: true }, (db) =>
    sql<{ number: string }>`
      select external_number as number from orders where external_number = any(${numbers}::text[]) order by 1`.execute(
      db,
    ),
  );
  return rows.map(({ number }) => number).toSorted();
}

type Kind = 'link' | 'page' | 'call' | 'write';
interface Seen extends Told {
  kind: Kind;
  ms: number;
}

/** Asks by both proxies, again and again, whatever happens to the answers of before. */
function probeAll(reported: string[]): () => Promise<Seen[]> {
  const paths: Record<Exclude<Kind, 'write'>, string> = {
    link: `/k/${here.shortCodes[0]}`,
    page: '/de',
    call: '/api/v1/spbdevk/produkt/101',
  };
  let nth = 0;
  const asked: Promise<Seen>[] = [];
  const timer = setInterval(() => {
    for (const proxy of here.proxies)
      for (const [kind, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
        const since = performance.now();
        const headers = { accept: kind === 'call' ? 'application/json' : 'text/html' };
        asked.push(
          proxy.ask({ path, headers }).then((told) => ({ ...told, kind, ms: Math.round(performance.now() - since) })),
        );
      }
    for (const proxy of here.proxies) asked.push(write(proxy, `${process.hrtime.bigint()}-${nth++}`, reported));
  }, 500);
  return () => {
    clearInterval(timer);
    return Promise.all(asked);
  };
}

/** An order is reported; what was acknowledged has to be there. */
async function write(proxy: Front, externalNumber: string, reported: string[]): Promise<Seen> {
  const since = performance.now();
  const told = await proxy.ask({
    method: 'POST',
    path: '/api/v1/spbdevk/partner/auftrag',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-api-key': apiKeyOf('spbdevk') },
    body: JSON.stringify({
      ExterneAuftragsnummer: externalNumber,
      Empfaengernummer: here.recipientNumbers[0],
      Auftragsdatum: today,
      Ereignis: 'eingegangen',
    }),
  });
  if (told.status === 200) reported.push(externalNumber);
  return { ...told, kind: 'write', ms: Math.round(performance.now() - since) };
}

function isWrong({ kind, status, headers, text, ms }: Seen, longest: number): boolean {
  if (kind === 'link') return status !== 302 || ms > linkMs;
  if (ms > longest) return true;
  if (status === 200) return false;
  // The page of the portal where its frame is known, and a plain one under the name of the mandant elsewhere.
  const ofPage = text.includes('data-status="503"') || text.includes(`<h1>${files.spbdevk.name}</h1>`);
  const isOurs = kind === 'page' ? ofPage : text.includes('PsoErrorCode');
  return status !== 503 || headers['retry-after'] !== '30' || !isOurs;
}

const rows = Array.from({ length: 5001 }, (_, index) => `storniert-${index};storniert`).join('\n');

/** A file that is worked in the background. */
async function startImport(): Promise<number> {
  const told = await here.proxies[0]?.ask({
    method: 'POST',
    path: '/api/v1/spbdevk/partner/auftrag/import',
    headers: { 'content-type': 'text/csv', 'x-api-key': apiKeyOf('spbdevk') },
    body: `ExterneAuftragsnummer;Ereignis\n${rows}\n`,
  });
  if (told?.status !== 202) throw new Error(`${told?.status} ${told?.text}`);
  return JSON.parse(told.text).Id;
}

interface Import {
  Status: string;
  Verarbeitet: number;
  Fehler: number;
}
async function importOf(id: number): Promise<Import | undefined> {
  const path = `/api/v1/spbdevk/partner/auftrag/import/${id}`;
  const told = await here.proxies[0]?.ask({ path, headers: { 'x-api-key': apiKeyOf('spbdevk') } });
  return told?.status === 200 ? (JSON.parse(told.text) as Import) : undefined;
}
const jobState = async (id: number): Promise<string | undefined> => (await importOf(id))?.Status;
const rowsDone = async (id: number): Promise<number> => {
  const found = await importOf(id);
  return found ? found.Verarbeitet + found.Fehler : 0;
};
