/**
 * Scheduled and background work (rules 1.8): nightly passes at 03:30 Berlin time and long imports, by pg-boss over
 * our pool. Never a step of state or money. A job is a function of a mandant's context that can safely run twice; a
 * nightly run remembers the day it did, one started by hand always runs.
 */
import type { PgBoss } from 'pg-boss';
import { type Ctx, jobContext, type Mandant, type System } from '../context.ts';
import { createLanes, type LaneLimits, laneLimits } from './lanes.ts';
import type { JobDefinition, JobList } from './pass.ts';
import { addQueues, type Queue, startQueues } from './queue.ts';
import { definitionOf, joinRound, type RunContext, roundTopic, runFor, runRound } from './round.ts';

/** Work that somebody asks for and that goes on after a restart: name → verb with its payload. */
export type Tasks = Readonly<
  Record<string, (ctx: Ctx, payload: Record<string, unknown>, signal: AbortSignal) => Promise<void>>
>;

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  isRunning(): boolean;
  names(): string[];
  every(name: string): JobDefinition['every'] | undefined;
  /** The ids of the mandants that it has something to do for. */
  whoHasWork(name: string): Promise<readonly number[]>;
  /** What the schedule does: every mandant that has something to do, each once a day. */
  runDue(name: string): Promise<void>;
  /** Runs one job now for one mandant, however far its last day is; `by` is the e-mail of the operator who asked. */
  runNow(name: string, mandant: Mandant, by?: string): Promise<number>;
  /** Queues a task; it is taken within seconds by any process. */
  enqueue(task: string, mandantId: number, payload: Record<string, unknown>): Promise<void>;
}

/** In Berlin time; `nextRun` of job-state.ts reads the same. */
const schedules = { night: '30 3 * * *', month: '30 3 1 * *', minutes: '*/5 * * * *' } as const;
/** A run whose process died is given up when its heartbeat stays out, and tried again. */
const heartbeatSeconds = 20;
const jobQueue = { retryLimit: 3, retryBackoff: true, heartbeatSeconds, policy: 'singleton' };
const taskQueue = { retryLimit: 10, retryBackoff: true, heartbeatSeconds, expireInSeconds: 3600 * 6 };

/** What somebody is still at when a night's round is over is looked at again. */
const lookAgainSeconds = 600;
const stopMs = 20_000;

interface Mandants {
  all(): Promise<readonly Mandant[]>;
  byId(id: number): Promise<Mandant | undefined>;
}

interface Work extends RunContext {
  tasks: Tasks;
  mandants: Mandants;
  /** Rounds of this process that go on. */
  rounds: Set<string>;
}

export function createJobs(
  system: System,
  list: JobList,
  tasks: Tasks,
  mandants: Mandants,
  limits: LaneLimits = limitsOf(system),
): Jobs {
  let pgBoss: PgBoss | undefined;
  const stopping = new AbortController();
  const lanes = createLanes(limits);
  const work: Work = { system, list, tasks, mandants, lanes, signal: stopping.signal, rounds: new Set() };
  system.signals.on(roundTopic, (told) => {
    if (pgBoss && told !== null) void takePart(work, told);
  });

  return {
    names: () => Object.keys(list),
    every: (name) => list[name]?.every,
    whoHasWork: async (name) => {
      const round = { system, mandants: await mandants.all(), now: system.clock.now() };
      return definitionOf(work, name).run.asks(round);
    },
    isRunning: () => pgBoss !== undefined,
    runDue: async (name) => void (await runOwnRound(work, name)),
    runNow: (name, mandant, by) => runFor(work, name, mandant, by),
    start: async () => {
      const { database, log, config } = system;
      const started = await startQueues(database.direct, log, config.databaseOwnerUrl === undefined);
      await addQueues(started, queuesOf(work));
      await takeJobs(started, work);
      await takeTasks(started, work);
      pgBoss = started;
    },
    stop: async () => {
      stopping.abort();
      const started = pgBoss;
      pgBoss = undefined;
      await started?.stop({ graceful: true, timeout: stopMs, wait: true } as never);
      const { promise, resolve } = Promise.withResolvers<void>();
      const timeout = setTimeout(resolve, stopMs);
      await Promise.race([lanes.idle(), promise]).finally(() => clearTimeout(timeout));
    },
    enqueue: async (task, mandantId, payload) => {
      if (!pgBoss) throw new Error('jobs are not running');
      await pgBoss.send(task, { mandantId, ...payload });
    },
  };
}

/** The embedded database has one connection. */
const limitsOf = ({ config, database }: System): LaneLimits =>
  laneLimits(database.kind === 'embedded' ? 1 : config.databasePool);

function queuesOf({ system: { config }, list, tasks }: Work): Queue[] {
  // Whoever sets the clock calls the nights, too.
  const isDue = (every: JobDefinition['every']) => every === 'minutes' || !config.testMode;
  return [
    ...Object.entries(list).map(([name, { every }]) => ({
      name,
      options: jobQueue,
      ...(isDue(every) && { every: schedules[every] }),
    })),
    ...Object.keys(tasks).map((name) => ({ name, options: taskQueue })),
  ];
}

async function takeJobs(pgBoss: PgBoss, work: Work): Promise<void> {
  for (const [name, { every }] of Object.entries(work.list)) {
    if (every === 'minutes') await pgBoss.send(name);
    await pgBoss.work(name, { pollingIntervalSeconds: 30 }, async () => {
      const { isUnfinished } = await runOwnRound(work, name);
      // Every five minutes somebody looks anyway.
      if (isUnfinished && every !== 'minutes' && !work.signal.aborted)
        await pgBoss.send(name, {}, { startAfter: lookAgainSeconds });
    });
  }
}

async function runOwnRound(work: Work, name: string): Promise<{ isUnfinished: boolean }> {
  work.rounds.add(name);
  try {
    return await runRound(work, name);
  } finally {
    work.rounds.delete(name);
  }
}

/** In the round of another process; whoever began it hears of it, too. */
async function takePart(work: Work, told: string): Promise<void> {
  const [name = '', askedAt] = told.split(' ');
  if (work.rounds.has(name) || !work.list[name] || work.signal.aborted) return;
  work.rounds.add(name);
  try {
    await joinRound(work, name, new Date(Number(askedAt)));
  } catch (error) {
    work.system.log.error({ err: error, job: name }, 'could not take part in a round');
  } finally {
    work.rounds.delete(name);
  }
}

async function takeTasks(pgBoss: PgBoss, { system, tasks, mandants, signal }: Work): Promise<void> {
  for (const [name, verb] of Object.entries(tasks)) {
    await pgBoss.work(name, { pollingIntervalSeconds: 1 }, async ([job]) => {
      if (!job) return;
      const { mandantId, ...payload } = job.data as { mandantId: number };
      const mandant = await mandants.byId(mandantId);
      if (!mandant) return;
      await system.spans.work(`task ${name}`, { 'weitersagen.mandant': mandant.slug }, () =>
        verb(jobContext(system, mandant, name), payload, signal),
      );
    });
  }
}
