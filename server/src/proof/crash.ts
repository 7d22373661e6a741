/**
 * The server is killed again and again while 32 clients click, create and collect; then the database is asked whether
 * everything that was acknowledged is there, once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Acknowledged, ask, crashClients, type Offered } from './crash-clients.ts';

interface CrashOptions {
  /** What each mandant offers. */
  offered: readonly Offered[];
  port: number;
  environment: Record<string, string>;
  seconds: number;
  seed: number;
}

/** A run that proves something: less is a machine too busy to answer between two kills. */
const enough = { kills: 3, clicks: 51, created: 21, collected: 6 };
const countsOf = ({ kills, clicks, created, collected }: Acknowledged): typeof enough => ({
  kills,
  clicks: clicks.length,
  created: created.size,
  collected: collected.length,
});
/** Of several mandants each has had its share. */
const tooFew = (all: readonly Acknowledged[]): string[] =>
  all.flatMap((one) =>
    Object.entries(countsOf(one)).flatMap(([what, count]) =>
      count < enough[what as keyof typeof enough] / all.length ? `${what}: ${count}` : [],
    ),
  );
export const expectEnough = (all: readonly Acknowledged[]): void => expect(tooFew(all)).toEqual([]);
/** How much longer a busy machine may take to get there. */
export const slackMs = 120_000;
/** And from half the time on the server lives longer and longer for it, in the end so many times. */
const lifeTimes = 4;

const clientCount = 32;
const mainFile = join(import.meta.dirname, '../main.ts');

/** What was acknowledged of each mandant. */
export async function crash({ offered, port, environment, seconds, seed }: CrashOptions): Promise<Acknowledged[]> {
  const random = randomFrom(seed);
  const base = `http://127.0.0.1:${port}`;
  const all = offered.map((): Acknowledged => ({ kills: 0, clicks: [], created: new Map(), collected: [] }));
  const clients = all.map((acknowledged, at) =>
    crashClients({ ...(offered[at] as Offered), base, random, acknowledged }),
  );
  const killed = async (): Promise<void> => {
    await kill(server);
    for (const acknowledged of all) acknowledged.kills++;
  };

  let server = await start(environment, port);
  const [halfMs, halfAt] = [seconds * 500, Date.now() + seconds * 500];
  const endsAt = halfAt + halfMs;
  const each = Array.from({ length: clientCount / offered.length });
  const failed = Promise.all(clients.flatMap(({ run }) => each.map(run)));
  const isShort = (): boolean => tooFew(all).length > 0;
  while (Date.now() < endsAt || (isShort() && Date.now() < endsAt + slackMs)) {
    const late = isShort() ? Math.max(0, Date.now() - halfAt) / (halfMs + slackMs) : 0;
    await Promise.race([sleep((500 + random() * 2000) * (1 + (lifeTimes - 1) * late)), failed]);
    await killed();
    server = await start(environment, port);
  }
  for (const { stop } of clients) stop();
  await failed;
  await killed();
  return all;
}

/** A small generator with a seed, so that a run can be told by its number. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The first start makes all tables, on whatever else the machine does. */
const startMs = 120_000;

/** A server of its own, once it answers. */
export async function start(environment: Record<string, string>, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + startMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    if ((await ask(`http://127.0.0.1:${port}/health`))?.ok) return child;
    await sleep(20);
  }
  throw new Error(`the server did not start within ${startMs / 1000} seconds`);
}

/** As by `kill -9`. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  await gone;
}
